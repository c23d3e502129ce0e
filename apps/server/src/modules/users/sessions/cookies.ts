import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** The cookie of a sign-in in progress; the session's cookie is in platform/auth/csrf.ts. */

const FLOW_COOKIE = '__Host-flow'

/** Ids in cookies are stored hashed: a reader of the table cannot forge the cookie. */
export const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest()

export function flowIdOf(request: FastifyRequest): string | undefined {
  const given = request.cookies[FLOW_COOKIE]
  return given !== undefined && /^[\w-]{43}$/.test(given) ? given : undefined
}

/** Lax: the way back begins at the provider, which may be another site. */
const FLOW = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
export const giveFlow = (reply: FastifyReply, id: string, seconds: number): void =>
  void reply.setCookie(FLOW_COOKIE, id, { ...FLOW, maxAge: seconds })
export const endFlow = (reply: FastifyReply): void => void reply.clearCookie(FLOW_COOKIE, FLOW)
