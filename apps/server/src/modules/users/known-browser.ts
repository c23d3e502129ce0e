import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { secretOf } from '../../platform/process/secrets.ts'

/**
 * A cookie that recognises a browser which has signed in to an account or followed a link emailed to it; it outlives
 * sessions. Value: `mark.HMAC over account, mark and the password's hash`, so it ends with the password. It grants
 * nothing and only separates attempts of this browser from those of others.
 */
const COOKIE = '__Host-known'
/** Browsers limit the age of cookies. */
const LIFETIME_S = 400 * 86_400

export async function setKnownBrowserCookie(
  db: Database,
  reply: FastifyReply,
  account: string,
  hash: string,
): Promise<void> {
  const browserId = randomBytes(16).toString('base64url')
  const value = `${browserId}.${await signatureOf(db, account, hash, browserId)}`
  reply.setCookie(COOKIE, value, { path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: LIFETIME_S })
}

/**
 * The browser's mark for an account (its tenant and folded address); undefined for another account's and for forged
 * ones.
 */
export async function knownBrowserId(
  db: Database,
  request: FastifyRequest,
  account: string,
  hash: string,
): Promise<string | undefined> {
  const [, browserId, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(request.cookies[COOKIE] ?? '') ?? []
  if (!browserId || !signature) return undefined
  const expected = await signatureOf(db, account, hash, browserId)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? browserId : undefined
}

const signatureOf = async (db: Database, account: string, hash: string, browserId: string): Promise<string> =>
  createHmac('sha256', await secretOf(db, 'known browsers'))
    .update(JSON.stringify([browserId, account, hash]))
    .digest('base64url')
