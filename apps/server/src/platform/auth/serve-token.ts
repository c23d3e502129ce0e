import { issueToken } from '@minato/contract/gate'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { setSessionCookie, setCsrfToken, newSessionId, sessionIdOf } from './csrf.ts'
import { serve } from '../http/serve.ts'

/** `POST /api/csrf`: a token for the session that is there, or for an anonymous one (API-03). */
export function serveToken(app: FastifyInstance, context: Context): void {
  serve(app, context, issueToken, async ({ request, reply }) => {
    const currentSessionId = sessionIdOf(request)
    if (currentSessionId) await setCsrfToken(context.db, reply, currentSessionId)
    else await setSessionCookie(context.db, reply, newSessionId())
    return undefined
  })
}
