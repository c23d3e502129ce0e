import type { OfficeLocale } from '@minato/contract/enumerations'
import { forms as english } from '../i18n/en/forms.ts'
import type { FormTexts } from '../i18n/en/forms.ts'
import { forms as french } from '../i18n/fr/forms.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export const formTextsIn = (locale: OfficeLocale): FormTexts => textsFor(locale, { en: english, fr: french }, 'forms')
export const useFormTexts = (): FormTexts => formTextsIn(useShell().locale)
