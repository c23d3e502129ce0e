import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { carsOf, totalOf, twoFrames, violationsOn, visit } from './visitor.ts'

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
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('[SRCH-04] suggestions come while typing, by keyboard: a maker leads to its cars, a reference to its car', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/')
  await box(page).click()
  await box(page).pressSequentially('toyo')
  await options(page).first().waitFor()
  expect(await box(page).getAttribute('role')).toBe('combobox')
  expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  await box(page).press('ArrowDown')
  const chosen = options(page).first()
  expect(await chosen.getAttribute('aria-selected')).toBe('true')
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await box(page).press('Escape')
  expect([await options(page).count(), await box(page).inputValue()]).toEqual([0, 'toyo'])
  await box(page).press('t')
  await box(page).press('Backspace')
  await options(page).first().waitFor()
  // Up to the last one, on to the text, on to the first.
  await box(page).press('ArrowUp')
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  await box(page).press('Enter')
  await page.waitForURL(/\/search-result\?context=basic&brand=toyota$/)
  await expect.poll(() => box(page).inputValue()).toBe('')

  const [car] = await carsOf(product, 1)
  await box(page).fill(car?.reference ?? '')
  await options(page)
    .filter({ hasText: `REF ${car?.reference}` })
    .click()
  await page.waitForURL(new RegExp(`/vehicles/.+/${car?.reference}$`))
  expect(faults).toEqual([])
  await context.close()
})

test('[SRCH-04] a late answer does not come over a newer text, and a failing one leaves the search alone', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  const [held, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/car/suggestion*queryText=toyo', async (route) => {
    const response = await route.fetch()
    await held.promise
    // A question that was given up takes no answer any more.
    await route.fulfill({ response }).catch(() => {})
    late.resolve()
  })
  await box(page).click()
  await Promise.all([page.waitForRequest(/suggestion\?queryText=toyo$/), box(page).fill('toyo')])
  await box(page).fill('honda')
  await options(page).filter({ hasText: 'Honda' }).first().waitFor()
  const before = await options(page).allInnerTexts()
  held.resolve()
  await late.promise
  await twoFrames(page)
  expect(await options(page).allInnerTexts()).toEqual(before)

  await page.goto('/')
  let asked = 0
  await page.route('**/car/suggestion*', async (route) => {
    asked++
    await route.fulfill({ status: 500, json: { code: 'GENERIC_ERROR', message: 'Broken', status: 500 } })
  })
  await box(page).click()
  const failed = page.waitForResponse(/suggestion\?queryText=prado$/)
  await box(page).pressSequentially('prado', { delay: 20 })
  expect((await failed).status()).toBe(500)
  await (await failed).finished()
  await twoFrames(page)
  // Not once a letter: what is typed fast is asked for together.
  expect(asked).toBeLessThan(5)
  expect([await page.getByRole('alert').count(), await options(page).count()]).toEqual([0, 0])
  await box(page).press('Enter')
  await page.waitForURL(/search-result\?context=basic&queryText=prado$/)
  await context.close()
})

test('[SRCH-04] a blank text is not sent; the next text takes the place of the first; badge and level clear the box', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  const ground = () => page.locator('.go-find').evaluate((button) => getComputedStyle(button).backgroundColor)
  const quiet = await ground()
  await box(page).fill('   ')
  expect(await ground()).toBe(quiet)
  await box(page).press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await box(page).fill('corolla')
  expect(await ground()).not.toBe(quiet)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/queryText=corolla/)
  // Typed while the first answer may still be on its way.
  await box(page).fill('  land   cruiser ')
  await box(page).press('Enter')
  await page.waitForURL(/queryText=land\+cruiser/)
  await page.getByRole('link', { name: 'Remove “land cruiser”' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => box(page).inputValue()).toBe('')

  await page.goto('/search-result?context=basic&queryText=corolla&priceEnd=9000')
  await page.getByRole('link', { name: 'Remove “corolla”' }).click()
  await page.waitForURL((url) => !url.searchParams.has('queryText'))
  await expect.poll(() => box(page).inputValue()).toBe('')

  await page.goto('/search-result?context=basic&queryText=corolla&priceEnd=9000')
  await page.getByRole('link', { name: 'Advanced' }).click()
  await page.waitForURL(/context=advanced&priceEnd=9000$/)
  await expect.poll(() => box(page).inputValue()).toBe('')
  await box(page).fill('x')
  await page.getByRole('button', { name: 'Empty the search box' }).click()
  expect(await box(page).inputValue()).toBe('')
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  await context.close()
})

