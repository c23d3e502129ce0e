import { orientationOf, orientationSegment } from './exif-orientation.ts'

/** Types of picture that are stripped. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif'

/** The picture has no end, or consists of too many small pieces. */
export class BrokenPicture extends Error {}

/**
 * Removes a picture's metadata (place, camera) and anything after its end (ASVS 14.2.8). Nothing is decoded, so
 * that the pixels of a document stay unchanged.
 * @throws BrokenPicture
 */
export const stripPicture = (bytes: Buffer, type: PictureType): Buffer =>
  Buffer.concat([...FORMATS[type](createReader(bytes))])

interface ByteReader {
  /** Reads this many bytes. @throws BrokenPicture if there are fewer */
  take(count: number): Buffer
  /** A JPEG's pixels up to the next marker. */
  takePixels(): Buffer
}

/** More than any picture of 10 MB has. */
const PIECES_LIMIT = 250_000

/** In pixel data 0xFF is followed by zero, a restart marker, or another 0xFF. */
const isPixel = (sign: number | undefined): boolean =>
  sign === 0 || sign === 0xff || (sign !== undefined && sign >= 0xd0 && sign <= 0xd7)

function createReader(bytes: Buffer): ByteReader {
  let at = 0
  let pieces = 0
  const take = (count: number): Buffer => {
    if (++pieces > PIECES_LIMIT || at + count > bytes.length) throw new BrokenPicture()
    at += count
    return bytes.subarray(at - count, at)
  }
  return {
    take,
    takePixels() {
      let end = bytes.indexOf(0xff, at)
      while (end >= 0 && isPixel(bytes[end + 1])) end = bytes.indexOf(0xff, end + (bytes[end + 1] === 0xff ? 1 : 2))
      if (end < 0) throw new BrokenPicture()
      return take(end - at)
    },
  }
}

const readByte = (bytes: ByteReader): number => bytes.take(1)[0] ?? 0
const startsWith = (bytes: Buffer, text: string): boolean =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'))

const SCAN = 0xda
const END = 0xd9
/** TEM, RST0 to RST7, SOI: markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** JPEG: segments of marker and length; after each SOS the pixels, up to the next marker except restarts. */
function* jpegOf(bytes: ByteReader): Generator<Buffer> {
  yield bytes.take(2)
  for (;;) {
    const marker = nextMarker(bytes)
    if (marker === END || isBare(marker)) yield Buffer.from([0xff, marker])
    if (marker === END) return
    if (isBare(marker)) continue
    const length = bytes.take(2).readUInt16BE() - 2
    if (length < 0) throw new BrokenPicture()
    const retained = retainedSegment(marker, bytes.take(length))
    if (retained) {
      const head = Buffer.from([0xff, marker, 0, 0])
      head.writeUInt16BE(retained.length + 2, 2)
      yield Buffer.concat([head, retained])
    }
    if (marker !== SCAN) continue
    yield bytes.takePixels()
  }
}

/** Like decoders, skips stray bytes before a marker and repeated 0xFF. */
function nextMarker(bytes: ByteReader): number {
  for (;;) {
    while (readByte(bytes) !== 0xff);
    let marker = 0xff
    while (marker === 0xff) marker = readByte(bytes)
    if (marker !== 0) return marker
  }
}

/** Segments that a decoder needs; of Exif only the orientation. */
function retainedSegment(marker: number, segment: Buffer): Buffer | null {
  if (marker === 0xe0) return startsWith(segment, 'JFIF\0') ? segment : null
  if (marker === 0xe1)
    return startsWith(segment, 'Exif\0\0') ? orientationSegment(orientationOf(segment.subarray(6))) : null
  if (marker === 0xe2) return startsWith(segment, 'ICC_PROFILE\0') ? segment : null
  if (marker === 0xee) return startsWith(segment, 'Adobe') ? segment : null
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe ? null : segment
}

/**
 * PNG chunks to keep: pixels, palette, transparency, print size, and colours without a profile, which may be a
 * bomb.
 */
const CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'])

/** PNG: chunks of length, type, data and checksum; the first is IHDR, the last IEND. */
function* pngOf(bytes: ByteReader): Generator<Buffer> {
  yield bytes.take(8)
  for (let isFirst = true; ; isFirst = false) {
    const head = bytes.take(8)
    const length = head.readUInt32BE() + 4
    const type = head.toString('latin1', 4)
    if (isFirst !== (type === 'IHDR')) throw new BrokenPicture()
    if (!CHUNKS.has(type)) {
      bytes.take(length)
      continue
    }
    yield head
    yield bytes.take(length)
    if (type === 'IEND') return
  }
}

const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** GIF: a header with its colours, then pictures and extensions in blocks of at most 255 bytes. */
function* gifOf(bytes: ByteReader): Generator<Buffer> {
  const head = bytes.take(13)
  yield head
  yield bytes.take(tableOf(head[10] ?? 0))
  for (;;) {
    const kind = readByte(bytes)
    if (kind === 0x3b) return yield Buffer.from([kind])
    if (kind === 0x2c) {
      const place = bytes.take(9)
      yield Buffer.concat([Buffer.from([kind]), place])
      yield bytes.take(tableOf(place[8] ?? 0) + 1)
      yield* blocksOf(bytes)
    } else if (kind === 0x21) {
      const label = readByte(bytes)
      const blocks: Buffer[] = []
      for (const block of blocksOf(bytes)) if (blocks.length < 4) blocks.push(block)
      // Duration of a frame, and number of repetitions.
      const isRetained = label === 0xf9 || (label === 0xff && /^.(?:NETSCAPE2|ANIMEXTS1)\.0/s.test(String(blocks[0])))
      if (isRetained && blocks.length < 4) yield Buffer.concat([Buffer.from([kind, label]), ...blocks])
    } else throw new BrokenPicture()
  }
}

/** Blocks with their lengths, including the empty last one. */
function* blocksOf(bytes: ByteReader): Generator<Buffer> {
  for (;;) {
    const length = bytes.take(1)
    const block = Buffer.concat([length, bytes.take(length[0] ?? 0)])
    yield block
    if (block.length === 1) return
  }
}

const FORMATS = { 'image/jpeg': jpegOf, 'image/png': pngOf, 'image/gif': gifOf } as const
