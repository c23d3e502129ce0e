import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BrokenPicture, stripPicture } from './strip-metadata.ts'
import type { PictureType } from './strip-metadata.ts'

type Type = PictureType
const stripped = stripPicture
const noise = () => {
  const data = Buffer.alloc(120 * 90 * 3, 0)
  for (let i = 0; i < data.length; i++) data[i] = (i * 7919 + (i >> 5) * 104_729) % 256
  return sharp(data, { raw: { width: 120, height: 90, channels: 3 } })
}
const pixelsOf = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
const SECRET = 'Nyali Road 12, Mombasa'
const EXIF = { IFD0: { ImageDescription: SECRET, Artist: '<script>alert(1)</script>' } }
const TAIL = Buffer.from('<html><script>alert(1)</script>PK\x03\x04')

const pictures: [name: string, type: Type, make: () => Promise<Buffer>][] = [
  ['a JPEG', 'image/jpeg', () => noise().withExif(EXIF).jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => noise().withExif(EXIF).jpeg({ progressive: true }).toBuffer()],
  ['a PNG', 'image/png', () => noise().withExif(EXIF).png().toBuffer()],
  ['a PNG with a palette', 'image/png', () => noise().withExif(EXIF).png({ palette: true }).toBuffer()],
  ['a GIF', 'image/gif', () => noise().gif().toBuffer()],
]

/** A JPEG segment, a GIF extension; PNG metadata is in its Exif chunk. */
function withWords(plain: Buffer, type: Type): Buffer {
  const said = Buffer.from(SECRET)
  const segment = (marker: number) => Buffer.concat([Buffer.from([0xff, marker, 0, said.length + 2]), said])
  const words: Record<Type, [at: number, added: Buffer]> = {
    'image/jpeg': [2, Buffer.concat([0xe0, 0xe1, 0xe2, 0xed, 0xef, 0xfe].map(segment))],
    'image/png': [0, Buffer.alloc(0)],
    'image/gif': [
      13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1),
      Buffer.concat([Buffer.from([0x21, 0xfe, said.length]), said, Buffer.from([0])]),
    ],
  }
  const [at, added] = words[type]
  return Buffer.concat([plain.subarray(0, at), added, plain.subarray(at)])
}

test.each(pictures)('[U01 DOC-01] %s keeps its pixels and loses all else', async (_, type, make) => {
  const plain = await make()
  const bytes = withWords(plain, type)
  expect(bytes.includes(SECRET)).toBe(true)
  const whole = stripped(Buffer.concat([bytes, TAIL]), type)
  expect(whole.includes(SECRET) || whole.includes('script') || whole.includes('PK')).toBe(false)
  expect(await pixelsOf(whole)).toEqual(await pixelsOf(bytes))
  expect(stripped(bytes, type).equals(whole)).toBe(true)
  expect(stripped(whole, type).equals(whole)).toBe(true)
})

test.each([3, 6, 8])('[U01] shows a rotated photograph (%i) upright', async (orientation) => {
  const bytes = await noise().withMetadata({ orientation }).withExifMerge(EXIF).jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(orientation)
  const whole = stripped(bytes, 'image/jpeg')
  expect((await sharp(whole).metadata()).orientation).toBe(orientation)
  expect(whole.includes(SECRET)).toBe(false)
})

test('[U04 U01] ends with a picture or an error for any bytes', async () => {
  const seeds = await Promise.all(pictures.map(async ([, type, make]) => [type, await make()] as const))
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      fc.nat(),
      ([type, seed], changes, cut) => {
        const bytes = Buffer.from(seed.subarray(0, cut % 5 ? seed.length : cut % seed.length))
        for (const [place, value] of changes) if (bytes.length > 16) bytes[16 + (place % (bytes.length - 16))] = value
        try {
          expect(stripped(bytes, type).length).toBeLessThanOrEqual(bytes.length + 36)
        } catch (error) {
          if (!(error instanceof BrokenPicture)) throw error
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('[U04 U02] rejects a picture of millions of pieces early', () => {
  const filled = (head: string, piece: number[], end: string): Buffer =>
    Buffer.concat([
      Buffer.from(head, 'latin1'),
      Buffer.alloc(2_000_000, Buffer.from(piece)),
      Buffer.from(end, 'latin1'),
    ])
  const bombs = [
    [filled('\xff\xd8', [0x11], '\xff\xd9'), 'image/jpeg'],
    [filled('\xff\xd8', [0xff, 0xdb, 0, 2], '\xff\xd9'), 'image/jpeg'],
    [filled('GIF89a\x01\0\x01\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02', [1, 7], '\0\x3b'), 'image/gif'],
  ] as const
  for (const [bytes, type] of bombs) expect(() => stripped(bytes, type)).toThrow(BrokenPicture)
})
