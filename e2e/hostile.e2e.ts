import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { carsOf } from './visitor.ts'

let product: Product
let reference: string

beforeAll(async () => {
  product = await startProduct({ RATE_UPLOAD: '1000000' })
  // On a busy machine the server refuses requests in its first moments.
  await vi.waitUntil(async () => (await fetch(product.address)).ok, 60_000)
  reference = (await carsOf(product, 1))[0]?.reference ?? ''
})
afterAll(() => product?.stop())

interface Answer {
  status: number
  type: string
  location: string | undefined
  body: string
}

/** Sends exactly these bytes: a client that normalizes addresses would not send the hostile ones. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.address)
    request(
      { hostname, port, path, agent: false, headers: { accept: 'text/html', 'accept-language': 'en', ...headers } },
      (response) => {
        let body = ''
        response
          .setEncoding('utf8')
          .on('data', (part: string) => (body += part))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              location: response.headers.location,
              body,
            }),
          )
      },
    )
      .on('error', reject)
      .end()
  })

/** Follows redirects within the shop, as a browser does. */
async function arrive(path: string): Promise<Answer> {
  let answer = await ask(path)
  for (let hops = 0; answer.location !== undefined; hops++) {
    expect([path.slice(0, 100), hops < 4, new URL(answer.location, product.address).origin]).toEqual([
      path.slice(0, 100),
      true,
      product.address,
    ])
    const { pathname, search } = new URL(answer.location, product.address)
    answer = await ask(pathname + search)
  }
  return answer
}

/**
 * Closes an attribute and an element: encoded as a browser does, raw as a tool does, and
 * double-encoded.
 */
