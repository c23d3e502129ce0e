import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { addEarlyClickScript } from './performance/early-clicks.ts'
import { forwardOf } from './i18n/forward.ts'
import { localeOfPath } from './i18n/locale.ts'
import { markDestination, deferScripts } from './performance/defer-scripts.ts'
import type { Visit } from './api/visit.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: Visit }
  }
}

/**
 * Returns the page as text: as a response body it would be encoded and decoded again, an eighth of the work.
 * Not a stream: nothing is sent in parts, and a string takes half the time.
 */
const renderPage = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    const visit = getGlobalStartContext() as Visit
    // In development Vite's client comes first.
    visit.setHtml(import.meta.env.PROD ? finished(html, visit) : html)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** Cached visitor pages, whose size is limited, do not record early clicks. */
function finished(html: string, { nonce, user }: Visit): string {
  const marked = markDestination(deferScripts(html, nonce), nonce)
  return user ? addEarlyClickScript(marked, nonce) : marked
}

/** The server's only interface to the pages (apps/server/src/platform/http/web.ts). */
export default { fetch: renderPage, forwardOf, localeOf: localeOfPath }
