import type { Locale } from '@minato/contract/enumerations'
import { forms as english } from '../messages/forms-en.ts'
import type { FormTexts } from '../messages/forms-en.ts'
import { forms as french } from '../messages/forms-fr.ts'
import { useShell } from '../api/shell.ts'

export const formTextsIn = (locale: Locale): FormTexts => (locale === 'fr' ? french : english)
export const useFormTexts = (): FormTexts => formTextsIn(useShell().locale)
