import { request } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsAtBothWidths } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

interface Visit {
  page: Page
  faults: string[]
  context: BrowserContext
}
/** A visitor whose browser records every error, blocked script, failed file and 5xx response. */
async function visitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    baseURL: product.address,
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4(04|10)/.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (failed) => {
    if (failed.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`${failed.url()} ${failed.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`)
  })
  return { page, faults, context }
}

const total = async (page: Page): Promise<number> =>
  Number(
    /([\d,\u00a0]+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1]?.replace(/\D/g, '') ??
      Number.NaN,
  )

test('[OPS-01 SRCH-02 STF-01] leads a visitor from the home page by filters to a car and back', async () => {
  const { page, faults, context } = await visitor()
  await page.goto('/')
  expect(await total(page)).toBeGreaterThan(2000)
  await page.getByRole('link', { name: /SUV/ }).first().click()
  await page.waitForURL(/search-result\?.*category=SUV/)
  await page.getByRole('checkbox', { name: /Diesel/ }).waitFor()
  const all = await total(page)
  expect(all).toBeGreaterThan(20)
  await page.getByRole('checkbox', { name: /Diesel/ }).check()
  await page.waitForURL(/fuelType=DIESEL/)
  await expect.poll(() => total(page), { timeout: 10_000 }).toBeLessThan(all)
  const left = await total(page)
  const address = page.url()
  await page.locator('main article a, main .card a').first().click()
  await page.waitForURL(/\/vehicles\/[^/]+\/[^/]+\/\d+$/)
  expect(await page.getByText(/REF \d+/).count()).toBeGreaterThan(0)
  await page.goBack()
  await page.waitForURL(address)
  expect(await total(page)).toBe(left)
  const again = await visitor()
  await again.page.goto(address)
  expect(await total(again.page)).toBe(left)
  expect([...faults, ...again.faults]).toEqual([])
  await context.close()
  await again.context.close()
})

test('[SRCH-02 STF-12] works without JavaScript', async () => {
  const { page, context } = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await page.getByRole('searchbox').fill('toyta corola')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL(/search-result/)
  expect(page.url()).toContain('queryText=toyta+corola')
  expect(await total(page)).toBeGreaterThan(0)
  expect(await page.locator('main').innerText()).toMatch(/Corolla/)
  await context.close()
})

