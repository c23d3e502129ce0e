import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { carsOf, firstCarsOf, visit } from './visitor.ts'

let product: Product
let browser: Browser
let data: string
const visitor = (options: Parameters<typeof visit>[2] = {}) => visit(browser, product, options)

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'minato-car-'))
  product = await startProduct({ MINATO_DATA: data })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await rm(data, { recursive: true, force: true })
})

const LONG = {
  model: 'A Model Name That Goes On And On Up To The Sixty Characters',
  grade: 'A grade that goes on and on until it has its sixty characters',
}
/** Imports cars with few values; returns their references in the order of the file. */
async function importCars(): Promise<string[]> {
  const file = join(data, 'cars.csv')
  const rows = [
    'Make,Model,Price USD,Year,Grade,Length mm',
    'Toyota,Bareword,5000,,,',
    'Toyota,Halfknown,6000,2015,,4500',
    `Toyota,${LONG.model},4999999,,${LONG.grade},`,
  ]
  await writeFile(file, rows.join('\n'))
  const root = join(import.meta.dirname, '..')
  const { DATABASE_URL: _, ...inherited } = process.env
  await promisify(execFile)(process.execPath, ['scripts/import.ts', file, '--publish'], {
    cwd: root,
    env: { ...inherited, MINATO_DATA: data },
  })
  const cars = await firstCarsOf(product, 3)
  return cars.map(({ reference }) => reference).sort((a, b) => Number(a) - Number(b))
}

test('[STF-11 STF-17] shows a French car page with French units, months, places and prices', async () => {
  const answer = await fetch(`${product.address}/api/vehicle/public/car?bestDeal=true&limit=1`, {
    headers: { 'tenant-id': 'staging' },
  })
  const { items } = (await answer.json()) as { items: { reference: string; specification: { engineSize: number } }[] }
  const { page, context } = await visitor({ locale: 'fr-FR' })
  await page.goto(`/fr/vehicles/a/b/${items[0]?.reference}`)
  const text = await page.locator('main').innerText()
  expect(text).toMatch(/\d\u00a0cm³/)
  expect(text).not.toMatch(/\d\u00a0cc\b|Japan\b|\bWard\b|\d{4}\/[a-zéû]+\.|\d%/)
  expect(text).toMatch(/, Japon\b/)
  expect(await page.locator('.buy .stamp').innerText()).toMatch(/^−\d+\u00a0%/)
  await context.close()
})

test('[STF-02 STF-13] explains inspection marks and that "not evidenced" is neutral', async () => {
  const { page, context } = await visitor()
  const cars = await carsOf(product, 30)
  for (const { reference } of cars) {
    await page.goto(`/vehicles/a/b/${reference}`)
    if (await page.locator('.sheet').count()) break
  }
  const legend = page.locator('.sheet .legend')
  expect(await legend.getByText('Neither good nor bad.').isVisible()).toBe(true)
  expect(await legend.locator('dt').allInnerTexts()).toEqual(['Good', 'Medium', 'Bad', 'Not confirmed'])
  const rows = page.locator('.sheet ol li')
  expect(await rows.locator('small').count()).toBe(7)
  // Plan and list have the same numbers.
  const numbers = ['1', '2', '3', '4', '5', '6', '7']
  expect((await page.locator('.plan text').allTextContents()).sort()).toEqual(numbers)
  expect(await rows.locator('b').first().innerText()).toBe('1')
  await context.close()
})

