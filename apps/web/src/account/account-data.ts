import { choicesOf } from '../forms/countries.ts'
import type { Shell } from '../shell/shell.ts'
import { cardOf } from '../storefront/vehicles/card-data.ts'

/** Everything on the account's page. */
export async function loadAccount({ api, locale }: Shell, signal: AbortSignal) {
  const [account, favourites, searches, devices, countries] = await Promise.all([
    api('GET /api/uum/account', { signal }),
    api('GET /api/uum/account/favourite', { signal }),
    api('GET /api/uum/account/saved-search', { signal }),
    api('GET /api/uum/account/session', { signal }),
    api('GET /api/map/country', { query: { locale }, signal }),
  ])
  return { account, favourites: favourites.map(cardOf), searches, devices, countries: choicesOf(countries) }
}
export type AccountData = Awaited<ReturnType<typeof loadAccount>>
