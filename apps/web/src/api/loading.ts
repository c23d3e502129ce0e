import { isNotFound, isRedirect, notFound, redirect } from '@tanstack/react-router'
import { isKept } from '../performance/offline-stores.ts'
import { ApiError } from './api.ts'
import { localPath } from '../i18n/locale.ts'
import type { Shell } from '../layout/shell.ts'

/** What the router tells a loader about its attempt. */
interface Attempt {
  preload: boolean
  abortController: AbortController
  location: { href: string }
}

/**
 * Runs what a page needs to be there. A failure is reported (to the server's log, or to the reader), and thrown on as words
 * that may be read by anybody: the router writes the message of an error into the page. Where the reader already has a page
 * before him (and the loader passes its `noteSignInAttempt`), that page stays, with all that was typed into it (STF-09).
 */
export async function loading<T>(shell: Shell, work: () => Promise<T>, attempt?: Attempt): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error
    const failure = new Error('This page could not be loaded', { cause: error })
    // Nobody asked for what was fetched ahead, and nobody waits any more for what was given up.
    if (attempt?.preload || attempt?.abortController.signal.aborted) throw failure
    const standing = attempt && shell.currentPage?.()
    const isElsewhere = standing && standing.href !== attempt.location.href
    if (isElsewhere && !(error instanceof ApiError)) {
      const address = shell.origin + localPath(attempt.location.href, shell.locale)
      if (await isKept(address)) return leaveFor(address)
    }
    shell.report(error)
    if (!standing) throw failure
    if (!isElsewhere) return standing.data as T
    const { to, search, hash } = standing
    throw redirect({ to, search, hash, replace: true, resetScroll: false } as never)
  }
}

/** For what is named by the address: an id that is none, or of nothing, is a page that is not there. */
export function missingOr(error: unknown): never {
  throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error
}

/** Of pages whose forms keep what they began with: what an earlier visit read, or a look ahead, must not stand there first. */
export const ALWAYS_RELOAD = { staleTime: 0, gcTime: 0, preload: false } as const

/** Without a line the document as it was kept takes the place of a page whose data cannot be fetched. */
function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return new Promise(() => {})
}