const BREAKOUT = `zq"on='><zq>`
const BREAKOUTS = [
  encodeURIComponent(BREAKOUT),
  encodeURIComponent(encodeURIComponent(BREAKOUT)),
  BREAKOUT.replace(/[<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
]
const isEchoed = (body: string): boolean => /<zq|zq"on/i.test(body)

const NAMES = [
  'context', 'queryText', 'brand', 'model', 'category', 'priceStart', 'priceEnd', 'yearStart', 'mileageEnd',
  'engineSizeStart', 'numberSeat', 'doors', 'color', 'steering', 'driveType', 'engineCode', 'transmissionType',
  'fuelType', 'bestDeal', 'order', 'order.field', 'order.direction', 'limit', 'page', 'lang', 'zz',
] // prettier-ignore
const VALUES = [
  ...BREAKOUTS,
  '-1',
  '0',
  '1e9',
  '999999999999999999999',
  'NaN',
  '%00',
  'a%00b',
  '%',
  '%E0%A4%A',
  '%c0%ae',
  '%E2%80%AE%F0%9F%9A%97%E2%80%8B',
  '__proto__',
  'x'.repeat(10_000),
  ',,,,',
  "'%20or%201=1;--",
]
const QUERIES = [
  ...VALUES.map((value) => NAMES.map((name) => `${name}=${value}`).join('&')).map((query) => query.slice(0, 14_000)),
  ...BREAKOUTS.map((value) => `${value}=${value}`),
  'page=2&page=3&brand=toyota&brand=honda&limit=5&limit=6',
  'page[]=1&brand[0]=toyota&order[field]=PRICE&color[$ne]=RED',
  '__proto__=1&__proto__[page]=2&constructor[prototype][page]=2&hasOwnProperty=1',
  '=&&==&a',
  '?',
  'a=b?c=d#e',
]
const PAGES = [
  '/', '/search-result', '/how-to-buy', '/shipping', '/company-profile', '/payment-method', '/reviews', '/403', '/nowhere',
] // prettier-ignore
const FILES = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-cars-1.xml', '/robots.txt', '/mark.svg']

const SENSIBLE = [200, 400, 403, 404, 410, 414]
const isOfShop = ({ body, type }: Answer): boolean => type.startsWith('text/html') && body.includes('class="skip"')

test('[SRCH-02 STF-12 C05] answers any query string with a shop page and echoes nothing', async () => {
  const wrong: unknown[] = []
  for (const page of [...PAGES, `/vehicles/a/b/${reference}`, '/vehicles/a/b/1'])
    for (const query of QUERIES)
      for (const prefix of page === '/search-result' || page === '/reviews' ? ['', '/fr'] : ['']) {
        const answer = await arrive(`${prefix}${page}?${query}`)
        const isRight = SENSIBLE.includes(answer.status) && isOfShop(answer) && !isEchoed(answer.body)
        if (!isRight)
          wrong.push([prefix + page, query.slice(0, 90), answer.status, answer.type, answer.body.slice(0, 90)])
      }
  expect(wrong).toEqual([])
})

test('[STF-12] ignores the query string of files', async () => {
  const wrong: unknown[] = []
  for (const file of FILES) {
    const plain = await ask(file)
    expect([file, plain.status]).toEqual([file, 200])
    for (const query of QUERIES) {
      const { status, type, body } = await ask(`${file}?${query}`)
      if (status !== 200 || type !== plain.type || body !== plain.body) wrong.push([file, query.slice(0, 90), status])
    }
  }
  expect(wrong).toEqual([])
})

const SEGMENTS = [
  ...BREAKOUTS, '%00', 'a%00b', '%', '%zz', '%E0%A4%A', '%c0%ae%c0%ae', '..%2f..%2fetc%2fpasswd', '%2e%2e', '%5c%5cevil',
  '__proto__', 'constructor', '-1', '1e9', '99999999999999999999', '%F0%9F%9A%97', '%E2%80%AEgpj', 'x'.repeat(7000), '%2525', ';a=b', '~', "'",
] // prettier-ignore

test('[STF-02 STF-12] answers any path with the car or an honest not-found page', async () => {
  const wrong: unknown[] = []
  const shapes = [
    (one: string) => `/${one}`,
    (one: string) => `/fr/${one}`,
    (one: string) => `/vehicles/${one}/${one}/${reference}`,
    (one: string) => `/vehicles/toyota/vitz/${one}`,
    (one: string) => `/vehicles/${one}`,
    (one: string) => `/search-result/${one}`,
  ]
  for (const shape of shapes)
    for (const segment of SEGMENTS) {
      const path = shape(segment)
      const answer = await arrive(path)
      const isRight = SENSIBLE.includes(answer.status) && isOfShop(answer) && !isEchoed(answer.body)
      if (!isRight) wrong.push([path.slice(0, 90), answer.status, answer.type, answer.body.slice(0, 90)])
    }
  expect(wrong).toEqual([])
})

test('[STF-12 D08] answers 404 for a missing picture, preview or file without an echo', async () => {
  const wrong: unknown[] = []
  for (const shape of [
    (one: string) => `/pictures/${one}/320.jpg`,
    (one: string) => `/pictures/00000000-0000-4000-8000-000000000000/${one}`,
    (one: string) => `/previews/en/${one}`,
    (one: string) => `/previews/${one}/shop-0.jpg`,
    (one: string) => `/assets/${one}`,
    (one: string) => `/sitemap-cars-${one}.xml`,
    (one: string) => `/api/${one}`,
  ])
    for (const segment of SEGMENTS) {
      const answer = await arrive(shape(segment))
      if (![400, 404, 414].includes(answer.status) || isEchoed(answer.body))
        wrong.push([shape(segment).slice(0, 90), answer.status, answer.type, answer.body.slice(0, 200)])
    }
  expect(wrong).toEqual([])
})

test('[STF-12 A06] never redirects to a foreign host for slashes, backslashes or hosts', async () => {
  for (const path of [
    '//evil.example/',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5cevil.example',
    '/fr//evil.example',
    '///x?lang=fr',
    '//evil.example/?lang=fr',
  ]) {
    const answer = await arrive(path)
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => [200, 404].includes(status))])
  }
})
