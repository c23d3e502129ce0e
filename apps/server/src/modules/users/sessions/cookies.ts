import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** The cookie of a sign-in in progress; the session's cookie is in platform/auth/csrf.ts. */

const FLOW_COOKIE = '__Host-flow'

/** Ids in cookies are stored hashed: a reader of the table cannot forge the cookie. */
export const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest()

export function flowIdOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[FLOW_COOKIE]
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined
}

/** Lax, because the return from the provider may start at another site. */
const FLOW = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
export const setFlowCookie = (reply: FastifyReply, id: string, seconds: number): void =>
  void reply.setCookie(FLOW_COOKIE, id, { ...FLOW, maxAge: seconds })
export const clearFlowCookie = (reply: FastifyReply): void => void reply.clearCookie(FLOW_COOKIE, FLOW)
