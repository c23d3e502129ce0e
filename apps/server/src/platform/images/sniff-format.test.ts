import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitPng, chunk, scene, withSegment } from './pictures.fixture.ts'
import { readHeader, sniff } from './sniff-format.ts'

const jpeg = await scene(400, 300).jpeg().toBuffer()
const progressive = await scene(401, 299).jpeg({ progressive: true }).toBuffer()
const png = await scene(120, 90).png().toBuffer()

test('[VEH-08] detects the kind of a file by its first bytes', async () => {
  expect(sniff(jpeg)).toBe('jpeg')
  expect(sniff(png)).toBe('png')
  expect(sniff(await scene(8, 8).gif().toBuffer())).toBe('gif')
  expect(sniff(Buffer.from('GIF87a…'))).toBe('gif')
  expect(sniff(Buffer.from('%PDF-1.7\n'))).toBe('pdf')
  expect(sniff(await scene(8, 8).webp().toBuffer())).toBeUndefined()
  expect(sniff(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
  expect(sniff(Buffer.concat([Buffer.from(' '), jpeg]))).toBeUndefined()
  expect(sniff(Buffer.alloc(0))).toBeUndefined()
})

test('[VEH-08] reads width and height without decoding', () => {
  expect(readHeader(jpeg, 'jpeg')).toEqual({ width: 400, height: 300, animated: false })
  expect(readHeader(progressive, 'jpeg')).toEqual({ width: 401, height: 299, animated: false })
  expect(readHeader(png, 'png')).toEqual({ width: 120, height: 90, animated: false })
  expect(readHeader(bitPng({ width: 65_535, height: 65_535, pixels: Buffer.alloc(9) }), 'png')?.width).toBe(65_535)
})

test('[VEH-08] finds the size behind comments and stray bytes, not in a thumbnail', async () => {
  const thumbnail = (await scene(16, 12).jpeg().toBuffer()).toString('latin1')
  const exif = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, 0]),
    Buffer.from(thumbnail, 'latin1'),
    jpeg.subarray(2),
  ])
  exif.writeUInt16BE(thumbnail.length + 2, 4)
  const stray = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0, 7, 0xff, 0xff, 0xff]), jpeg.subarray(2)])
  for (const odd of [exif, stray, withSegment(jpeg, 0xfe, 'hello')]) {
    expect(readHeader(odd, 'jpeg')).toMatchObject({ width: 400, height: 300 })
  }
})

test('[VEH-08] detects an animated PNG by its control chunk', () => {
  const animation = chunk('acTL', Buffer.from([0, 0, 39, 16, 0, 0, 0, 0]))
  expect(readHeader(bitPng({ width: 4, height: 4, before: [animation] }), 'png')?.animated).toBe(true)
  expect(
    readHeader(bitPng({ width: 4, height: 4, before: [chunk('tEXt', Buffer.from('acTL\0acTL'))] }), 'png')?.animated,
  ).toBe(false)
})

test('[VEH-08] returns no header for a picture without end or extent', () => {
  expect(readHeader(jpeg.subarray(0, -1), 'jpeg')).toBeUndefined()
  expect(readHeader(progressive.subarray(0, -2), 'jpeg')).toBeUndefined()
  expect(readHeader(png.subarray(0, -1), 'png')).toBeUndefined()
  expect(readHeader(bitPng({ width: 0, height: 5 }), 'png')).toBeUndefined()
})

test('[VEH-08 U04] never throws or hangs on any bytes', () => {
  const starts = [Buffer.alloc(0), jpeg.subarray(0, 2), jpeg.subarray(0, 30), png.subarray(0, 8), png.subarray(0, 33)]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('jpeg', 'png'),
      (start, rest, kind) => {
        const bytes = Buffer.concat([start, rest])
        sniff(bytes)
        const header = readHeader(bytes, kind)
        expect(header === undefined || (header.width > 0 && header.height > 0)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
