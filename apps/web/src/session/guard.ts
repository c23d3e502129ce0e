import type { OfficeLocale, SignInPurpose } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import { redirect } from '@tanstack/react-router'
import { rememberReturnRoute, signInAddress } from './sign-in-return.ts'
import { LOCALE_SWITCH, localPath } from '../i18n/locale.ts'
import { chosenLocale, hasLanguage, isOfficeLocale } from '../i18n/office-languages.ts'
import type { Shell } from '../api/shell.ts'
import { isManager } from './current-user.ts'
import { knownUser } from './user.ts'

/** Access to a restricted page: signed-out users, signed-in users, or managers. */
export type Access = 'signed-out' | 'customer' | 'manager'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: Access
    /** A secret address or personal page: not cached and not sent as referrer. */
    isPrivate?: true
  }
}

const FOUND = 302

/**
 * Redirects users without access (SES-05, SES-06), and to the language that the page has for them. `path`:
 * without language, with query and hash. A page for everyone opens although the user is not known.
 */
export async function guard(shell: Shell, access: Access | undefined, path: string): Promise<void> {
  let user: UserInfo | undefined
  try {
    user = await knownUser(shell)
  } catch (error) {
    if (!access || access === 'signed-out') return
    shell.report(error)
    throw redirect({ to: '/403' })
  }
  if (access === 'signed-out') {
    // Users of an external provider complete their profile in the second step of the sign-up.
    const isExpected = user && !user.isComplete && path.startsWith('/sign-up')
    if (user && !isExpected) throw redirect({ to: '/', statusCode: FOUND })
    return
  }
  if (user || !access) assertLanguage(shell, user, path)
  if (!access) return
  if (!user) return goToSignIn(shell, localPath(path, shell.locale))
  const isAllowed = access === 'manager' ? isManager(user) : user.roles.length > 0
  if (!isAllowed) throw redirect({ to: '/403', statusCode: FOUND })
}

/**
 * Languages of the back office are for managers: others get English, and shop pages are English (decision 17).
 * @throws a redirect to the address of another language, which is another document
 */
function assertLanguage({ locale, currentPage }: Shell, user: UserInfo | undefined, path: string): void {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/.exec(path) ?? []
  const goTo = (language: OfficeLocale, search = query) =>
    redirect({ href: localPath(pathname, language) + search + hash, reloadDocument: true, statusCode: FOUND })
  if (isOfficeLocale(locale) && !isManager(user)) throw goTo('en', `${query}${query ? '&' : '?'}${LOCALE_SWITCH}=en`)
  if (!hasLanguage(pathname, locale)) throw goTo('en')
  // Only an English address leads elsewhere, as on the server.
  if (import.meta.env.SSR || localPath(pathname, locale) !== pathname || !isManager(user)) return
  // The page in use keeps its language, whatever another tab chooses.
  const current = currentPage?.()?.href
  if (current === undefined || current.split(/[?#]/)[0] === pathname) return
  const chosen = chosenLocale(document.cookie)
  if (chosen && isOfficeLocale(chosen) && hasLanguage(pathname, chosen)) throw goTo(chosen)
}

/** To the provider and back to `route`, an address in the reader's language. */
export function goToSignIn(shell: Shell, route: string, purpose?: SignInPurpose): Promise<never> {
  if (import.meta.env.SSR) throw redirect({ href: signInAddress(route), statusCode: FOUND })
  rememberReturnRoute(route)
  location.assign(signInAddress(route, purpose))
  // The document is unloading; nothing is rendered.
  return new Promise(() => {})
}
