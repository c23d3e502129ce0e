import type { Image } from '@minato/contract/vehicles-shapes'
import { ApiError } from '../../../api/api.ts'
import { PictureError } from './reduction.ts'

/** The pictures of one car in order: stored ones and uploads in progress. */

export interface PictureUpload {
  key: string
  /** Of the file. */
  name: string
  phase: 'waiting' | 'sending' | 'kept' | 'failed'
  /** Whole per cent sent. */
  percent: number
  /** Files chosen during an upload belong to its batch. */
  batch: number
  image?: Image
  fault?: string
  /** Connection error: a retry may succeed. */
  isLineDown?: boolean
  /** Deleted on the server: it can only be removed. */
  isGone?: boolean
}
interface Removed {
  shot: PictureUpload
  at: number
}
export interface BoardState {
  shots: readonly PictureUpload[]
  /** Newest last. */
  removed: readonly Removed[]
}
export interface Uploader {
  /** Reduces a file to the size limit. */
  prepare(file: Blob): Promise<Blob>
  send(file: Blob, key: string, onPercent: (percent: number) => void, signal: AbortSignal): Promise<Image>
  /** Waits this many milliseconds. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

const AT_ONCE = 3
const PAUSE_S = 5
/** Retries while the server is busy. */
const MOST_TRIES = 5

export type PictureBoard = ReturnType<typeof pictureBoard>

export function pictureBoard(given: readonly Image[], { prepare, send, wait }: Uploader) {
  const listeners = new Set<() => void>()
  const files = new Map<string, Blob>()
  const ready = new Map<string, Blob>()
  const underWay = new Map<string, AbortController>()
  // A decoded photograph uses fifty megabytes: reduces one at a time.
  const shrink = turns(1)
  const carry = turns(AT_ONCE)
  let state: BoardState = { shots: given.map(keptShot), removed: [] }
  let batch = 0

  const set = (next: Partial<BoardState>): void => {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }
  const patch = (key: string, change: Partial<PictureUpload>): void =>
    set({ shots: state.shots.map((shot) => (shot.key === key ? { ...shot, ...change } : shot)) })

  async function run(key: string): Promise<void> {
    const off = new AbortController()
    underWay.set(key, off)
    try {
      const image = await carry(async () => {
        const file = files.get(key)
        if (!file || off.signal.aborted) throw new TypeError('called off')
        const blob = ready.get(key) ?? (await shrink(() => prepare(file)))
        ready.set(key, blob)
        for (let tries = 1; ; tries++) {
          if (off.signal.aborted) throw new TypeError('called off')
          patch(key, { phase: 'sending' })
          try {
            return await send(blob, key, (percent) => patch(key, { percent }), off.signal)
          } catch (error) {
            const isSlowed = error instanceof ApiError && error.status === 429
            const isBusy = error instanceof ApiError && error.status === 503 && tries < MOST_TRIES
            // The rate limit allows this many a minute: the others wait instead of failing.
            if (!isSlowed && !isBusy) throw error
            patch(key, { phase: 'waiting', percent: 0 })
            await wait((error.retryAfter ?? PAUSE_S) * 1000, off.signal)
          }
        }
      })
      files.delete(key)
      ready.delete(key)
      patch(key, { phase: 'kept', percent: 100, image })
    } catch (error) {
      if (!off.signal.aborted) patch(key, { phase: 'failed', percent: 0, ...faultOf(error) })
    } finally {
      underWay.delete(key)
    }
  }
  const start = (key: string): void => {
    patch(key, { phase: 'waiting', percent: 0, fault: '', isLineDown: false })
    void run(key)
  }
  const drop = (key: string): void => {
    underWay.get(key)?.abort()
    files.delete(key)
    ready.delete(key)
  }

  return {
    state: (): BoardState => state,
    subscribe(tell: () => void): () => void {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    add(chosen: readonly { file: Blob; name: string; key: string }[]): void {
      if (!underWay.size) batch++
      for (const { key, file } of chosen) files.set(key, file)
      const shots = chosen.map(({ key, name }): PictureUpload => ({ key, name, phase: 'waiting', percent: 0, batch }))
      set({ shots: [...state.shots, ...shots] })
      for (const { key } of shots) void run(key)
    },
    /** Adds a picture that is on the server already. */
    addKept(image: Image): void {
      set({ shots: [...state.shots, keptShot(image)] })
    },
    retry: start,
    retryLost(): void {
      for (const { key, phase, isLineDown } of state.shots) if (phase === 'failed' && isLineDown) start(key)
    },
    /** A deleted stored picture can be restored; an upload is cancelled. */
    remove(key: string): void {
      const at = state.shots.findIndex((shot) => shot.key === key)
      const shot = state.shots[at]
      if (!shot) return
      drop(key)
      const isKept = shot.phase === 'kept'
      set({
        shots: state.shots.filter((one) => one !== shot),
        removed: isKept ? [...state.removed, { shot, at }] : state.removed,
      })
    },
    undo(): void {
      const last = state.removed.at(-1)
      if (!last) return
      set({ shots: state.shots.toSpliced(last.at, 0, last.shot), removed: state.removed.slice(0, -1) })
    },
    move(key: string, to: number): void {
      const at = state.shots.findIndex((shot) => shot.key === key)
      if (at < 0 || at === to) return
      set({ shots: moved(state.shots, at, to) })
    },
    /** Merges the car's pictures: adds missing ones and drops uncertain ones that are gone. */
    agreeWith(images: readonly Image[], doubted: readonly string[]): void {
      const has = new Set(images.map(({ id }) => id))
      const known = new Set(state.shots.map(({ image }) => image?.id))
      const shots = state.shots.filter(({ image }) => !image || has.has(image.id) || !doubted.includes(image.id))
      for (const image of images) if (!known.has(image.id)) shots.splice(image.index, 0, keptShot(image))
      set({ shots, removed: state.removed.filter(({ shot }) => !shot.image || !has.has(shot.image.id)) })
    },
    /** Replaces everything, for a restored draft. */
    replace(images: readonly Image[]): void {
      for (const key of underWay.keys()) drop(key)
      set({ shots: images.map(keptShot), removed: [] })
    },
    /** These ids were deleted on the server. */
    lose(ids: readonly string[]): void {
      if (!ids.length) return
      const lost = ({ image, ...shot }: PictureUpload): PictureUpload =>
        image && ids.includes(image.id)
          ? { ...shot, phase: 'failed', percent: 0, isGone: true }
          : { ...shot, ...(image && { image }) }
      set({ shots: state.shots.map(lost) })
    },
    /** Stops all uploads when the page closes. */
    close(): void {
      for (const key of underWay.keys()) drop(key)
    },
  }
}

export const keptImages = ({ shots }: BoardState): Image[] =>
  shots.flatMap(({ phase, image }) => (phase === 'kept' && image ? [image] : []))
export const areUnderWay = ({ shots }: BoardState): boolean =>
  shots.some(({ phase }) => phase === 'waiting' || phase === 'sending')

/** Progress of the newest batch as a rounded percentage; null without uploads. */
export function percentOfAll(state: BoardState): { percent: number; kept: number; all: number } | null {
  if (!areUnderWay(state)) return null
  const newest = Math.max(...state.shots.map(({ batch }) => batch))
  const together = state.shots.filter((shot) => shot.batch === newest && shot.phase !== 'failed')
  const sum = together.reduce((total, { percent }) => total + percent, 0)
  return {
    percent: Math.round(sum / together.length),
    kept: together.filter(({ phase }) => phase === 'kept').length,
    all: together.length,
  }
}

export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...all.slice(from, from + 1))
}

const keptShot = (image: Image): PictureUpload => ({
  key: image.id,
  name: '',
  phase: 'kept',
  percent: 100,
  batch: 0,
  image,
})

const faultOf = (error: unknown): Pick<PictureUpload, 'fault' | 'isLineDown'> => {
  if (error instanceof PictureError) return { fault: error.message }
  if (error instanceof ApiError) return { fault: error.body?.[0]?.message ?? error.message }
  return { fault: '', isLineDown: true }
}

/** Limits the number of concurrent tasks; others queue. */
function turns(atOnce: number) {
  const line: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((go) => void line.push(go))
    else running++
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
