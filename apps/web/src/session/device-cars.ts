import { removeStored, store, stored } from './browser-storage.ts'

/** Cars saved by a visitor on the device until a sign-in moves them to the account. */

const KEY = 'saved-cars'
/** The account's limit (packages/contract accounts.ts FAVOURITE_LIMIT). */
const MAX_CARS = 200

export const deviceCars = (): string[] => stored(KEY)?.split(' ') ?? []
export const storeDeviceCars = (ids: readonly string[]): void =>
  ids.length ? store(KEY, ids.slice(-MAX_CARS).join(' ')) : removeStored(KEY)
