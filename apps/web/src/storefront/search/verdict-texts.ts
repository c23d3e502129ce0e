import { VERDICT_STATES } from '@minato/contract/enumerations'
import type { Locale, VerdictState } from '@minato/contract/enumerations'

/** Texts of the filter by import verdict, for one country. */
export interface VerdictTexts {
  title: string
  options: Record<VerdictState, string>
  chips: Record<VerdictState, string>
}

/** Loaded with the data of a search that has a destination, so that other pages do not pay for them. */
export async function verdictTexts(locale: Locale, country: string): Promise<VerdictTexts> {
  const { arrival } = await (locale === 'fr'
    ? import('../../messages/arrival-fr.ts')
    : import('../../messages/arrival-en.ts'))
  const chips = VERDICT_STATES.map((state) => [state, arrival.states[state](country, null)])
  return {
    title: arrival.filter(country),
    options: arrival.options,
    chips: Object.fromEntries(chips) as VerdictTexts['chips'],
  }
}
