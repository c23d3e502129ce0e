import { createRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { preloadOfficeHeader } from './backoffice/layout/office-header.lazy.ts'
import { loadMessages } from './messages/messages.ts'
import { routeTree } from './routeTree.gen.ts'
import { apiOver } from './api/api.ts'
import { loadCompany } from './layout/company.ts'
import type { CompanyFacts } from './layout/company.ts'
import { noticeOf, notify } from './layout/notices.ts'
import type { Shell, CurrentPage } from './layout/shell.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { localPath, plainPath } from './i18n/locale.ts'
import { NotFound } from './layout/not-found.tsx'
import { isManager } from './session/current-user.ts'
import { currentVisit } from './api/current-visit.ts'
import { parseSearch, stringifySearch } from './storefront/search/search-params.ts'

const FRESH_MS = 30_000
const NO_COMPANY: CompanyFacts = { name: '' }

type Brought = Pick<Shell, 'company' | 'user' | 'isProviderExternal'>

/** The router of one visit: per request on the server, once in the browser. */
export async function getRouter() {
  const { nonce, transport, ...visit } = currentVisit()
  const api = apiOver(transport)
  const [messages, company] = await Promise.all([loadMessages(visit.locale), nonce ? loadCompany(api) : NO_COMPANY])
  const context: Shell = { ...visit, api, messages, company }
  if (isManager(context.user)) await preloadOfficeHeader()
  const router = createRouter({
    routeTree,
    context,
    // They travel with the page, so that heads and header have them without a call of the browser.
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
      // Whoever was signed in may be so no longer.
      if (answer.status === 401 && context.user)
        await (await import('./session/user.ts')).lookAgain(context, request.url)
      return answer
    })
    context.report = (error) => notify(noticeOf(error, context.messages))
    context.currentPage = () => standingIn(router)
  }
  return router
}

/** What the reader has before him, unless it is itself a failure. */
function standingIn({ state }: AnyRouter): CurrentPage | undefined {
  const { resolvedLocation: at, matches } = state
  const match = matches.at(-1)
  if (!at || match?.status !== 'success') return undefined
  return { href: at.href, to: at.pathname, search: at.search, hash: at.hash, data: match.loaderData }
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
    // Whoever turns back while the page still glides upwards would glide on, away from where he stood.
    if (!onward) scrollTo({ top: scrollY, left: scrollX, behavior: 'instant' })
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }
}
