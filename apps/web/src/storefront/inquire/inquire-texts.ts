import type { OfficeLocale } from '@minato/contract/enumerations'
import { inquire as english } from '../../i18n/en/inquire.ts'
import type { InquireTexts } from '../../i18n/en/inquire.ts'
import { inquire as french } from '../../i18n/fr/inquire.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const inquireTextsIn = (locale: OfficeLocale): InquireTexts => textsFor(locale, { en: english, fr: french })
export const useInquireTexts = (): InquireTexts => inquireTextsIn(useShell().locale)
