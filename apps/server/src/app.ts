import cookie from '@fastify/cookie'
import { calls } from '@minato/contract/calls'
import { nameOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from './context.ts'
import { serveAudit } from './modules/audit/routes.ts'
import { serveCatalog } from './modules/catalog/routes.ts'
import { serveCatalogExports } from './modules/catalog-office/exports.ts'
import { serveCatalogOffice } from './modules/catalog-office/routes.ts'
import { serveDashboard } from './modules/dashboard/routes.ts'
import { serveDocuments } from './modules/documents/routes.ts'
import { servePictures } from './modules/vehicles/pictures/routes.ts'
import { servePreviews } from './modules/vehicles/pictures/preview-routes.ts'
import { servePlaces } from './modules/places/routes.ts'
import { servePorts } from './modules/ports/routes.ts'
import { serveMarkups } from './modules/pricing/markup-routes.ts'
import { serveQuotes } from './modules/pricing/quote-routes.ts'
import { serveImportRules } from './modules/import-rules/routes.ts'
import { serveInquiries } from './modules/inquiries/service.ts'
import { handOverInquiries, inquiryData } from './modules/inquiries/privacy/service.ts'
import { closeReservationsOf, restoreReservations } from './modules/inquiries/reservations/service.ts'
import { serveProposals } from './modules/proposals/routes.ts'
import { proposalData } from './modules/proposals/service.ts'
import { serveReviews } from './modules/reviews/routes.ts'
import { reviewData } from './modules/reviews/service.ts'
import { serveManifest } from './modules/settings/manifest.ts'
import { serveSettings } from './modules/settings/routes.ts'
import { serveSitemap } from './modules/vehicles/sitemap.ts'
import { serveSwitch } from './modules/switch/routes.ts'
import { serveUsers } from './modules/users/service.ts'
import { serveVehicles } from './modules/vehicles/routes.ts'
import { waitUntilIndexed, visibleCarsBy } from './modules/vehicles/service.ts'
import { serveVoyages } from './modules/voyages/routes.ts'
import { serveImports } from './modules/vehicles/import/routes.ts'
import { registerErrorHandler, onFrameworkError, registerNotFound } from './platform/http/error-handler.ts'
import { serveApiDocuments } from './platform/http/api-documents.ts'
import { serveHealth } from './platform/http/health.ts'
import { registerDeadlines } from './platform/http/request-deadlines.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { loggedPath } from './platform/process/log.ts'
import { serveMailbox } from './platform/email/mailbox.ts'
import { warnAboutUnknownProxy } from './platform/http/warn-unknown-proxy.ts'
import { readableUrl } from './platform/http/readable-url.ts'
import { registerLoadShedding } from './platform/http/load-shedding.ts'
import { limitRates } from './platform/rate-limit/rate-limits.ts'
import { assertHost } from './platform/database/tenants.ts'
import { serveToken } from './platform/auth/serve-token.ts'
import { BODY_MS, closeSlowUploads } from './platform/http/slow-uploads.ts'
import { closeSlowDownloads } from './platform/http/slow-downloads.ts'

const SECOND = 1000

/** The server: platform, then each module on one line, then errors. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config } = context
  const app = Fastify({
    loggerInstance: context.log,
    // One log line per reply instead of two per request (below).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    frameworkErrors: onFrameworkError,
    rewriteUrl: readableUrl,
    bodyLimit: 1024 * 1024,
    // Fastify leaves these open.
    requestTimeout: BODY_MS,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 10 * SECOND,
    // Every request gets a reply within ten seconds (G14); tests run on busy machines, where a delay proves nothing.
    handlerTimeout: (config.isProduction ? 9.5 : 15) * SECOND,
    // A start on a busy machine is slow without being faulty (G12: ten seconds were not enough).
    pluginTimeout: 60 * SECOND,
    forceCloseConnections: 'idle',
    // Requests that reach a stopping process are answered too; refusing them would only cost a
    // retry.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400, ignoreDuplicateSlashes: false },
    http: { headersTimeout: 10 * SECOND, maxHeaderSize: 16 * 1024 },
  })
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    assertHost(request.host)
  })
  app.addHook('onResponse', async (request, reply) => {
    // Calls that a page makes within the process are part of the page's line.
    if ('_lightMyRequest' in request.raw) return
    const { method, url } = request
    request.log.info(
      { method, path: loggedPath(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
  })
  warnAboutUnknownProxy(app, config.trustProxy)
  // Requests under way at a stop are finished; then their connection closes.
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onSend', async (_, reply) => void (isClosing && reply.header('connection', 'close')))
  registerLoadShedding(app)
  registerDeadlines(app)
  closeSlowUploads(app)
  closeSlowDownloads(app)
  await app.register(cookie)
  await limitRates(app, context.db)
  // Registered after the limiter, so that whatever a route admits by runs after it has counted.
  app.addHook('onRoute', (route) => {
    const { admit } = route.config ?? {}
    if (admit) route.onRequest = [route.onRequest ?? [], admit].flat()
  })
  registerErrorHandler(app)
  serveHealth(app, context)

  const served = new Set<string>()
  app.addHook('onRoute', ({ config: route, method, url }) => {
    const { call } = (route ?? {}) as { call?: Call }
    if (call) served.add(nameOf(call))
    else if (url.startsWith('/api/') && !UNLISTED.has(url)) throw new Error(`${String(method)} ${url} has no contract`)
  })
  await app.register(async (api) => {
    serveToken(api, context)
    serveVehicles(api, context, { closeReservationsOf, restoreReservations })
    serveImports(api, context)
    serveCatalog(api, context, visibleCarsBy)
    serveCatalogOffice(api, context)
    serveCatalogExports(api, context)
    servePictures(api, context)
    servePlaces(api, context)
    servePorts(api, context)
    serveMarkups(api, context, waitUntilIndexed)
    serveQuotes(api, context)
    serveDocuments(api, context)
    serveImportRules(api, context)
    await serveInquiries(api, context)
    serveVoyages(api, context)
    serveReviews(api, context)
    serveSettings(api, context)
    serveProposals(api, context)
    serveSwitch(api, context)
    await serveUsers(api, context, { personalData: [inquiryData, reviewData, proposalData], handOverInquiries })
    serveAudit(api, context)
    serveDashboard(api, context)
  })

  const all: Call[] = Object.values(calls)
  const missing = all.filter((call) => !served.has(nameOf(call)))
  if (missing.length) throw new Error(`not served: ${missing.map(nameOf).join(', ')}`)
  serveApiDocuments(app, context, all, manifest.version)
  serveSitemap(app, context)
  serveMailbox(app, context)
  serveManifest(app, context)
  servePreviews(app, context)
  registerNotFound(app, context)
  return app
}

/** Addresses under /api that are not calls of the contract. */
const UNLISTED = new Set(['/api/openapi.json', '/api/docs', '/api/*'])
