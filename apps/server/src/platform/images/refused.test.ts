import { deflateSync } from 'node:zlib'
import { IMAGE_BYTES_LIMIT, LOCALES } from '@minato/contract/enumerations'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bitPng, chunk, scene, withSegment } from './pictures.fixture.ts'
import { PICTURE_REFUSALS, PictureRefused } from './picture-refused.ts'
import { createPictures } from './pictures.ts'

const pictures = createPictures()
// A program that ends at once, so a file that reaches a worker fails with an error other than a rejection.
const workless = createPictures({ entry: new URL('picture-limits.ts', import.meta.url) })
afterAll(async () => await Promise.all([pictures.close(), workless.close()]))

const jpeg = await scene(400, 300).jpeg().toBuffer()
const progressive = await scene(400, 300).jpeg({ progressive: true }).toBuffer()
const png = await scene(120, 90).png().toBuffer()
const gif = await scene(40, 30).gif().toBuffer()
const webp = await scene(40, 30).webp().toBuffer()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'

test('[VEH-08] uses the specified messages for the two specified errors', async () => {
  await expect(workless.accept(Buffer.from(SVG))).rejects.toThrow('Only Jpg, Jpeg and PNG pictures are accepted.')
  await expect(
    workless.accept(Buffer.concat([jpeg, Buffer.alloc(IMAGE_BYTES_LIMIT + 1 - jpeg.length)])),
  ).rejects.toThrow('This image exceeds the maximum size. Please insert another one.')
})

test('[VEH-08] has every error in both languages', () => {
  for (const words of Object.values(PICTURE_REFUSALS)) {
    for (const locale of LOCALES) expect(words[locale]).toMatch(/^[A-Z].*\.$/)
    expect(words.fr).not.toBe(words.en)
  }
})

test('[VEH-08 U01] rejects content other than JPEG or PNG before any decoder', async () => {
  const others = {
    svg: SVG,
    'svg with a declaration': `<?xml version="1.0"?>${SVG}`,
    html: '<!doctype html><script>alert(1)</script>',
    php: '<?php system($_GET[0]);',
    gif,
    'gif that goes on as a jpeg': Buffer.concat([Buffer.from('GIF89a'), jpeg]),
    pdf: '%PDF-1.7\n1 0 obj',
    webp,
    bmp: 'BM______',
    'jpeg after a blank': Buffer.concat([Buffer.from(' '), jpeg]),
    nothing: '',
  }
  for (const [name, content] of Object.entries(others)) {
    await expect(workless.accept(Buffer.from(content)), name).rejects.toMatchObject({ reason: 'not-a-picture' })
  }
})

test('[VEH-08 U02] rejects an animated PNG before any decoder', async () => {
  const control = chunk('acTL', Buffer.from([0, 0, 39, 16, 0, 0, 0, 0]))
  const animated = bitPng({ width: 40, height: 30, before: [control] })
  await expect(pictures.accept(animated)).rejects.toMatchObject({ reason: 'not-a-picture' })
})

test('[VEH-08 U02] rejects too many pixels before any decoder, whatever the file size', async () => {
  const bomb = bitPng({ width: 16_000, height: 16_000 })
  expect(bomb.length).toBeLessThan(IMAGE_BYTES_LIMIT)
  const wide = withSegment(jpeg, 0xc0, '\x08\x3e\x81\x00\x10\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00')
  for (const sent of [
    bomb,
    bitPng({ width: 65_535, height: 65_535, pixels: Buffer.alloc(9) }),
    bitPng({ width: 16_001, height: 1 }),
    bitPng({ width: 8000, height: 5001 }),
    wide,
  ]) {
    await expect(pictures.accept(sent)).rejects.toMatchObject({ reason: 'too-many-pixels' })
  }
})

test('[U02] rejects decompression bombs and a thousand scans, then serves the next', async () => {
  const zeros = deflateSync(Buffer.alloc(64 << 20), { level: 9 })
  const named = (name: string): Buffer => Buffer.concat([Buffer.from(`${name}\0\0`), zeros])
  const flat = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer()
  // The last scan repeated up to the size limit.
  const last = flat.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = flat.subarray(last, -2)
  const scans = Array<Buffer>(Math.min(1000, Math.floor((IMAGE_BYTES_LIMIT - flat.length) / scan.length))).fill(scan)
  const bombs = [
    bitPng({ width: 40, height: 30, before: [chunk('zTXt', named('Comment'))] }),
    bitPng({ width: 40, height: 30, before: [chunk('iCCP', named('icc'))] }),
    Buffer.concat([flat.subarray(0, -2), ...scans, flat.subarray(-2)]),
  ]
  const told: unknown[] = []
  for (const bomb of bombs) {
    expect(bomb.length).toBeLessThanOrEqual(IMAGE_BYTES_LIMIT)
    const accepted = pictures.accept(bomb)
    told.push(
      await accepted.then(
        ({ width }) => width,
        (error: PictureRefused) => error.reason,
      ),
    )
    await expect(pictures.accept(png)).resolves.toMatchObject({ width: 120 })
  }
  expect(told).toEqual([40, 40, 'cut-short'])
})

