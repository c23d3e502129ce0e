/** File types that are recognised by their first bytes. */
export type Signature = 'jpeg' | 'png' | 'gif' | 'pdf'
/** Width and height in px as the header claims them, before any turning. */
export type PictureHeader = { width: number; height: number; animated: boolean }

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const SIGNATURES: readonly (readonly [Signature, Buffer])[] = [
  ['jpeg', latin('\xff\xd8\xff')],
  ['png', latin('\x89PNG\r\n\x1a\n')],
  ['gif', latin('GIF87a')],
  ['gif', latin('GIF89a')],
  ['pdf', latin('%PDF-')],
]
const PNG_END = latin('\0\0\0\0IEND\xaeB`\x82')
const JPEG_END = latin('\xff\xd9')

/**
 * The type by the first eight bytes, or undefined. Written here at a fixed cost: general sniffers
 * also try formats that we do not accept, and one of them loops for ever on 55 bytes
 * (CVE-2026-31808).
 */
export function sniff(bytes: Buffer): Signature | undefined {
  return SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0]
}

/**
 * Reads the header of a JPEG or PNG without decoding it; undefined when it is damaged or the picture's own end is
 * missing, which a decoder that shrinks while it loads does not always notice. Reads each byte at most twice.
 */
export function readHeader(bytes: Buffer, format: 'jpeg' | 'png'): PictureHeader | undefined {
  const header = format === 'png' ? readPngHeader(bytes) : readJpegHeader(bytes)
  return header && header.width > 0 && header.height > 0 ? header : undefined
}

/**
 * PNG: chunks of length, type, data, checksum. IHDR is the first; acTL (animation) comes before the
 * first IDAT.
 */
function readPngHeader(bytes: Buffer): PictureHeader | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  let animated = false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') animated = true
    if (type === 'IDAT') return bytes.includes(PNG_END, at) ? { ...size, animated } : undefined
  }
  return undefined
}

/** JPEG: segments of marker and length; the frame header (SOF) holds the size, the scan (SOS) starts the pixels. */
function readJpegHeader(bytes: Buffer): PictureHeader | undefined {
  let header: PictureHeader | undefined
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    // As decoders do: stray bytes before a marker are skipped, and 0xFF may be repeated as filling.
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) at += 1
    else if (isStandaloneMarker(marker)) at += 2
    else if (marker === 0xda) return bytes.includes(JPEG_END, at) ? header : undefined
    else {
      if (isFrame(marker) && at + 9 <= bytes.length) {
        header ??= { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), animated: false }
      }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}

/** Markers without a length: TEM, RST0 to RST7, SOI. */
function isStandaloneMarker(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** SOF0 to SOF15, without DHT, JPG and DAC in that range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}
