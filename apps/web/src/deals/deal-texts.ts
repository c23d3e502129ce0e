import type { Locale } from '@minato/contract/enumerations'
import { deals as english } from '../messages/deals-en.ts'
import type { DealTexts } from '../messages/deals-en.ts'
import { deals as french } from '../messages/deals-fr.ts'
import { useShell } from '../api/shell.ts'

export type { DealTexts }
export const dealTextsIn = (locale: Locale): DealTexts => (locale === 'fr' ? french : english)
export const useDealTexts = (): DealTexts => dealTextsIn(useShell().locale)
