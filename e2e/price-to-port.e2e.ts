import type { Quote } from '@minato/contract/quotes'
import type { VehiclePage } from '@minato/contract/vehicles'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUYER, faultsOn, signedIn, SOON, startForPeople } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)

const ask = async <T>(path: string): Promise<T> =>
  (await (await fetch(product.address + path, { headers: { 'tenant-id': 'staging' } })).json()) as T
interface Charges {
  ports: { id: string; key: string }[]
}
/** The quote that the server would attach to an inquiry about this car. */
async function quoted(reference: string, port: string, query: string): Promise<Quote> {
  const { ports } = await ask<Charges>('/api/pricing/public/charges')
  const { id } = await ask<{ id: string }>(`/api/vehicle/public/car/reference/${reference}?fieldsToExtractCode=CODE_1`)
  const portId = ports.find(({ key }) => key === port)?.id
  return ask(`/api/pricing/public/quote?carId=${id}&portId=${portId}&${query}`)
}
const EVERYTHING = 'withInsurance=true&withInspections=true'

const number = (text: string): number => Number(text.replace(/[^\d]/g, ''))
/** The delivered prices shown on the cards; 0 means on request. */
const landed = (page: Page) =>
  page
    .locator('main .card')
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('.ref')?.textContent ?? '',
        card.querySelector('.cost dd')?.textContent ?? '',
      ]),
    )
    .then((all) => all.map(([ref = '', price = '']) => ({ reference: ref.replace(/\D/g, ''), price: number(price) })))
const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = (window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }).shifts
    return all.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
const WATCH_SHIFTS = `window.shifts = []; new PerformanceObserver((list) => window.shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true })`

const WORDS = {
  en: {
    choose: 'Choose port',
    change: 'Change port',
    show: 'Show prices to Mombasa',
    to: 'To Mombasa',
    congo: /Congo.*Democratic|Democratic.*Congo/,
    lowest: 'Total price, lowest first',
    onRequest: 'On request',
    askUs: 'Ask about this car',
  },
  fr: {
    choose: 'Choisir le port',
    change: 'Changer de port',
    show: 'Afficher les prix rendus à Mombasa',
    to: 'Rendu à Mombasa',
    congo: /^RD Congo$/,
    lowest: 'Prix rendu croissant',
    onRequest: 'Sur demande',
    askUs: 'Interrogez-nous',
  },
}

