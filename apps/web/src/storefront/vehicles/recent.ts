import type { CardData } from './card-data.ts'

/**
 * The cars that the reader looked at last, newest first, in his browser alone (STF-03). Whole cards, so that they stand
 * there at once and without a line; their prices are asked for again when they are shown.
 */
const KEY = 'recently-viewed'
/** The version of what is stored (specification section 9); another one is cleared. */
export const VERSION = 'v-52'
export const MOST = 5

/** What a card cannot do without. */
const isCard = (one: unknown): one is CardData => {
  const card = one as Partial<CardData> | null
  return (
    typeof card === 'object' &&
    card !== null &&
    [card.id, card.reference, card.brand, card.model].every((value) => typeof value === 'string') &&
    (card.registered === null || typeof card.registered === 'object') &&
    (card.picture === null || typeof card.picture?.url === 'string')
  )
}

/** The stored cars; what is stale or spoilt is cleared. A browser that keeps nothing has none. */
export function recentCars(storage: Storage = localStorage): CardData[] {
  try {
    const stored = storage.getItem(KEY)
    if (stored === null) return []
    const { version, cars } = JSON.parse(stored) as { version?: unknown; cars?: unknown }
    if (version === VERSION && Array.isArray(cars) && cars.every(isCard)) return cars.slice(0, MOST)
  } catch {
    // Spoilt, or not to be read.
  }
  forgetAll(storage)
  return []
}

function forgetAll(storage: Storage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // What cannot be read does no harm.
  }
}

export function keepCars(cars: readonly CardData[], storage: Storage = localStorage): void {
  try {
    if (cars.length) storage.setItem(KEY, JSON.stringify({ version: VERSION, cars: cars.slice(0, MOST) }))
    else storage.removeItem(KEY)
  } catch {
    // Full or forbidden: nothing is remembered.
  }
}

/** Puts a car first; a sold one is taken out instead, and not added again. */
export function rememberCar(card: CardData, storage: Storage = localStorage): void {
  const others = recentCars(storage).filter(({ id, reference }) => id !== card.id && reference !== card.reference)
  keepCars(card.status === 'SOLD' ? others : [card, ...others], storage)
}

export const forgetCar = (reference: string, storage: Storage = localStorage): void =>
  keepCars(
    recentCars(storage).filter((one) => one.reference !== reference),
    storage,
  )
