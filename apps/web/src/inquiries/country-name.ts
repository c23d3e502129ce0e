import type { Locale } from '@minato/contract/enumerations'
import { useCall } from '../api/use-call.ts'

/** The name of a country, from the list loaded once per visit (STF-10); its code until then. */
export function useCountryName(locale: Locale): (code: string) => string {
  const { data: countries } = useCall('GET /api/map/country', { query: { locale } })
  return (code) => countries?.find(({ alpha2code }) => alpha2code === code)?.name ?? code
}
