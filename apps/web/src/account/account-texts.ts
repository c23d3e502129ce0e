import { account as english } from '../messages/account-en.ts'
import type { AccountTexts } from '../messages/account-en.ts'
import { account as french } from '../messages/account-fr.ts'
import { useShell } from '../api/shell.ts'

export const useAccountTexts = (): AccountTexts => (useShell().locale === 'fr' ? french : english)
