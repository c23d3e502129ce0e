import type { AnyRouter } from '@tanstack/react-router'
import { addressOf } from '../performance/offline-stores.ts'
import type { SeenPage } from '../performance/offline-stores.ts'

const WORKER = '/worker.js'
/** Time in view after which a page counts as seen. */
const READ_MS = 3000

/** Trusted Types require a policy for a worker's address; this one allows no other. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): Policy } }
  return trustedTypes?.createPolicy('minato-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER
}
interface Policy {
  createScriptURL(given: string): string
}

let registered: Promise<ServiceWorkerRegistration> | undefined

/** Registers the worker and reports what it could not see: the first page, and client-side navigations. */
export function storeVisitedPages(router: AnyRouter): () => void {
  // Not in development, where nothing may be cached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  registered ??= serviceWorker.register(workerAddress())
  registered.catch(() => {})
  const postPage = (page: string) => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes('/api/'))
    serviceWorker.ready.then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has no origin to name
      ({ active }) => active?.postMessage({ page, files } satisfies SeenPage),
      () => {},
    )
  }
  postPage(serviceWorker.controller ? '' : addressOf(new URL(location.href)))
  let readingTimer: ReturnType<typeof setTimeout> | undefined
  const stop = router.subscribe('onResolved', ({ hrefChanged }) => {
    clearTimeout(readingTimer)
    if (hrefChanged) readingTimer = setTimeout(() => postPage(addressOf(new URL(location.href))), READ_MS)
  })
  return () => {
    clearTimeout(readingTimer)
    stop()
  }
}
