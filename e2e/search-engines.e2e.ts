import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { carsOf } from './visitor.ts'

let product: Product
let cars: { id: string; reference: string }[]

beforeAll(async () => {
  product = await startProduct()
  // On a busy machine the server refuses requests in its first moments.
  await vi.waitUntil(async () => (await fetch(product.address)).ok, 60_000)
  cars = await carsOf(product, 3)
})
afterAll(() => product?.stop())

const text = (given: string): string =>
  given.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot));/gi, (_, hex?: string, dec?: string, name?: string) =>
    name
      ? ({ amp: '&', lt: '<', gt: '>', quot: '"' }[name] ?? '')
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(dec)),
  )
const attribute = (tag: string, name: string): string =>
  text(new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

/** What a search engine reads from a page's head. */
interface Head {
  status: number
  title: string
  canonical: string
  alternates: Record<string, string>
  metas: Record<string, string>
  data: Record<string, unknown>[]
}

async function headAt(path: string): Promise<Head> {
  const response = await fetch(product.address + path, { headers: { 'accept-language': 'en' } })
  const html = await response.text()
  const tags = (name: string): string[] => html.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? []
  const links = tags('link')
  const written = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  const data = written ? (JSON.parse(written) as { '@graph'?: Record<string, unknown>[] }) : undefined
  return {
    status: response.status,
    title: text(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    metas: Object.fromEntries(
      tags('meta').map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
    ),
    data: data ? (data['@graph'] ?? [data]) : [],
  }
}

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
const SEARCHES = [
  '/search-result?brand=toyota',
  '/search-result?category=SUV',
  '/search-result?bestDeal=true',
  '/reviews?page=2',
]
const inFrench = (path: string): string => (path === '/' ? '/fr' : `/fr${path}`)

test('[STF-12] gives every indexed page a unique title and description of proper length', async () => {
  // A car has the same name in both languages.
  const seen = { en: new Map<string, string>(), fr: new Map<string, string>() }
  const wrong: unknown[] = []
  const found = cars.map(({ reference }) => `/vehicles/a/b/${reference}`)
  for (const path of [...PAGES, ...SEARCHES, ...found])
    for (const [locale, at] of [
      ['en', path],
      ['fr', inFrench(path)],
    ] as const) {
      const { status, title, metas } = await headAt(at)
      const { description = '', robots } = metas
      if (status !== 200 || robots || title.length < 15 || title.length > 90) wrong.push([at, status, robots, title])
      if (description.length < 50 || description.length > 170) wrong.push([at, description.length, description])
      for (const one of [title, description]) {
        const before = seen[locale].get(one)
        if (before) wrong.push([at, 'says the same as', before, one])
        seen[locale].set(one, at)
      }
    }
  expect(wrong).toEqual([])
})

test('[STF-12] names correct canonical and alternate addresses', async () => {
  const { address } = product
  for (const [path, canonical] of [
    ['/', '/'],
    ['/how-to-buy?utm_source=x', '/how-to-buy'],
    ['/reviews?page=2', '/reviews?page=2'],
    ['/search-result?page=3', '/search-result?page=3'],
    ['/search-result?order.field=PRICE&order.direction=ASC&limit=50&page=2', '/search-result'],
    [
      '/search-result?fuelType=DIESEL&brand=toyota,honda&context=accuracy',
      '/search-result?brand=honda,toyota&fuelType=DIESEL',
    ],
  ] as const) {
    const english = await headAt(path)
    const french = await headAt(inFrench(path))
    const both = { en: address + canonical, fr: address + inFrench(canonical), 'x-default': address + canonical }
    expect([path, english.canonical, english.alternates]).toEqual([path, both.en, both])
    expect([path, french.canonical, french.alternates]).toEqual([path, both.fr, both])
  }
})

test('[STF-12] keeps combinations, texts, empty results and failures out of the index', async () => {
  for (const path of [
    '/search-result?brand=toyota,honda',
    '/search-result?brand=toyota&category=SUV',
    '/search-result?queryText=corolla',
    '/search-result?color=RED',
    '/search-result?brand=none-such',
    '/nowhere',
    '/vehicles/a/b/1',
    '/403',
  ])
    expect([path, (await headAt(path)).metas.robots]).toEqual([path, 'noindex'])
})

test('[STF-12] names a sharing picture with size and description on every page', async () => {
  const [car] = cars
  for (const path of [
    '/',
    '/fr/shipping',
    '/search-result?brand=toyota',
    `/vehicles/a/b/${car?.reference}`,
    `/fr/vehicles/a/b/${car?.reference}`,
  ]) {
    const { metas } = await headAt(path)
    expect(metas).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(metas['og:image:alt']).toMatch(/\w{3}/)
    const response = await fetch(metas['og:image'] ?? '', { redirect: 'manual' })
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(200_000)
  }
})

test('[STF-12] describes cars, breadcrumbs and the company by schema.org', async () => {
  const [given] = cars
  const { canonical, data } = await headAt(`/vehicles/a/b/${given?.reference}`)
  const car = data.find((one) => one['@type'] === 'Car')
  const text200 = expect.stringMatching(/^.{1,200}$/)
  expect(car).toMatchObject({
    name: text200,
    url: canonical,
    sku: given?.reference,
    brand: { '@type': 'Brand', name: text200 },
    model: text200,
    itemCondition: 'https://schema.org/UsedCondition',
    vehicleModelDate: expect.stringMatching(/^\d{4}$/),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: expect.any(Number), unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      url: canonical,
      price: expect.any(Number),
      priceCurrency: 'USD',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|Reserved)$/),
    },
  })
  expect(car).not.toHaveProperty('vehicleIdentificationNumber')
  expect(JSON.stringify(car)).not.toMatch(/null|undefined|priceValidUntil/)
  const images = (car?.['image'] ?? []) as string[]
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) expect([image, (await fetch(image)).status]).toEqual([image, 200])
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as {
    position: number
    item: string
  }[]
  expect(crumbs.map(({ position }) => position)).toEqual([1, 2, 3])
  for (const { item } of crumbs)
    expect([item, (await headAt(item.replace(product.address, ''))).status]).toEqual([item, 200])
  const home = await headAt('/fr')
  expect(home.data).toMatchObject([
    { '@type': 'AutoDealer', name: 'Minato', url: `${product.address}/fr`, telephone: expect.stringMatching(/^\+81/) },
  ])
})

test('[STF-12 VEH-03] answers 410 for a sold car with canonical address and no offer or preview', async () => {
  let sold: Head | undefined
  for (let reference = 10_001; !sold && reference < 10_300; reference++) {
    const head = await headAt(`/vehicles/a/b/${reference}`)
    if (head.status === 410) sold = head
  }
  expect(sold?.title).toMatch(/sold/i)
  expect(sold?.metas.robots).toBe('noindex')
  expect(sold?.data).toEqual([])
  expect(sold?.metas['og:image']).toContain('/previews/en/shop-')
})

test('[STF-12] lists only canonical, indexable addresses in the sitemap', async () => {
  const locations = async (address: string): Promise<string[]> =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => text(one ?? ''))
  const parts = await locations(`${product.address}/sitemap.xml`)
  const all = (await Promise.all(parts.map(locations))).flat()
  expect(all.length).toBeGreaterThan(4000)
  for (const address of [...all.slice(0, 14), ...all.slice(-10)]) {
    const { status, canonical, metas } = await headAt(address.replace(product.address, ''))
    expect([address, status, canonical, metas.robots]).toEqual([address, 200, address, undefined])
  }
})
