import { rmSync } from 'node:fs'
import { request } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import { createLog } from '../apps/server/src/platform/process/log.ts'
import { openContext } from '../apps/server/src/platform/process/open-context.ts'
import { openDatabase } from '../apps/server/src/platform/database/embedded/server.ts'
import { addCars, buildCar } from '../apps/server/src/testing/cars.ts'
import { newTestFolder } from '../apps/server/src/testing/test-folders.ts'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { twoFrames, visit } from './visitor.ts'

const TENANT_HOSTS = 'localhost=empty,one.localhost=one,odd.localhost=odd'
const data = newTestFolder()
let product: Product
let browser: Browser

beforeAll(async () => {
  // Demonstration stock is loaded only for the demonstration's own tenants.
  product = await startProduct({ MINATO_DATA: data, TENANT_HOSTS })
  // On a busy machine the server refuses requests in its first moments.
  await vi.waitUntil(async () => (await fetch(product.address)).ok, 60_000)
  browser = await openBrowser()
  const log = createLog('error')
  const database = await openDatabase({ dataFolder: data, log, join: true })
  const context = await openContext({
    config: readConfig({ TENANT_HOSTS }),
    log,
    url: database.url,
    filesFolder: `${data}/files`,
  })
  await addCars(context, [buildCar()], 'one')
  await addCars(context, ODD, 'odd')
  await context.close()
  await database.stop()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  rmSync(data, { recursive: true, force: true })
})

const NOTHING = {
  fields: {
    grade: null,
    firstRegistration: null,
    location: { country: null, city: null, street: null, district: null },
  },
  specification: {
    mileage: null, engineCode: null, fuelType: null, engineSize: null, transmissionType: null, driveType: null,
    doors: null, numberSeat: null, color: null, steering: null,
  }, // prettier-ignore
  utils: { type: null, dimension: { length: null, width: null, height: null }, cubicMeter: null },
} as const
const ODD = [
  buildCar({
    brand: 'Mitsubishi Fuso Truck and Bus Corporation of Japan',
    model: 'Canter Guts Wide Super Long Full Low Double Cab Standard Roof',
    fields: { grade: `${'Premium'.repeat(12)} with everything` },
    price: 99_999_999,
    previousPrice: 100_000_000,
    bestDealSince: '2026-06-02T00:00:00.000Z',
    specification: { mileage: 4_999_999, engineSize: 29_999, engineCode: 'W'.repeat(40), chassis: 'W'.repeat(30) },
  }),
  buildCar({ ...NOTHING, brand: 'W'.repeat(80), model: 'M'.repeat(80), price: 1 }),
  buildCar({ ...NOTHING, price: null, brand: '日産', model: 'ノート', trim: 'Standard' }),
  buildCar({
    brand: 'سيارة',
    model: '</script><b>&amp;"\'',
    fields: { grade: '👍🏽 e\u0301\u0301\u0301\u0301' },
    status: 'RESERVED',
  }),
]

/** Visible faults: content wider than the window, cut words, empty headings, raw values. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const over = document.documentElement.scrollWidth - window.innerWidth
    if (over > 0) found.push(`scrolls ${over} px`)
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { right, left, width } = element.getBoundingClientRect()
      const isScrolled = element.closest('.thumbs, .vh, [hidden]') !== null
      if (width && !isScrolled && (right > window.innerWidth + 1 || left < -1))
        found.push(`${element.tagName}.${element.className} reaches to ${Math.round(right)}`)
      // Finds text that overflows its container and covers its neighbours; galleries may exceed by
      // 16 px.
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      for (
        let outer = element.parentElement;
        hasWords && !isScrolled && outer?.closest('main');
        outer = outer.parentElement
      )
        if (outer.offsetWidth && right > outer.getBoundingClientRect().right + 20) {
          found.push(`${element.tagName}.${element.className} runs out of ${outer.tagName}.${outer.className}`)
          break
        }
    }
    const text = document.body.innerText
    for (const raw of ['undefined', 'null', 'NaN', '[object', 'Infinity', '&amp;amp;'])
      if (text.includes(raw)) found.push(`says ${raw}`)
    if (document.querySelectorAll('h1').length !== 1) found.push('has no single heading')
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3'))
      if (!heading.innerText.trim()) found.push('has an empty heading')
    return found.slice(0, 5)
  })

async function checkPages(host: string, paths: readonly string[]): Promise<unknown[]> {
  const wrong: unknown[] = []
  const { port } = new URL(product.address)
  const { page, context, faults } = await visit(browser, product, { baseURL: `http://${host}:${port}` })
  for (const path of paths)
    for (const prefix of ['', '/fr']) {
      const response = await page.goto(prefix + path)
      if (response?.status() !== 200) wrong.push([host, prefix + path, response?.status()])
      for (const width of [1440, 390, 370]) {
        await page.setViewportSize({ width, height: 900 })
        await twoFrames(page)
        for (const fault of await faultsOf(page)) wrong.push([host, width, prefix + path, fault])
      }
    }
  wrong.push(...faults.map((fault) => [host, fault]))
  await context.close()
  return wrong
}

/** Requests a tenant's host, whose name this machine need not resolve. */
const read = (host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.address)
    request({ hostname, port, path, headers: { host: `${host}:${port}` } }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString())).on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })

/** The paths of a tenant's cars, from its sitemap. */
async function carsIn(host: string): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> =>
    [...(await read(host, path)).matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, one]) =>
      (one ?? '').replaceAll('&#39;', "'"),
    )
  const parts = (await locations('/sitemap.xml')).filter((path) => path.includes('-cars-'))
  const cars = (await Promise.all(parts.map(locations))).flat()
  return cars.filter((path) => !path.startsWith('/fr/'))
}

test('[STF-01 STF-12] shows every page of an empty shop and a sitemap of pages only', async () => {
  expect(
    await checkPages('localhost', [
      '/',
      '/search-result',
      '/search-result?brand=toyota',
      '/company-profile',
      '/shipping',
      '/reviews',
    ]),
  ).toEqual([])
  expect(await carsIn('localhost')).toEqual([])
})

test('[STF-01 STF-12] shows the shop with one car', async () => {
  await expect.poll(async () => (await carsIn('one.localhost')).length, { timeout: 20_000 }).toBe(1)
  const [car = ''] = await carsIn('one.localhost')
  expect(await checkPages('one.localhost', ['/', '/search-result', '/search-result?queryText=zzzz', car])).toEqual([])
})

test('[STF-01 STF-12 C05] shows longest names, missing data, highest prices and any script', async () => {
  await expect.poll(async () => (await carsIn('odd.localhost')).length, { timeout: 20_000 }).toBe(ODD.length)
  const cars = await carsIn('odd.localhost')
  expect(await checkPages('odd.localhost', ['/', '/search-result', ...cars])).toEqual([])
})
