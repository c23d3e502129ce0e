import { PICTURE_FORMATS } from '@minato/contract/enumerations'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { PictureRefused } from './picture-refused.ts'
import { createPictures } from './pictures.ts'

const pictures = createPictures()
afterAll(async () => await pictures.close())

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#fff"/><rect x="20" width="20" height="30"/></svg>'

test('[VEH-07] renders an illustration at the requested width and format', async () => {
  for (const format of PICTURE_FORMATS) {
    const found = await sharp(await pictures.draw(DRAWING, 320, format)).metadata()
    expect(found).toMatchObject({
      width: 320,
      height: 240,
      format: { avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format],
    })
  }
})

test('[VEH-07] scales an illustration before rasterizing, sharp at every width', async () => {
  const drawn = await pictures.draw(DRAWING, 1600, 'webp')
  const row = await sharp(drawn).extract({ left: 0, top: 600, width: 1600, height: 1 }).greyscale().raw().toBuffer()
  const blurred = [...row].filter((value) => value > 40 && value < 215)
  expect(blurred.length).toBeLessThanOrEqual(4)
})

test('[VEH-07] gives an illustration its own placeholder', async () => {
  const placeholder = await pictures.drawPlaceholder(DRAWING)
  expect(placeholder.length).toBeLessThan(600)
  const tiny = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).metadata()
  expect(tiny).toMatchObject({ format: 'webp', width: 16, height: 12 })
})

test('reports a drawing that is no SVG as an internal error', async () => {
  const error = await pictures.draw('<svg', 320, 'jpg').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(PictureRefused)
})