test('[SRCH-04 STF-13] axe finds nothing while the suggestions are open, in both languages, at both widths', async () => {
  const faults: unknown[] = []
  for (const width of [390, 1440]) {
    const { page, context } = await visitor({ viewport: { width, height: 900 } })
    for (const path of ['/', '/fr/search-result?color=RED']) {
      await page.goto(path)
      await box(page).click()
      await box(page).pressSequentially('toyota co')
      await options(page).first().waitFor()
      await box(page).press('ArrowDown')
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) faults.push([width, path, `scrolls ${over} px`])
      for (const { id, html } of await violationsOn(page)) faults.push([width, path, id, html])
    }
    await context.close()
  }
  expect(faults).toEqual([])
})

test('[SRCH-07] a level opens its filters and keeps what both levels have, in French too', async () => {
  const { page, context } = await visitor()
  const open = () =>
    page
      .locator('.sheet-body > details[open] > summary')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim()))
  await page.goto('/search-result?context=basic&brand=toyota&priceEnd=20000')
  expect(await open()).toEqual(['Price, FOB', 'Maker', 'Body type'])
  await page.getByRole('link', { name: 'Advanced' }).click()
  await page.waitForURL(/\?context=advanced&brand=toyota&priceEnd=20000$/)
  await expect.poll(async () => (await open()).length, { timeout: 10_000 }).toBeGreaterThan(13)
  await page.getByRole('checkbox', { name: /^Diesel/ }).check()
  await page.waitForURL(/context=advanced.*fuelType=DIESEL/)
  await page.getByRole('link', { name: 'Accurate' }).click()
  await page.waitForURL(/\?context=accuracy&brand=toyota&priceEnd=20000$/)
  await expect
    .poll(open, { timeout: 10_000 })
    .toEqual(['Price, FOB', 'Maker', 'Model', 'Body type', 'First registration'])
  await context.close()

  const french = await visitor({ locale: 'fr-FR', javaScriptEnabled: false })
  await french.page.goto('/fr/search-result?context=advanced&color=RED&yearStart=2015')
  await french.page.getByRole('link', { name: 'Précise' }).click()
  await french.page.waitForURL(/\/fr\/search-result\?context=accuracy&yearStart=2015$/)
  expect(await french.page.getByRole('link', { name: 'Précise' }).getAttribute('aria-current')).toBe('true')
  await french.context.close()
})

test('[SRCH-05] where nothing is found, leaving out one criterion leads to cars, written by the server', async () => {
  const { page, context } = await visitor({ javaScriptEnabled: false })
  await page.goto('/search-result?brand=toyota&queryText=zzzzzz&context=basic')
  const way = page.locator('.empty li a').first()
  const promised = Number((await way.innerText()).replace(/^.*”/, '').replace(/\D/g, ''))
  expect(promised).toBeGreaterThan(0)
  await way.click()
  expect(await totalOf(page)).toBe(promised)
  await page.goto('/fr/search-result?brand=toyota&queryText=zzzzzz&context=basic')
  expect(await page.locator('.empty').innerText()).toMatch(/Sans «\u00a0zzzzzz\u00a0», il y en a \d/)
  await context.close()
})