test('[STF-02] loads the code of the sheets only when a sheet is opened', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context, faults } = await visitor()
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  await page.waitForLoadState('networkidle')
  expect(urls.some((url) => url.endsWith('.js'))).toBe(true)
  expect(urls.filter((url) => /\/sheets-/.test(url))).toEqual([])
  const sheets = () => page.locator('.still').allInnerTexts()
  const written = await sheets()
  await page.locator('.similar .card h3 a').first().click()
  await page.waitForURL((url) => !url.pathname.endsWith(`/${car?.reference}`))
  const other = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('.still', { hasText: `REF ${other}` }).waitFor()
  expect((await sheets()).join()).not.toContain(`REF ${car?.reference}`)
  await page.goBack()
  await page.locator('.still', { hasText: `REF ${car?.reference}` }).waitFor()
  expect(await sheets()).toEqual(written)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-03] shows a sold car without chassis, price or pictures and links to others', async () => {
  const { page, context, faults } = await visitor()
  let reference = 10_001
  while ((await fetch(`${product.address}/vehicles/a/b/${reference}`)).status !== 410) reference++
  for (const [prefix, sold, all] of [
    ['', / is sold$/, /^All .* in stock$/],
    ['/fr', / est vendue$/, /^Toutes les .* en stock$/],
  ] as const) {
    const answer = await page.goto(`${prefix}/vehicles/a/b/${reference}`)
    expect(answer?.status()).toBe(410)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(sold)
    const own = await page.locator('.veh-title, .veh').allInnerTexts()
    expect(own.join()).toMatch(/Sold on \d+\u00a0\w+ 20\d\d|Vendue le \d+(er)?\u00a0[a-zéû]+ 20\d\d/)
    expect(own.join()).toMatch(/km/)
    expect(own.join()).not.toMatch(/\$|•|chassis|châssis/i)
    expect(await page.locator('.veh picture').count()).toBe(0)
    const search = await page.getByRole('link', { name: all }).getAttribute('href')
    expect(search).toMatch(/search-result\?brand=.+&model=/)
    const text = new URL((await page.locator('.buy .go').getAttribute('href')) ?? '').searchParams.get('text')
    expect(text).toContain(`REF ${reference}`)
  }
  expect(faults.filter((fault) => !/410/.test(fault))).toEqual([])
  await context.close()
})

test('[STF-02] explains a reserved car and fills its reference into the question', async () => {
  const answer = await fetch(`${product.address}/api/vehicle/public/car?statuses=RESERVED&limit=1`, {
    headers: { 'tenant-id': 'staging' },
  })
  const { items } = (await answer.json()) as { items: { reference: string }[] }
  const { page, context } = await visitor()
  await page.goto(`/vehicles/a/b/${items[0]?.reference}`)
  expect(await page.locator('.veh-title .chip').innerText()).toBe('Reserved')
  expect(await page.locator('.buy .notice').innerText()).toMatch(/Reserved\s+Another buyer has reserved this car/)
  const link = await page.getByRole('link', { name: 'Message us about this car' }).getAttribute('href')
  const text = new URL(link ?? '').searchParams.get('text')
  expect(text).toContain(`REF ${items[0]?.reference}`)
  expect(text).toContain(page.url())
  await context.close()
})

test('[STF-02] selects the link for manual copying without a clipboard', async () => {
  const [car] = await carsOf(product, 1)
  const { page, context, faults } = await visitor()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  await page.waitForLoadState('networkidle')
  await page.getByText('Share this car').click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('status').getByText('The link is selected').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url())
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-02] prints one picture, the price, all sheets and the dealer without controls', async () => {
  // One car in seventy has no picture yet, and the first cars change every hour.
  const car = (await carsOf(product, 1))[0]
  const { page, context } = await visitor()
  await page.goto(`/vehicles/a/b/${car?.reference}`)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.arrow', '.enlarge', '.thumbs', '.dockbar', '.share', '.buy .btn', '.nav'])
    expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false])
  for (const shown of ['.gallery figure:first-child picture img', '.price b', '#specification', '#equipment', '.foot'])
    await page.locator(shown).first().waitFor({ state: 'visible', timeout: 20_000 })
  await context.close()
})

// Must be the last test: these cars are first in every list from then on.
test('[STF-02 VEH-09] describes a car with few facts in sentences, without "Unknown" rows', async () => {
  const [bare, half, long] = await importCars()
  const { page, context, faults } = await visitor()
  await page.goto(`/vehicles/a/b/${bare}`)
  const text = await page.locator('main').innerText()
  expect(text).not.toMatch(/Unknown|Standard|undefined|null/)
  expect(text).toContain('-- x -- x --')
  expect(text).toContain('Not provided by the seller: first registration, manufactured, mileage, engine')
  expect(await page.getByText('Not provided by the seller.', { exact: true }).count()).toBe(4)
  expect(await page.locator('.dim').count()).toBe(0)
  await page.goto(`/fr/vehicles/a/b/${half}`)
  expect(await page.locator('.dim').count()).toBe(1)
  const french = await page.locator('main').innerText()
  expect(french).toContain('4,5 x -- x --')
  expect(french).toMatch(/Non indiqué par le vendeur\u00a0: .*kilométrage/)
  expect(faults).toEqual([])
  for (const width of [320, 390, 744, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/vehicles/a/b/${long}`)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, over]).toEqual([width, 0])
    await page.evaluate(() => {
      for (const price of document.querySelectorAll('.price b, .dockbar b')) price.textContent = '$100,000,000'
    })
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([width, 0])
  }
  await context.close()
})
