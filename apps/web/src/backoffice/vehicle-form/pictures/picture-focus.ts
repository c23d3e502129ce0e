import type { PictureUpload } from './picture-board.ts'

/** Keyboard targets among the pictures: uploads and failed ones are skipped. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
type Shots = readonly Pick<PictureUpload, 'key' | 'phase'>[]

/** The index that a key means; undefined for other keys. */
export function indexByKey(key: string, place: number, count: number): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) return Math.max(0, Math.min(place + step, count - 1))
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

const keptPlaces = (shots: Shots): number[] => shots.flatMap(({ phase }, at) => (phase === 'kept' ? [at] : []))

/** The same for moving the focus only. */
export function focusIndexByKey(key: string, place: number, shots: Shots): number | undefined {
  const places = keptPlaces(shots)
  const to = indexByKey(key, places.indexOf(place), places.length)
  return to === undefined ? undefined : places[to]
}
/** The tab stop. */
export const tabStop = (shots: Shots, chosen: string | undefined): string | undefined => {
  const kept = shots.filter(({ phase }) => phase === 'kept')
  return (kept.find(({ key }) => key === chosen) ?? kept[0])?.key
}
/** Focus after a deletion: the next picture, or the previous one at the end. */
export function neighbourOf(shots: Shots, gone: string): string | undefined {
  const kept = shots.filter(({ phase }) => phase === 'kept')
  const at = kept.findIndex(({ key }) => key === gone)
  return at < 0 ? undefined : (kept[at + 1] ?? kept[at - 1])?.key
}
