import type { Locale } from '@minato/contract/enumerations'
import { useEffect, useState } from 'react'
import { useShell } from '../api/shell.ts'

/** The name of a country, from the list loaded once per visit (STF-10); its code until then. */
export function useCountryName(locale: Locale): (code: string) => string {
  const { api } = useShell()
  const [names, setNames] = useState<ReadonlyMap<string, string>>()
  useEffect(() => {
    let isGone = false
    api('GET /api/map/country', { query: { locale } }).then(
      (all) => isGone || setNames(new Map(all.map(({ alpha2code, name }) => [alpha2code, name]))),
      // Falls back to the code.
      () => {},
    )
    return () => void (isGone = true)
  }, [api, locale])
  return (code) => names?.get(code) ?? code
}
