import type { OfficeLocale } from '@minato/contract/enumerations'
import type { LedgerBalance } from '@minato/contract/ledger-shapes'
import { ledgerSentence } from '@minato/domain/ledger-sentence'
import type { LedgerSentenceTexts, Reader } from '@minato/domain/ledger-sentence'
import { inquiries as english } from '../i18n/en/inquiries.ts'
import type { InquiryTexts } from '../i18n/en/inquiries.ts'
import { inquiries as french } from '../i18n/fr/inquiries.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export type { InquiryTexts }
/** Undefined: the package has them, as emails need them too. */
type SentenceTexts = ((reader: Reader) => LedgerSentenceTexts) | undefined

export const inquiryTextsIn = (locale: OfficeLocale): InquiryTexts =>
  textsFor(locale, { en: english, fr: french }, 'inquiries')
/** The balance of an inquiry in one sentence. */
export const ledgerSentenceIn = (locale: OfficeLocale, balance: LedgerBalance, reader: Reader): string =>
  ledgerSentence(
    balance,
    reader,
    locale,
    textsFor<SentenceTexts>(locale, { en: undefined, fr: undefined }, 'ledgerSentenceTexts'),
  )
export const useInquiryTexts = (): InquiryTexts => inquiryTextsIn(useShell().locale)
