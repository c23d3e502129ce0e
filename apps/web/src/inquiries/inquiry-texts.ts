import type { Locale } from '@minato/contract/enumerations'
import { inquiries as english } from '../messages/inquiries-en.ts'
import type { InquiryTexts } from '../messages/inquiries-en.ts'
import { inquiries as french } from '../messages/inquiries-fr.ts'
import { useShell } from '../api/shell.ts'

export type { InquiryTexts }
export const inquiryTextsIn = (locale: Locale): InquiryTexts => (locale === 'fr' ? french : english)
export const useInquiryTexts = (): InquiryTexts => inquiryTextsIn(useShell().locale)
