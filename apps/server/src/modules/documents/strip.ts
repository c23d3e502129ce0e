import { readerOf } from './byte-reader.ts'
import type { ByteReader } from './byte-reader.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

/**
 * Pictures of papers without what they say beside their pixels: where and by what they were taken, and whatever stands behind
 * their end (attacks.md U01, ASVS 14.2.8). The pixels stay bit for bit as they were sent, since a paper has to stay legible:
 * nothing is decoded, and no more than a segment is held. Throws `broken()` where the picture's own end does not come.
 */
export async function* strippedOf(
  sent: AsyncIterable<Buffer>,
  type: keyof typeof FORMATS,
  broken: () => Error,
): AsyncGenerator<Buffer> {
  const bytes = readerOf(sent, broken)
  try {
    yield* inBlocks(FORMATS[type](bytes))
    // Read and left out, so that its sender is answered, and its weight counts.
    await bytes.drain()
  } finally {
    await bytes.close()
  }
}

const BLOCK = 65_536
/** Thousands of small pieces would be as many writes. */
async function* inBlocks(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < BLOCK) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size) yield Buffer.concat(held)
}

/** Bytes as they are, piece by piece. */
async function* passed(bytes: ByteReader, count: number): AsyncGenerator<Buffer> {
  for (let left = count; left > 0;) {
    const piece = await bytes.some(left)
    left -= piece.length
    yield piece
  }
}
async function skip(bytes: ByteReader, count: number): Promise<void> {
  for (let left = count; left > 0;) left -= (await bytes.some(left)).length
}
const byteOf = async (bytes: ByteReader): Promise<number> => (await bytes.take(1))[0] ?? 0
const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))

const SCAN = 0xda
const END = 0xd9
/** TEM, RST0 to RST7, SOI: markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** JPEG: segments of marker and length; behind each SOS the pixels, up to the next marker that is no restart. */
async function* jpegOf(bytes: ByteReader): AsyncGenerator<Buffer> {
  yield await bytes.take(2)
  for (;;) {
    const marker = await nextMarker(bytes)
    if (marker === END || isBare(marker)) yield Buffer.from([0xff, marker])
    if (marker === END) return
    if (isBare(marker)) continue
    const length = (await bytes.take(2)).readUInt16BE() - 2
    if (length < 0) throw bytes.broken()
    const kept = keptOf(marker, await bytes.take(length))
    if (kept) {
      const head = Buffer.from([0xff, marker, 0, 0])
      head.writeUInt16BE(kept.length + 2, 2)
      yield Buffer.concat([head, kept])
    }
    if (marker !== SCAN) continue
    for (let piece = await bytes.pixels(); piece.length; piece = await bytes.pixels()) yield piece
  }
}

/** As decoders do: stray bytes before a marker are passed over, and 0xFF may be repeated as filling. */
async function nextMarker(bytes: ByteReader): Promise<number> {
  for (;;) {
    while ((await byteOf(bytes)) !== 0xff);
    let marker = 0xff
    while (marker === 0xff) marker = await byteOf(bytes)
    if (marker !== 0) return marker
  }
}

/** What a decoder needs of a segment; of Exif the way the picture is to be held alone. */
function keptOf(marker: number, segment: Buffer): Buffer | null {
  if (marker === 0xe0) return startsWith(segment, 'JFIF\0') ? segment : null
  if (marker === 0xe1)
    return startsWith(segment, 'Exif\0\0') ? orientationSegment(orientationOf(segment.subarray(6))) : null
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE\0') ? segment : null
  if (marker === 0xee) return startsWith(segment, 'Adobe') ? segment : null
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe ? null : segment
}

/** Of a PNG's chunks: pixels, palette, transparency, size on paper, colours without a profile, which may be a bomb. */
const CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'])

/** PNG: chunks of length, type, data and checksum; the first is IHDR, the last IEND. */
async function* pngOf(bytes: ByteReader): AsyncGenerator<Buffer> {
  yield await bytes.take(8)
  for (let isFirst = true; ; isFirst = false) {
    const head = await bytes.take(8)
    const length = head.readUInt32BE() + 4
    const type = head.toString('latin1', 4)
    if (isFirst !== (type === 'IHDR')) throw bytes.broken()
    if (!CHUNKS.has(type)) {
      await skip(bytes, length)
      continue
    }
    yield head
    yield* passed(bytes, length)
    if (type === 'IEND') return
  }
}

const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** GIF: a header with its colours, then pictures and extensions in blocks of at most 255 bytes. */
async function* gifOf(bytes: ByteReader): AsyncGenerator<Buffer> {
  const head = await bytes.take(13)
  yield head
  yield* passed(bytes, tableOf(head[10] ?? 0))
  for (;;) {
    const kind = await byteOf(bytes)
    if (kind === 0x3b) return yield Buffer.from([kind])
    if (kind === 0x2c) {
      const place = await bytes.take(9)
      yield Buffer.concat([Buffer.from([kind]), place])
      yield* passed(bytes, tableOf(place[8] ?? 0) + 1)
      yield* blocksOf(bytes)
    } else if (kind === 0x21) {
      const label = await byteOf(bytes)
      const blocks: Buffer[] = []
      for await (const block of blocksOf(bytes)) if (blocks.length < 4) blocks.push(block)
      // How long a picture stands, and how often all of them come again.
      const isKept = label === 0xf9 || (label === 0xff && /^.(?:NETSCAPE2|ANIMEXTS1)\.0/s.test(String(blocks[0])))
      if (isKept && blocks.length < 4) yield Buffer.concat([Buffer.from([kind, label]), ...blocks])
    } else throw bytes.broken()
  }
}

/** Blocks with the length before each, the empty last one too. */
async function* blocksOf(bytes: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const length = await bytes.take(1)
    const block = Buffer.concat([length, await bytes.take(length[0] ?? 0)])
    yield block
    if (block.length === 1) return
  }
}

const FORMATS = { 'image/jpeg': jpegOf, 'image/png': pngOf, 'image/gif': gifOf } as const
