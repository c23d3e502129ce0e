import { forget, store, stored } from './stored.ts'

/** Cars saved by a visitor on the device until a sign-in moves them to the account. */

const KEY = 'saved-cars'
/** The account's limit (packages/contract accounts.ts FAVOURITE_LIMIT). */
const MOST = 200

export const deviceCars = (): string[] => stored(KEY)?.split(' ') ?? []
export const keepDeviceCars = (ids: readonly string[]): void =>
  ids.length ? store(KEY, ids.slice(-MOST).join(' ')) : forget(KEY)
