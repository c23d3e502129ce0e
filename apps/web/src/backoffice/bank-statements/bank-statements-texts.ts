import { bankStatements as english } from '../../i18n/en/bank-statements.ts'
import type { BankStatementsTexts } from '../../i18n/en/bank-statements.ts'
import { bankStatements as french } from '../../i18n/fr/bank-statements.ts'
import { useShell } from '../../api/shell.ts'

export const useBankStatementsTexts = (): BankStatementsTexts => (useShell().locale === 'fr' ? french : english)
