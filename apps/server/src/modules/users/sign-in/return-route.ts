import { SIGN_IN_PURPOSES } from '@minato/contract/enumerations'
import type { SignInPurpose } from '@minato/contract/enumerations'

/** Target after sign-in: always a path of this site (threat A06). */

const ORIGIN = 'http://here.invalid'
const LENGTH = 2000

/** The path, query and all, if it stays on this site and is a page; else '/'. */
export function returnRouteOf(requested: unknown): string {
  if (typeof requested !== 'string' || requested.length > LENGTH || !/^\/(?![/\\])/.test(requested)) return '/'
  // Browsers drop tabs and line ends out of addresses, and read a backslash as a slash.
  if (/[\u0000-\u001f\u007f\\]/.test(requested) || !URL.canParse(requested, ORIGIN)) return '/'
  const { origin, pathname, search } = new URL(requested, ORIGIN)
  if (origin !== ORIGIN || pathname.startsWith('//')) return '/'
  if (
    /^\/(?:api|oidc|auth|sign-in|assets|login|success-login)(?:\/|$)/.test(pathname.replace(/^\/(?:fr|ja)(?=\/)/, ''))
  )
    return '/'
  return pathname + search
}

/** The purpose that the sign-in page shows: the requested one, or that of a private target. */
export function purposeOf(asked: unknown, returnRoute: string): SignInPurpose | undefined {
  const own = SIGN_IN_PURPOSES.find((one) => one === asked)
  const [, page] = /^(?:\/(?:fr|ja))?\/(inquiries|account|saved)(?:[/?]|$)/.exec(returnRoute) ?? []
  return own ?? (page === 'inquiries' ? 'inquiry' : (page as 'account' | 'saved' | undefined))
}
