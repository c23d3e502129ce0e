import type { Image } from '@minato/contract/vehicles-shapes'
import { ApiError } from '../../../api/api.ts'
import { keptImages } from './picture-board.ts'
import type { PictureBoard } from './picture-board.ts'

/** Saves the board's pictures to the car, one change after the other, until both are equal. */

export interface CarPictures {
  put(ids: readonly string[], after: number): Promise<readonly Image[]>
  take(id: string): Promise<unknown>
  order(ids: readonly string[]): Promise<readonly Image[]>
  /** The car's pictures on the server. */
  read(): Promise<readonly Image[]>
}
export interface Keeping {
  isBusy: boolean
  /** Why the last change failed. */
  error: unknown
  /** The board shows changes that are not saved yet. */
  isBehind: boolean
}

/** Number of retries after a rejection. */
const MOST_REFUSALS = 3

export function attachPictures(
  board: PictureBoard,
  onCar: readonly string[],
  car: CarPictures,
  tell: (now: Keeping) => void,
) {
  let there = [...onCar]
  let isBusy = false
  let isClosed = false
  /** Pictures whose place on the car is uncertain after a rejection. */
  let doubted: string[] = []
  const wanted = (): string[] => keptImages(board.state()).map(({ id }) => id)
  const idsOf = (images: readonly Image[]): string[] => images.map(({ id }) => id)

  /** One change; false if there is none left. Adds first: a car for sale must keep a picture. */
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

  /** Reverts rejected changes: another manager's picture is kept, or the last one of a car for sale. */
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
        // Stays set until a round succeeds, because the car's state is unknown.
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
    /** Retries pending changes, for example when online again. */
    resume: changed,
    close(): void {
      isClosed = true
      leave()
    },
  }
}
