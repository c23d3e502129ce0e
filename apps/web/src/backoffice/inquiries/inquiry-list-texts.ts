import { inquiryList as english } from '../../i18n/en/inquiry-list.ts'
import type { InquiryListTexts } from '../../i18n/en/inquiry-list.ts'
import { inquiryList as french } from '../../i18n/fr/inquiry-list.ts'
import { useShell } from '../../api/shell.ts'

export const useInquiryListTexts = (): InquiryListTexts => (useShell().locale === 'fr' ? french : english)