test('[STF-11] serves French under its own addresses and redirects a French browser once', async () => {
  const { page, faults, context } = await visitor({ locale: 'fr-FR' })
  await page.goto('/')
  expect(new URL(page.url()).pathname).toMatch(/^\/fr\/?$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await page.goto('/fr/search-result?fuelType=DIESEL')
  const text = await page.locator('body').innerText()
  expect(text).toMatch(/Diesel|Gazole/)
  expect(text).toMatch(/\$/)
  for (const english of ['Filters', 'Any', 'Picture', 'Sort by', 'Office', 'Clear all', 'New arrivals'])
    expect(text).not.toContain(english)
  await page
    .getByRole('link', { name: /^(EN|English)$/ })
    .first()
    .click()
  await page.waitForURL((url) => !url.pathname.startsWith('/fr'))
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(faults).toEqual([])
  await context.close()
})

test('answers a hostile or stale address with a page or an honest 404, without markup', async () => {
  const get = (path: string, host = product.address) =>
    fetch(host + path, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  for (const path of [
    '/search-result?page=-1',
    '/search-result?limit=1e9',
    '/search-result?page=99999999999',
    '/search-result?priceStart=9e9&order.field=price;--',
    `/search-result?queryText=${'x'.repeat(10_000)}`,
    '/search-result?queryText=%3Cscript%3Ealert(1)%3C/script%3E',
    '/search-result?brand=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    '/search-result?context=evil&color=MAUVE&__proto__=1',
    '/search-result?queryText=a&queryText=b',
    '/search-result?queryText=%00',
    '/vehicles/x/y/99999999',
    '/vehicles/x/y/%3Cscript%3E',
    '/nowhere',
    '/%E0%A4%A',
    '//evil.example/',
    '/vehicles/..%2f..%2fetc/passwd/1',
    '/assets/none.js',
  ]) {
    let response = await get(path)
    for (let hops = 0; response.status >= 300 && response.status < 400 && hops < 3; hops++) {
      const location = response.headers.get('location') ?? ''
      expect([path, new URL(location, product.address).origin]).toEqual([path, product.address])
      response = await get(location.replace(product.address, ''))
    }
    expect([path.slice(0, 60), [200, 400, 404, 414, 431].includes(response.status)]).toEqual([path.slice(0, 60), true])
    expect(await response.text()).not.toContain('<script>alert(1)')
  }
})

test('[VEH-03 STF-02] redirects a wrong slug, answers 410 for a sold car and hides a draft', async () => {
  const api = async <T>(path: string): Promise<T> =>
    (await fetch(product.address + path, { headers: { 'tenant-id': 'staging' } })).json() as Promise<T>
  const { items } = await api<{ items: { id: string; reference: string }[] }>('/api/vehicle/public/car?limit=1')
  const [car] = items
  const get = (path: string) =>
    fetch(product.address + path, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  for (const path of [`/vehicles/wrong/slug/${car?.reference}`, `/vehicles/wrong/slug/${car?.id}`]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 301])
    expect((await get(new URL(response.headers.get('location') ?? '', product.address).pathname)).status).toBe(200)
  }
  const statuses = new Map<number, number>()
  const sold: number[] = []
  for (let reference = 10_001; reference <= 10_200; reference++) {
    const { status } = await get(`/vehicles/a/b/${reference}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 410) sold.push(reference)
  }
  expect(await (await get(`/vehicles/a/b/${sold[0]}`)).text()).toMatch(/sold/i)
  expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([301, 404, 410])
})

test('[C04] serves the same bytes to all visitors and runs only own scripts', async () => {
  const [first, second] = await Promise.all([fetch(`${product.address}/`), fetch(`${product.address}/`)])
  const policy = first.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src '(?:sha256-[^']+)'.* 'strict-dynamic'/)
  expect(policy).not.toMatch(/nonce|unsafe/)
  expect(second.headers.get('content-security-policy')).toBe(policy)
  const text = await first.text()
  expect(await second.text()).toBe(text)
  expect(text).not.toContain('nonce')
  const { page, context } = await visitor()
  await page.goto('/')
  // The page is hydrated, and its own scripts run.
  const tenant = () => page.evaluate(() => localStorage.getItem('tenant-id'))
  await expect.poll(tenant, { timeout: 20_000 }).toBe('staging')
  const broken = () => page.evaluate(() => (window as unknown as { broken: string[] }).broken)
  await page.evaluate(() => {
    const noted: string[] = Object.assign(window, { broken: [] }).broken
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => noted.push(effectiveDirective))
  })
  const injections = [
    () => document.body.setAttribute('onclick', 'window.ran = true'),
    () => document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.ran = true">'),
    () => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.body.append(script)
    },
    () => {
      const link = document.createElement('a')
      link.href = 'javascript:void (window.ran = true)'
      document.body.append(link)
      link.click()
    },
    () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.prepend(base)
    },
    () => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      document.body.append(form)
      form.submit()
    },
    () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
    },
  ]
  for (const [i, injection] of injections.entries()) {
    await page.evaluate(injection).catch(() => {})
    await page.evaluate(() => document.body.click())
    expect([i, await page.evaluate(() => 'ran' in window)]).toEqual([i, false])
  }
  const directives = ['base-uri', 'form-action', 'frame-src', 'require-trusted-types-for', 'script-src-elem']
  await expect.poll(async () => [...new Set(await broken())].filter((one) => directives.includes(one)).length).toBe(5)
  expect(await page.evaluate(() => document.baseURI)).toBe(`${product.address}/`)
  await context.close()
})

test('[C04 G31] forbids framing and sends no referrer to other sites', async () => {
  const { page, context } = await visitor()
  const paths = ['/', '/fr/reviews', '/auth/forgot-password', '/settings', '/nowhere', '/api/docs', '/mailbox']
  for (const path of paths) {
    const response = await fetch(product.address + path, { headers: { accept: 'text/html' } })
    const policy = response.headers.get('content-security-policy')
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
    const [sniffing, referrer] = ['x-content-type-options', 'referrer-policy'].map((name) => response.headers.get(name))
    expect([path, sniffing, referrer]).toEqual([path, 'nosniff', expect.any(String)])
  }
  const body = paths.map((path) => `<iframe src="${product.address}${path}"></iframe>`).join('')
  await context.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://evil.example/')
  expect(page.frames().length).toBe(paths.length + 1)
  for (const frame of page.frames().slice(1))
    await expect.poll(() => frame.evaluate(() => location.origin)).toBe('null')
  await context.close()
})

test('[API-02] shows each host its own tenant and nothing on an unknown host', async () => {
  const { port } = new URL(product.address)
  const ask = (host: string) =>
    new Promise<{ status: number | undefined; heading: string | undefined }>((resolve, reject) => {
      request({ host: 'localhost', port, headers: { host: `${host}:${port}` } }, (response) => {
        let html = ''
        response
          .on('data', (part) => (html += part))
          .on('end', () => resolve({ status: response.statusCode, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] }))
      })
        .on('error', reject)
        .end()
    })
  const [own, other, unknown] = await Promise.all(['localhost', 'second.localhost', 'elsewhere.example'].map(ask))
  expect([own?.status, other?.status, unknown?.status]).toEqual([200, 200, 404])
  expect(own?.heading).toMatch(/\d/)
  expect(own?.heading).not.toBe(other?.heading)
})

test('[STF-08 STF-13] passes axe without sideways scroll at both widths in both languages', async () => {
  const { items } = (await (
    await fetch(`${product.address}/api/vehicle/public/car?limit=1&fieldsToExtractCode=CODE_1`, {
      headers: { 'tenant-id': 'staging' },
    })
  ).json()) as { items: { reference: string }[] }
  const faults: unknown[] = []
  const { page, context } = await visitor()
  for (const path of [
    '/',
    '/search-result?color=RED',
    `/vehicles/a/b/${items[0]?.reference}`,
    '/nowhere',
    '/search-result?queryText=zzzz',
  ])
    for (const prefix of ['', '/fr']) {
      await page.goto(prefix + path)
      for (const fault of await faultsAtBothWidths(page)) faults.push([prefix + path, fault])
    }
  await context.close()
  expect(faults).toEqual([])
})
