import type { Browser, BrowserContext, Page } from 'playwright-core'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'
import { twoFrames, violationsOn, visit } from './visitor.ts'
import type { Visit } from './visitor.ts'

/** Those of the demonstration. */
export const BUYER = 'buyer@minato.example'
export const MANAGER = 'manager@minato.example'
export const PASSWORD = 'quay-side-2026'
/** How long a busy machine may take; nothing waits for a time to pass. */
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

/** The product, for more people behind one address than it would bear elsewhere. */
export const startForPeople = (): Promise<Product> =>
  startProduct(Object.fromEntries([...SLOWED, ...GUESSED].map((name) => [`RATE_${name}`, '100000/60'])))

/** The button of the form on a page, or of the one in a part of it. */
export const submit = (page: Pick<Page, 'locator'>) => page.locator(':is(.form-foot, .dialog-foot) button[type=submit]')

/** Fills the provider's form, which stands before the reader. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.waitForURL(/\/sign-in\/[\w-]+$/, SOON)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(password)
  await submit(page).click()
}

/**
 * Signs in through the calls that the form of the provider makes, without drawing it: `sign-in.e2e.ts` tests the form
 * itself.
 */
async function signInByCalls(context: BrowserContext, email: string, path: string): Promise<void> {
  const { request } = context
  const headers = { 'tenant-id': 'staging' }
  await request.post('/api/csrf', { headers })
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const form = await request.get(`/auth/sign-in?return=${encodeURIComponent(path)}`)
  const answer = await request.post(form.url().replace('/sign-in/', '/api/sign-in/'), {
    data: { email, password: PASSWORD },
    headers: { ...headers, 'x-xsrf-token': token },
  })
  const body = (await answer.json()) as { location?: string }
  if (!body.location) throw new Error(`sign-in of ${email}: ${answer.status()} ${JSON.stringify(body)}`)
  await request.get(body.location)
}

/** A browser in which somebody is signed in, at `path`. */
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

/** The newest mail to somebody, as the demonstration's mailbox shows it: the link in it that leads to such a path. */
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

/** What axe finds, and whether anything stands beyond the window's edge. */
export async function faultsOn(page: Page): Promise<string[]> {
  const violations = await violationsOn(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...violations.map(({ id, html }) => `${id}: ${html}`), ...(over > 0 ? [`scrolls ${over} px`] : [])]
}

/** `faultsOn` a page at both widths: on a computer and then, made narrow, on a phone, where the next page is loaded. */
export async function faultsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await twoFrames(page)
    for (const fault of await faultsOn(page)) found.push(`${width}: ${fault}`)
  }
  return found
}

/** Opens the menu where it stands behind its button. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.phone-menu')
  if ((await menu.isVisible()) && !(await page.locator('#menu').isVisible())) await menu.click()
}
export async function openUserMenu(page: Page): Promise<void> {
  await openMenu(page)
  const entries = page.locator('#user-menu')
  if (!(await entries.isVisible())) await page.locator('.user').click()
}

/** Everything that a browser holds goes, but not what the server knows. */
export const loseSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: '__Host-sid' })

/** The office's bar has come alive: its keys are heard. */
export const officeAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.office-bar') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
