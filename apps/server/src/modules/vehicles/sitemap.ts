import { vehicleAddress } from '@minato/contract/addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Context } from '../../context.ts'
import { sitemapCars, sitemapParts } from './sitemap-store.ts'
import type { SitemapCar, SitemapPart } from './sitemap-store.ts'

/**
 * `/robots.txt` and the sitemap of all pages in both languages. Cars are split into parts by number. A part is
 * streamed from small batches and cached compressed until the tenant changes, so that 100,000 cars are never in
 * memory at once.
 */

/** Two addresses per car: far below the limits of 50,000 and 50 MB per part (sitemaps.org). */
const CARS_OF_PART = 10_000
const CARS_AT_ONCE = 1000
const PAGES = [
  '/',
  '/search-result',
  '/how-to-buy',
  '/shipping',
  '/company-profile',
  '/payment-method',
  '/reviews',
  '/terms',
  '/privacy',
  '/cookies',
]
/** Searches that are indexed as pages. */
const INDEXED_SEARCHES = ['brand', 'category', 'bestDeal']

type Lines = AsyncIterable<string> | Iterable<string>

export function serveSitemap(app: FastifyInstance, context: Context): void {
  const { cache, config, db, tenants } = context
  // The configured host, not the requested one: made-up hosts would fill the cache.
  const originOf = (tenant: string): string => escaped(tenants.originOf(tenant))
  const options = { config: { rateLimit: { max: config.rates.search, groupId: 'page' } } }

  app.get('/robots.txt', options, (request, reply) => {
    const tenant = tenants.ofHost(request.hostname)
    if (!tenant) return notFoundReply(reply)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(tenant)))
  })
  app.get('/sitemap.xml', options, (request, reply) =>
    serveCached('index', request, reply, async (tenant, origin) =>
      index(origin, await db.read<SitemapPart>(tenant, sitemapParts(tenant, CARS_OF_PART))),
    ),
  )
  app.get('/sitemap-pages.xml', options, (request, reply) =>
    serveCached('pages', request, reply, async (_, origin) => [
      BEGIN,
      ...PAGES.map((path) => entries(origin, path)),
      END,
    ]),
  )
  app.get<{ Params: { part: string } }>('/sitemap-cars-:part(^\\d{1,5}$).xml', options, (request, reply) => {
    const part = Number(request.params.part)
    return serveCached(`cars ${part}`, request, reply, async (tenant, origin) => {
      const end = (part + 1) * CARS_OF_PART
      const carsFrom = (first: number) => db.read<SitemapCar>(tenant, sitemapCars(tenant, first, end, CARS_AT_ONCE))
      const first = await carsFrom(part * CARS_OF_PART)
      return first.length ? allCars(origin, first, carsFrom) : undefined
    })
  })

  /** Written once until the tenant changes; 404 for an unknown part. */
  async function serveCached(
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    write: (tenant: string, origin: string) => Promise<Lines | undefined>,
  ): Promise<FastifyReply> {
    const tenant = tenants.ofHost(request.hostname)
    if (!tenant) return notFoundReply(reply)
    const origin = originOf(tenant)
    const generate = async () => {
      const lines = await write(tenant, origin)
      return lines ? zipped(lines) : null
    }
    const body = config.isCacheOn
      ? await cache.keep(tenant, `sitemap ${name}`, generate, (made) => made?.length ?? 1)
      : await generate()
    if (!body) return notFoundReply(reply)
    reply.header('cache-control', 'public, max-age=600').header('vary', 'Accept-Encoding')
    reply.type('application/xml; charset=utf-8')
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    if (takesGzip) return reply.header('content-encoding', 'gzip').send(body)
    return reply.send(Readable.from([body]).pipe(createGunzip()))
  }
}

async function* allCars(
  origin: string,
  first: SitemapCar[],
  carsFrom: (first: number) => Promise<SitemapCar[]>,
): AsyncIterable<string> {
  yield BEGIN
  for (let cars = first; cars.length;) {
    yield cars
      .map(({ brand, model, car_no, changed }) =>
        entries(origin, vehicleAddress(brand, model, String(car_no)), changed),
      )
      .join('')
    const last = cars.at(-1)
    cars = last && cars.length === CARS_AT_ONCE ? await carsFrom(last.car_no + 1) : []
  }
  yield END
}

async function zipped(lines: Lines): Promise<Buffer> {
  const parts: Buffer[] = []
  await pipeline(Readable.from(lines), createGzip({ level: 5 }), async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  })
  return Buffer.concat(parts)
}

const notFoundReply = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n')

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const BEGIN = `${XML}<urlset xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const END = '</urlset>\n'

function* index(origin: string, parts: SitemapPart[]): Iterable<string> {
  yield `${XML}<sitemapindex xmlns="${SPACE}">\n<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>\n`
  for (const { part, changed } of parts)
    yield `<sitemap><loc>${origin}/sitemap-cars-${part}.xml</loc><lastmod>${changed}</lastmod></sitemap>\n`
  yield '</sitemapindex>\n'
}

/** A page in both languages (decision 17), each linking to the other. */
function entries(origin: string, path: string, changed?: string): string {
  const english = escaped(path)
  const french = path === '/' ? '/fr' : `/fr${english}`
  const alternates = [
    ['en', english],
    ['fr', french],
    ['x-default', english],
  ]
    .map(([language, at]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${at}"/>`)
    .join('')
  const entry = (at: string) =>
    `<url><loc>${origin}${at}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>\n`
  return entry(english) + entry(french)
}

/** Everything but API calls and searches that combine criteria: there are more of these than cars. */
function robots(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /*search-result?', 'Disallow: /*?lang=']
  for (const key of INDEXED_SEARCHES)
    lines.push(
      `Allow: /*search-result?${key}=`,
      `Disallow: /*search-result?${key}=*&`,
      `Disallow: /*search-result?${key}=*,`,
    )
  return `${[...lines, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`
}
