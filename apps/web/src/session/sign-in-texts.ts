import { signIn as english } from '../messages/sign-in-en.ts'
import type { SignInTexts } from '../messages/sign-in-en.ts'
import { signIn as french } from '../messages/sign-in-fr.ts'
import { useShell } from '../api/shell.ts'

export const useSignInTexts = (): SignInTexts => (useShell().locale === 'fr' ? french : english)
