import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { Context } from '../context.ts'
import type { Cache } from './cache.ts'
import type { DirectCalls } from './direct-calls.ts'
import { devBuild, prodBuild, WEB } from './built-web.ts'
import type { Built } from './built-web.ts'
import type { Config } from './config.ts'
import { contentPolicy, newNonce, securityHeaders } from './csp.ts'
import { sessionIdOf } from './csrf.ts'
import { failureOf } from './errors.ts'
import { refuse } from './failure.ts'
import { madeFor } from './overload.ts'
import { encodingFor, pack, padding } from './packed.ts'

/** The pages inside Fastify: whatever is neither a call nor a file is rendered by the web app's own entry. */

/** A rendered page as it may be kept: between its parts stands the nonce of an answer. */
interface Page {
  status: number
  headers: [name: string, value: string][]
  parts: Buffer[]
  /** Of one person, or behind an address that is a secret: kept nowhere, and no other page learns where it came from. */
  isPrivate: boolean
  /** A part of it could not be had: it is kept nowhere, and whoever comes next has it whole. */
  isLacking?: boolean
}
const pageOf = (status: number, headers: Page['headers'], html: string, isPrivate = false): Page => ({
  status,
  isPrivate,
  headers,
  parts: html.split(NONCE).map((part) => Buffer.from(part)),
})
const bytesOf = ({ parts }: Page): number => parts.reduce((sum, part) => sum + part.length, 0)

// Random, so that no text of a page can contain it and be given a nonce.
const NONCE = `nonce-${newNonce()}${newNonce()}`

const AWAY = 503

/** Serves the web app's files and pages: GET and HEAD of everything that no other route has. */
export async function mountWeb(app: FastifyInstance, context: Context, web = WEB): Promise<void> {
  const { config, direct, tenants } = context
  // Pages straight from their sources, with hot reload, while someone works on them.
  const dev = !config.isProduction
  const isProviderExternal = config.oidc !== undefined
  const load = dev ? await devBuild(app) : await prodBuild(app, web)
  const cache = config.isCacheOn && !dev ? context.cache : undefined
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { rateLimit: { max: config.rates.search, groupId: 'page' } },
    handler: async (request, reply) => {
      const built = await load(request, reply)
      if (!built) return reply
      const { pathname, search } = addressOf(request)
      // However it is spelt a host is one, and its pages are kept once.
      const host = request.host.toLowerCase()
      const origin = `${request.protocol}://${host}`
      const isSecure = request.protocol === 'https'
      for (const [name, value] of Object.entries(securityHeaders(isSecure))) reply.header(name, value)
      reply.header('vary', 'Accept-Language, Cookie, Accept-Encoding')
      const tenant = tenants.ofHost(request.hostname)
      if (!tenant)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no shop at this address: TENANT_HOSTS does not name it.\n')
      // A file that is no more is no page.
      if (!URL.canParse(origin) || pathname.startsWith('/assets/'))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
      const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers
      const forward = built.entry.forwardOf({ pathname, search, cookie, acceptLanguage, userAgent })
      if (forward) {
        if (forward.cookie) reply.header('set-cookie', forward.cookie + (isSecure ? '; Secure' : ''))
        return reply.code(302).header('cache-control', 'private, no-cache').header('location', forward.location).send()
      }
      const place = { tenant, origin, pathname, search }
      const answer = (page: Page): Promise<FastifyReply> =>
        send(page, built.messagesOf(built.entry.localeOf(pathname)), request, reply, dev)
      let user: UserInfo | undefined
      try {
        user = sessionIdOf(request) ? await context.userOf(tenant, request) : undefined
      } catch (error) {
        // Without the database nobody is known; what every visitor is shown still is.
        const kept = failureOf(error).reply.code === 'MINATO-5001' && cache?.get<Page>(tenant, keyOf(place))
        if (!kept) throw error
        return answer(kept)
      }
      const make = () => render(app, direct, built, request, reply, { ...place, user, isProviderExternal })
      // Under a name or port that somebody made up nothing is kept: each would be a page more.
      const isOwn = origin === tenants.originOf(tenant) || isOwnHost(config, host, request)
      const page = user ? await make() : await keptOrRendered(isOwn ? cache : undefined, place, make)
      return answer(page)
    },
  })
}

/** A name of the configuration, at the port that listens here or a scheme's own. */
const isOwnHost = ({ tenantHosts }: Config, host: string, { hostname, socket }: FastifyRequest): boolean => {
  const name = hostname.toLowerCase()
  return tenantHosts.has(name) && [name, `${name}:${socket.localPort}`].includes(host)
}

