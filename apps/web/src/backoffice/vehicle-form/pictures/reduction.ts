import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'

/** Reduces a photograph to the upload limit (VEH-08): twelve megapixels of a phone become about two. */

export interface Size {
  width: number
  height: number
}
export interface Attempt extends Size {
  /** JPEG quality, 0 to 1. */
  quality: number
}

/** Longest side in px and quality, best first; the shop shows at most 1600 px. */
const STEPS: readonly (readonly [side: number, quality: number])[] = [
  [2048, 0.86],
  [2048, 0.74],
  [1600, 0.8],
  [1600, 0.66],
  [1280, 0.7],
  [960, 0.6],
]
const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The size with a longest side of at most `side`; never enlarged. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The attempts for a picture of this size, each smaller than the one before. */
export function attemptsFor(size: Size): Attempt[] {
  const found: Attempt[] = []
  for (const [side, quality] of STEPS) {
    const attempt = { ...sizeWithin(size, side), quality }
    const last = found.at(-1)
    if (!last || attempt.width < last.width || attempt.quality < last.quality) found.push(attempt)
  }
  return found
}

/** Detected by its first bytes, whatever its name. */
export function isPictureBy(head: Uint8Array): boolean {
  return [JPEG, PNG].some((signs) => signs.every((sign, at) => head[at] === sign))
}

/** Why a file is rejected, with the server's messages. */
export class PictureError extends Error {}
export const TOO_HEAVY = 'This image exceeds the maximum size. Please insert another one.'
export const NOT_A_PICTURE = 'Only Jpg, Jpeg and PNG pictures are accepted.'

/** A JPEG below the limit in the right orientation; undefined if impossible. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    for (const attempt of attemptsFor(bitmap)) {
      const smaller = await drawnAs(bitmap, attempt)
      if (smaller && smaller.size <= IMAGE_BYTES_LIMIT) return smaller
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

function drawnAs(bitmap: ImageBitmap, { width, height, quality }: Attempt): Promise<Blob | null> {
  const type = 'image/jpeg'
  const paint = (pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null): void => {
    if (!pen) throw new PictureError(TOO_HEAVY)
    // JPEG has no transparency: transparent pixels of a PNG would turn black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, width, height)
  }
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    paint(canvas.getContext('2d'))
    return canvas.convertToBlob({ type, quality })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  paint(canvas.getContext('2d'))
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
