import { ledger as english } from '../../../i18n/en/ledger.ts'
import type { LedgerTexts } from '../../../i18n/en/ledger.ts'
import { ledger as french } from '../../../i18n/fr/ledger.ts'
import { useShell } from '../../../api/shell.ts'
import { textsFor } from '../../../i18n/texts.ts'

export const useLedgerTexts = (): LedgerTexts => textsFor(useShell().locale, { en: english, fr: french }, 'ledger')
