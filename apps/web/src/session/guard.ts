import type { SignInPurpose } from '@minato/contract/enumerations'
import { redirect } from '@tanstack/react-router'
import { rememberReturnRoute, signInAddress } from './sign-in-return.ts'
import { localPath } from '../i18n/locale.ts'
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

/** Redirects users without access (SES-05, SES-06). `path`: without language, with its query. */
export async function guard(shell: Shell, access: Access, path: string): Promise<void> {
  const user = await knownUser(shell).catch((error: unknown) => {
    if (access === 'signed-out') return undefined
    shell.report(error)
    throw redirect({ to: '/403' })
  })
  if (access === 'signed-out') {
    // Users of an external provider complete their profile in the second step of the sign-up.
    const isExpected = user && !user.isComplete && path.startsWith('/sign-up')
    if (user && !isExpected) throw redirect({ to: '/', statusCode: FOUND })
    return
  }
  if (!user) return goToSignIn(shell, localPath(path, shell.locale))
  const isAllowed = access === 'manager' ? isManager(user) : user.roles.length > 0
  if (!isAllowed) throw redirect({ to: '/403', statusCode: FOUND })
}

/** To the provider and back to `route`, an address in the reader's language. */
export function goToSignIn(shell: Shell, route: string, purpose?: SignInPurpose): Promise<never> {
  if (import.meta.env.SSR) throw redirect({ href: signInAddress(route), statusCode: FOUND })
  rememberReturnRoute(route)
  location.assign(signInAddress(route, purpose))
  // The document is unloading; nothing is rendered.
  return new Promise(() => {})
}
