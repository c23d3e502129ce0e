import { PREVIEW_SIZE } from '@minato/contract/addresses'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import sharp from 'sharp'
import type { ResizeOptions, Sharp, SharpOptions } from 'sharp'
import { PictureRefused } from './picture-refused.ts'
import type { Made, PictureJob, PictureWidth, Prepared, Preview, Remake } from './picture-job.ts'
import { hasTooManyPixels, PIXELS_LIMIT } from './picture-limits.ts'
import { readHeader, sniff } from './sniff-format.ts'

// Decodes untrusted files: only the worker process imports this module.

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] }

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

const PAPER = '#fff'
const PLACEHOLDER_SIDE = 16
/** Limit of messengers; only a picture that is all noise needs the last step. */
const PREVIEW_BYTES = 200_000
const PREVIEW_QUALITIES = [82, 70, 50, 25]

// Measured over photographs of cars at 640 and 960 px: a step more of AVIF effort doubles the time for 4 % fewer
// bytes; JPEG with trellis coding takes five times the time of this and gains nothing at equal likeness.
const ENCODERS: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 60, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 68, progressive: true, quantisationTable: 3 }),
}
/** All other formats are made from the widest JPEG; at this quality they look the same as from the source. */
const WIDEST_QUALITY = 90

/** Does one job; throws PictureRefused where the picture is at fault. One at a time: what may be loaded is set per job. */
export async function render(job: PictureJob): Promise<Made> {
  if (job.kind === 'upload') return await prepare(job.bytes)
  if (job.kind === 'remake') return await remake(job)
  if (job.kind === 'preview') return await preview(job)
  const { svg } = job
  if (job.kind === 'drawing') return await encode(await drawPixels(svg, { width: job.width }), job.format)
  return await placeholder(await drawPixels(svg, { width: PLACEHOLDER_SIDE * 4 }))
}

/** Refuses by its header a picture that no decoder needs to see: 1 MB of empty chunks takes 0.1 s to read. */
function assertHeader(bytes: Buffer): void {
  const header = readHeader(bytes, sniff(bytes) === 'png' ? 'png' : 'jpeg')
  if (!header) throw new PictureRefused('cut-short')
  if (hasTooManyPixels(header)) throw new PictureRefused('too-many-pixels')
  if (header.animated) throw new PictureRefused('not-a-picture')
}

async function prepare(bytes: Buffer): Promise<Prepared> {
  assertHeader(bytes)
  const { size, pixels } = await decode(bytes)
  // All at once: the process has two threads for it.
  const [tiny, ...widths] = await Promise.all([
    placeholder(pixels),
    ...widthsFor(size.width).map((width) => renderWidth(pixels, width)),
  ])
  return { ...size, placeholder: tiny, widths }
}

async function renderWidth(source: Pixels, width: number): Promise<PictureWidth> {
  if (width < source.width)
    return { width, bytes: await encode(await toPixels(fromPixels(source).resize({ width })), 'jpg') }
  // Not progressive: that takes twice the time, and few browsers get this one.
  return { width, bytes: await fromPixels(source).jpeg({ quality: WIDEST_QUALITY, quantisationTable: 3 }).toBuffer() }
}

async function remake({ widest, width, format }: Remake): Promise<Buffer> {
  const source = sharp(widest, { limitInputPixels: PIXELS_LIMIT })
  return await encode(await toPixels(source.resize({ width, withoutEnlargement: true })), format)
}

/** Never wider than the source; a source below the smallest width keeps its own. */
function widthsFor(sourceWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= sourceWidth)
  return widths.length > 0 ? widths : [sourceWidth]
}

/**
 * Decodes the source to upright sRGB pixels at the largest stored width, shrinking while it loads. Only pixels are
 * passed on, so metadata, profiles, comments and appended data cannot reach a variant.
 */
