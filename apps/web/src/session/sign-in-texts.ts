import { signIn as english } from '../i18n/en/sign-in.ts'
import type { SignInTexts } from '../i18n/en/sign-in.ts'
import { signIn as french } from '../i18n/fr/sign-in.ts'
import { useShell } from '../api/shell.ts'

export const useSignInTexts = (): SignInTexts => (useShell().locale === 'fr' ? french : english)
