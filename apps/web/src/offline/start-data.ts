import type { OfficeLocale } from '@minato/contract/enumerations'
import type { Api } from '../api/api.ts'

/**
 * Loads countries and makers once per visit (STF-10) into the client's cache (api/visit-cache.ts). Failed ones
 * are requested again on use.
 */
export function loadStartData(api: Api, locale: OfficeLocale): void {
  for (const asked of [
    api('GET /api/map/country', { query: { locale } }),
    api('GET /api/main/brand', { query: { fieldsToExtractCode: 'CODE_1' } }),
  ])
    asked.catch(() => {})
}
