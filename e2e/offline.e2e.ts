import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keptFiles, keptPages, picturesOn } from './cached-pages.ts'
import { openFaultyProxy } from './faulty-proxy.ts'
import { carsOf, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

/** Timeout for a busy machine; no test here waits for a fixed time. */
const SOON = { timeout: 20_000 }
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
const PHONE = { locale: 'fr-FR', viewport: { width: 390, height: 844 } }

const isCached = async (page: Page, address: string) => {
  await expect.poll(() => keptPages(page), SOON).toContain(address)
}
const cut = (context: BrowserContext) => context.setOffline(true)
const mark = (page: Page) => page.locator('.line-mark')
/** The first car with a picture: the first cars change every hour, and some have none. */
const picturedCar = (page: Page) =>
  page
    .locator('.card', { has: page.locator('img[src*="/pictures/"]') })
    .locator('h3 a')
    .first()

test('shows visited pages offline with pictures, in their language, with their time', async () => {
  const { page, context, faults } = await visitor(PHONE)
  await page.goto('/fr')
  await isCached(page, '/fr')
  // A page reached by client-side navigation.
  await picturedCar(page).click()
  await page.waitForURL(/\/fr\/vehicles\//)
  const car = new URL(page.url()).pathname
  await page.locator('.gallery').first().waitFor()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await isCached(page, car)
  await cut(context)
  await expect
    .poll(() => mark(page).innerText(), SOON)
    .toMatch(/^Vous êtes hors ligne\. État de cette page\u00a0: \d\d?\u00a0h\u00a0\d\d\./)

  await page.reload()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name)
  await expect.poll(() => mark(page).count(), SOON).toBe(1)
  expect(await picturesOn(page)).toBeGreaterThan(0)
  // Client-side navigation works offline by a link.
  await page.locator('.logo').first().click()
  await page.waitForURL((url) => url.pathname === '/fr')
  expect(await page.locator('.card').count()).toBeGreaterThan(5)
  expect(await picturesOn(page)).toBeGreaterThan(0)
  await picturedCar(page).click()
  await page.waitForURL((url) => url.pathname === car)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/fr')
  expect(await page.locator('.card').count()).toBeGreaterThan(5)
  // Office clock, toasts and search: the page is hydrated.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Expédition' }).first().click()
  await page.getByRole('alert').getByText('Pas de connexion').waitFor()

  await context.setOffline(false)
  await expect.poll(() => mark(page).count(), SOON).toBe(0)
  expect(await page.evaluate(() => 'kept' in document.documentElement.dataset)).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('[F25] shows an offline page for an unvisited address, with links to cached pages', async () => {
  const { page, context, faults } = await visitor({ viewport: { width: 390, height: 844 } })
  const [car] = await carsOf(product, 1)
  await page.goto('/')
  await isCached(page, '/')
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  const seen = new URL(page.url()).pathname
  const name = (await page.title()).split(' · ')[0] ?? ''
  await isCached(page, seen)
  await cut(context)
  const answer = await page.goto('/shipping')
  expect(answer?.status()).toBe(503)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are offline')
  // [F25] The logo was cached when the worker was installed.
  const logo = page.locator('.logo img')
  await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth), SOON).toBeGreaterThan(0)
  expect(
    await page
      .locator('.kept img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name }).click()
  await page.waitForURL((url) => url.pathname === seen)
  await mark(page).getByRole('link', { name: 'Saved pages' }).click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Saved on this device')
  await page.goto('/fr/shipping')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Vous êtes hors ligne')
  // Online again: the page continues by itself.
  await context.setOffline(false)
  await page.locator('footer').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('Vous êtes hors ligne')
  expect(faults).toEqual([])
  await context.close()
})

test('caches only public pages: no error, no personal page, no API call', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  await isCached(page, '/')
  for (const path of ['/nothing-here', '/?lang=en', '/api/docs', '/shipping']) await page.goto(path)
  await isCached(page, '/shipping')
  expect(await keptPages(page)).toEqual(['/', '/shipping'])
  const others = await keptFiles(page)
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((path) => !/^\/(assets|pictures|bodies|quay|icons|flags)\/|^\/mark\.svg$/.test(path))).toEqual(
    [],
  )
  await context.close()
})

test('shows current prices online and finds files of an older release offline', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  await isCached(page, '/')
  await page.evaluate(async () => {
    const cache = await caches.open('pages-1')
    const old = await cache.match('/')
    const text = ((await old?.text()) ?? '').replaceAll(/<h1[^>]*>.*?<\/h1>/g, '<h1>yesterday</h1>')
    await cache.put('/', new Response(text, { headers: old?.headers ?? {} }))
  })
  await page.reload()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('yesterday')

  // A page of an earlier release, and so many files that some must be evicted.
  await page.evaluate(async () => {
    const [pages, files] = await Promise.all([caches.open('pages-1'), caches.open('files-1')])
    const type = { headers: { 'content-type': 'text/javascript' } }
    await pages.put('/old', new Response('<html><script src="/assets/index-AAAAAAAA.js"></script></html>'))
    await files.put('/assets/index-AAAAAAAA.js', new Response('import("./later-BBBBBBBB.js")', type))
    await files.put('/assets/later-BBBBBBBB.js', new Response('', type))
    for (let i = 0; i < 150; i++) await files.put(`/assets/gone-${10_000_000 + i}.js`, new Response('', type))
  })
  await page.reload()
  await expect.poll(async () => (await keptFiles(page)).filter((path) => path.includes('gone-')).length, SOON).toBe(0)
  expect(await keptFiles(page)).toEqual(
    expect.arrayContaining(['/assets/index-AAAAAAAA.js', '/assets/later-BBBBBBBB.js']),
  )
  const needed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname),
  )
  expect(await keptFiles(page)).toEqual(expect.arrayContaining(needed))
  await context.close()
})

