import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { twoFrames, violationsOn, visit } from './visitor.ts'
import type { Visit } from './visitor.ts'

/** Accounts of the demonstration. */
export const BUYER = 'buyer@minato.example'
export const MANAGER = 'manager@minato.example'
export const PASSWORD = 'quay-side-2026'
/** Timeout for a busy machine; no test waits for a fixed time. */
export const SOON = { timeout: 20_000 }

const SLOWED = [
  'SIGN_IN_CALLER',
  'SIGN_IN_ACCOUNT',
  'SIGN_IN_NETWORK',
  'REGISTRATION_NETWORK',
  'RESET_ACCOUNT',
  'RESET_NETWORK',
  'INQUIRY_ACCOUNT',
  'INQUIRY_NETWORK',
]
const GUESSED = ['CODE_ACCOUNT', 'CODE_NETWORK']

/** Starts the product with higher rate limits, because all test users share one address. */
export const startForPeople = (): Promise<Product> =>
  startProduct(Object.fromEntries([...SLOWED, ...GUESSED].map((name) => [`RATE_${name}`, '100000/60'])))

/** The submit button of the form on a page or in a part of it. */
export const submit = (page: Pick<Page, 'locator'>) => page.locator(':is(.form-foot, .dialog-foot) button[type=submit]')

/** Fills the provider's sign-in form on the current page. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.waitForURL(/\/sign-in\/[\w-]+(?:\?|$)/, SOON)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await submit(page).click()
}

/**
 * Signs in through the requests of the provider's form without rendering it; `sign-in.e2e.ts` tests
 * the form itself.
 */
async function signInByCalls(context: BrowserContext, email: string, path: string): Promise<void> {
  const { request } = context
  const headers = { 'tenant-id': 'staging' }
  await request.post('/api/csrf', { headers })
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const form = await request.get(`/auth/sign-in?return=${encodeURIComponent(path)}`)
  const answer = await request.post(form.url().replace(/(?:\/fr)?\/sign-in\/([^?]+).*/, '/api/sign-in/$1'), {
    data: { email, password: PASSWORD },
    headers: { ...headers, 'x-xsrf-token': token },
  })
  const body = (await answer.json()) as { location?: string }
  if (!body.location) throw new Error(`sign-in of ${email}: ${answer.status()} ${JSON.stringify(body)}`)
  await request.get(body.location)
}

/** Opens a browser context with a signed-in user, at `path`. */
export async function signedIn(
  browser: Pick<Browser, 'newContext'>,
  product: Product,
  email: string,
  path: string,
  options: Parameters<typeof visit>[2] = {},
): Promise<Visit> {
  const opened = await visit(browser, product, options)
  await signInByCalls(opened.context, email, path)
  await opened.page.goto(path)
  return opened
}

/** Reads the newest email to the address in the demonstration's mailbox; returns its link to `path`. */
export async function linkInMail({ address }: Product, to: string, path: string): Promise<string> {
  const read = async (at: string) => (await fetch(address + at)).text()
  for (let tries = 0; tries < 60; tries++) {
    const list = await read('/mailbox')
    const ids = [...list.matchAll(/href="(\/mailbox\/[\w-]{36})"[^>]*>[^<]*<\/a><p>([^<]*)</g)]
    for (const [, at = '', recipient] of ids) {
      if (recipient !== to) continue
      const text = await read(at)
      const link = new RegExp(`http[^\\s"<]*${path}[^\\s"<]*`).exec(text)?.[0]
      if (link) return link
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`no mail to ${to} with a link to ${path}`)
}

export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Accessibility violations found by axe, and horizontal overflow. */
export async function faultsOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...violations.map(({ id, html }) => `${id}: ${html}`), ...(over > 0 ? [`scrolls ${over} px`] : [])]
}

/** `faultsOn` a page at both widths: desktop first, then phone, in which the next page is loaded. */
export async function faultsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await twoFrames(page)
    for (const fault of await faultsOn(page)) found.push(`${width}: ${fault}`)
  }
  return found
}

/** Opens the phone menu if it is collapsed. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.phone-menu')
  if ((await menu.isVisible()) && !(await page.locator('#menu').isVisible())) await menu.click()
}
export async function openUserMenu(page: Page): Promise<void> {
  await openMenu(page)
  const entries = page.locator('#user-menu')
  if (!(await entries.isVisible())) await page.locator('.user').click()
}

/** Deletes the browser's session cookies; the session on the server remains. */
export const loseSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: '__Host-sid' })

/** Waits until the back office's toolbar is hydrated and handles its keys. */
export const officeAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.office-bar') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
