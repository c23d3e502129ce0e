import type { SignInPurpose } from '@minato/contract/enumerations'
import { plainPath } from '../i18n/locale.ts'

/** Sign-in data in the browser, by the specification; they grant nothing on the server (SES-04). */
export const MARKER = 'signed-in'
export const ATTEMPT = 'sign-in-attempt'
export const RETURN_ROUTE = 'return-route'

/** Sign-in and sign-up pages are no return targets. */
const PASSING_ROUTES = /^\/(?:login|sign-up|sign-in|success-login|auth|403)(?:[/?]|$)/

/** Stores the current page as the return target. */
export function rememberReturnRoute(route: string): void {
  try {
    if (!PASSING_ROUTES.test(plainPath(route))) localStorage.setItem(RETURN_ROUTE, route)
  } catch {
    // Without storage the user returns to the home page.
  }
}

/** Stores that a sign-in was requested; without it `/login` does not redirect. */
export function rememberSignInAttempt(route: string): void {
  rememberReturnRoute(route)
  try {
    localStorage.setItem(ATTEMPT, 'true')
  } catch {
    // The page's own button continues.
  }
}

/** Starts a sign-in. The sign-in page shows the purpose; private targets have their own. */
export const signInAddress = (route: string, purpose?: SignInPurpose): string =>
  `/auth/sign-in?${new URLSearchParams({ return: route, ...(purpose && { for: purpose }) })}`
