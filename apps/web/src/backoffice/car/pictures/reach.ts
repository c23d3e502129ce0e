import type { PictureUpload } from './picture-board.ts'

/** Where keys lead among the pictures: those that travel, or failed, hold no focus and are passed by. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
type Shots = readonly Pick<PictureUpload, 'key' | 'phase'>[]

/** The place that a key means, of so many; undefined for any other key. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) return Math.max(0, Math.min(place + step, count - 1))
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

const keptPlaces = (shots: Shots): number[] => shots.flatMap(({ phase }, at) => (phase === 'kept' ? [at] : []))

/** The same for the focus alone. */
export function placeInReach(key: string, place: number, shots: Shots): number | undefined {
  const places = keptPlaces(shots)
  const to = placeByKey(key, places.indexOf(place), places.length)
  return to === undefined ? undefined : places[to]
}
/** The one that Tab leads to. */
export const tabStop = (shots: Shots, chosen: string | undefined): string | undefined => {
  const kept = shots.filter(({ phase }) => phase === 'kept')
  return (kept.find(({ key }) => key === chosen) ?? kept[0])?.key
}
/** Where the focus goes when this one is deleted: to the next, or from the last one back. */
export function neighbourOf(shots: Shots, gone: string): string | undefined {
  const kept = shots.filter(({ phase }) => phase === 'kept')
  const at = kept.findIndex(({ key }) => key === gone)
  return at < 0 ? undefined : (kept[at + 1] ?? kept[at - 1])?.key
}
