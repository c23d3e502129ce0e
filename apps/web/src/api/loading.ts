import { isNotFound, isRedirect, notFound, redirect } from '@tanstack/react-router'
import { isCached } from '../performance/offline-stores.ts'
import { ApiError } from './api.ts'
import { localPath } from '../i18n/locale.ts'
import type { Shell } from './shell.ts'

/** The router's information about a loader's run. */
interface Attempt {
  preload: boolean
  abortController: AbortController
  location: { href: string }
}

/**
 * Loads a page's data. A failure is reported (server log or user) and rethrown with a public message, because
 * the router writes error messages into the page. On a navigation with `attempt` the current page
 * stays, with its input (STF-09).
 */
export async function loading<T>(shell: Shell, work: () => Promise<T>, attempt?: Attempt): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error
    const failure = new Error('This page could not be loaded', { cause: error })
    // Failed prefetches and aborted loads are not reported.
    if (attempt?.preload || attempt?.abortController.signal.aborted) throw failure
    const shownPage = attempt && shell.currentPage?.()
    const isElsewhere = shownPage && shownPage.href !== attempt.location.href
    if (isElsewhere && !(error instanceof ApiError)) {
      const address = shell.origin + localPath(attempt.location.href, shell.locale)
      if (await isCached(address)) return reloadAt(address)
    }
    shell.report(error)
    if (!shownPage) throw failure
    if (!isElsewhere) return shownPage.data as T
    const { to, search, hash } = shownPage
    throw redirect({ to, search, hash, replace: true, resetScroll: false } as never)
  }
}

/** For resources named by the address: an invalid or unknown id is a missing page. */
export function missingOr(error: unknown): never {
  throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
}

/** For pages with forms: never starts from cached or prefetched data. */
export const ALWAYS_RELOAD = { staleTime: 0, gcTime: 0, preload: false } as const

/** Offline, a cached document replaces a page whose data cannot be loaded. */
function reloadAt(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}
