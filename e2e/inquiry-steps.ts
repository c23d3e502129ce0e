import type { Page } from 'playwright-core'
import { SOON, submit } from './people.ts'
import type { Product } from './product.ts'

/** Test helpers for inquiries and their messages. */

interface CarPage {
  items?: {
    reference: string
    status?: string
    price?: { value: number } | null
    utils?: { cubicMeter?: number | null }
    firstRegistration?: { year: number } | null
    trim?: { model: { name: string; brand: { name: string } } }
  }[]
}

/** Six years: within Kenya's age limit. */
const IMPORTABLE_YEARS = 6

/** Paths of cars that accept inquiries and may be imported into Kenya, with a price and a volume. */
export async function carPaths({ address }: Product): Promise<string[]> {
  const ask = async (): Promise<CarPage> => {
    const answer = await fetch(`${address}/api/vehicle/public/car?limit=100`, { headers: { 'tenant-id': 'staging' } })
    return (await answer.json()) as CarPage
  }
  let { items } = await ask()
  // The server may be too busy for a moment after its start.
  for (let tries = 0; !items && tries < 20; tries++) {
    await new Promise((done) => setTimeout(done, 500))
    items = (await ask()).items
  }
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  const oldest = new Date().getUTCFullYear() - IMPORTABLE_YEARS
  return (items ?? [])
    .filter(({ firstRegistration }) => (firstRegistration?.year ?? 0) >= oldest)
    .filter(({ status, price, utils }) => status !== 'RESERVED' && price && utils?.cubicMeter)
    .map(
      ({ trim, reference }) =>
        `/vehicles/${slug(trim?.model.brand.name ?? '')}/${slug(trim?.model.name ?? '')}/${reference}`,
    )
}

export const sheet = (page: Page) => page.getByRole('dialog')

/** Opens the inquiry sheet of a car's page; presses again if the page was not hydrated yet. */
export async function openSheet(page: Page): Promise<void> {
  const field = sheet(page).locator('[name=firstMessage]')
  const button = page.locator('.buy button.btn.go, .buy button[aria-haspopup]')
  await button.waitFor(SOON)
  for (let tries = 0; tries < 10 && !(await field.isVisible()); tries++) {
    if (!(await sheet(page).isVisible())) await button.click()
    await field.waitFor({ timeout: 4000 }).catch(() => {})
  }
  await field.waitFor(SOON)
}

/** Fills in Mombasa, Kenya, and the message. */
export async function fillQuestion(page: Page, text: string): Promise<void> {
  const form = sheet(page)
  // Collapsed if the port is known.
  if (!(await form.locator('[name=destination]').isVisible())) await form.locator('.price-part > summary').click()
  await form.locator('[name=destination]').selectOption('KE')
  const port = form.locator('[name=port]')
  if (!(await port.inputValue())) await port.selectOption({ index: 1 })
  await form.locator('[name=firstMessage]').fill(text)
}

/** Fills in a visitor's name, and an email address or a WhatsApp number. */
export async function fillVisitor(page: Page, contact: string): Promise<void> {
  const form = sheet(page)
  await form.locator('[name=firstname]').fill('Awa Diop')
  await form.locator('[name=email]').fill(contact)
}

/** Sends a signed-in buyer's inquiry about a car and opens the page of the inquiry. */
export async function askAbout(page: Page, car: string, text: string): Promise<{ path: string; number: string }> {
  await page.goto(car)
  await openSheet(page)
  await fillQuestion(page, text)
  await submit(page).click()
  await page.waitForURL((url) => /\/inquiries\/[\w-]{36}$/.test(url.pathname), SOON)
  await page.locator('.msg').first().waitFor(SOON)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  return { path: new URL(page.url()).pathname, number: /N°\s\d+/.exec(heading)?.[0] ?? '' }
}

export const talk = (page: Page) => page.locator('.talk')

/** Writes a message on the page of an inquiry. */
export async function say(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.composer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.locator('.composer textarea').fill(text)
  await page.locator('.composer [type=submit]').click()
}

/** Sends an API request with the session of the page. */
export const callAs = <T>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: T }> =>
  page.evaluate(
    async ({ method: how, path: where, body: what, headers: more }) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
      const answer = await fetch(where, {
        method: how,
        headers: {
          'tenant-id': 'staging',
          ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
          ...(how === 'POST' && { 'Idempotency-Key': String(Math.random()) }),
          ...(what !== undefined && { 'content-type': 'application/json' }),
          ...more,
        },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      })
      const text = await answer.text()
      return { status: answer.status, json: (text ? JSON.parse(text) : null) as never }
    },
    { method, path, body, headers },
  )
