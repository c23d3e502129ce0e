import { ledger as english } from '../../../i18n/en/ledger.ts'
import type { LedgerTexts } from '../../../i18n/en/ledger.ts'
import { ledger as french } from '../../../i18n/fr/ledger.ts'
import { useShell } from '../../../api/shell.ts'

export const useLedgerTexts = (): LedgerTexts => (useShell().locale === 'fr' ? french : english)
