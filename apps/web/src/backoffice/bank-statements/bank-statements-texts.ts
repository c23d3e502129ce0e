import { bankStatements as english } from '../../i18n/en/bank-statements.ts'
import type { BankStatementsTexts } from '../../i18n/en/bank-statements.ts'
import { bankStatements as french } from '../../i18n/fr/bank-statements.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useBankStatementsTexts = (): BankStatementsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'bankStatements')
