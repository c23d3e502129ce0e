import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { carsOf, totalOf, visit } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
const box = (page: Page) => page.locator('#q')

test('[STF-03] the last five cars stand on the home page and below a car; nothing for who has seen none', async () => {
  const { page, context, faults } = await visitor({ locale: 'fr-FR' })
  const shown = () =>
    page
      .locator('.recent .card .ref')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.replace('REF ', '')))
  await page.goto('/fr')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.recent').count()).toBe(0)
  const seen = (await carsOf(product, 7)).map(({ reference }) => reference)
  for (const reference of seen) {
    await page.goto(`/fr/vehicles/a/b/${reference}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')), { timeout: 10_000 })
      .toContain(`"${reference}"`)
  }
  const last = seen.reverse()
  await expect.poll(shown).toEqual(last.slice(1, 5))
  await page.goto('/fr')
  await expect.poll(shown).toEqual(last.slice(0, 5))
  expect(await page.getByRole('heading', { name: 'Vues récemment' }).count()).toBe(1)

  // Sold meanwhile: it goes when the list comes into view.
  await page.route('**/api/vehicle/public/car/*-*', (route) => {
    if (!/[0-9a-f]{8}-/.test(route.request().url())) return route.continue()
    return route.fulfill({ status: 404, json: { code: 'MINATO-4004', message: 'Not found', status: 404 } })
  })
  await page.locator('.recent').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('.recent').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull()

  await page.evaluate(() => localStorage.setItem('recently-viewed', '{"version":"v-51","cars":[]}'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull()
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-09] a failing search shows the toast, keeps page and form, and goes by itself but not under the pointer', async () => {
  const { page, context } = await visitor()
  await page.clock.install()
  await page.goto('/search-result?fuelType=DIESEL')
  const before = await totalOf(page)
  const address = page.url()
  const body = [{ path: 'queryText', message: 'is too long' }]
  const json = { code: 'MINATO-9000', message: 'A part does not answer', status: 503, body }
  await page.route('**/api/vehicle/public/car?*', (route) => route.fulfill({ status: 503, json }))
  await box(page).fill('half a tho')
  const tick = page.getByRole('checkbox', { name: /^SUV/ })
  await tick.focus()
  await tick.press('Space')
  const toast = page.getByRole('alert')
  await toast.waitFor()
  expect((await toast.innerText()).split(/\n+/)).toEqual([
    'Ooop something went wrong !',
    '503',
    'A part does not answer',
    'queryText: is too long',
  ])
  expect(await totalOf(page)).toBe(before)
  await page.waitForURL(address)
  expect(await box(page).inputValue()).toBe('half a tho')
  expect(await tick.isChecked()).toBe(true)
  expect(await tick.evaluate((input) => input === document.activeElement)).toBe(true)
  const place = await toast.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(1400)
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(860)
  await page.clock.runFor(4000)
  expect(await toast.count()).toBe(1)
  await toast.hover()
  await page.clock.runFor(20_000)
  expect(await toast.count()).toBe(1)
  await page.mouse.move(10, 10)
  await page.clock.runFor(5000)
  await expect.poll(() => toast.count()).toBe(0)
  await context.close()
})

test('[STF-09] offline a link leaves the page where it is and says so, in French too; the toast can be closed', async () => {
  const { page, context } = await visitor({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  await page.goto('/fr')
  await page.waitForLoadState('networkidle')
  await page.locator('.card').first().hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('.card h3 a').nth(3).click()
  const toast = page.getByRole('alert')
  await toast.waitFor()
  expect(await toast.innerText()).toMatch(/Pas de connexion/)
  expect(new URL(page.url()).pathname).toBe('/fr')
  expect(await page.locator('.card').count()).toBeGreaterThan(5)
  await toast.getByRole('button', { name: 'Fermer' }).click()
  await expect.poll(() => toast.count()).toBe(0)
  await context.setOffline(false)
  await page.locator('.card h3 a').nth(3).click()
  await page.waitForURL(/\/fr\/vehicles\//)
  await context.close()
})

test('[STF-02] a car is shared the way the device has, else by its link and the messaging app with its reference', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context } = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  const address = page.url()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByText('Share this car').click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('status').getByText('The link is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const link = await page.getByRole('link', { name: 'Send by messaging app' }).getAttribute('href')
  expect(new URL(link ?? '').searchParams.get('text')).toContain(`REF ${car?.reference}`)
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: (given: object) => {
        Object.assign(window, { given })
        return Promise.resolve()
      },
    }),
  )
  await page.getByText('Share this car').click()
  expect(await page.evaluate(() => (window as never as { given: { url: string } }).given.url)).toBe(address)

  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.strip', '.nav', '.find', '.share', '.similar'])
    expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false])
  expect(await page.locator('.buy .price').isVisible()).toBe(true)
  await context.close()
})
