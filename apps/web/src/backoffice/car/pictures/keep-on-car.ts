import type { Image } from '@minato/contract/vehicles-shapes'
import { ApiError } from '../../../api/api.ts'
import { keptImages } from './picture-board.ts'
import type { PictureBoard } from './picture-board.ts'

/** Brings what the board shows onto the car: one change after the other, until both are the same. */

export interface CarPictures {
  put(ids: readonly string[], after: number): Promise<readonly Image[]>
  take(id: string): Promise<unknown>
  order(ids: readonly string[]): Promise<readonly Image[]>
  /** What stands on the car now. */
  read(): Promise<readonly Image[]>
}
export interface Keeping {
  isBusy: boolean
  /** Why the last change did not come through. */
  error: unknown
  /** The board shows what does not stand on the car yet. */
  isBehind: boolean
}

/** So often what was refused is tried on what stands there now. */
const MOST_REFUSALS = 3

export function keepOnCar(
  board: PictureBoard,
  onCar: readonly string[],
  car: CarPictures,
  tell: (now: Keeping) => void,
) {
  let there = [...onCar]
  let isBusy = false
  let isClosed = false
  /** Those whose place on the car a refusal puts in doubt. */
  let doubted: string[] = []
  const wanted = (): string[] => keptImages(board.state()).map(({ id }) => id)
  const idsOf = (images: readonly Image[]): string[] => images.map(({ id }) => id)

  /** One step nearer; false where nothing is left to do. New ones first: a car for sale never stands without a picture. */
  async function step(): Promise<boolean> {
    const ids = wanted()
    const isNew = ids.filter((id) => !there.includes(id))
    doubted = [...there, ...isNew]
    if (isNew.length) {
      there = idsOf(await car.put(isNew, there.length))
      return true
    }
    const gone = there.find((id) => !ids.includes(id))
    if (gone !== undefined) {
      await car.take(gone)
      there = there.filter((id) => id !== gone)
      return true
    }
    if (isSame()) return false
    there = idsOf(await car.order(ids))
    return true
  }

  /** What was refused stays undone: somebody else's picture is there, or the last one of a car for sale. */
  async function reread(): Promise<boolean> {
    const images = await car.read().catch(() => undefined)
    if (!images) return false
    there = idsOf(images)
    board.agreeWith(images, doubted)
    return true
  }
  async function agree(): Promise<void> {
    if (isBusy || isClosed) return
    isBusy = true
    let error: unknown
    tell({ isBusy, error, isBehind: !isSame() })
    for (let refusals = 0; refusals < MOST_REFUSALS; refusals++) {
      try {
        while (await step());
        error = undefined
        break
      } catch (caught) {
        // It stays said until a round goes through: what stands on the car is not known to be what is shown.
        error = caught
        if (!(caught instanceof ApiError) || caught.status >= 500) break
        if (!(await reread()) || isSame()) break
      }
    }
    isBusy = false
    tell({ isBusy, error, isBehind: !isSame() })
  }
  const isSame = (): boolean => wanted().join() === there.join()
  const changed = (): void => {
    if (!isBusy && !isSame()) void agree()
  }
  const leave = board.subscribe(changed)
  return {
    again: agree,
    /** Tries again where something is left to do, as when the line is back. */
    resume: changed,
    close(): void {
      isClosed = true
      leave()
    },
  }
}
