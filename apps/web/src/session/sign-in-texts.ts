import { signIn as english } from '../i18n/en/sign-in.ts'
import type { SignInTexts } from '../i18n/en/sign-in.ts'
import { signIn as french } from '../i18n/fr/sign-in.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export const useSignInTexts = (): SignInTexts => textsFor(useShell().locale, { en: english, fr: french }, 'signIn')
