/** The orientation is the only Exif field to keep. Without it most phone pictures are shown sideways. */

const TAG = 0x0112
const ENTRY = 12

/** 1 to 8 as in Exif, 1 if missing; `tiff` begins with its byte order. */
export function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  if (tiff.length < 8) return 1
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = u16(first)
  for (let i = 0; i < entries; i++) {
    const at = first + 2 + i * ENTRY
    if (at + ENTRY > tiff.length) break
    if (u16(at) !== TAG) continue
    const value = u16(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif segment with the orientation only; null for the default orientation. */
export const orientationSegment = (orientation: number): Buffer | null =>
  orientation === 1
    ? null
    : Buffer.concat([
        Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
        Buffer.from([TAG >> 8, TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
      ])
