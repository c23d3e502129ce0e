import { account as english } from '../i18n/en/account.ts'
import type { AccountTexts } from '../i18n/en/account.ts'
import { account as french } from '../i18n/fr/account.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export const useAccountTexts = (): AccountTexts => textsFor(useShell().locale, { en: english, fr: french }, 'account')
