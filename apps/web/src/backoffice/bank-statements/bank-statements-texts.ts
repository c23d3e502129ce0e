import { bankStatements as english } from '../../messages/bank-statements-en.ts'
import type { BankStatementsTexts } from '../../messages/bank-statements-en.ts'
import { bankStatements as french } from '../../messages/bank-statements-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useBankStatementsTexts = (): BankStatementsTexts => (useShell().locale === 'fr' ? french : english)
