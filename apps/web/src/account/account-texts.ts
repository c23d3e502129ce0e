import { account as english } from '../i18n/en/account.ts'
import type { AccountTexts } from '../i18n/en/account.ts'
import { account as french } from '../i18n/fr/account.ts'
import { useShell } from '../api/shell.ts'

export const useAccountTexts = (): AccountTexts => (useShell().locale === 'fr' ? french : english)
