import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { UserInfo } from '@minato/contract/users-shapes'
import type { Context } from '../../context.ts'
import type { Cache } from '../cache/cache.ts'
import { shareReply, withoutRateHeaders } from '../cache/shared-cache.ts'
import type { DirectCalls } from './direct-calls.ts'
import { devBuild, prodBuild, WEB } from './built-web.ts'
import type { Built } from './built-web.ts'
import type { Config } from '../process/config.ts'
import { contentPolicy, newNonce, securityHeaders } from './security-headers.ts'
import { sessionIdOf } from '../auth/csrf.ts'
import { toHttpError } from './error-handler.ts'
import { httpError } from './http-error.ts'
import { releaseRenderSlot } from './load-shedding.ts'
import { encodingFor, compress, compressOnce, padding } from './compression.ts'

/** Pages in Fastify: the web app renders every address that is neither a call nor a file. */

/** A rendered page for the cache: the same bytes for every reader. */
interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Without quotes; identifies the identity encoding, a suffix the compressed ones. */
  etag: string
  /** Personal, or at a secret address: never cached, and sent without a referrer. */
  isPrivate: boolean
  /** A part of it could not be loaded: never cached. */
  isIncomplete?: boolean
}

// Random, so that no text of a page can contain it and have its script allowed.
const NONCE = `nonce-${newNonce()}${newNonce()}`
const INLINE_SCRIPT = new RegExp(`<script(?=[^>]* nonce="${NONCE}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g')
const NONCE_MARKS = new RegExp(`<meta property="csp-nonce" content="${NONCE}"/?>| nonce="${NONCE}"`, 'g')

/** The inline scripts that the web app marked with the nonce are allowed by hash; the marks go out of the page. */
function pageOf(status: number, headers: Page['headers'], html: string, isPrivate: boolean, dev: boolean): Page {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `sha256-${sha256(script, 'base64')}`)
  const body = Buffer.from(html.replaceAll(NONCE_MARKS, ''))
  return {
    status,
    isPrivate,
    body,
    etag: sha256(body, 'base64url').slice(0, 22),
    headers: { ...headers, 'content-security-policy': contentPolicy([...new Set(hashes)], dev) },
  }
}
const sha256 = (data: string | Buffer, encoding: 'base64' | 'base64url'): string =>
  createHash('sha256').update(data).digest(encoding)

const UNAVAILABLE = 503

/** Serves the web app's files and pages: GET and HEAD of everything that no other route has. */
export async function mountWeb(app: FastifyInstance, context: Context, web = WEB): Promise<void> {
  const { config, direct, tenants } = context
  // Development: pages from their sources, with hot reload.
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
      // Different spellings of a host share their cached pages.
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
      // A missing file is a 404 without a page.
      if (!URL.canParse(origin) || pathname.startsWith('/assets/'))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')
      const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers
      const pageRequest = { pathname, search, cookie, acceptLanguage }
      const forward = built.entry.forwardOf({ ...pageRequest, userAgent })
      if (forward) {
        if (forward.cookie) reply.header('set-cookie', forward.cookie + (isSecure ? '; Secure' : ''))
        return reply.code(302).header('cache-control', 'private, no-cache').header('location', forward.location).send()
      }
      const place = { tenant, origin, pathname, search }
      const since = context.cache.since(tenant)
      const messages = built.messagesOf(built.entry.localeOf(pathname))
      let user: UserInfo | undefined
      try {
        user = sessionIdOf(request) ? await context.userOf(tenant, request) : undefined
      } catch (error) {
        // Without the database the caller cannot be identified; public cached pages are still served.
        const stalePage = toHttpError(error).reply.code === 'MINATO-5001' && cache?.get<Page>(tenant, keyOf(place))
        if (!stalePage) throw error
        return send(stalePage, messages, request, reply)
      }
      const make = () => render(app, direct, built, request, reply, { ...place, user, isProviderExternal, dev })
      // Nothing is cached under an unknown host or port: any client could fill the cache with them.
      const isOwn = origin === tenants.originOf(tenant) || isOwnHost(config, host, request)
      const page = user ? await make() : await keptOrRendered(isOwn ? cache : undefined, place, make)
      // A crawler gets this page where a user with the same language is redirected.
      const isShareable =
        origin === tenants.originOf(tenant) &&
        !user &&
        isPublic(page) &&
        !built.entry.forwardOf({ ...pageRequest, userAgent: undefined })
      const share = () => shareReply(context, request, reply, { tenant, path: pathname, since })
      return send(page, messages, request, reply, isShareable ? share : undefined)
    },
  })
}

/** A name of the configuration, at the port that listens here or a scheme's own. */
const isOwnHost = ({ tenantHosts }: Config, host: string, { hostname, socket }: FastifyRequest): boolean => {
  const name = hostname.toLowerCase()
  return tenantHosts.has(name) && [name, `${name}:${socket.localPort}`].includes(host)
}

/** Path and query as received; two leading slashes would name another host. */
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
  dev: boolean
}

const isPublic = ({ status, isPrivate, isIncomplete }: Page): boolean => status === 200 && !isPrivate && !isIncomplete

const keyOf = ({ origin, pathname, search }: Place): string => `page ${origin}${pathname}${search}`

/**
 * Pages contain nothing personal, so one rendering serves all visitors until the tenant's data change (decision 19).
 * Only complete pages are cached; their addresses are canonical, because others are redirected.
 */
async function keptOrRendered(cache: Cache | undefined, place: Place, make: () => Promise<Page>): Promise<Page> {
  if (!cache) return make()
  const { tenant } = place
  const key = keyOf(place)
  const cachedPage = cache.get<Page>(tenant, key)
  if (cachedPage) return cachedPage
  const since = cache.since(tenant)
  const page = await make()
  if (isPublic(page)) cache.put(tenant, key, page, since, page.body.length)
  return page
}

/** Renders one page from the caller's identity, which only its calls see; an aborted request aborts it. */
async function render(
  app: FastifyInstance,
  direct: DirectCalls,
  { entry }: Built,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, origin, pathname, search, user, isProviderExternal, dev }: Seen,
): Promise<Page> {
  const disconnected = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort()
  })
  let status: number | undefined
  let html: string | undefined
  let isPrivate = user !== undefined
  let isIncomplete = false
  let isAway = false
  const callApi = inProcess(app, direct, request, tenant, disconnected.signal)
  const visit = {
    nonce: NONCE,
    tenant,
    locale: entry.localeOf(pathname),
    origin,
    user,
    isProviderExternal,
    transport: async (call: AskedOfPage) => {
      const pendingCall = callApi(call)
      const outcome = await pendingCall.then(
        (response) => response.status,
        (error: unknown) => toHttpError(error).reply.status,
      )
      isIncomplete ||= outcome >= 500
      isAway ||= outcome === UNAVAILABLE
      return pendingCall
    },
    setStatus: (value: number) => void (status = value),
    setHtml: (value: string) => void (html = value),
    keepPrivate: () => void (isPrivate = true),
    report: (error: unknown) => {
      if (!disconnected.signal.aborted) request.log.error({ err: error }, 'page not loaded')
    },
  }
  try {
    const response = await entry.fetch(
      new Request(origin + pathname + search, { headers: { accept: 'text/html' }, signal: disconnected.signal }),
      { context: visit },
    )
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => name === 'content-type' || name === 'location'),
    )
    const finalStatus = status ?? response.status
    // A dependency failed: the status tells clients that the error is temporary.
    const isTemporary = finalStatus === 500 && isAway
    if (isTemporary) headers['retry-after'] = '5'
    const text = html ?? (await response.text())
    const page = pageOf(isTemporary ? UNAVAILABLE : finalStatus, headers, text, isPrivate, dev)
    return { ...page, isIncomplete }
  } catch (error) {
    if (isAway && !disconnected.signal.aborted) throw httpError('MINATO-5001', { cause: error })
    if (!disconnected.signal.aborted) request.log.error({ err: error }, 'page not rendered')
    return pageOf(500, { 'content-type': 'text/html; charset=utf-8' }, LAST_RESORT, false, dev)
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
    const directAnswer = call.method === 'GET' ? direct.answer(tenant, call.url) : undefined
    if (directAnswer) return directAnswer
    const response = await app.inject({
      method: call.method as 'GET',
      url: call.url,
      headers,
      remoteAddress: request.ip,
      signal,
      ...(call.body !== undefined && { payload: call.body as object }),
    })
    signal.throwIfAborted()
    const json = response.payload ? (JSON.parse(response.payload) as unknown) : undefined
    return { status: response.statusCode, json }
  }
}

/** The deadline has passed, and was answered. */
const isAnswered = ({ sent, raw }: FastifyReply): boolean => sent || raw.headersSent
/** Sends a page, or 304 to a browser that has it. Public pages are compressed once, private ones with padding each time. */
async function send(
  page: Page,
  messages: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  share?: () => boolean,
): Promise<FastifyReply> {
  const { status, headers, body, etag, isPrivate, isIncomplete } = page
  releaseRenderSlot(request)
  if (isAnswered(reply)) return reply
  const encoding = encodingFor(request, body)
  const isShared = isPublic(page)
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`
  const isKnown = isShared && request.headers['if-none-match']?.match(/"[^"]*"/g)?.includes(tag)
  if (isShared) reply.header('etag', tag)
  withoutRateHeaders(reply)
  reply.raw.removeHeader('connection')
  reply.header('cache-control', status < 400 && !isPrivate && !isIncomplete ? 'private, no-cache' : 'no-store')
  const ready = isPrivate ? Buffer.concat([body, padding()]) : body
  const encodedBody =
    !encoding || isKnown ? body : await (isShared ? compressOnce(encoding, body) : compress(encoding, ready))
  if (isAnswered(reply)) return reply
  share?.()
  if (isKnown) return reply.code(304).send()
  reply.code(status).headers(headers)
  if (isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (messages) reply.header('link', `<${messages}>; rel=modulepreload`)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encodedBody)
}

const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Minato</title><h1>Something went wrong</h1><p>Please try again. <span lang="fr">Un problème est survenu, réessayez.</span></p></html>`