test('activates a new service worker at the next page and deletes unknown caches', async () => {
  const line = await openFaultyProxy(product)
  const { page, context } = await visit(browser, line)
  await page.goto('/')
  await isCached(page, '/')
  await page.evaluate(() => caches.open('pages-0'))
  line.release('// the next release')
  const first = await page.evaluateHandle(() => navigator.serviceWorker.controller)
  const replaced = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
      ),
  )
  // An open page gets the new release as well, on its next navigation.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
  await replaced
  expect(await page.evaluate((old) => navigator.serviceWorker.controller !== old, first)).toBe(true)
  await expect.poll(() => page.evaluate(() => caches.has('pages-0')), SOON).toBe(false)
  expect(await keptPages(page)).toEqual(['/'])

  // The network fails without the browser's notice: the cached page is shown with a hint.
  line.cutConnection()
  await page.reload()
  await expect.poll(() => mark(page).innerText(), SOON).toMatch(/^You are offline\. This page is as of \d\d:\d\d\./)
  await context.close()
  await line.stop()
})

test('[STF-10] loads countries and brands once per visit, after the page', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'block' })
  const requests: string[] = []
  page.on('load', () => requests.push('loaded'))
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/\/(country|brand)$/.test(pathname)) requests.push(pathname + search)
  })
  await page.goto('/')
  const start = ['/api/main/brand?fieldsToExtractCode=CODE_1', '/api/map/country?locale=en']
  await expect.poll(() => requests.slice(1).sort(), SOON).toEqual(start)
  expect(requests[0]).toBe('loaded')
  await page.getByRole('link', { name: 'All new arrivals' }).click()
  await page.waitForURL(/search-result/)
  await page.locator('.card').first().waitFor()
  await page.goto('/shipping')
  await page.waitForLoadState('networkidle')
  await page.goto('/search-result')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((one) => one !== 'loaded').sort()).toEqual(start)
  await context.close()
})

test('shows a drawing in place of a failed picture and loads it when online again', async () => {
  const { page, context } = await visitor({ serviceWorkers: 'block' })
  const shift = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.card h3')].map((one) => Math.round(one.getBoundingClientRect().top))
      return JSON.stringify(boxes)
    })
  await page.goto('/search-result')
  const pictured = await page
    .locator('.card .pic')
    .evaluateAll((all) => all.findIndex((one) => one.querySelector('img[src*="/pictures/"]')))
  await page.route('**/pictures/**', (route) => route.abort())
  await page.reload()
  const before = await shift()
  const first = page.locator('.card .pic').nth(pictured)
  await expect.poll(() => first.innerText(), SOON).toContain('Picture to come')
  expect(await first.locator('img').getAttribute('src')).toMatch(/^\/bodies\//)
  expect(await shift()).toBe(before)
  await page.unroute('**/pictures/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(
      () =>
        first
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.currentSrc.includes('/pictures/') && img.naturalWidth > 0),
      SOON,
    )
    .toBe(true)
  expect(await shift()).toBe(before)
  await context.close()
})

test('serves smaller pictures of the same page with data saving on', async () => {
  const weigh = async (options: Parameters<typeof visit>[2]) => {
    const { page, context } = await visitor({ serviceWorkers: 'block', deviceScaleFactor: 2, ...options })
    await page.goto('/search-result')
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, encodedBodySize }) => name.includes('/pictures/') && encodedBodySize)
        .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    )
    const place = await page.locator('.card .pic img').first().boundingBox()
    await context.close()
    return { sizes: new Map(sizes), place }
  }
  const plain = await weigh({})
  const saving = await weigh({ extraHTTPHeaders: { 'save-data': 'on' } })
  expect(saving.place).toEqual(plain.place)
  // The same pictures by their addresses.
  const both = [...plain.sizes.keys()].filter((name) => saving.sizes.has(name))
  expect(both.length).toBeGreaterThan(3)
  const sum = (sizes: Map<string, number>) => both.reduce((all, name) => all + (sizes.get(name) ?? 0), 0)
  expect(sum(saving.sizes)).toBeLessThan(sum(plain.sizes) * 0.7)
})

test('can be installed on a phone in both languages', async () => {
  const { page, context } = await visitor()
  for (const [path, lang] of [
    ['/', 'en'],
    ['/fr', 'fr'],
  ] as const) {
    await page.goto(path)
    const client = await context.newCDPSession(page)
    const { errors, data, url } = await client.send('Page.getAppManifest')
    expect([url.endsWith(`${path === '/' ? '' : path}/manifest.webmanifest`), errors]).toEqual([true, []])
    const manifest = JSON.parse(data ?? '') as {
      lang: string
      start_url: string
      name: string
      icons: { src: string; sizes: string }[]
    }
    expect([manifest.lang, manifest.start_url]).toEqual([lang, path])
    expect((await page.title()).endsWith(manifest.name)).toBe(true)
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = await createImageBitmap(await (await fetch(address)).blob())
        return `${image.width}x${image.height}`
      }, src)
      expect([src, size]).toEqual([src, sizes])
    }
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  }
  const icon = await fetch(`${product.address}/favicon.ico`)
  expect([icon.status, (await icon.arrayBuffer()).byteLength < 8000]).toEqual([200, true])
  await context.close()
})