for (const [language, root, width] of [
  ['en', '', 1440],
  ['fr', '/fr', 390],
] as const)
  test(`[STF-04 SRCH-06 TRU-07 STF-11 STF-13] prices cards, search and calculator for a port (${language}, ${width})`, async () => {
    const t = WORDS[language]
    const { page, context, faults } = await visitor({
      locale: language === 'fr' ? 'fr-FR' : 'en-US',
      viewport: { width, height: 900 },
    })
    await page.addInitScript(WATCH_SHIFTS)
    await page.goto(root || '/')
    expect((await landed(page)).some(({ price }) => price > 0)).toBe(true)
    expect(await page.getByText(t.to, { exact: true }).count()).toBe(0)

    // The price panel: country, port, and every card updates at once.
    await page.getByRole('link', { name: t.choose }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=destination]').selectOption('KE')
    await expect.poll(() => dialog.locator('[name=port]').inputValue()).toBe('mombasa')
    expect(await faultsOn(page)).toEqual([])
    await dialog.getByRole('button', { name: t.show }).click()
    await page.getByRole('link', { name: t.change }).waitFor()
    const home = await landed(page)
    expect(await page.getByText(t.to, { exact: true }).count()).toBe(home.length)
    for (const { reference, price } of home.slice(0, 3))
      expect([reference, price]).toEqual([reference, (await quoted(reference, 'mombasa', EVERYTHING)).total])

    // The search: sorted by delivered price, with all parameters in the address.
    await page.goto(`${root}/search-result?category=SUV`)
    await page.getByText(t.to, { exact: true }).first().waitFor()
    expect(await shifts(page)).toBeLessThan(0.02)
    await page.locator('select[name=order]').selectOption({ label: t.lowest })
    await page.waitForURL(/port=mombasa.*order\.field=PRICE/, SOON)
    const isSorted = async () => {
      const prices = (await landed(page)).map(({ price }) => price)
      return prices.length > 5 && prices.every((price, i) => i === 0 || price >= (prices[i - 1] ?? 0))
    }
    await expect.poll(isSorted, SOON).toBe(true)
    const limit = (await landed(page))[5]?.price ?? 0
    await page.goto(`${page.url()}&priceEnd=${limit}`)
    const found = await landed(page)
    expect(found.every(({ price }) => price <= limit)).toBe(true)
    const { total } = await ask<VehiclePage>(
      `/api/vehicle/public/car?category=SUV&port=mombasa&priceEnd=${limit}&limit=1`,
    )
    expect(number(await page.getByRole('heading', { level: 1 }).innerText())).toBe(total)
    expect(await faultsOn(page)).toEqual([])

    // The car: the calculator knows the port; one tick each removes inspection and insurance.
    const [first] = found
    await page.goto(`${root}/vehicles/a/b/${first?.reference}`)
    const calculator = page.locator('form.calc')
    await page.locator('.buy').evaluate((one) => one.querySelector('.calc')?.scrollIntoView())
    await calculator.waitFor(SOON)
    const amount = () => calculator.locator('.plate b').innerText().then(number)
    await expect.poll(amount, SOON).toBe(first?.price)
    expect(await calculator.locator('.plate').innerText()).toContain('CIF')
    const { lines } = await quoted(first?.reference ?? '', 'mombasa', EVERYTHING)
    const shown = await calculator.locator('.lines > div > dd:nth-of-type(1)').allInnerTexts()
    expect(shown.map(number)).toEqual(lines.map((line) => line.amount))
    expect(await calculator.locator('.lines').innerText()).toMatch(/m³ × .*92/)
    await calculator.locator('[name=insurance]').uncheck()
    const withoutInsurance = await quoted(first?.reference ?? '', 'mombasa', 'withInspections=true')
    expect([await amount(), withoutInsurance.freightType]).toEqual([withoutInsurance.total, 'C&F'])
    expect(await calculator.locator('.plate').innerText()).toContain('C&F')
    expect(await faultsOn(page)).toEqual([])

    // DR Congo by sea, or overland through its neighbours' ports.
    const congo = await calculator
      .locator('[name=destination] option')
      .evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    await calculator
      .locator('[name=destination]')
      .selectOption({ label: congo.find((name) => t.congo.test(name)) ?? '' })
    const ports = await calculator
      .locator('[name=port] option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
    expect(ports.filter(Boolean).sort()).toEqual(['dar-es-salaam', 'matadi', 'mombasa'])
    await calculator.locator('[name=port]').selectOption('matadi')
    expect(await amount()).toBe((await quoted(first?.reference ?? '', 'matadi', 'withInspections=true')).total)
    await page.goto(root || '/')
    await page.locator('.route').getByText('Matadi').waitFor()

    // The printed page shows the choices in words and numbers.
    await page.goto(`${root}/vehicles/a/b/${first?.reference}`)
    await page.locator('.buy').evaluate((one) => one.querySelector('.calc')?.scrollIntoView())
    await calculator.waitFor(SOON)
    expect(await shifts(page)).toBeLessThan(0.02)
    await page.emulateMedia({ media: 'print' })
    expect([await calculator.locator('.two').isVisible(), await calculator.locator('.plate').isVisible()]).toEqual([
      false,
      true,
    ])
    expect(faults).toEqual([])
    await context.close()
  })

test('[STF-04 SRCH-06] shows "on request" for a car without volume and ignores corrupt storage', async () => {
  const { page, context, faults } = await visitor()
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('spoilt')) localStorage.setItem('destination', '{"country":"KE","port":')
    sessionStorage.setItem('spoilt', 'once')
  })
  await page.goto('/search-result?port=mombasa&order.field=PRICE&order.direction=ASC')
  const pages = Number((await page.locator('.pages a').allInnerTexts()).map(Number).filter(Boolean).at(-1))
  await page.goto(`/search-result?port=mombasa&order.field=PRICE&order.direction=ASC&page=${pages}`)
  const last = page.locator('main .card').last()
  expect(await last.locator('.cost dd').first().innerText()).toBe('On request')
  await last.getByRole('link').click()
  await page.waitForURL(/\/vehicles\//)
  await page.locator('.buy').evaluate((one) => one.querySelector('.calc')?.scrollIntoView())
  // The search's port was not saved yet; now it is this visitor's port.
  await page.locator('form.calc .plate').getByText('Mombasa').waitFor(SOON)
  expect(await page.locator('form.calc .plate b').innerText()).toBe('On request')
  expect(await page.locator('form.calc').innerText()).toContain('the volume of this car is not known yet')
  await page.goto('/search-result?port=atlantis&color=RED')
  expect(new URL(page.url()).searchParams.get('port')).not.toBe('atlantis')
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-04 SRCH-06 STF-12] works without scripts as a form and links each port to its prices', async () => {
  const { page, context } = await visitor({ javaScriptEnabled: false, locale: 'fr-FR' })
  const { items } = await ask<VehiclePage>('/api/vehicle/public/car?category=SUV&limit=1')
  const reference = items[0]?.reference ?? ''
  await page.goto(`/fr/vehicles/a/b/${reference}`)
  await page.getByRole('link', { name: 'Choisir un pays' }).click()
  await page.locator('[name=destination]').selectOption('CD')
  await page.getByRole('button', { name: 'Afficher le prix' }).click()
  await page.locator('[name=port]').selectOption('dar-es-salaam')
  await page.locator('[name=insurance]').uncheck()
  await page.getByRole('button', { name: 'Afficher le prix' }).click()
  expect(new URL(page.url()).search).toBe('?port=dar-es-salaam&destination=CD&inspection=true')
  const { total } = await quoted(reference, 'dar-es-salaam', 'withInspections=true')
  expect(number(await page.locator('.plate.total b').innerText())).toBe(total)
  expect(await page.locator('.plate.total').innerText()).toContain('C&F')
  // The price sheet is there too.
  expect(await page.locator('.plate.total').evaluate((plate) => getComputedStyle(plate).display)).toBe('flex')

  await page.goto('/fr')
  await page.getByRole('link', { name: 'Choisir le port' }).click()
  await page.getByRole('link', { name: 'Mombasa', exact: true }).click()
  const cards = await landed(page)
  expect(cards.length).toBeGreaterThan(5)
  for (const { reference: one, price } of cards.slice(0, 2))
    expect([one, price]).toEqual([one, (await quoted(one, 'mombasa', EVERYTHING)).total])
  await context.close()
})

