import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { ImportRefused } from '../import-refused.ts'

/** Entries of a ZIP archive by name. The sizes in its directory are not trusted: only unpacked bytes count. */
export type Zip = {
  names: ReadonlySet<string>
  /** A small entry as text, or null if it is missing. */
  text: (name: string) => string | null
  /** An entry as text, in chunks. */
  stream: (name: string) => AsyncGenerator<string>
}

/** Stays below the longest string of V8 (512 MB). */
const TEXT_BYTES = 256 * 1024 * 1024

type Entry = { method: number; data: Uint8Array }

const brokenZipError = (why: string) => new ImportRefused('broken-xlsx', { why })

const END_RECORD = 0x06054b50
const DIRECTORY_RECORD = 0x02014b50
const LOCAL_RECORD = 0x04034b50

/** Opens an archive in memory. Decision 23 explains why no package is used. */
export const openZip = (bytes: Uint8Array, unpackedBytes: number): Zip => {
  const entries = readDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  let unpacked = 0
  const count = (size: number) => {
    unpacked += size
    if (unpacked > unpackedBytes) throw tooBigError(unpackedBytes)
  }
  return {
    names: new Set(entries.keys()),
    text: (name) => {
      const entry = entries.get(name)
      if (entry === undefined) return null
      const data =
        entry.method === 0 ? entry.data : inflateAll(entry.data, Math.min(TEXT_BYTES, unpackedBytes - unpacked))
      count(data.length)
      return new TextDecoder().decode(data)
    },
    stream: async function* (name) {
      const entry = entries.get(name)
      if (entry === undefined) throw brokenZipError(`${name} is missing`)
      // Each pass over a sheet gets the same limit, because a file is read several times.
      let remainingBytes = unpackedBytes - unpacked
      const decoder = new TextDecoder()
      for await (const chunk of entry.method === 0 ? [entry.data] : inflateStream(entry.data)) {
        remainingBytes -= chunk.length
        if (remainingBytes < 0) throw tooBigError(unpackedBytes)
        yield decoder.decode(chunk, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

const tooBigError = (unpackedBytes: number) =>
  new ImportRefused('unpacks-too-big', { limit: Math.round(unpackedBytes / 1024 / 1024) })

const inflateAll = (data: Uint8Array, limit: number): Uint8Array => {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooBigError(limit)
    throw brokenZipError('its archive is damaged')
  }
}

async function* inflateStream(data: Uint8Array): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
  inflate.end(data)
  try {
    for await (const chunk of inflate) yield chunk as Uint8Array
  } catch {
    throw brokenZipError('its archive is damaged')
  } finally {
    inflate.destroy()
  }
}

const readDirectory = (zip: Buffer): Map<string, Entry> => {
  try {
    return readRecords(zip)
  } catch (error) {
    // Reading past the end of the bytes.
    if (error instanceof RangeError) throw brokenZipError('its archive is cut short')
    throw error
  }
}

const readRecords = (zip: Buffer): Map<string, Entry> => {
  let end = zip.length - 22
  // The comment after the record has at most 65,535 bytes.
  const lowest = Math.max(0, end - 65_535)
  while (end >= lowest && zip.readUInt32LE(end) !== END_RECORD) end--
  if (end < lowest) throw brokenZipError('its archive is cut short')
  const entries = new Map<string, Entry>()
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_RECORD) throw brokenZipError('its archive is damaged')
    const flags = zip.readUInt16LE(at + 8)
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/')
    const local = zip.readUInt32LE(at + 42)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (name.endsWith('/')) continue
    if ((flags & 1) === 1) throw brokenZipError('it is locked with a password')
    if (method !== 0 && method !== 8) throw brokenZipError('its archive is packed in an unusual way')
    if (zip.readUInt32LE(local) !== LOCAL_RECORD) throw brokenZipError('its archive is damaged')
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    if (start + size > zip.length) throw brokenZipError('its archive is cut short')
    entries.set(name, { method, data: zip.subarray(start, start + size) })
  }
  return entries
}
