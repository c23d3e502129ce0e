import { inflateSync } from 'node:zlib'

/** The signed JSON attached to a signed copy; null if the bytes are not such a PDF. */
export function attachedRecord(bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  const at = text.indexOf('/Type /EmbeddedFile')
  const streamStart = text.indexOf('stream\n', at) + 'stream\n'.length
  if (!text.startsWith('%PDF-') || at < 0) return null
  const length = Number(/\/Length (\d+)/.exec(text.slice(at, streamStart))?.[1])
  try {
    return inflateSync(bytes.subarray(streamStart, streamStart + length)).toString('utf8')
  } catch {
    return null
  }
}
