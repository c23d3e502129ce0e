import { LOCALES } from '@minato/contract/enumerations'
import type { Locale, OfficeLocale } from '@minato/contract/enumerations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** The cookies of a sign-in in progress and of the language; the session's cookie is in platform/auth/csrf.ts. */

const FLOW_COOKIE = '__Host-flow'

/** The cookie of the language switch (apps/web/src/i18n/locale.ts). */
const LANGUAGE_COOKIE = 'locale'
const YEAR_S = 31_536_000

/**
 * A manager finds the account's language of the back office on every device, and leaves another manager's
 * behind (decision 17).
 */
export function setLanguageCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, officeLocale }: { locale: Locale; officeLocale: OfficeLocale | null },
): void {
  const isShopLocale = LOCALES.some((one) => one === (request.cookies[LANGUAGE_COOKIE] ?? 'en'))
  if (officeLocale === null && isShopLocale) return
  const options = { path: '/', maxAge: YEAR_S, sameSite: 'lax', secure: 'auto' } as const
  void reply.setCookie(LANGUAGE_COOKIE, officeLocale ?? locale, options)
}

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
