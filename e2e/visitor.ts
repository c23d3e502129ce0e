import axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Product } from './product.ts'

export interface Visit {
  page: Page
  context: BrowserContext
  /** Script errors and violations of the content security policy. */
  faults: string[]
}

/** Opens the shop for one visitor and records script errors. */
export async function visit(
  browser: Pick<Browser, 'newContext'>,
  { address }: Product,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    ...options,
  })
  closeWithoutMocks(context)
  await context.addInitScript(logErrorCause)
  const page = await context.newPage()
  if (options.javaScriptEnabled === false) waitForStyleSheets(page)
  else waitForHydration(page)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      faults.push(message.text())
  })
  return { page, context, faults }
}

/** Runs in the page. Logs an error's cause (React sets it), which Playwright does not report. */
function logErrorCause(): void {
  addEventListener('error', ({ error }: { error?: unknown }) => {
    const why = error instanceof Error ? error.cause : undefined
    if (why) console.error(`because of ${why instanceof Error ? why.stack : JSON.stringify(why)}`)
  })
}

/** A mocked request may still be running when the test ends; it is not awaited. */
function closeWithoutMocks(context: BrowserContext): void {
  const close = context.close.bind(context)
  context.close = async () => {
    for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' })
    await close()
  }
}

/**
 * Waits for hydration after each navigation. Earlier input works without scripts or is replayed
 * (decision 15), which has tests of its own.
 */
function waitForHydration(page: Page): void {
  const [go, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const then = async <T>(answer: T): Promise<T> => {
    await live(page)
    return answer
  }
  page.goto = async (...given) => then(await go(...given))
  page.reload = async (...given) => then(await reload(...given))
}

/**
 * Without scripts every picture is requested and rendered for the first time, also far below, so
 * only the style sheets are awaited.
 */
export function waitForStyleSheets(page: Page): void {
  const go = page.goto.bind(page)
  const areStyleSheetsLoaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
    )
  page.goto = async (path, given) => {
    const answer = await go(path, { waitUntil: 'domcontentloaded', ...given })
    for (let tries = 0; !(await areStyleSheetsLoaded()); tries++) {
      if (tries > 400) throw new Error(`${path}: its sheets do not come`)
      await page.waitForTimeout(50)
    }
    return answer
  }
}

/** Waits until the page is hydrated; pages without scripts count as well. */
export const live = (page: Page): Promise<unknown> =>
  page.waitForFunction(isLive, undefined, { timeout: 20_000 }).catch(() => {})

/**
 * Runs in the page: true if React has hydrated the server's HTML, with the back office's lazy
 * parts, or if the page has no scripts.
 */
const isLive = (): boolean => {
  const isHydrated = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactFiber'))
  const parts = [...document.querySelectorAll('main, [class*=office] button')]
  return !document.querySelector('script[src]') || (parts.length > 0 && parts.every(isHydrated))
}

/**
 * Violations found by axe, which a page loads once: AxeBuilder loads it again for each check. Passed
 * checks are not recorded, which would take longer than the check.
 */
export async function violationsOn(page: Page): Promise<{ id: string; html: string }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html.slice(0, 160) ?? '' }))
}

/** The number of cars in the page's heading. */
export const totalOf = async (page: Page): Promise<number> =>
  Number((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\D/g, ''))

interface ListedCar {
  id: string
  reference: string
  images: unknown[]
}
/** The first cars of the public list. */
export async function firstCarsOf({ address }: Product, count: number): Promise<ListedCar[]> {
  const answer = await fetch(`${address}/api/vehicle/public/car?limit=${count}`, {
    headers: { 'tenant-id': 'staging' },
  })
  const { items } = (await answer.json()) as { items: ListedCar[] }
  return items
}

/** The first cars with pictures: the order of the demonstration's list changes every hour. */
export async function carsOf(product: Product, count: number): Promise<ListedCar[]> {
  const cars = await firstCarsOf(product, 100)
  return cars.filter(({ images }) => images.length > 0).slice(0, count)
}

/** Response statuses for visitors who request the data of cars by their references. */
export const publicAnswers = ({ address }: Product, references: readonly string[]): Promise<number[]> =>
  Promise.all(
    references.map(async (reference) => {
      const path = `/api/vehicle/public/car/reference/${reference.replace(/\D/g, '')}`
      return (await fetch(address + path, { headers: { 'tenant-id': 'staging' } })).status
    }),
  )

/** Waits until the page has rendered what it received. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
