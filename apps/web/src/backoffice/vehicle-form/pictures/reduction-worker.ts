import { shrinkPicture } from './reduction.ts'

/** Reduces photographs in a worker, so that typing is not delayed. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (smaller: Blob | undefined) => (self as unknown as Worker).postMessage(smaller, [])
  shrinkPicture(data).then(answer, () => answer(undefined))
})
