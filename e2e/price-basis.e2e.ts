import type { VehiclePage } from '@minato/contract/vehicles'
import { expect, test } from 'vitest'
import { faultsOn, SOON, startForPeople } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)

const counted = async (query: string): Promise<number> => {
  const path = `/api/vehicle/public/car?limit=1&${query}`
  const answer = await fetch(product.address + path, { headers: { 'tenant-id': 'staging' } })
  return ((await answer.json()) as VehiclePage).total
}
const number = (text: string): number => Number(text.replace(/[^\d]/g, ''))

const BASIS = {
  en: {
    lede: 'Prices are FOB',
    ledeTo: 'total price to Mombasa',
    to: 'To Mombasa',
    fob: 'FOB price',
    total: 'Total price to Mombasa',
    upTo: 'up to',
    badge: /Total price to Mombasa up to \$8,000/,
    fobBadge: /FOB price up to \$8,000/,
    lowest: 'Total price, lowest first',
  },
  fr: {
    lede: 'Les prix sont FOB',
    ledeTo: 'prix rendu à Mombasa',
    to: 'Rendu à Mombasa',
    fob: 'Prix FOB',
    total: 'Prix rendu à Mombasa',
    upTo: 'jusqu’à',
    badge: /Prix rendu à Mombasa jusqu’à 8\s000\s\$/,
    fobBadge: /Prix FOB jusqu’à 8\s000\s\$/,
    lowest: 'Prix rendu croissant',
  },
}

for (const [language, root, width] of [
  ['en', '', 1440],
  ['fr', '/fr', 390],
] as const)
  test(`[F12 F26] shows totals to the chosen port or FOB prices (${language}, ${width})`, async () => {
    const t = BASIS[language]
    const { page, context, faults } = await visitor({
      locale: language === 'fr' ? 'fr-FR' : 'en-US',
      viewport: { width, height: 900 },
    })
    const found = () => page.getByRole('heading', { level: 1 }).innerText().then(number)
    const filters = page.locator('.filters')
    const openFilters = async () => {
      if (width < 1024 && !(await filters.isVisible())) await page.locator('.open-sheet').click()
    }
    await page.goto(root || '/')
    expect(await page.locator('.hero').innerText()).toContain(t.lede)
    expect(await page.getByLabel(`${t.fob} ${t.upTo}`).count()).toBe(1)
    await page.locator('.route a').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=destination]').selectOption('KE')
    await dialog.locator('button[type=submit]').click()

    // The home page: text, finder and cards follow; the delivered price is above FOB.
    await expect.poll(() => page.locator('.hero').innerText()).toContain(t.ledeTo)
    expect(await page.locator('.card .cost').first().locator('dt').allInnerTexts()).toEqual([t.to, 'FOB'])
    // The badge of a best deal names its price basis too.
    expect(await page.locator('.card .stamp').first().innerText()).toMatch(/^−\d+\s?%\s*FOB$/)
    const finder = page.locator('.finder')
    await finder.getByLabel(`${t.total} ${t.upTo}`).selectOption('8000')
    const total = await counted('port=mombasa&priceEnd=8000')
    await expect.poll(() => finder.getByRole('button').innerText().then(number)).toBe(total)
    await finder.getByRole('radio', { name: t.fob }).check()
    const fob = await counted('priceEnd=8000')
    expect(fob).toBeGreaterThan(total)
    await expect.poll(() => finder.getByRole('button').innerText().then(number)).toBe(fob)
    await finder.getByRole('radio', { name: t.total }).check()
    await finder.getByRole('button').click()

    // The search: filter, badge, sort and counts; the address alone determines the basis.
    await page.waitForURL(/\?context=accuracy&port=mombasa&priceEnd=8000$/, SOON)
    await expect.poll(found, SOON).toBe(total)
    const badges = page.locator('.badges')
    expect(await badges.innerText()).toMatch(t.badge)
    expect(await page.locator('select[name=order]').innerText()).toContain(t.lowest)
    await openFilters()
    await filters.getByRole('radio', { name: t.fob }).check()
    await page.waitForURL(/port=mombasa&priceBasis=FOB&priceEnd=8000$/, SOON)
    await expect.poll(found, SOON).toBe(fob)
    expect(await badges.innerText()).toMatch(t.fobBadge)
    const otherVisitor = await visitor({ viewport: { width, height: 900 } })
    await otherVisitor.page.goto(page.url())
    expect(number(await otherVisitor.page.getByRole('heading', { level: 1 }).innerText())).toBe(fob)
    await otherVisitor.context.close()
    await openFilters()
    await filters.getByRole('radio', { name: t.total }).check()
    await expect.poll(found, SOON).toBe(total)
    expect(await faultsOn(page)).toEqual([])

    // A price filter in an address without a port remains FOB; any other search gets the port.
    await page.goto(`${root}/search-result?priceEnd=8000`)
    await page.waitForURL(/port=mombasa&priceBasis=FOB&priceEnd=8000$/, SOON)
    expect(await found()).toBe(fob)
    await page.goto(`${root}/search-result?category=SUV`)
    await page.waitForURL(/category=SUV&port=mombasa$/, SOON)
    await page.goBack()
    await page.waitForURL(/priceEnd=8000$/, SOON)

    // The car page: the total above FOB.
    await page.locator('.card a').first().click()
    await page.waitForURL(/\/vehicles\//)
    const text = await page.locator('.buy > section').first().innerText()
    expect(text.indexOf(t.total)).toBeGreaterThanOrEqual(0)
    expect(text.indexOf(t.total)).toBeLessThan(text.indexOf('FOB'))
    expect(faults).toEqual([])
    await context.close()
  })

test('[F12] keeps a port forgotten on the search page and removes it from the address', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/search-result?category=SUV&port=mombasa')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('destination'))).toContain('mombasa')
  await page.getByRole('link', { name: 'Change port' }).click()
  await page.getByRole('button', { name: 'Show FOB prices only' }).click()
  await page.waitForURL(/\?category=SUV$/, SOON)
  await page.locator('.route').getByText('FOB Japan').waitFor(SOON)
  expect(await page.evaluate(() => localStorage.getItem('destination'))).toBe(null)
  await page.reload()
  await page.locator('.route').getByText('FOB Japan').waitFor(SOON)
  expect(page.url()).toMatch(/\?category=SUV$/)
  expect(faults).toEqual([])
  await context.close()
})

test('[F12] updates the finder’s count when the port changes after the price', async () => {
  const { page, context, faults } = await visitor()
  await page.goto('/')
  const finder = page.locator('.finder')
  const shown = () => finder.getByRole('button').innerText().then(number)
  const [fob, total] = await Promise.all([counted('priceEnd=8000'), counted('port=mombasa&priceEnd=8000')])
  expect(fob).toBeGreaterThan(total)
  await finder.getByLabel('FOB price up to').selectOption('8000')
  await expect.poll(shown, SOON).toBe(fob)
  const dialog = page.getByRole('dialog')
  await page.locator('.route a').click()
  await dialog.locator('[name=destination]').selectOption('KE')
  await dialog.locator('button[type=submit]').click()
  await finder.getByLabel('Total price to Mombasa up to').waitFor(SOON)
  await expect.poll(shown, SOON).toBe(total)
  await page.locator('.route a').click()
  await dialog.getByRole('button', { name: 'Show FOB prices only' }).click()
  await expect.poll(shown, SOON).toBe(fob)
  expect(faults).toEqual([])
  await context.close()
})