test('[VEH-08] reads the largest permitted number of pixels', async () => {
  const accepted = await pictures.accept(bitPng({ width: 8000, height: 5000 }))
  expect(accepted).toMatchObject({ width: 8000, height: 5000 })
})

test('[VEH-08] rejects a picture cut at any byte', async () => {
  for (const whole of [jpeg, progressive, png]) {
    const ends = Array.from({ length: 12 }, (_, index) => Math.floor((whole.length * (index + 1)) / 13))
    for (const end of [12, 40, ...ends, whole.length - 20, whole.length - 2, whole.length - 1]) {
      await expect(pictures.accept(whole.subarray(0, end)), `${end} of ${whole.length}`).rejects.toMatchObject({
        reason: 'cut-short',
      })
    }
  }
})

test('[VEH-08] rejects a picture with a gap, even when its end is there', async () => {
  const holed = (whole: Buffer, tail: number): Buffer =>
    Buffer.concat([whole.subarray(0, whole.length * 0.6), whole.subarray(-tail)])
  for (const sent of [holed(jpeg, 2), holed(progressive, 2), holed(png, 12)]) {
    await expect(pictures.accept(sent)).rejects.toMatchObject({ reason: 'cut-short' })
  }
})

test('[VEH-08 U04] rejects the first bytes of any kind of file', async () => {
  const kinds = [jpeg, progressive, png, gif, webp, Buffer.from('%PDF-1.7\n'), Buffer.from(SVG)]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.nat({ max: 64 }),
      fc.uint8Array({ maxLength: 8 }),
      async (kind, length, rest) => {
        const sent = Buffer.concat([kind.subarray(0, Math.min(length, kind.length - 1)), rest])
        await expect(pictures.accept(sent)).rejects.toBeInstanceOf(PictureRefused)
      },
    ),
    { numRuns: 500 },
  )
})

test(
  '[VEH-08 G26] renders or rejects a picture with any bytes changed',
  { timeout: 60_000 * Number(process.env['FUZZ'] ?? 1) },
  async () => {
    const change = fc.record({ at: fc.nat(), to: fc.nat({ max: 255 }) })
    let rendered = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(jpeg, progressive, png),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (whole, changes) => {
          const sent = Buffer.from(whole)
          for (const { at, to } of changes) sent[at % sent.length] = to
          try {
            await pictures.accept(sent)
            rendered += 1
          } catch (error) {
            if (!(error instanceof PictureRefused)) throw error
          }
        },
      ),
      { numRuns: 60 * Number(process.env['FUZZ'] ?? 1) },
    )
    // About one in four passes; otherwise no changed picture would have reached an encoder.
    expect(rendered).toBeGreaterThan(0)
  },
)

test('[F01] processes repeated chunks, segments and scans in proportionate time', { timeout: 120_000 }, async () => {
  const zeros = deflateSync(Buffer.alloc(1 << 20))
  const chunks = ['tEXt', 'zTXt', 'iCCP', 'PLTE', 'tRNS', 'IDAT', 'acTL', 'IEND'].flatMap((type) =>
    [Buffer.alloc(0), Buffer.alloc(1), zeros].map((data) => chunk(type, data)),
  )
  const segments = ['\xff\xe0\0\x02', '\xff\xc4\0\x02', '\xff\xdd\0\x04\0\x01', '\xff\xd0', '\xff', '\0'].map((one) =>
    Buffer.from(one, 'latin1'),
  )
  const repeated = (parts: Buffer[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(1, 2, 200_000)), { maxLength: 4 })
      .map((all) =>
        Buffer.concat(
          all.flatMap(([part, count]) => Array<Buffer>(Math.min(count, Math.ceil(300_000 / part.length))).fill(part)),
        ),
      )
  const pngs = repeated(chunks).map((before) => bitPng({ width: 40, height: 30, before: [before] }))
  const jpegs = fc
    .tuple(repeated(segments), fc.constantFrom(2, jpeg.length >> 1, jpeg.length - 2))
    .map(([added, at]) => Buffer.concat([jpeg.subarray(0, at), added, jpeg.subarray(at)]))
  await fc.assert(
    fc.asyncProperty(fc.oneof(pngs, jpegs), async (sent) => {
      const reason = await pictures.accept(sent.subarray(0, IMAGE_BYTES_LIMIT)).then(
        () => 'rendered',
        (error: PictureRefused) => error.reason,
      )
      expect(['rendered', 'not-a-picture', 'cut-short', 'too-many-pixels']).toContain(reason)
    }),
    { numRuns: 80 },
  )
})

test('[VEH-08 U01] loads only JPEG and PNG for an upload, even after drawing', async () => {
  await pictures.draw(SVG, 40, 'jpg')
  const load = (widest: Buffer) => pictures.remake({ widest, width: 20, format: 'jpg' })
  for (const bytes of [Buffer.from(SVG), gif, webp, await scene(20, 20).tiff().toBuffer()])
    await expect(load(bytes)).rejects.toThrow('unsupported image format')
  await expect(load(png)).resolves.toBeInstanceOf(Uint8Array)
})
