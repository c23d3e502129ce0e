import type { PictureFormat } from '@minato/contract/enumerations'
import type { RefusalReason } from './picture-refused.ts'

/** A picture as JPEG in one width; the width in px is the true one of these bytes. */
export type PictureWidth = { width: number; bytes: Buffer }
/** Width and height in px of the source, upright; the placeholder is a tiny picture as a `data:` address. */
export type Prepared = { width: number; height: number; placeholder: string; widths: PictureWidth[] }

/** Converts a photograph's widest JPEG to another format and width in px, at most its own width. */
export type Remake = { widest: Buffer; width: number; format: PictureFormat }

/** A picture for link previews: a JPEG of ours or a drawing, beside a drawn logo. */
export type Preview = { picture: Buffer | string; sign: string }

/** Input and output of each kind of job, sent between server and worker process. */
export type PictureJobs = {
  upload: { ask: { bytes: Buffer }; made: Prepared }
  remake: { ask: Remake; made: Buffer }
  drawing: { ask: { svg: string; width: number; format: PictureFormat }; made: Buffer }
  'drawing-placeholder': { ask: { svg: string }; made: string }
  preview: { ask: Preview; made: Buffer }
}
export type JobKind = keyof PictureJobs
export type PictureJob = { [K in JobKind]: { kind: K } & PictureJobs[K]['ask'] }[JobKind]
export type Made = PictureJobs[JobKind]['made']

/** `reason` where the picture is at fault. */
export type Outcome = { made: Made } | { reason: RefusalReason }
