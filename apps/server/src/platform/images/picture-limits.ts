import type { PictureHeader } from './sniff-format.ts'

/** A telephone's largest mode is read, a bomb is not: 16,000 × 16,000 px fit in 776 kB of PNG and take 1.4 s of CPU. */
export const PIXELS_LIMIT = 40_000_000
const SIDE_LIMIT = 16_000

/** Whether a header claims more px than we decode. */
export function hasTooManyPixels({ width, height }: PictureHeader): boolean {
  return width > SIDE_LIMIT || height > SIDE_LIMIT || width * height > PIXELS_LIMIT
}
