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
 * A page as text, handed over as it is: as the body of the answer it would be encoded and decoded again, an eighth of
 * the work. Not a stream, because no page waits for a part of itself and a string costs half the time.
 */
const renderPage = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })))
    const visit = getGlobalStartContext() as Visit
    // Vite's own client comes first in development.
    visit.setHtml(import.meta.env.PROD ? finished(html, visit) : html)
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** A visitor's page, which is kept for all and counted by the byte, hears no early press. */
function finished(html: string, { nonce, user }: Visit): string {
  const marked = markDestination(deferScripts(html, nonce), nonce)
  return user ? addEarlyClickScript(marked, nonce) : marked
}

/** What the server mounts (apps/server/src/platform/http/web.ts): it knows the pages by this object alone. */
export default { fetch: renderPage, forwardOf, localeOf: localeOfPath }
