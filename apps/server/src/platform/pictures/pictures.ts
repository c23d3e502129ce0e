import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import type { Prepared, Preview, Remake } from './picture-job.ts'
import { hasTooManyPixels } from './picture-limits.ts'
import { PictureRefused } from './picture-refused.ts'
import { createPool } from './pool.ts'
import type { PoolOptions } from './pool.ts'
import { readHeader, sniff } from './sniff.ts'

/** A picture made ready to be kept; `sha256` (lower-case hex) is that of the bytes that were sent. */
export type Accepted = Prepared & { sha256: string }

export type Pictures = {
  /** Checks a JPEG or PNG by its content and renders it anew as JPEG in every width; rejects with PictureRefused. */
  accept(bytes: Buffer): Promise<Accepted>
  /** Another format of such a picture, made when nothing else is waited for; rejects with PictureRefused when busy. */
  remake(remake: Remake): Promise<Buffer>
  /** Renders an SVG text of our own, never one that was sent to us, at a width in px; rejects with PictureRefused when busy. */
  draw(svg: string, width: number, format: PictureFormat): Promise<Buffer>
  /** The placeholder of such a drawing, as a `data:` address of a few hundred characters. */
  drawPlaceholder(svg: string): Promise<string>
  /** A JPEG for link previews, of a picture that we made before and a sign beside it; rejects as `draw` does. */
  drawPreview(preview: Preview): Promise<Buffer>
  /** Ends the worker processes; whatever they are at is refused as 'busy'. */
  close(): Promise<void>
}

// A worker encodes on two threads and yields to the pages. Waiting is bounded so that the last in line is answered
// within seconds: a photograph takes 0.1 s and each other format of it up to 1 s, a drawing up to 0.1 s.
const DEFAULTS: PoolOptions = {
  slots: Math.max(1, Math.min(2, availableParallelism() - 1)),
  timeLimitMs: 5000,
  waiting: { uploads: 20, drawings: 100, remakes: 24 },
  entry: new URL('worker.ts', import.meta.url),
}

/** The one way in for every picture, whether a car's photograph, a logo or a review's; workers start with the first job. */
export function createPictures(options: Partial<PoolOptions> = {}): Pictures {
  const pool = createPool({ ...DEFAULTS, ...options })
  return {
    async accept(bytes) {
      refuseUnread(bytes)
      const prepared = await pool.run({ kind: 'upload', bytes })
      return { ...prepared, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    remake: async (remake) => await pool.run({ kind: 'remake', ...remake }),
    draw: async (svg, width, format) => await pool.run({ kind: 'drawing', svg, width, format }),
    drawPlaceholder: async (svg) => await pool.run({ kind: 'drawing-placeholder', svg }),
    drawPreview: async (preview) => await pool.run({ kind: 'preview', ...preview }),
    close: async () => await pool.close(),
  }
}

/** Refuses by weight, first bytes and header what no decoder needs to see. */
function refuseUnread(bytes: Buffer): void {
  if (bytes.length > IMAGE_BYTES_LIMIT) throw new PictureRefused('too-heavy')
  const kind = sniff(bytes)
  if (kind !== 'jpeg' && kind !== 'png') throw new PictureRefused('not-a-picture')
  const header = readHeader(bytes, kind)
  if (!header) throw new PictureRefused('cut-short')
  if (hasTooManyPixels(header)) throw new PictureRefused('too-many-pixels')
  if (header.animated) throw new PictureRefused('not-a-picture')
}
