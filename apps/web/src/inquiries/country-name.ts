import type { OfficeLocale } from '@minato/contract/enumerations'
import { useCall } from '../api/use-call.ts'

/** The name of a country, from the list loaded once per visit (STF-10); undefined until then. */
export function useLoadedCountryName(locale: OfficeLocale): (code: string) => string | undefined {
  const { data: countries } = useCall('GET /api/map/country', { query: { locale } }, { isConstant: true })
  return (code) => countries && (countries.find(({ alpha2code }) => alpha2code === code)?.name ?? code)
}

/** The same, with the code until the list is loaded. */
export function useCountryName(locale: OfficeLocale): (code: string) => string {
  const loadedName = useLoadedCountryName(locale)
  return (code) => loadedName(code) ?? code
}
