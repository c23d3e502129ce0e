import { OFFICE_LOCALES } from '@minato/contract/enumerations'
import fastifyStatic from '@fastify/static'
import type { FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { BODY_MS } from './slow-uploads.ts'

/** The built web app: its static files, and the entry that renders pages. */

/** Exports of apps/web/src/server.ts; `context` is its Visit. */
interface WebEntry {
  fetch(request: Request, options: { context: object }): Promise<Response>
  forwardOf(request: {
    pathname: string
    search: string
    cookie: string | undefined
    acceptLanguage: string | undefined
    userAgent: string | undefined
  }): { location: string; cookie?: string } | undefined
  localeOf(pathname: string): string
}
export interface Built {
  entry: WebEntry
  /** The texts of a language as a script, to be fetched before the page's own script asks for it. */
  messagesOf(locale: string): string | undefined
}

export const WEB = resolve(import.meta.dirname, '../../../../web')
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
const YEAR_S = 31_536_000
const HOUR_S = 3600

type Load = (request: FastifyRequest, reply: FastifyReply) => Promise<Built | undefined>

const filesIn = (client: string): FastifyStaticOptions => ({
  root: client,
  wildcard: false,
  index: false,
  cacheControl: false,
  preCompressed: true,
  decorateReply: false,
  globIgnore: ['**/*.{br,gz}'],
  setHeaders: (reply, path) => {
    const isHashed = path.startsWith(`${client}/assets/`)
    const isWorker = path.startsWith(`${client}/worker.js`)
    reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`)
    // Hashed files need no validators, and HTTP/1.1 connections persist by default: saves 3 kB of headers per first page.
    if (isHashed) {
      for (const name of ['etag', 'last-modified', 'accept-ranges', 'x-request-id']) reply.removeHeader(name)
      reply.raw.removeHeader('connection')
    }
    // Revalidated on every request, so that a new release can take over; it fetches from this shop only.
    if (isWorker) reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY)
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin')
  },
})

export async function prodBuild(app: FastifyInstance, web: string): Promise<Load> {
  const client = resolve(web, 'dist/client')
  await app.register(async (files) => {
    // Scripts have the time limit of files, so that slow connections and machines get them too.
    files.addHook('onRoute', (route) => void (route.handlerTimeout = BODY_MS))
    await files.register(fastifyStatic, filesIn(client))
  })
  const { default: entry } = (await import(resolve(web, 'dist/server/server.js'))) as { default: WebEntry }
  const assets = readdirSync(resolve(client, 'assets'))
  const messages = new Map<string, string | undefined>(
    OFFICE_LOCALES.map((locale) => [
      locale,
      assets.find((name) => name.startsWith(`messages-${locale}-`) && name.endsWith('.js')),
    ]),
  )
  const built: Built = { entry, messagesOf: (locale) => messages.get(locale) && `/assets/${messages.get(locale)}` }
  return () => Promise.resolve(built)
}

export async function devBuild(app: FastifyInstance): Promise<Load> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: WEB,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in')
  return async (request, reply) => {
    const isOurs = await new Promise<boolean>((settle) => {
      reply.raw.once('close', () => settle(false))
      vite.middlewares(request.raw, reply.raw, () => settle(true))
    })
    if (!isOurs) {
      reply.hijack()
      return undefined
    }
    const { default: entry } = await ssr.runner.import<{ default: WebEntry }>('virtual:tanstack-start-server-entry')
    return { entry, messagesOf: () => undefined }
  }
}
