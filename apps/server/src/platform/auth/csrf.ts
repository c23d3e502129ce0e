import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { genericError } from '../http/http-error.ts'
import { secretOf } from '../process/secrets.ts'

/** The session cookie and the CSRF token that is bound to it (API-03, threat C01). */

export const SESSION_COOKIE = '__Host-sid'
export const TOKEN_COOKIE = 'XSRF-TOKEN'
export const TOKEN_HEADER = 'x-xsrf-token'

/** A session id of 256 random bits; also for visitors, for whom no row is stored. */
export const newSessionId = (): string => randomBytes(32).toString('base64url')

/** The session id that the browser sent; undefined for an id that we did not issue. */
export function sessionIdOf(request: FastifyRequest): string | undefined {
  const sessionCookie = request.cookies[SESSION_COOKIE]
  return sessionCookie !== undefined && /^[\w-]{43}$/.test(sessionCookie) ? sessionCookie : undefined
}

/** Whether the call authenticates itself by a bearer token and carries no cookie. */
export const isBearerOnly = (request: FastifyRequest): boolean =>
  /^Bearer(?: |$)/i.test(request.headers.authorization ?? '') && request.cookies[SESSION_COOKIE] === undefined

/** A new token for a session: nonce.HMAC over both. */
export async function newToken(db: Database, sessionId: string): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${await signatureOf(db, sessionId, nonce)}`
}

async function signatureOf(db: Database, sessionId: string, nonce: string): Promise<string> {
  const key = await secretOf(db, 'csrf')
  // Lengths are included, so that different pairs never give the same text.
  return createHmac('sha256', key)
    .update(`${sessionId.length}.${sessionId}.${nonce.length}.${nonce}`)
    .digest('base64url')
}

/**
 * Sets a session's cookie and its CSRF token. `seconds`: lifetime in the browser; by default until the browser is
 * closed. Every sign-in and sign-out sets a new id with a new token.
 */
export async function setSessionCookie(db: Database, reply: FastifyReply, id: string, seconds?: number): Promise<void> {
  // Lax, because the return from an external provider is a cross-site navigation.
  reply.setCookie(SESSION_COOKIE, id, { ...cookieLifetime(seconds), httpOnly: true, sameSite: 'lax' })
  await setCsrfToken(db, reply, id, seconds)
}

/** Sets the CSRF cookie of the current session. The page reads it and sends it back as a header. */
export async function setCsrfToken(db: Database, reply: FastifyReply, id: string, seconds?: number): Promise<void> {
  reply.setCookie(TOKEN_COOKIE, await newToken(db, id), { ...cookieLifetime(seconds), sameSite: 'strict' })
}

const cookieLifetime = (seconds: number | undefined) => ({
  path: '/',
  secure: true,
  ...(seconds !== undefined && { maxAge: seconds }),
})

/** Throws 403 for a request that another site may have triggered. */
export async function assertCsrfToken(db: Database, request: FastifyRequest): Promise<void> {
  assertSameSite(request)
  const sessionId = sessionIdOf(request)
  const [, nonce, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(String(request.headers[TOKEN_HEADER])) ?? []
  if (!sessionId || !nonce || !signature) throw genericError(403)
  const expectedSignature = await signatureOf(db, sessionId, nonce)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature))) throw genericError(403)
}

/**
 * Checks `Sec-Fetch-Site`. Clients other than browsers send no such header and no cookie of another user.
 * @throws 403 for another site
 */
export function assertSameSite(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  // A sub-domain ('same-site') may belong to another party.
  const isForeign =
    site === undefined ? origin !== undefined && !isOwn(origin, request) : site !== 'same-origin' && site !== 'none'
  if (isForeign) throw genericError(403)
}

const isOwn = (origin: string, request: FastifyRequest): boolean =>
  URL.canParse(origin) && new URL(origin).host === request.host
