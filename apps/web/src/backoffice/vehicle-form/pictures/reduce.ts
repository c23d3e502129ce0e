import { IMAGE_BYTES_LIMIT } from '@minato/contract/enumerations'
// oxlint-disable-next-line import/default -- the build answers the address of the worker's own file
import address from './reduction-worker.ts?worker&url'
import { isPictureBy, NOT_A_PICTURE, PictureError, shrinkPicture, TOO_HEAVY } from './reduction.ts'

const HEAD_BYTES = 8
let worker: Worker | undefined
let policy: Policy | undefined

interface Policy {
  createScriptURL(text: string): string
}
/** The URL as the page's content policy requires it. */
function startWorker(): Worker {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }
  policy ??= trustedTypes?.createPolicy('minato-reduction', { createScriptURL: () => address })
  return new Worker(policy?.createScriptURL('') ?? address, { type: 'module' })
}

/**
 * The file itself if it is small enough, otherwise a smaller JPEG. One at a time.
 * @throws PictureError
 */
export async function reducePicture(file: Blob): Promise<Blob> {
  if (!isPictureBy(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) throw new PictureError(NOT_A_PICTURE)
  if (file.size <= IMAGE_BYTES_LIMIT) return file
  const smaller = await aside(file)
  if (!smaller) throw new PictureError(TOO_HEAVY)
  return smaller
}

/** In a worker; on the page if the browser's workers cannot draw. */
function aside(file: Blob): Promise<Blob | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return shrinkPicture(file)
  return new Promise((resolve) => {
    let here: Worker
    try {
      here = worker ??= startWorker()
    } catch {
      return resolve(shrinkPicture(file))
    }
    const off = new AbortController()
    here.addEventListener(
      'message',
      ({ data }: MessageEvent<Blob | undefined>) => {
        off.abort()
        resolve(data)
      },
      off,
    )
    here.addEventListener(
      'error',
      () => {
        off.abort()
        worker = undefined
        resolve(shrinkPicture(file))
      },
      off,
    )
    here.postMessage(file, [])
  })
}