test('[SRCH-05] a filter changes the cars without a new document, keeps the focus where it is and says the count', async () => {
  const { page, context } = await visitor()
  await page.goto('/search-result')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const before = await totalOf(page)
  const more = page.locator('.sheet-body details.rest > summary').first()
  await more.click()
  const tick = page.locator('.sheet-body details.rest input:not(:disabled)').first()
  const value = await tick.getAttribute('value')
  await tick.focus()
  await tick.press('Space')
  await page.waitForURL(new RegExp(String(value)))
  await expect.poll(() => totalOf(page)).toBeLessThan(before)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(value)
  expect(await page.getByRole('heading', { level: 1 }).getAttribute('aria-live')).toBe('polite')
  const automatic = page.getByRole('checkbox', { name: /^Automatic/ })
  await page.locator('summary', { hasText: 'Transmission' }).click()
  await automatic.check()
  await page.waitForURL(/AUTOMATIC/)
  await automatic.uncheck()
  await page.waitForURL((url) => !url.search.includes('AUTOMATIC'))
  // What was opened by hand does not close under it.
  expect(await automatic.isVisible()).toBe(true)
  expect(await automatic.evaluate((input) => input === document.activeElement)).toBe(true)
  await context.close()
})

test('[SRCH-05 STF-13] one key leads past the filters to the cars, and leafing on goes on at the first new one', async () => {
  const { page, context } = await visitor()
  await page.goto('/search-result')
  const focused = (selector: string) => page.evaluate((one) => Boolean(document.activeElement?.closest(one)), selector)
  // The last thing before the filters.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.getByRole('link', { name: 'Skip to the cars' }).boundingBox()).toMatchObject({ y: 8 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused('.card:first-child')).toBe(true)
  const first = await page.locator('.card .ref').first().innerText()
  await page.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/page=2$/)
  await expect.poll(() => page.locator('.card .ref').first().innerText()).not.toBe(first)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cars')
  await page.keyboard.press('Tab')
  expect(await focused('.card:first-child')).toBe(true)
  await context.close()
})

test('[SRCH-02 SRCH-05] a range the wrong way round is said at its field, kept and not applied; what else is chosen is', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/search-result?priceStart=20000')
  const upTo = page.getByRole('combobox', { name: 'Price, FOB: Up to' })
  const fault = page.getByRole('alert').filter({ hasText: 'The first is above the second' })
  const before = await totalOf(page)
  await upTo.selectOption('5000')
  await fault.waitFor()
  expect(await upTo.getAttribute('aria-invalid')).toBe('true')
  expect([await upTo.inputValue(), await totalOf(page)]).toEqual(['5000', before])
  expect(new URL(page.url()).search).toBe('?priceStart=20000')
  await page.getByRole('checkbox', { name: /^SUV/ }).check()
  await page.waitForURL((url) => url.search === '?category=SUV&priceStart=20000')
  await expect.poll(() => totalOf(page)).toBeLessThan(before)
  expect([await upTo.inputValue(), await fault.count()]).toEqual(['5000', 1])
  // Another way of changing the search says what it says, everywhere.
  await page.getByRole('link', { name: 'Remove SUV' }).click()
  await page.waitForURL((url) => url.search === '?priceStart=20000')
  await expect.poll(async () => [await upTo.inputValue(), await fault.count()]).toEqual(['', 0])
  await upTo.selectOption('5000')
  await fault.waitFor()
  await upTo.selectOption('30000')
  await page.waitForURL(/priceStart=20000&priceEnd=30000$/)
  expect(await fault.count()).toBe(0)
  await page.goto('/search-result?priceStart=30000&priceEnd=20000')
  await page.waitForURL(/priceStart=20000&priceEnd=30000$/)
  expect(await totalOf(page)).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[SRCH-05] low in the filters the count stays in view, and leads to the cars', async () => {
  const { page, context } = await visitor()
  await page.goto('/search-result?context=advanced')
  const manual = page.getByRole('checkbox', { name: /^Manual/ })
  await manual.scrollIntoViewIfNeeded()
  const before = await totalOf(page)
  await manual.check()
  await page.waitForURL(/MANUAL/)
  await expect.poll(() => totalOf(page)).toBeLessThan(before)
  const show = page.locator('.sheet-foot button')
  expect(await show.innerText()).toBe(`Show ${(await totalOf(page)).toLocaleString('en-US')} cars`)
  const place = await show.boundingBox()
  expect((place?.y ?? 901) + (place?.height ?? 0)).toBeLessThanOrEqual(900)
  const card = page.locator('.card').first()
  expect((await card.boundingBox())?.y).toBeLessThan(0)
  await show.click()
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cars')
  await context.close()
})
