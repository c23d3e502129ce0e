import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsAtBothWidths } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

const LEGAL = ['/terms', '/privacy', '/cookies']
const PAGES = ['/how-to-buy', '/shipping', '/payment-method', '/company-profile', '/reviews', ...LEGAL, '/403']

/** A visitor whose browser records every error; the expected 403 of `/403` is ignored. */
async function visitor(
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    baseURL: product.address,
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 403/.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return { page, context, faults }
}
const read = async (path: string): Promise<string> => (await fetch(product.address + path)).text()
/** The site's own texts, without reviews, which customers write in their own language. */
const ownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('script, .review, .lang')) one.remove()
    return copy.textContent ?? ''
  })

test('[STF-05 STF-08 STF-11 STF-13] shows complete content pages in both languages at both widths', async () => {
  const found: unknown[] = []
  const { page, context, faults } = await visitor()
  for (const path of PAGES)
    for (const locale of ['en', 'fr']) {
      const address = locale === 'fr' ? `/fr${path}` : path
      const answer = await page.goto(address)
      const note = (what: unknown) => found.push([address, what])
      if (answer?.status() !== (path === '/403' ? 403 : 200)) note(answer?.status())
      if ((await page.locator('html').getAttribute('lang')) !== locale) note('lang')
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) note('not one h1')
      const text = await ownText(page)
      const foreign =
        locale === 'fr'
          ? /\b(the|your|with|and|from|Shipping|Payment|Japan|Office|Closed|Our answer|Next|Page \d+ of)\b/.exec(text)
          : /\b(vous|votre|nous|avec|pour|les|une|Japon|Fermé|Expédition|Paiement)\b/.exec(text)
      if (foreign) note(foreign[0])
      for (const fault of await faultsAtBothWidths(page)) note(fault)
    }
  found.push(...faults)
  await context.close()
  expect(found).toEqual([])
})

test('[STF-12] gives content pages titles, descriptions, canonical links and no-script text', async () => {
  const titles = new Set<string>()
  for (const path of PAGES.filter((one) => one !== '/403'))
    for (const address of [path, `/fr${path}`]) {
      const html = await read(address)
      expect(html).toContain(`<link rel="canonical" href="${product.address}${address}"`)
      expect(html).toContain(`hrefLang="en" href="${product.address}${path}"`)
      expect(html).toContain(`hrefLang="fr" href="${product.address}/fr${path}"`)
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(50)
      titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    }
  expect(titles.size).toBe(16)
  expect([...titles].filter((title) => !title.endsWith('· Minato'))).toEqual([])
  const forbidden = await fetch(`${product.address}/403`)
  expect([forbidden.status, /noindex/.test(await forbidden.text())]).toEqual([403, true])
})

