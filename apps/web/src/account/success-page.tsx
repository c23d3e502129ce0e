import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { runPendingAction } from './pending-action.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { removeStored, store, stored } from '../session/browser-storage.ts'
import { askUser, forgetUser } from '../session/user.ts'
import { ATTEMPT, RETURN_ROUTE } from '../session/sign-in-return.ts'
import { localeOfPath, localPath, plainPath } from '../i18n/locale.ts'
import type { Shell } from '../api/shell.ts'
import { useShell } from '../api/shell.ts'
import { NarrowPage } from './narrow-page.tsx'

/** After the provider: loads the user, sets the marker, and continues to the stored route (SES-05). */
export function SuccessPage({ route }: { route: string | undefined }) {
  const shell = useShell()
  const router = useRouter()
  const t = useSignInTexts().success
  useEffect(() => void continueAfterSignIn(shell, router, route), [shell, router, route])
  return (
    <NarrowPage title={t.title}>
      <p className="lede" role="status">
        {t.text}
      </p>
      <noscript>
        <p>
          {t.noScript} <a href={localPath('/', shell.locale)}>{t.on}</a>
        </p>
      </noscript>
    </NarrowPage>
  )
}

let isContinuing = false

async function continueAfterSignIn(shell: Shell, router: AnyRouter, returnRoute: string | undefined): Promise<void> {
  // React may run an effect twice.
  if (isContinuing) return
  isContinuing = true
  const storedRoute = stored(RETURN_ROUTE)
  try {
    const user = await askUser(shell)
    if (!user) return navigateTo(router, shell, '/login')
    removeStored(ATTEMPT)
    await runPendingAction(shell)
    if (!user.isComplete) return navigateTo(router, shell, '/sign-up')
    const target = ownRoute(router, returnRoute) ?? ownRoute(router, storedRoute) ?? '/'
    if (user.needsSecondFactor) {
      // The user returns here with a factor.
      store(RETURN_ROUTE, target)
      return navigateTo(router, shell, '/account#second-factor')
    }
    removeStored(RETURN_ROUTE)
    navigateTo(router, shell, target)
  } catch (error) {
    forgetUser(shell)
    shell.report(error)
    navigateTo(router, shell, '/403')
  } finally {
    isContinuing = false
  }
}

/** `route`: path without language; pages of the other language are separate documents. */
function navigateTo(router: AnyRouter, { locale }: Shell, route: string): void {
  if (localeOfPath(route) === locale) router.history.replace(route)
  else if (plainPath(route) === route) router.history.replace(localPath(route, locale))
  else location.replace(route)
}

/** A stored route if it is a page of this site; otherwise the home page. */
export function ownRoute(router: AnyRouter, route: string | null | undefined): string | undefined {
  if (!route || !/^\/(?![/\\])/.test(route) || !URL.canParse(route, location.origin)) return undefined
  const { origin, pathname } = new URL(route, location.origin)
  const pathWithoutLocale = plainPath(pathname)
  if (origin !== location.origin || pathWithoutLocale === '/') return undefined
  const [, , matchedRoute] = router.getMatchedRoutes(pathWithoutLocale)
  return matchedRoute?.options.staticData?.access === 'signed-out' ? undefined : matchedRoute && route
}
