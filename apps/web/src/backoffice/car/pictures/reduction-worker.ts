import { shrunk } from './reduction.ts'

/** Makes photographs smaller beside the page, so that nobody's typing waits for them. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (smaller: Blob | undefined) => (self as unknown as Worker).postMessage(smaller, [])
  shrunk(data).then(answer, () => answer(undefined))
})
