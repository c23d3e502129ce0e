import type { OfficeLocale } from '@minato/contract/enumerations'
import { useEffect, useState } from 'react'
import type { Api } from '../api/api.ts'
import { useShell } from '../api/shell.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

/** A country for forms. */
export interface CountryChoice {
  /** ISO 3166, two letters. */
  code: string
  name: string
  callingCode: string
}
/** The specification's default. */
export const DEFAULT_COUNTRY: CountryChoice = { code: 'JP', name: 'Japan', callingCode: '81' }

interface ListedCountry {
  alpha2code: string
  name: string
  callingCode: string
}
export const choicesOf = (countries: readonly ListedCountry[]): CountryChoice[] =>
  countries.map(({ alpha2code, name, callingCode }) => ({ code: alpha2code, name, callingCode }))

/** Loaded once per visit (STF-10). */
const countriesOf = async (api: Api, locale: OfficeLocale): Promise<CountryChoice[]> =>
  choicesOf(await api('GET /api/map/country', { query: { locale } }))

/** The country list; the default country alone until it is loaded, which is retried. */
export function useCountries(): readonly CountryChoice[] {
  const { api, locale, report } = useShell()
  const [countries, setCountries] = useState<readonly CountryChoice[]>([DEFAULT_COUNTRY])
  useEffect(() => {
    let isSaid = false
    const { stop } = retryUntilAnswered(
      () => countriesOf(api, locale),
      setCountries,
      (error) => {
        if (!isSaid) report(error)
        isSaid = true
      },
    )
    return stop
  }, [api, locale, report])
  return countries
}

/** The country of the browser's language, if any: 'en-KE' is Kenya. */
export function countryOfBrowser(countries: readonly CountryChoice[]): CountryChoice | undefined {
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(navigator.language)?.[1]?.toUpperCase()
  return countries.find(({ code }) => code === region)
}
