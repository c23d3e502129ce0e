import type { Locale } from '@minato/contract/enumerations'
import type { Api } from '../api/api.ts'

/**
 * The country list and all makers, once a visit (STF-10): the client keeps both (api/visit-cache.ts), so that searches and
 * forms find them there. Who needs one that did not come asks again.
 */
export function loadStartData(api: Api, locale: Locale): void {
  for (const asked of [
    api('GET /api/map/country', { query: { locale } }),
    api('GET /api/main/brand', { query: { fieldsToExtractCode: 'CODE_1' } }),
  ])
    asked.catch(() => {})
}
