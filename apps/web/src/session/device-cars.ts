import { forget, store, stored } from './stored.ts'

/** The cars that a visitor saved: kept on the device until a sign-in adds them to the account. */

const KEY = 'saved-cars'
/** As many as an account keeps (packages/contract accounts.ts FAVOURITE_LIMIT). */
const MOST = 200

export const deviceCars = (): string[] => stored(KEY)?.split(' ') ?? []
export const keepDeviceCars = (ids: readonly string[]): void =>
  ids.length ? store(KEY, ids.slice(-MOST).join(' ')) : forget(KEY)
