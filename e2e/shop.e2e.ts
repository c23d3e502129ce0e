import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { carsOf, totalOf, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)
const box = (page: Page) => page.locator('#q')

test('[STF-03] shows the last five cars on home and car pages, and none to new visitors', async () => {
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

  // The car has been sold: it disappears when the list comes into view.
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

test('[STF-09] shows a failing search as a toast that pauses under the pointer', async () => {
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

test('[STF-09] keeps the page and explains an offline link, in both languages', async () => {
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

test('[STF-02] shares a car by the device, or by link and messaging app', async () => {
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

test('[STF-01] counts the matching cars in the finder and hides an unknown count', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/')
  const stock = await totalOf(page)
  const finder = page.locator('.finder')
  const show = finder.getByRole('button')
  expect(await show.innerText()).toBe(`Show ${stock.toLocaleString('en-US')} cars`)
  const size = await show.boundingBox()
  const counted = () => show.innerText().then((text) => Number(text.replace(/\D/g, '') || Number.NaN))
  await finder.getByLabel('Maker').selectOption('toyota')
  await expect.poll(counted).toBeLessThan(stock)
  await finder.getByLabel('Model').selectOption('corolla-fielder')
  await finder.getByLabel('FOB price up to').selectOption('5000')
  await page.waitForLoadState('networkidle')
  await expect.poll(counted).not.toBeNaN()
  const few = await counted()
  // The model of another brand does not count.
  await finder.getByLabel('Maker').selectOption('nissan')
  await expect.poll(counted).toBeGreaterThan(few)
  await page.waitForLoadState('networkidle')
  await expect.poll(counted).not.toBeNaN()
  const announcedCount = await counted()
  expect(await show.boundingBox()).toEqual(size)
  await page.route('**/car/count*', (route) => route.abort())
  await finder.getByLabel('Body type').selectOption('SUV')
  await expect.poll(() => show.innerText()).toBe('Show cars')
  await finder.getByLabel('Body type').selectOption('')
  await show.click()
  await page.waitForURL(/brand=nissan/)
  await expect.poll(() => totalOf(page)).toBe(announcedCount)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-08 STF-17] keeps a reserved car’s price in line and marks beside the picture', async () => {
  for (const width of [1440, 390]) {
    const { page, context } = await visitor({ viewport: { width, height: 900 }, locale: 'fr-FR' })
    await page.goto('/fr')
    const board = await page.locator('.board').boundingBox()
    const quay = await page.locator('.quay').boundingBox()
    expect((quay?.x ?? 0) + (quay?.width ?? 0) - (board?.x ?? 0) - (board?.width ?? 0)).toBeGreaterThanOrEqual(14)
    await page.route('**/api/vehicle/public/car?*', async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { items: { status: string }[] }
      for (const [index, car] of json.items.entries()) car.status = index === 1 ? 'RESERVED' : 'PUBLISHED'
      await route.fulfill({ response, json })
    })
    await page.locator('.bodies a').first().click()
    await page.waitForURL(/search-result/)
    await page.locator('.card').nth(1).getByText('Réservée').waitFor()
    // Measured at once: the page may still be scrolling to its top.
    const seen = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('.card')].slice(0, 3)
      const topOf = (one: Element | null | undefined) => one?.getBoundingClientRect().top ?? NaN
      const bottom = cards[1]?.querySelector('.pic')?.getBoundingClientRect().bottom ?? NaN
      // A car whose pictures are pending has no picture count.
      const marks = [...(cards[1]?.querySelectorAll('.ref, .more, .pill') ?? [])]
      return {
        lines: new Set(cards.map((one) => topOf(one.querySelector('.cost')))).size,
        areBelow: [...new Set(marks.map((mark) => topOf(mark) >= bottom))],
      }
    })
    expect(seen).toEqual(width === 1440 ? { lines: 1, areBelow: [false] } : { lines: 3, areBelow: [true] })
    await context.close()
  }
})

test('[STF-06 STF-07] leads to search from every page without a search box', async () => {
  const { page, context } = await visitor()
  await page.goto('/nowhere')
  const foot = await page.locator('.foot').boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThanOrEqual(900)
  expect(await page.locator('header').getByRole('searchbox').count()).toBe(0)
  await page.locator('main').getByRole('searchbox').fill('corolla')
  await page.keyboard.press('Enter')
  await page.waitForURL(/queryText=corolla$/)
  await page.goto('/shipping')
  await page.locator('.head').getByRole('link', { name: 'Search' }).click()
  await page.waitForURL(/\/search-result$/)
  expect(await box(page).isVisible()).toBe(true)
  expect(await page.locator('.foot').innerText()).toMatch(/WhatsApp \+\d/)
  await context.close()
})

test('[STF-09] explains a page that fails to load and offers a retry; the page before it stays', async () => {
  const { page, context } = await visitor()
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/vehicle/public/car?*', () => {})
  await page.locator('.bodies a').first().click()
  const word = page.locator('.going')
  await expect.poll(() => page.evaluate(() => document.querySelector('.going') !== null)).toBe(true)
  await page.clock.runFor(600)
  await expect.poll(() => word.innerText()).toBe('Loading …')
  expect(await page.locator('.finder').isVisible()).toBe(true)
  await page.clock.runFor(10_000)
  await word.getByRole('link', { name: 'Try again' }).waitFor()
  await word.getByRole('link').click()
  await page.waitForURL(/category=/)
  await page.locator('.card').first().waitFor()
  await context.close()
})

test('[SRCH-03 F13] drops a word without cars and offers words that have cars', async () => {
  const { page, context } = await visit(browser, product, { javaScriptEnabled: false })
  await page.goto('/fr/search-result?queryText=zzzzzz%20toyota&context=basic')
  await page.getByText('Ignoré, car aucune voiture n’y correspond : « zzzzzz »').waitFor()
  expect(await totalOf(page)).toBeGreaterThan(0)
  await page.goto('/fr/search-result?queryText=vitz%20civic&context=basic')
  const way = page.locator('.empty li a', { hasText: 'vitz' })
  expect(await way.allInnerTexts()).toEqual([expect.stringMatching(/^Seulement «\u00a0vitz\u00a0»\u00a0: \d/)])
  const announcedCount = Number((await way.innerText()).replace(/\D/g, ''))
  await way.click()
  expect(await totalOf(page)).toBe(announcedCount)
  await context.close()
})
