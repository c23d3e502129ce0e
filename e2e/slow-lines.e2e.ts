import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findInquiry } from './backoffice-inquiries.ts'
import type { Card } from './backoffice-inquiries.ts'
import { MANAGER, signedIn } from './people.ts'
import { live, twoFrames, visit } from './visitor.ts'
import type { Visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct()

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const LIST = '/search-result?category=SUV'

/** Transfer sizes of a page that never becomes idle, so that idle-time loads do not start. */
async function bytesOf(path: string, locale: string): Promise<Record<'text' | 'js' | 'pictures', number>> {
  const { page, context, faults } = await visit(browser, product, { ...PHONE, locale })
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, 'text' | 'js' | 'pictures'>()
  const sum = { text: 0, js: 0, pictures: 0 }
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) kinds.set(requestId, 'js')
    else if (/html|css|font|woff/.test(response.mimeType)) kinds.set(requestId, 'text')
    else if (response.mimeType.startsWith('image/')) kinds.set(requestId, 'pictures')
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) sum[kind] += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(faults).toEqual([])
  await context.close()
  return sum
}

test('keeps the first page light in both languages: text 40 kB, script 120 kB, compressed', async () => {
  // The canonical address: a redirect would count too.
  const list = await (await fetch(product.address + LIST)).text()
  // Visitors do not load what only signed-in users need.
  expect(list).not.toContain('ariaBusy')
  const car = /"(\/vehicles\/[^"]+)"/.exec(list)?.[1] ?? ''
  expect(car).toMatch(/^\/vehicles\/[^/]+\/[^/]+\/\d+$/)
  for (const [locale, prefix] of [
    ['en', ''],
    ['fr', '/fr'],
  ] as const)
    for (const path of ['/', LIST, car]) {
      const { text, js } = await bytesOf(prefix + path, locale)
      expect
        .soft([path, locale, text > 5000 && text <= 40_000, Math.round(text)])
        .toEqual([path, locale, true, expect.any(Number)])
      expect.soft([path, locale, js > 50_000 && js <= 120_000, js]).toEqual([path, locale, true, expect.any(Number)])
    }
})

/** References of cars whose data the page requested, or has received. */
function carsAskedFor(page: Page, event: 'request' | 'requestfinished' = 'request'): string[] {
  const requested: string[] = []
  // The overloads of `on` accept one event name at a time.
  page.on(event as 'request', (request) => {
    const reference = /\/public\/car\/reference\/(\d+)$/.exec(request.url())?.[1]
    if (reference) requested.push(reference)
  })
  return requested
}
const CARD = 'main .found article a'

test('prefetches a car in view, opens it without a request and restores the list', async () => {
  const { page, context, faults } = await visit(browser, product, PHONE)
  const requested = carsAskedFor(page)
  const received = carsAskedFor(page, 'requestfinished')
  await page.goto(LIST)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const inView = await page.locator(CARD).evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((link) => (link as HTMLAnchorElement).href.split('/').pop() ?? ''),
  )
  expect(inView.length).toBeGreaterThan(1)
  await expect.poll(() => inView.every((one) => received.includes(one)), { timeout: 20_000 }).toBe(true)
  // Cards far below were not prefetched.
  expect(requested.length).toBeLessThan(await page.locator(CARD).count())
  const before = requested.length
  const place = await page.evaluate(() => scrollY)
  // Playwright's click would scroll the page first.
  await page.locator(CARD + `[href$="/${inView[1]}"]`).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(`**/${inView[1]}`)
  await page.getByRole('heading', { name: 'Similar' }).waitFor()
  expect(await page.locator('main').innerText()).toMatch(/REF \d+/)
  expect(requested.slice(0, before).filter((one) => one === inView[1])).toHaveLength(1)
  expect(requested.slice(before)).not.toContain(inView[1])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(LIST)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(faults).toEqual([])
  await context.close()
})

test('prefetches nothing with data saving on', async () => {
  const { page, context } = await visit(browser, product, PHONE)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const requested = carsAskedFor(page)
  const startData = page.waitForResponse(/\/api\/map\/country/)
  await page.goto(LIST)
  // The start data load together with the prefetches.
  await startData
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  expect(requested).toEqual([])
  await page.locator(CARD).nth(4).click()
  await page.waitForURL(/\/vehicles\//)
  await expect.poll(() => requested.length).toBe(1)
  await context.close()
})

test('restores the scroll position of a car and its page state', async () => {
  const { page, context, faults } = await visit(browser, product, PHONE)
  await page.goto(LIST)
  await page.locator(CARD).first().click()
  await page.waitForURL(/\/vehicles\//)
  const similar = page.locator('main .similar article a')
  await similar.first().scrollIntoViewIfNeeded()
  // Records the scroll position at the click: loading pictures still move the page until then.
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset['left'] = String(scrollY)), {
      capture: true,
      once: true,
    })
  })
  const address = page.url()
  await similar.first().click()
  await page.waitForURL((url) => url.href !== address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const place = Number(await page.evaluate(() => document.documentElement.dataset['left']))
  expect(place).toBeGreaterThan(1000)
  await page.goBack()
  await page.waitForURL(address)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(place - 50)
  expect(faults).toEqual([])
  await context.close()
})

