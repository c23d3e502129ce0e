import { createRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { preloadOfficeHeader } from './backoffice/layout/office-header.lazy.ts'
import { loadMessages } from './i18n/messages.ts'
import { routeTree } from './routeTree.gen.ts'
import { apiOver } from './api/api.ts'
import { loadCompany } from './api/company.ts'
import type { CompanyFacts } from './api/company.ts'
import { noticeOf, notify } from './api/notices.ts'
import type { Shell, CurrentPage } from './api/shell.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { localPath, plainPath } from './i18n/locale.ts'
import { NotFound } from './layout/not-found.tsx'
import { isManager } from './session/current-user.ts'
import { currentVisit } from './api/current-visit.ts'
import { parseSearch, stringifySearch } from './api/search-params.ts'

const FRESH_MS = 30_000
const NO_COMPANY: CompanyFacts = { name: '' }

type Brought = Pick<Shell, 'company' | 'user' | 'isProviderExternal'>

/** Creates the router: per request on the server, once in the browser. */
export async function getRouter() {
  const { nonce, transport, ...visit } = currentVisit()
  const api = apiOver(transport)
  const [messages, company] = await Promise.all([loadMessages(visit.locale), nonce ? loadCompany(api) : NO_COMPANY])
  const context: Shell = { ...visit, api, messages, company }
  if (isManager(context.user)) await preloadOfficeHeader()
  const router = createRouter({
    routeTree,
    context,
    // Sent with the page, so that heads and header need no request.
    dehydrate: (): Brought => {
      const { user, isProviderExternal } = context
      return { company, ...(user && { user }), ...(isProviderExternal && { isProviderExternal }) }
    },
    hydrate: async (given: Brought) => {
      Object.assign(context, given)
      if (isManager(context.user)) await preloadOfficeHeader()
    },
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
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
  })
  if (nonce) keepCommas(router)
  else {
    scrollAtOnceOnReturn(router)
    context.api = apiOver(async (request) => {
      const answer = await transport(request)
      // The session may have ended.
      if (answer.status === 401 && context.user)
        await (await import('./session/user.ts')).refetchUser(context, request.url)
      return answer
    })
    context.report = (error) => notify(noticeOf(error, context.messages))
    context.currentPage = () => standingIn(router)
  }
  return router
}

/** The current page, unless it is an error page. */
function standingIn({ state }: AnyRouter): CurrentPage | undefined {
  const { resolvedLocation: at, matches } = state
  const match = matches.at(-1)
  if (!at || match?.status !== 'success') return undefined
  return { href: at.href, to: at.pathname, search: at.search, hash: at.hash, data: match.loaderData }
}

/**
 * TanStack Start re-encodes a request's address (a comma becomes %2C), and the router redirects to its own
 * canonical form: without this, a list in an address would redirect forever.
 */
function keepCommas(router: Awaited<ReturnType<typeof getRouter>>): void {
  const parse = router.parseLocation
  router.parseLocation = (...given) => {
    const location = parse(...given)
    return { ...location, publicHref: location.publicHref.replaceAll('%2C', ',') }
  }
}

/** A new page scrolls to the top (smoothly, STF-08); Back restores the position at once (W4). */
function scrollAtOnceOnReturn(router: Awaited<ReturnType<typeof getRouter>>): void {
  router.history.subscribe(({ action }) => {
    const onward = action.type === 'PUSH' || action.type === 'REPLACE'
    router.options.scrollRestorationBehavior = onward ? 'auto' : 'instant'
    // Going back during a smooth scroll must stop it.
    if (!onward) scrollTo({ top: scrollY, left: scrollX, behavior: 'instant' })
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
