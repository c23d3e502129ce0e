import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { IMAGE_BYTES_LIMIT, PICTURE_FORMATS, PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bitPng, chunk, firstScan, scene, withSegment } from './pictures.fixture.ts'
import { createPictures } from './pictures.ts'
import type { Accepted } from './pictures.ts'

const pictures = createPictures()
afterAll(async () => await pictures.close())

const SAVED_AS = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }
const PHOTOGRAPHS = new URL('../../../../../../shared/data/photos/attributed/', import.meta.url)

/** Every file has its width, is upright and has no metadata; files derived from the widest one too. */
async function expectClean(accepted: Accepted): Promise<void> {
  const widest = accepted.widths.at(-1)?.bytes ?? Buffer.alloc(0)
  const remade = async (format: PictureFormat) => {
    const { width } = await sharp(widest).metadata()
    return { width, format, bytes: await pictures.remake({ widest, width, format }) }
  }
  const others = await Promise.all((['avif', 'webp'] as const).map(remade))
  const jpegs = accepted.widths.map((one) => ({ ...one, format: 'jpg' as const }))
  for (const { width, format, bytes } of [...jpegs, ...others]) {
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({
      format: SAVED_AS[format],
      width,
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      hasAlpha: false,
    })
    expect(Math.abs(found.height - (width * accepted.height) / accepted.width)).toBeLessThanOrEqual(1)
    for (const metadata of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const)
      expect(found[metadata]).toBeUndefined()
  }
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}
function isNear(colour: number[], wanted: number[]): boolean {
  return colour.every((value, index) => Math.abs(value - (wanted[index] ?? -999)) < 40)
}

test('[VEH-08] makes every width that a JPEG fills, the narrowest first', async () => {
  const accepted = await pictures.accept(await scene(1000, 700).jpeg().toBuffer())
  expect(accepted).toMatchObject({ width: 1000, height: 700 })
  expect(accepted.widths.map(({ width }) => width)).toEqual([320, 640, 960])
  await expectClean(accepted)
})

test('[VEH-08] makes every format in every width and enlarges none', async () => {
  const { widths } = await pictures.accept(await scene(1000, 700).jpeg().toBuffer())
  const widest = widths.at(-1)?.bytes ?? Buffer.alloc(0)
  for (const format of PICTURE_FORMATS)
    for (const [width, made] of [
      [320, 320],
      [640, 640],
      [1600, 960],
    ] as const)
      expect(await sharp(await pictures.remake({ widest, width, format })).metadata()).toMatchObject({
        format: SAVED_AS[format],
        width: made,
      })
})

test('[VEH-08] makes every width from a large PNG', async () => {
  const accepted = await pictures.accept(await scene(2000, 1500).png().toBuffer())
  expect(accepted.widths).toHaveLength(PICTURE_WIDTHS.length)
  await expectClean(accepted)
})

test('[VEH-08] never enlarges a picture narrower than every width', async () => {
  const accepted = await pictures.accept(await scene(200, 300).png().toBuffer())
  expect(accepted.widths.map(({ width }) => width)).toEqual([200])
  await expectClean(accepted)
})

test('[VEH-08] hashes the bytes as sent', async () => {
  const sent = await scene(30, 20).png().toBuffer()
  expect((await pictures.accept(sent)).sha256).toBe(createHash('sha256').update(sent).digest('hex'))
})