/** Path and query as they came; two slashes at the beginning would name another host. */
function addressOf(request: FastifyRequest): { pathname: string; search: string } {
  const url = (request.raw.url ?? '/').replace(/^[/\\]*/, '/')
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

interface Place {
  tenant: string
  origin: string
  pathname: string
  search: string
}
interface Seen extends Place {
  user: UserInfo | undefined
  isProviderExternal: boolean
}

const keyOf = ({ origin, pathname, search }: Place): string => `page ${origin}${pathname}${search}`

/**
 * Pages hold nothing of a visitor, so that one rendering serves all until the tenant's data change (decision 19). Only whole
 * ones are kept; their addresses are canonical, since any other is answered by a redirect.
 */
async function keptOrRendered(cache: Cache | undefined, place: Place, make: () => Promise<Page>): Promise<Page> {
  if (!cache) return make()
  const { tenant } = place
  const key = keyOf(place)
  const kept = cache.get<Page>(tenant, key)
  if (kept) return kept
  const since = cache.since(tenant)
  const page = await make()
  if (page.status === 200 && !page.isPrivate && !page.isLacking) cache.put(tenant, key, page, since, bytesOf(page))
  return page
}

/** Renders one page. Nothing of the visitor but who he is, his cookies, which go to the calls alone, and his leaving, which ends them. */
async function render(
  app: FastifyInstance,
  direct: DirectCalls,
  { entry }: Built,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, origin, pathname, search, user, isProviderExternal }: Seen,
): Promise<Page> {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  let status: number | undefined
  let html: string | undefined
  let isPrivate = user !== undefined
  let isLacking = false
  let isAway = false
  const ask = inProcess(app, direct, request, tenant, gone.signal)
  const visit = {
    nonce: NONCE,
    tenant,
    locale: entry.localeOf(pathname),
    origin,
    user,
    isProviderExternal,
    transport: async (call: AskedOfPage) => {
      const asked = ask(call)
      const told = await asked.then(
        (answer) => answer.status,
        (error: unknown) => failureOf(error).reply.status,
      )
      isLacking ||= told >= 500
      isAway ||= told === AWAY
      return asked
    },
    setStatus: (given: number) => void (status = given),
    setHtml: (given: string) => void (html = given),
    keepPrivate: () => void (isPrivate = true),
    report: (error: unknown) => {
      if (!gone.signal.aborted) request.log.error({ err: error }, 'page not loaded')
    },
  }
  try {
    const response = await entry.fetch(
      new Request(origin + pathname + search, { headers: { accept: 'text/html' }, signal: gone.signal }),
      { context: visit },
    )
    const headers = [...response.headers].filter(([name]) => name === 'content-type' || name === 'location')
    const given = status ?? response.status
    // What it could not be made without did not answer: that passes, and the same page says so to programs too.
    const isForNow = given === 500 && isAway
    if (isForNow) headers.push(['retry-after', '5'])
    return { ...pageOf(isForNow ? AWAY : given, headers, html ?? (await response.text()), isPrivate), isLacking }
  } catch (error) {
    if (isAway && !gone.signal.aborted) throw refuse('MINATO-5001', { cause: error })
    if (!gone.signal.aborted) request.log.error({ err: error }, 'page not rendered')
    return pageOf(500, [['content-type', 'text/html; charset=utf-8']], LAST_RESORT)
  }
}

interface AskedOfPage {
  method: string
  url: string
  body?: unknown
}

/** A call without a socket: a visitor's read directly, any other through the same routes, hooks and limits as over the network. */
function inProcess(
  app: FastifyInstance,
  direct: DirectCalls,
  request: FastifyRequest,
  tenant: string,
  signal: AbortSignal,
) {
  const { cookie } = request.headers
  const headers = { 'tenant-id': tenant, ...(cookie && { cookie }) }
  return async (call: AskedOfPage): Promise<{ status: number; json: unknown }> => {
    signal.throwIfAborted()
    const read = call.method === 'GET' ? direct.answer(tenant, call.url) : undefined
    if (read) return read
    const answer = await app.inject({
      method: call.method as 'GET',
      url: call.url,
      headers,
      remoteAddress: request.ip,
      signal,
      ...(call.body !== undefined && { payload: call.body as object }),
    })
    signal.throwIfAborted()
    return { status: answer.statusCode, json: answer.payload ? (JSON.parse(answer.payload) as unknown) : undefined }
  }
}

/** Sends a page with a nonce of its own: the one place where the nonce is put in. */
async function send(
  { status, headers, parts, isPrivate, isLacking }: Page,
  messages: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  dev: boolean,
): Promise<FastifyReply> {
  madeFor(request)
  const nonce = newNonce()
  const put = Buffer.from(nonce)
  const body = Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [put, part])))
  const encoding = encodingFor(request, body)
  const sent = encoding ? await pack(encoding, isPrivate ? Buffer.concat([body, padding()]) : body) : body
  // Its time was up meanwhile, and it was answered so.
  if (reply.sent) return reply
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('content-security-policy', contentPolicy(nonce, dev))
  reply.header('cache-control', status < 400 && !isPrivate && !isLacking ? 'private, no-cache' : 'no-store')
  if (isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (messages) reply.header('link', `<${messages}>; rel=modulepreload; nonce=${nonce}`)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(sent)
}

const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Minato</title><h1>Something went wrong</h1><p>Please try again. <span lang="fr">Un problème est survenu, réessayez.</span></p></html>`
