import { choicesOf } from '../forms/countries.ts'
import { isManager } from '../session/current-user.ts'
import type { Shell } from '../api/shell.ts'
import { cardOf } from '../storefront/vehicles/card-data.ts'

/** All data of the account page. */
export async function loadAccount({ api, locale, user }: Shell, signal: AbortSignal) {
  const [account, favourites, searches, devices, countries, secondFactor] = await Promise.all([
    api('GET /api/uum/account', { signal }),
    api('GET /api/uum/account/favourite', { signal }),
    api('GET /api/uum/account/saved-search', { signal }),
    api('GET /api/uum/account/session', { signal }),
    api('GET /api/map/country', { query: { locale }, signal }),
    isManager(user) ? api('GET /api/uum/account/second-factor', { signal }) : undefined,
  ])
  // Only accounts from before inquiries set the destination need it.
  const latest = account.destination
    ? []
    : // The page does without this hint.
      await api('GET /api/main/user/{user-id}/inquiry', {
        params: { 'user-id': account.id },
        query: { limit: 1 },
        signal,
      }).then(
        ({ items }) => items,
        () => [],
      )
  return {
    account,
    favourites: favourites.map(cardOf),
    searches,
    devices,
    countries: choicesOf(countries),
    secondFactor,
    latestPort: latest[0]?.port,
  }
}
export type AccountData = Awaited<ReturnType<typeof loadAccount>>
