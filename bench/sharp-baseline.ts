import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { answerParent } from './children.ts'

/**
 * The same outputs by plain calls of sharp as in its documentation: each from the file's bytes, all
 * in parallel.
 */

async function outputs(bytes: Uint8Array): Promise<number> {
  const source = (): Sharp => sharp(bytes, { autoOrient: true })
  const { width } = await sharp(bytes).metadata()
  const made = PICTURE_WIDTHS.filter((one) => one <= width).map((one, i, { length }) =>
    source()
      .resize({ width: one })
      .jpeg({ quality: i < length - 1 ? 68 : 90, progressive: i < length - 1, quantisationTable: 3 })
      .toBuffer(),
  )
  const tiny = source().resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 40, effort: 4 }).toBuffer()
  return (await Promise.all([...made, tiny])).reduce((sum, { length }) => sum + length, 0)
}

answerParent({ outputs })