test('[STF-04 SES-11] saves a customer’s port in the account for all browsers', async () => {
  const one = await signedIn(browser, product, BUYER, '/search-result')
  await one.page.getByRole('link', { name: /Choose port|Change port/ }).click()
  const dialog = one.page.getByRole('dialog')
  await dialog.locator('[name=destination]').selectOption('MU')
  const saved = one.page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/account'),
  )
  await dialog.getByRole('button', { name: 'Show prices to Port Louis' }).click()
  expect((await saved).status()).toBe(200)
  const other = await signedIn(browser, product, BUYER, '/')
  await other.page.locator('.route').getByText('Port Louis').waitFor(SOON)
  expect([...one.faults, ...other.faults]).toEqual([])
  await one.context.close()
  await other.context.close()
})

test('[STF-04 SES-11] keeps a port that was forgotten or changed offline', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/')
  const plate = page.locator('.route')
  const dialog = page.getByRole('dialog')
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok(), SOON)
  const choose = async () => {
    await plate.getByRole('link').click()
    await dialog.locator('[name=destination]').waitFor(SOON)
  }
  await choose()
  await dialog.locator('[name=destination]').selectOption('KE')
  await Promise.all([saved(), dialog.getByRole('button', { name: 'Show prices to Mombasa' }).click()])

  await choose()
  await Promise.all([saved(), dialog.getByRole('button', { name: 'Show FOB prices only' }).click()])
  const response = page.waitForResponse((answer) => answer.url().endsWith('/api/uum/account'), SOON)
  await page.reload()
  expect(await (await response).json()).toMatchObject({ destination: null })
  await plate.getByText('FOB Japan').waitFor(SOON)

  // A change whose request fails.
  await page.route('**/api/uum/account', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await choose()
  await dialog.locator('[name=destination]').selectOption('MU')
  const lost = page.waitForEvent('requestfailed', SOON)
  await dialog.getByRole('button', { name: 'Show prices to Port Louis' }).click()
  await lost
  await page.unroute('**/api/uum/account')
  await Promise.all([saved(), page.reload()])
  await plate.getByText('Port Louis').waitFor(SOON)

  // In the account, chosen before the scripts load: the cards update without another document.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const country = document.querySelector<HTMLSelectElement>('[name="destination.country"]')
      if (!country || !document.querySelector('[name="destination.portId"]')) return
      country.value = 'KE'
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/account')
  const personal = page.locator('section[aria-labelledby=personal]')
  const port = personal.locator('[name="destination.portId"]')
  await port.locator('option', { hasText: 'Mombasa' }).waitFor({ state: 'attached', ...SOON })
  await port.selectOption({ label: 'Mombasa' })
  await Promise.all([saved(), personal.getByRole('button', { name: 'Save' }).click()])
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('header a[href="/"]').first().click()
  await plate.getByText('Mombasa').waitFor(SOON)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})
