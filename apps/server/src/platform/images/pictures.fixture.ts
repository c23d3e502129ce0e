import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

// Pictures for tests; every byte of a hostile one is deliberate.

type PngShape = { width: number; height: number; before?: Buffer[]; pixels?: Buffer }

/** A PNG chunk: length, type, data, checksum. */
export function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const framed = Buffer.alloc(12 + data.length)
  framed.writeUInt32BE(data.length)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

/** A black-and-white PNG with one bit per pixel, so that huge ones are small; `before` are chunks ahead of the pixels. */
export function bitPng({ width, height, before = [], pixels }: PngShape): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = pixels ?? deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), ...before, chunk('IDAT', rows), chunk('IEND')])
}

/** A picture with some detail: red on the left, blue on the right, a yellow bar across. */
export function scene(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#1030d0' }
  const bar = { width, height: Math.ceil(height / 8), channels: 3 as const, background: '#f0d020' }
  return sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    { input: { create: half }, gravity: 'east' },
    { input: { create: bar }, gravity: 'centre' },
  ])
}

/** A JPEG with a segment right after its first marker. */
export function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), Buffer.from(content, 'latin1')])
  segment.writeUInt16BE(segment.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** Position of the first scan header of a JPEG. */
export function firstScan(jpeg: Buffer): number {
  return jpeg.indexOf(Buffer.from([0xff, 0xda]))
}
