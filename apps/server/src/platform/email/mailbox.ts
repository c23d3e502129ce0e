import type { Locale } from '@minato/contract/enumerations'
import { prefersFrench } from '@minato/domain/preferred-language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Context } from '../../context.ts'
import { newNonce, securityHeaders } from '../http/security-headers.ts'
import type { Database } from '../database/database.ts'
import { demonstrationPassword } from '../process/secrets.ts'
import { listPage, mailPage } from './mailbox-page.ts'
import { mailById, newestMails } from './outbox-store.ts'
import type { KeptMail } from './outbox-store.ts'

const STYLES = resolve(import.meta.dirname, '../../../../web/src/styles')
const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

/**
 * The emails of a demonstration, with the codes and links in them: `/mailbox` and `/fr/mailbox`, of the host's tenant. A public
 * demonstration asks for a password. Outside the demonstration there are no such pages.
 */
export function serveMailbox(app: FastifyInstance, { config, db, tenants }: Context): void {
  if (!config.isDemonstration) return
  const options = { config: { rateLimit: { max: config.rates.search, groupId: 'page' } } }
  const guarded = config.isPublicDemonstration ? { ...options, onRequest: requirePassword(db) } : options
  const font = readFileSync(resolve(STYLES, 'minato-sans.woff2'))
  const tokens = readFileSync(resolve(STYLES, 'tokens.css'), 'utf8').replace('./minato-sans', '/mailbox/minato-sans')
  app.get('/mailbox/minato-sans.woff2', options, (_, reply) => reply.type('font/woff2').send(font))

  for (const [locale, path] of [
    ['en', '/mailbox'],
    ['fr', '/fr/mailbox'],
  ] as [Locale, string][]) {
    const inLanguage = { ...guarded, preHandler: serveLocale(locale) }
    app.get(path, inLanguage, async (request, reply) => {
      const tenant = tenants.ofHost(request.hostname)
      if (!tenant) return missing(reply)
      const mails = await db.read<KeptMail>(tenant, newestMails(tenant))
      return page(request, reply, (nonce) => listPage(mails, { locale, nonce, tokens }))
    })
    app.get<{ Params: { id: string } }>(`${path}/:id(${UUID})`, inLanguage, async (request, reply) => {
      const mail = await mailOf(request)
      if (!mail) return missing(reply)
      return page(request, reply, (nonce) => mailPage(mail, { locale, nonce, tokens }))
    })
  }
  // The email as a mail program shows it, in a sandboxed frame that loads pictures of the shop
  // only; links leave the frame.
  app.get<{ Params: { id: string } }>(`/mailbox/:id(${UUID})/letter`, guarded, async (request, reply) => {
    const mail = await mailOf(request)
    if (!mail) return missing(reply)
    return reply
      .headers(securityHeaders(request.protocol === 'https'))
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation`,
      )
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">'))
  })

  async function mailOf(request: FastifyRequest<{ Params: { id: string } }>) {
    const tenant = tenants.ofHost(request.hostname)
    if (!tenant) return undefined
    const [mail] = await db.read<KeptMail & { text: string; html: string }>(tenant, mailById(tenant, request.params.id))
    return mail
  }
}

/** Basic authentication with the mailbox password; any user name. */
const requirePassword = (db: Database) => async (request: FastifyRequest, reply: FastifyReply) => {
  const [, credentials = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? []
  const givenDigest = Buffer.from(
    Buffer.from(credentials, 'base64')
      .toString()
      .replace(/^[^:]*:/, ''),
  )
  const expected = Buffer.from(await demonstrationPassword(db, 'mailbox'))
  if (givenDigest.length === expected.length && timingSafeEqual(givenDigest, expected)) return
  return reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Minato mailbox", charset="UTF-8"')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The start of the demonstration prints the password of the mailbox.\n')
}

const COOKIE = 'locale'
const YEAR_S = 31_536_000

/** As in the shop (web/src/i18n/forward.ts): the switch is remembered, a French reader of an English address is sent to its twin. */
const serveLocale = (locale: Locale) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { lang } = request.query as { lang?: string }
  const { cookie, 'accept-language': accepted } = request.headers
  const isSecure = request.protocol === 'https'
  if (lang === locale || lang === 'fr')
    reply.header(
      'set-cookie',
      `${COOKIE}=${lang}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  if (lang === locale || locale === 'fr') return
  const chosen = lang === 'fr' ? lang : new RegExp(`(?:^|;\\s*)${COOKIE}=(en|fr)(?:;|$)`).exec(cookie ?? '')?.[1]
  if (chosen ? chosen === 'fr' : prefersFrench(accepted))
    return reply.headers(securityHeaders(isSecure)).header('cache-control', 'no-store').redirect(`/fr${request.url}`)
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')

function page(request: FastifyRequest, reply: FastifyReply, renderPage: (nonce: string) => string): FastifyReply {
  const nonce = newNonce()
  return reply
    .headers(securityHeaders(request.protocol === 'https'))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(renderPage(nonce))
}
