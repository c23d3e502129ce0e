import { inquiryList as english } from '../../i18n/en/inquiry-list.ts'
import type { InquiryListTexts } from '../../i18n/en/inquiry-list.ts'
import { inquiryList as french } from '../../i18n/fr/inquiry-list.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useInquiryListTexts = (): InquiryListTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'inquiryList')
