import { ledger as english } from '../../../messages/ledger-en.ts'
import type { LedgerTexts } from '../../../messages/ledger-en.ts'
import { ledger as french } from '../../../messages/ledger-fr.ts'
import { useShell } from '../../../api/shell.ts'

export const useLedgerTexts = (): LedgerTexts => (useShell().locale === 'fr' ? french : english)
