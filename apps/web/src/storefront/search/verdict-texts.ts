import { VERDICT_STATES } from '@minato/contract/enumerations'
import type { OfficeLocale, VerdictState } from '@minato/contract/enumerations'
import { arrival as english } from '../../i18n/en/arrival.ts'
import { arrival as french } from '../../i18n/fr/arrival.ts'
import { textsFor } from '../../i18n/texts.ts'

/** Texts of the filter by import verdict, for one country. */
export interface VerdictTexts {
  title: string
  options: Record<VerdictState, string>
  chips: Record<VerdictState, string>
}

/** Loaded with the data of a search that has a destination, so that other pages do not pay for them. */
export function verdictTexts(locale: OfficeLocale, country: string): VerdictTexts {
  const arrival = textsFor(locale, { en: english, fr: french }, 'arrival')
  const chips = VERDICT_STATES.map((state) => [state, arrival.states[state](country, null)])
  return {
    title: arrival.filter(country),
    options: arrival.options,
    chips: Object.fromEntries(chips) as VerdictTexts['chips'],
  }
}
