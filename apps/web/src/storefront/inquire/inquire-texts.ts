import type { Locale } from '@minato/contract/enumerations'
import { inquire as english } from '../../messages/inquire-en.ts'
import type { InquireTexts } from '../../messages/inquire-en.ts'
import { inquire as french } from '../../messages/inquire-fr.ts'
import { useShell } from '../../api/shell.ts'

export const inquireTextsIn = (locale: Locale): InquireTexts => (locale === 'fr' ? french : english)
export const useInquireTexts = (): InquireTexts => inquireTextsIn(useShell().locale)
