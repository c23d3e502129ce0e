import type { Locale } from '@minato/contract/enumerations'
import { inquiries as english } from '../i18n/en/inquiries.ts'
import type { InquiryTexts } from '../i18n/en/inquiries.ts'
import { inquiries as french } from '../i18n/fr/inquiries.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export type { InquiryTexts }
export const inquiryTextsIn = (locale: Locale): InquiryTexts => textsFor(locale, { en: english, fr: french })
export const useInquiryTexts = (): InquiryTexts => inquiryTextsIn(useShell().locale)
