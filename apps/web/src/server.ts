import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { Visit } from './shell/visit.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: Visit }
  }
}

// To a string, not a stream: no page waits for a part of itself, and a string costs half the time (stack.md section 3).
export default { fetch: createStartHandler(defaultRenderHandler) }