test('[F22] links legal pages in the footer and at sign-up, and reviews on home and car pages', async () => {
  const car = await fetch(`${product.address}/api/vehicle/public/car?limit=1`, { headers: { 'tenant-id': 'staging' } })
  const { items } = (await car.json()) as { items: { reference: string }[] }
  for (const prefix of ['', '/fr']) {
    const linked = async (path: string) =>
      new Set([...(await read(prefix + path)).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to))
    for (const path of ['/', `/vehicles/a/b/${items[0]?.reference}`])
      expect(await linked(path)).toEqual(expect.toSatisfy((to: Set<string>) => to.has(`${prefix}/reviews`)))
    const foot = await linked('/how-to-buy')
    expect(LEGAL.filter((path) => !foot.has(prefix + path))).toEqual([])
    expect(foot.has(`${prefix}/reviews`)).toBe(false)
  }
  const { page, context, faults } = await visitor()
  await page.goto('/sign-up')
  const form = page.locator('main form')
  for (const [name, path] of [
    ['terms of sale', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const)
    expect(await form.getByRole('link', { name }).getAttribute('href')).toBe(path)
  // The footer of the server's HTML is interactive and remains on the next page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cookie policy' }).waitFor()
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' }).isVisible()).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('[F26] numbers the pages of reviews as buttons, in both languages', async () => {
  const { page, context } = await visitor({ viewport: { width: 390, height: 844 } })
  for (const prefix of ['', '/fr']) {
    await page.goto(`${prefix}/reviews`)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    expect(await pages.locator('[aria-current]').innerText()).toBe('1')
    await pages.getByRole('link', { name: /^Page 2$/ }).click()
    await page.waitForURL(/page=2/)
    const sizes = await pages.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(sizes.length).toBeGreaterThan(3)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
  }
  await context.close()
})

test('[STF-06] marks the current page in the menu and closes the phone menu after a choice', async () => {
  const { page, context, faults } = await visitor()
  const current = () => page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]').allInnerTexts()
  await page.goto('/')
  expect(await current()).toEqual(['Shop'])
  for (const [name, path] of [
    ['How to buy', '/how-to-buy'],
    ['Shipping', '/shipping'],
    ['About us', '/company-profile'],
    ['Payment', '/payment-method'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(product.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await current()).toEqual([name])
  }
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toEqual([
    'Shop',
    'How to buy',
    'Shipping',
    'About us',
    'Payment',
    'My account',
    'Sign in',
    'Sign up',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shipping' }).click()
  await page.waitForURL(`${product.address}/shipping`)
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-06 STF-07] shows the company data and three networks of the host’s tenant', async () => {
  const { page, context } = await visitor()
  await page.goto('/how-to-buy')
  const header = page.getByRole('banner')
  for (const name of ['Facebook', 'Instagram', 'YouTube'])
    expect(await header.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\/\w+\.example\/minato$/)
  expect(await header.innerText()).toContain('+81 45 000 0000')
  const foot = await page.getByRole('contentinfo').innerText()
  for (const part of [
    'Head office',
    '2-14 Daikoku Futo, Tsurumi-ku',
    'Quick menu',
    'Customer support',
    '9 AM – 2 PM',
    'Closed',
  ])
    expect(foot).toContain(part)
  const { port } = new URL(product.address)
  await page.goto(`http://second.localhost:${port}/company-profile`)
  const other = await page.locator('body').innerText()
  expect(other).toContain('Hakata Auto Export K.K.')
  expect(other).toContain('+81 92 000 0000')
  expect(other).not.toContain('+81 45')
  expect(await page.title()).toContain('Hakata Auto')
  await context.close()
})

test('[STF-05] lists every port with the countries, freight and inspection of the API', async () => {
  const ports = (await (
    await fetch(`${product.address}/api/main/port`, { headers: { 'tenant-id': 'staging' } })
  ).json()) as { name: string; tariff: { value: { value: number } }; countriesServed: string[] }[]
  const { page, context } = await visitor({ javaScriptEnabled: false })
  await page.goto('/shipping')
  const rows = await page.locator('.ports tbody tr').allInnerTexts()
  expect(rows).toHaveLength(ports.length)
  for (const { name, tariff } of ports)
    expect(rows.some((row) => row.includes(name) && row.includes(`$${tariff.value.value}`))).toBe(true)
  expect(rows.find((row) => row.includes('Mombasa'))).toMatch(
    /Burundi.*Democratic Republic of the Congo.*Kenya.*Uganda/,
  )
  await page.goto('/fr/shipping')
  expect(await page.locator('.ports tbody').innerText()).toContain('RD Congo')
  await context.close()
})

test('[STF-05] shows no bank account to a visitor', async () => {
  for (const path of ['/payment-method', '/fr/payment-method']) {
    const html = await read(path)
    expect(html).not.toMatch(/IBAN|SWIFT|account number:?\s*\d/i)
  }
  expect(await read('/payment-method')).toContain('We never change our bank account by message.')
})

test('[REV-01] pages through published reviews and redirects from a missing page', async () => {
  const { total } = (await (
    await fetch(`${product.address}/api/main/published-comment?limit=1`, { headers: { 'tenant-id': 'staging' } })
  ).json()) as { total: number }
  const { page, context, faults } = await visitor()
  await page.goto('/reviews')
  let seen = 0
  const customers = new Set<string>()
  for (;;) {
    await page.getByRole('article').first().waitFor()
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    seen += names.length
    for (const name of names) customers.add(name)
    const next = page.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) break
    const before = page.url()
    await next.click()
    await page.waitForURL((url) => url.href !== before)
    await expect.poll(() => page.getByRole('article').getByRole('heading').first().innerText()).not.toBe(names[0])
  }
  expect(seen).toBe(total)
  expect(customers.size).toBeGreaterThan(total / 2)
  for (const [given, right] of [
    ['page=9999', `page=${Math.ceil(total / 10)}`],
    ['page=-1', ''],
    ['page=1e9', ''],
    ['page=1', ''],
    ['page=%3Cscript%3E', ''],
  ] as const) {
    const answer = await page.goto(`/reviews?${given}`)
    expect([given, answer?.status(), new URL(page.url()).search]).toEqual([given, 200, right && `?${right}`])
  }
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /review/i })
      .count(),
  ).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-12] lists every public address in a valid sitemap', async () => {
  const { page, context } = await visitor()
  await page.goto('/robots.txt')
  const sitemap = /^Sitemap: (\S+)$/m.exec(await read('/robots.txt'))?.[1]
  expect(sitemap).toBe(`${product.address}/sitemap.xml`)
  const locationsOf = (xml: string) =>
    page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      if (parsed.querySelector('parsererror')) throw new Error('not well-formed')
      return [...parsed.getElementsByTagName('loc')].map((one) => one.textContent ?? '')
    }, xml)
  const parts = await locationsOf(await read('/sitemap.xml'))
  const addresses: string[] = []
  for (const part of parts) {
    const found = await locationsOf(await read(new URL(part).pathname))
    expect(found.length).toBeLessThanOrEqual(50_000)
    addresses.push(...found)
  }
  const { numberOfCar } = (await (
    await fetch(`${product.address}/api/vehicle/public/car/count`, { headers: { 'tenant-id': 'staging' } })
  ).json()) as { numberOfCar: number }
  expect(addresses.filter((one) => one.includes('/vehicles/'))).toHaveLength(numberOfCar * 2)
  expect(new Set(addresses).size).toBe(addresses.length)
  const pages = addresses.filter((one) => !one.includes('/vehicles/'))
  for (const address of [...pages, ...addresses.slice(-2)])
    expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200])
  await context.close()
})
