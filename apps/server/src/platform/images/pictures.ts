import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
import type { PictureFormat } from '@minato/contract/enumerations'
import { createPool } from '../process/workers/pool.ts'
import { WorkerRefused } from '../process/workers/worker-kind.ts'
import type { WorkerKind } from '../process/workers/worker-kind.ts'
import type { JobKind, Outcome, PictureJob, PictureJobs, Prepared, Preview, Remake } from './picture-job.ts'
import { PictureRefused } from './picture-refused.ts'
import { sniff } from './sniff-format.ts'

/** A picture ready to be stored; `sha256` (lower-case hex) is that of the uploaded bytes. */
export type Accepted = Prepared & { sha256: string }

export type Pictures = {
  /** Checks a JPEG or PNG by its content and renders it as JPEG in every width; rejects with PictureRefused. */
  accept(bytes: Buffer): Promise<Accepted>
  /** Another format of such a picture, made when nothing else waits; rejects with PictureRefused when busy. */
  remake(remake: Remake): Promise<Buffer>
  /** Renders an SVG text of our own, never one that was sent to us, at a width in px; rejects with PictureRefused when busy. */
  draw(svg: string, width: number, format: PictureFormat): Promise<Buffer>
  /** The placeholder of a drawing, as a `data:` address of a few hundred characters. */
  drawPlaceholder(svg: string): Promise<string>
  /** A JPEG for link previews: an existing picture with a logo beside it; rejects like `draw`. */
  drawPreview(preview: Preview): Promise<Buffer>
  /** Ends the worker processes; running jobs reject as 'busy'. */
  close(): Promise<void>
}

type Lane = 'uploads' | 'drawings' | 'remakes'
const LANES: Readonly<Record<JobKind, Lane>> = {
  upload: 'uploads',
  drawing: 'drawings',
  'drawing-placeholder': 'drawings',
  preview: 'drawings',
  remake: 'remakes',
}

/**
 * A worker encodes on two threads and yields to the pages. The queue is bounded so that the last job is answered
 * within seconds: a photograph takes 0.1 s and each further format up to 1 s, a drawing up to 0.1 s. A process
 * instead of a thread, because a native decoder can only be stopped with its process. The largest picture needs 400
 * MB.
 */
const PICTURE_WORKER: WorkerKind<PictureJob, Outcome> & { waiting: Record<Lane, number> } = {
  slots: Math.max(1, Math.min(2, availableParallelism() - 1)),
  timeLimitMs: 5000,
  heapMb: 128,
  memoryMb: 1024,
  waiting: { uploads: 20, drawings: 100, remakes: 24 },
  // No request waits for recreated pictures.
  lastLane: 'remakes',
  entry: new URL('worker.ts', import.meta.url),
}

/** The one way in for every picture, whether a car's photograph, a logo or a review's; workers start with the first job. */
export function createPictures(options: Partial<WorkerKind<PictureJob, Outcome>> = {}): Pictures {
  const pool = createPool({ ...PICTURE_WORKER, ...options })
  async function run<K extends JobKind>(job: { kind: K } & PictureJobs[K]['ask']): Promise<PictureJobs[K]['made']> {
    const outcome = await pool.run(job as PictureJob, { lane: LANES[job.kind] }).catch((error: unknown) => {
      if (!(error instanceof WorkerRefused)) throw error
      throw new PictureRefused(error.reason === 'busy' ? 'busy' : 'too-slow')
    })
    if ('reason' in outcome) throw new PictureRefused(outcome.reason)
    return outcome.made
  }
  return {
    async accept(bytes) {
      assertReadable(bytes)
      const prepared = await run({ kind: 'upload', bytes })
      return { ...prepared, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    remake: (remake) => run({ kind: 'remake', ...remake }),
    draw: (svg, width, format) => run({ kind: 'drawing', svg, width, format }),
    drawPlaceholder: (svg) => run({ kind: 'drawing-placeholder', svg }),
    drawPreview: (preview) => run({ kind: 'preview', ...preview }),
    close: () => pool.close(),
  }
}

/** Refuses by weight and first bytes what no worker needs to see. */
function assertReadable(bytes: Buffer): void {
  if (bytes.length > IMAGE_BYTES_LIMIT) throw new PictureRefused('too-heavy')
  const kind = sniff(bytes)
  if (kind !== 'jpeg' && kind !== 'png') throw new PictureRefused('not-a-picture')
}
