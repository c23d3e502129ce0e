import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { forwardOf } from './shell/forward.ts'
import { localeOfPath } from './shell/locale.ts'
import type { Visit } from './shell/visit.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: Visit }
  }
}

/** What the server mounts (apps/server/src/platform/web.ts): it knows the pages by this object alone. */
export default {
  // To a string, not a stream: no page waits for a part of itself, and a string costs half the time.
  fetch: createStartHandler(defaultRenderHandler),
  forwardOf,
  localeOf: localeOfPath,
}
