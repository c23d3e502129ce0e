import { inquiryList as english } from '../../messages/inquiry-list-en.ts'
import type { InquiryListTexts } from '../../messages/inquiry-list-en.ts'
import { inquiryList as french } from '../../messages/inquiry-list-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useInquiryListTexts = (): InquiryListTexts => (useShell().locale === 'fr' ? french : english)
