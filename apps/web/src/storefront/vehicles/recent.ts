import type { CardData } from './card-data.ts'

/**
 * The recently viewed cars, newest first, in the browser only (STF-03). Whole cards are stored to show them at
 * once and offline; prices are updated on display.
 */
const KEY = 'recently-viewed'
/** Version of the stored data (specification section 9); other versions are cleared. */
export const VERSION = 'v-52'
export const MOST = 5

/** Required fields of a card. */
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

/** The stored cars; stale or corrupt data are cleared. Empty without storage. */
export function recentCars(storage: Storage = localStorage): CardData[] {
  try {
    const stored = storage.getItem(KEY)
    if (stored === null) return []
    const { version, cars } = JSON.parse(stored) as { version?: unknown; cars?: unknown }
    if (version === VERSION && Array.isArray(cars) && cars.every(isCard)) return cars.slice(0, MOST)
  } catch {
    // Corrupt or unreadable.
  }
  forgetAll(storage)
  return []
}

function forgetAll(storage: Storage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // Storage is blocked.
  }
}

export function keepCars(cars: readonly CardData[], storage: Storage = localStorage): void {
  try {
    if (cars.length) storage.setItem(KEY, JSON.stringify({ version: VERSION, cars: cars.slice(0, MOST) }))
    else storage.removeItem(KEY)
  } catch {
    // Storage is full or blocked.
  }
}

/** Moves a car to the front; removes a sold one. */
export function rememberCar(card: CardData, storage: Storage = localStorage): void {
  const others = recentCars(storage).filter(({ id, reference }) => id !== card.id && reference !== card.reference)
  keepCars(card.status === 'SOLD' ? others : [card, ...others], storage)
}

export const forgetCar = (reference: string, storage: Storage = localStorage): void =>
  keepCars(
    recentCars(storage).filter((one) => one.reference !== reference),
    storage,
  )
