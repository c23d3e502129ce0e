/** What the browser keeps of a sign-in, by the specification's rules; it opens nothing on the server (SES-04). */
export const MARKER = 'signed-in'
export const ATTEMPT = 'sign-in-attempt'
export const RETURN_ROUTE = 'return-route'

/** The pages of signing in and up are nowhere to come back to. */
const ON_THE_WAY = /^(?:\/fr)?\/(?:login|sign-up|sign-in|success-login|auth|403)(?:[/?]|$)/

/** Notes where the reader stands, to come back to. */
export function noteReturn(route: string): void {
  try {
    if (!ON_THE_WAY.test(route)) localStorage.setItem(RETURN_ROUTE, route)
  } catch {
    // A browser that keeps nothing comes back to the shop.
  }
}

/** Notes that the reader means to sign in: without it `/login` goes nowhere by itself. */
export function noteSignInAttempt(route: string): void {
  noteReturn(route)
  try {
    localStorage.setItem(ATTEMPT, 'true')
  } catch {
    // There the page's own button leads on.
  }
}

/** Where signing in begins. */
export const signInAddress = (route: string): string => `/auth/sign-in?${new URLSearchParams({ return: route })}`
