/** Target after sign-in: always a path of this site (threat A06). */

const ORIGIN = 'http://here.invalid'
const LENGTH = 2000

/** The path, query and all, if it stays on this site and is a page; else '/'. */
export function returnRouteOf(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LENGTH || !/^\/(?![/\\])/.test(asked)) return '/'
  // Browsers drop tabs and line ends out of addresses, and read a backslash as a slash.
  if (/[\u0000-\u001f\u007f\\]/.test(asked) || !URL.canParse(asked, ORIGIN)) return '/'
  const { origin, pathname, search } = new URL(asked, ORIGIN)
  if (origin !== ORIGIN || pathname.startsWith('//')) return '/'
  if (/^\/(?:api|oidc|auth|sign-in|assets|login|success-login)(?:\/|$)/.test(pathname.replace(/^\/fr(?=\/)/, '')))
    return '/'
  return pathname + search
}