/** Holds back the scripts of a visit, or those with this name, until the returned function is called. */
async function holdScripts({ context }: Visit, name = '*'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route(`**/assets/${name}.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('[SRCH-05] reports a reversed range chosen before the scripts at its field', async () => {
  const reader = await visit(browser, product)
  const { page, context, faults } = reader
  const releaseScripts = await holdScripts(reader)
  const opening = page.goto('/search-result?priceStart=20000')
  const upTo = page.getByRole('combobox', { name: 'FOB price: Up to' })
  await upTo.selectOption('5000')
  releaseScripts()
  await opening
  await page.getByRole('alert').filter({ hasText: 'The minimum is higher than the maximum' }).waitFor()
  expect([await upTo.inputValue(), new URL(page.url()).search]).toEqual(['5000', '?priceStart=20000'])
  expect(faults).toEqual([])
  await context.close()
})

test('[SRCH-05] applies filters chosen before the scripts are loaded', async () => {
  const reader = await visit(browser, product)
  const { page, context, faults } = reader
  const releaseScripts = await holdScripts(reader)
  const opening = page.goto('/search-result?priceStart=2000')
  const upTo = page.getByRole('combobox', { name: 'FOB price: Up to' })
  await upTo.selectOption('5000')
  await page.getByRole('checkbox', { name: /^SUV/ }).check()
  releaseScripts()
  await opening
  await page.waitForURL((url) => url.search === '?category=SUV&priceStart=2000&priceEnd=5000')
  await expect.poll(() => upTo.inputValue()).toBe('5000')
  expect(await page.getByRole('checkbox', { name: /^SUV/ }).isChecked()).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-17] selects rows ticked before the scripts are loaded', async () => {
  const manager = await signedIn(browser, product, MANAGER, '/inquiries', { serviceWorkers: 'block' })
  const { page, context, faults } = manager
  for (const boxes of [['Select Audi', 'Select Daihatsu'], ['Select all on this page']]) {
    const releaseScripts = await holdScripts(manager)
    const opening = page.goto('/brands')
    for (const name of boxes) await page.getByRole('checkbox', { name, exact: true }).check()
    const lines = await page.locator('tbody tr').count()
    releaseScripts()
    await opening
    const selected = boxes.length > 1 ? boxes.length : lines
    await page.locator('.selection-bar').getByText(`${selected} selected`, { exact: true }).waitFor()
    expect(await page.locator('tr.on').count()).toBe(selected)
    await context.unrouteAll()
  }
  expect(faults).toEqual([])
  await context.close()
})

test('[W6] confirms a manager’s early click and runs it once after loading', async () => {
  const manager = await signedIn(browser, product, MANAGER, '/inquiries', { serviceWorkers: 'block' })
  const { page, context, faults } = manager
  const isEditable = ({ nextStep, isArchived, status }: Card) =>
    nextStep?.who === 'SELLER' && !isArchived && status === 'NEGOTIATION'
  const { id } = await findInquiry(manager, isEditable)
  const more = page.locator('.deal-actions').getByRole('button', { name: 'More', exact: true })
  const busy = () => page.locator('button[aria-busy=true]').allInnerTexts()
  // First all scripts are late, then only those of the actions; the manager presses twice.
  for (const late of ['*', 'manager-actions*']) {
    const releaseScripts = await holdScripts(manager, late)
    const opening = page.goto(`/inquiries/${id}`)
    await more.click()
    await more.click()
    expect(await busy()).toEqual(['More'])
    releaseScripts()
    await opening
    await live(page)
    await page.locator('.row-actions').waitFor()
    await twoFrames(page)
    expect([await busy(), await more.getAttribute('aria-expanded')]).toEqual([[], 'true'])
    await context.unrouteAll()
  }
  // A visitor's pages do not contain this (first test of this file).
  const written = await (await context.request.get(`/inquiries/${id}`)).text()
  expect(written.includes('ariaBusy')).toBe(true)
  // A message sent that early is neither lost nor sent twice.
  const releaseScripts = await holdScripts(manager)
  const opening = page.goto(`/inquiries/${id}`)
  await page.getByRole('textbox', { name: 'Your message' }).fill('Written before the scripts came')
  await page.locator('.composer button[type=submit]').click()
  releaseScripts()
  await opening
  const sent = page.locator('.msg', { hasText: 'Written before the scripts came' })
  await page.locator('.msg:not(.waiting)', { hasText: 'Written before the scripts came' }).waitFor()
  await page.reload()
  await sent.first().waitFor()
  expect(await sent.count()).toBe(1)
  // A value chosen that early is in the form's draft, beside the draft's earlier values.
  await page.goto(`/inquiry/edit/${id}`)
  const city = page.locator('[name="customerInformation.city"]')
  await city.fill('Kananga')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Kananga'))).toBe(true)
  const releaseFormScripts = await holdScripts(manager)
  const openingForm = page.goto(`/inquiry/edit/${id}`)
  const callingCode = page.locator('[name="customerInformation.callingCode"]')
  await callingCode.selectOption({ index: 3 })
  const chosen = await callingCode.inputValue()
  releaseFormScripts()
  await openingForm
  await page.reload()
  await expect.poll(() => callingCode.inputValue()).toBe(chosen)
  expect(await city.inputValue()).toBe('Kananga')
  expect(faults).toEqual([])
  await context.close()
})
