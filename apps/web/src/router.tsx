import { createRouter } from '@tanstack/react-router'
import { loadMessages } from './messages/messages.ts'
import { routeTree } from './routeTree.gen.ts'
import { apiOver } from './shell/api.ts'
import type { Shell } from './shell/shell.ts'
import { Failure } from './shell/failure.tsx'
import { localPath, plainPath } from './shell/locale.ts'
import { Missing } from './shell/missing.tsx'
import { visiting } from './shell/visiting.ts'
import { parseSearch, stringifySearch } from './storefront/search/search-params.ts'

const FRESH_MS = 30_000

/** The router of one visit: per request on the server, once in the browser. */
export async function getRouter() {
  const { nonce, transport, ...visit } = visiting()
  const context: Shell = { ...visit, api: apiOver(transport), messages: await loadMessages(visit.locale) }
  const router = createRouter({
    routeTree,
    context,
    ...(nonce && { ssr: { nonce } }),
    parseSearch,
    stringifySearch,
    search: { strict: true },
    rewrite: {
      input: ({ url }) => {
        url.pathname = plainPath(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = localPath(url.pathname, visit.locale)
        return url
      },
    },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultStaleTime: FRESH_MS,
    defaultPreloadStaleTime: FRESH_MS,
    defaultNotFoundComponent: Missing,
    defaultErrorComponent: Failure,
  })
  if (nonce) keepCommas(router)
  else scrollAtOnceOnReturn(router)
  return router
}

/**
 * Start re-encodes the address of a request (a comma becomes %2C) and the router then redirects whatever differs from its
 * own canonical form: without this, a list in an address would be redirected to itself for ever.
 */
function keepCommas(router: Awaited<ReturnType<typeof getRouter>>): void {
  const parse = router.parseLocation
  router.parseLocation = (...given) => {
    const location = parse(...given)
    return { ...location, publicHref: location.publicHref.replaceAll('%2C', ',') }
  }
}

/** A new page scrolls up as the sheet says (smoothly, STF-08); a page returned to stands where it stood at once (W4). */
function scrollAtOnceOnReturn(router: Awaited<ReturnType<typeof getRouter>>): void {
  router.history.subscribe(({ action }) => {
    const onward = action.type === 'PUSH' || action.type === 'REPLACE'
    router.options.scrollRestorationBehavior = onward ? 'auto' : 'instant'
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