async function decode(bytes: Buffer): Promise<{ size: { width: number; height: number }; pixels: Pixels }> {
  const attempt = async (failOn: SharpOptions['failOn']) => {
    const options: SharpOptions = { failOn, limitInputPixels: PIXELS_LIMIT, autoOrient: true }
    const { autoOrient: size } = await sharp(bytes, options).metadata()
    return { size, pixels: await toPixels(sharp(bytes, options).resize({ width: widthsFor(size.width).at(-1) })) }
  }
  try {
    return await attempt('warning').catch(async (error: unknown) => {
      if (!isHarmless(error)) throw error
      return await attempt('error')
    })
  } catch (error) {
    throw new PictureRefused(String(error).includes('exceeds pixel limit') ? 'too-many-pixels' : 'cut-short')
  }
}

/**
 * Some phones write a wrong scan header or a few extra bytes before a marker; the picture is complete all the same.
 * Long runs of extra bytes are a gap in the file, and every other warning means lost pixels.
 */
function isHarmless(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message.split('\n').every((line) => {
      const strayBytes = /Corrupt JPEG data: (\d+) extraneous bytes before marker/.exec(line)
      return strayBytes
        ? Number(strayBytes[1]) <= 64
        : line === '' || line.includes('Invalid SOS parameters for sequential JPEG')
    })
  )
}

/** Draws an SVG text of our own, scaled before it is rastered so that its edges stay sharp at every width. */
async function drawPixels(svg: string, size: { width: number }): Promise<Pixels> {
  const bytes = Buffer.from(svg)
  const limits: SharpOptions = { limitInputPixels: PIXELS_LIMIT }
  sharp.unblock(SVG_LOADER)
  try {
    const { width } = await sharp(bytes, limits).metadata()
    // 72 dpi is one px of picture to one px of drawing.
    const density = Math.min(Math.max((72 * size.width) / width, 1), 2400)
    return await toPixels(sharp(bytes, { ...limits, density }).resize(size))
  } finally {
    sharp.block(SVG_LOADER)
  }
}

/** The whole picture at the left in the preview's height, and the logo in the remaining space. */
async function preview({ picture, sign }: Preview): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE
  const inside: ResizeOptions = { width: (height * 4) / 3, height, fit: 'cover' }
  const pictured =
    typeof picture === 'string'
      ? await drawPixels(picture, { width: (height * 4) / 3 })
      : await toPixels(sharp(picture, { limitInputPixels: PIXELS_LIMIT }).resize(inside))
  const signed = await drawPixels(sign, { width: width - pictured.width })
  const canvas = sharp({ create: { width, height, channels: 3, background: PAPER } }).composite([
    { input: pictured.data, raw: rawOf(pictured), left: 0, top: 0 },
    { input: signed.data, raw: rawOf(signed), left: pictured.width, top: 0 },
  ])
  const pixels = await toPixels(canvas)
  for (const quality of PREVIEW_QUALITIES) {
    const bytes = await fromPixels(pixels).jpeg({ quality, progressive: true, quantisationTable: 3 }).toBuffer()
    if (bytes.length <= PREVIEW_BYTES) return bytes
  }
  throw new Error('A preview is too heavy at every quality')
}

/** A few hundred characters for any shape: scaled to fit a small square. */
async function placeholder(pixels: Pixels): Promise<string> {
  const tiny = fromPixels(pixels).resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
  const bytes = await tiny.webp({ quality: 40, effort: 4 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

async function encode(pixels: Pixels, format: PictureFormat): Promise<Buffer> {
  return await ENCODERS[format](fromPixels(pixels)).toBuffer()
}

function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: rawOf(pixels) })
}

function rawOf({ width, height, channels }: Pixels): Omit<Pixels, 'data'> {
  return { width, height, channels }
}

async function toPixels(picture: Sharp): Promise<Pixels> {
  const opaque = picture.flatten({ background: PAPER }).toColourspace('srgb')
  const { data, info } = await opaque.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}
