import type { Locale } from '@minato/contract/enumerations'
import { inquiries as english } from '../i18n/en/inquiries.ts'
import type { InquiryTexts } from '../i18n/en/inquiries.ts'
import { inquiries as french } from '../i18n/fr/inquiries.ts'
import { useShell } from '../api/shell.ts'

export type { InquiryTexts }
export const inquiryTextsIn = (locale: Locale): InquiryTexts => (locale === 'fr' ? french : english)
export const useInquiryTexts = (): InquiryTexts => inquiryTextsIn(useShell().locale)