test('[VEH-08 U01] applies the orientation and removes place, owner and orientation', async () => {
  const exif = { IFD0: { Copyright: 'OWNER-SECRET' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' } }
  const sent = await scene(400, 300).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
  expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
  expect(sent.includes('OWNER-SECRET')).toBe(true)
  const accepted = await pictures.accept(sent)
  expect(accepted).toMatchObject({ width: 300, height: 400 })
  await expectClean(accepted)
  for (const { bytes } of accepted.widths) {
    expect(bytes.includes('OWNER-SECRET')).toBe(false)
    // The left side is at the top if the camera was held upright.
    expect(isNear(await colourAt(bytes, 20, 20), [208, 16, 16])).toBe(true)
    expect(isNear(await colourAt(bytes, 20, 380), [16, 48, 208])).toBe(true)
  }
})

test('[VEH-08 U01] removes scripts in comments, appended pages and archives', async () => {
  const script = '<?php system($_GET[0]); ?><script>alert(1)</script>'
  const jpeg = withSegment(await scene(330, 250).jpeg().toBuffer(), 0xfe, script)
  const png = bitPng({ width: 330, height: 250, before: [chunk('tEXt', Buffer.from(`Comment\0${script}`))] })
  for (const host of [jpeg, png]) {
    const sent = Buffer.concat([host, Buffer.from(`<html>${script}</html>PK\x03\x04`)])
    const accepted = await pictures.accept(sent)
    await expectClean(accepted)
    for (const { bytes } of accepted.widths) {
      for (const trace of ['<?php', '<script', '<html', 'PK\x03\x04']) expect(bytes.includes(trace)).toBe(false)
    }
  }
})

test('[VEH-08] converts CMYK, grey, transparency, 16 bits and wide gamut to sRGB', async () => {
  const grey = sharp({ create: { width: 340, height: 60, channels: 4, background: { r: 90, g: 90, b: 90, alpha: 0 } } })
  for (const sent of [
    await scene(340, 260).toColourspace('cmyk').jpeg().toBuffer(),
    await scene(340, 260).greyscale().jpeg().toBuffer(),
    await grey.clone().toColourspace('rgb16').png().toBuffer(),
    await scene(340, 260).withIccProfile('p3').jpeg().toBuffer(),
    await scene(340, 260).png({ palette: true }).toBuffer(),
  ]) {
    await expectClean(await pictures.accept(sent))
  }
  const clear = await pictures.accept(await grey.png().toBuffer())
  for (const { bytes } of clear.widths) expect(isNear(await colourAt(bytes, 5, 5), [255, 255, 255])).toBe(true)
})

test('[VEH-08 U03] accepts a picture of exactly the largest size', async () => {
  const jpeg = await scene(64, 48).jpeg().toBuffer()
  const accepted = await pictures.accept(Buffer.concat([jpeg, Buffer.alloc(IMAGE_BYTES_LIMIT - jpeg.length)]))
  expect(accepted.width).toBe(64)
})

test('[VEH-08] accepts odd phone files: a wrong scan header, a few stray bytes', async () => {
  const jpeg = await scene(400, 300).jpeg().toBuffer()
  const scan = firstScan(jpeg)
  const wrongScan = Buffer.from(jpeg)
  wrongScan[scan + jpeg.readUInt16BE(scan + 2)] = 0
  const stray = Buffer.concat([jpeg.subarray(0, scan), Buffer.from([1, 2, 3, 4]), jpeg.subarray(scan)])
  for (const odd of [wrongScan, stray]) {
    await expect(sharp(odd, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('VipsJpeg')
    await expectClean(await pictures.accept(odd))
  }
})

test('[VEH-08] makes a tiny data-URL placeholder for any shape', async () => {
  for (const [width, height] of [
    [1200, 900],
    [20, 4000],
    [4000, 20],
    [1, 1],
  ] as const) {
    const { placeholder } = await pictures.accept(await scene(width, height).png().toBuffer())
    expect(placeholder.length).toBeLessThan(600)
    const [start, content] = placeholder.split(',')
    expect(start).toBe('data:image/webp;base64')
    const tiny = await sharp(Buffer.from(content ?? '', 'base64')).metadata()
    expect(Math.max(tiny.width, tiny.height)).toBeLessThanOrEqual(16)
  }
})

test.skipIf(!existsSync(PHOTOGRAPHS))(
  '[VEH-08] accepts real photographs (needs ../shared/data)',
  async () => {
    const names = readdirSync(PHOTOGRAPHS)
      .filter((name) => name.endsWith('.jpg'))
      .filter((_, index) => index % 5 === 0)
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) {
      const sent = readFileSync(new URL(name, PHOTOGRAPHS))
      const accepted = await pictures.accept(sent)
      await expectClean(accepted)
      const widest = accepted.widths.at(-1)?.bytes ?? Buffer.alloc(0)
      const avif = await pictures.remake({ widest, width: 1600, format: 'avif' })
      expect(avif.length).toBeLessThan(sent.length / 2)
    }
  },
  60_000,
)
