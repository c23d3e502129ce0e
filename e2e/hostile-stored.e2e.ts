import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { dialog, findInquiry } from './backoffice-inquiries.ts'
import { HOSTILE } from './hostile-texts.ts'
import { BUYER, MANAGER, officeAlive, signedIn, SOON } from './people.ts'
import { startProduct } from './product.ts'
import { totalOf, twoFrames, visit } from './visitor.ts'
import type { Visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

/** Script injections stored in every text field and checked on every page that shows them. */

const PHONE = { viewport: { width: 390, height: 844 } }
const LANGUAGES = ['', '/fr']
const [FIRST = '', SECOND = ''] = HOSTILE
/**
 * Resources with a list of their own store only some texts: each write invalidates cached pages of
 * the others.
 */
const SOME = HOSTILE.filter((_, i) => i % 4 === 0)
const [LAST = '', LAST_PORT = ''] = [HOSTILE.at(-1), SOME.at(-1)]
const MAKER = '<img src=x onerror=hostile()>'
const CITY = '<svg onload=hostile()>'
const RATES = ['MESSAGE_ACCOUNT', 'SIGN_IN_ACCOUNT', 'SIGN_IN_NETWORK', 'INQUIRY_ACCOUNT']
const { product, browser } = withProduct(
  () => startProduct(Object.fromEntries(RATES.map((name) => [`RATE_${name}`, '100000/60']))),
  storeAll,
)
let inquiryId: string
let [car, brand, port]: string[] = []
let reference: string
/** Calls of injected scripts, and violations of the content security policy. */
const ran: string[] = []

/** Names reject invisible characters. */
const nameFrom = (text: string): string => text.replaceAll(/[\u200B-\u200D\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
const asStored = (path: string, text: string): string =>
  path.includes('/catalog/') ? text.replaceAll(/\s+/g, ' ') : text

/** Stores the texts of a manager and a buyer; they must come back unchanged. */
async function storeAll(): Promise<void> {
  const office = await signedIn(browser, product, MANAGER, '/inquiries')
  const buyer = await signedIn(browser, product, BUYER, '/inquiries')
  const wrong: unknown[] = []
  const store = async <T>({ page }: Visit, method: string, path: string, body: object, version?: number) => {
    const { status, json } = await callAs<T>(page, method, path, body, {
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    })
    const stored = json as Record<string, unknown> | null
    for (const [key, value] of Object.entries(body))
      // Criteria are normalized, and catalogue names contain only plain spaces.
      if (
        typeof value === 'string' &&
        stored &&
        key in stored &&
        key !== 'criteria' &&
        stored[key] !== asStored(path, value)
      )
        wrong.push([path, value, stored[key]])
    if (status > 201) wrong.push([path, body, status, stored])
    return json
  }
  const inquiry = await findInquiry(
    office,
    ({ status, owner }) => status === 'NEGOTIATION' && owner.firstname === 'Amina',
  )
  inquiryId = inquiry.id
  const me = (await callAs<{ id: string; version: number }>(buyer.page, 'GET', '/api/uum/account')).json
  type Made = { id: string }
  const made = await store<Made>(office, 'POST', '/api/catalog/brand', { name: MAKER })
  brand = made.id
  for (const text of HOSTILE) {
    const name = nameFrom(text)
    await store(buyer, 'POST', `/api/main/inquiry/${inquiryId}/message`, { ownerId: me.id, content: text })
    const review = {
      customerName: name,
      country: 'KE',
      purchasedCarBrand: name,
      purchasedCarModel: name,
      comment: text,
      imageId: null,
      reply: text,
      seller: name,
    }
    const { id } = await store<Made>(office, 'POST', '/api/feedback/review', review)
    await callAs(office.page, 'PUT', `/api/feedback/review/${id}/publish`, undefined, { 'if-match': '"1"' })
    const model = { name, modelYear: null, description: text }
    await store(office, 'POST', `/api/catalog/brand/${brand}/model`, model)
    if (!SOME.includes(text)) continue
    const search = { name, criteria: `queryText=${encodeURIComponent(text)}`, hasAlert: false }
    await store(buyer, 'POST', '/api/uum/account/saved-search', search)
    const reply = { name, textEn: text, textFr: text, position: 0 }
    await store(office, 'POST', '/api/main/quick-reply', reply)
    const where = { name, country: 'KE', city: name, description: text }
    port = (await store<Made>(office, 'POST', '/api/main/port', where)).id
  }
  const { json: account } = await callAs<Record<string, unknown>>(buyer.page, 'GET', '/api/uum/account')
  const { civility, countryOfResidence, phoneNumber, locale, destination } = account
  const named = { civility, countryOfResidence, phoneNumber, locale, destination, firstname: FIRST, lastname: SECOND }
  await store(buyer, 'PUT', '/api/uum/account', named, me.version)
  const noted = { text: HOSTILE.join('\n') }
  await store(office, 'PUT', `/api/uum/customer/${me.id}/note`, noted, 0)
  const cars = await callAs<{ items: { id: string; reference: string; version: number; status: string }[] }>(
    office.page,
    'GET',
    '/api/vehicle/car?limit=20',
  )
  const shown = cars.json.items.find(({ status }) => status === 'PUBLISHED')
  ;[car, reference] = [shown?.id ?? '', shown?.reference ?? '']
  const location = { country: 'JP', city: CITY, street: FIRST, district: SECOND }
  await store(
    office,
    'PUT',
    `/api/vehicle/car/${car}`,
    { grade: '</script><!--\u2028x', location },
    shown?.version ?? 1,
  )
  expect(wrong).toEqual([])
  await Promise.all([office.context.close(), buyer.context.close()])
}

/** Opens a browser that reports every injected script. */
async function watchVisit(opened: Promise<Visit>): Promise<Visit> {
  const one = await opened
  await one.context.exposeBinding('hostile', (_, ...given) => void ran.push(`ran ${given.join()}`))
  await one.context.exposeBinding('refusedHere', (_, what: string) => void ran.push(what))
  await one.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (globalThis as unknown as { refusedHere: (what: string) => void }).refusedHere(
        `refused ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    )
  })
  one.page.on('dialog', (box) => {
    ran.push(`dialog ${box.message()}`)
    void box.dismiss()
  })
  return one
}

/**
 * Texts that the page shows unchanged, and elements that one of them became. `main`: the page's own
 * content.
 */
const inspectPage = (page: Page): Promise<{ main: string; shown: string[]; became: string[]; over: number }> =>
  page.evaluate((texts) => {
    const valuesOf = (which: string) =>
      [...document.querySelectorAll<HTMLInputElement>(which)].map(({ value }) => value)
    const seen = [document.body.textContent, ...valuesOf('input, textarea')].join('\n')
    const became: string[] = []
    for (const one of document.querySelectorAll('*')) {
      for (const { name, value } of one.attributes)
        if (
          name.startsWith('on') ||
          (/^(?:href|src|action|srcdoc)$/.test(name) && /^\s*(?:javascript|data:text)/i.test(value))
        )
          became.push(`${one.tagName} ${name}=${value}`)
      if (/^(?:IFRAME|OBJECT|MARQUEE|BASE|math)$/.test(one.tagName)) became.push(one.outerHTML.slice(0, 80))
      if (one.tagName === 'SCRIPT' && one.textContent.startsWith('hostile')) became.push(one.outerHTML.slice(0, 80))
    }
    return {
      main: [document.querySelector('main')?.textContent, ...valuesOf('main input, main textarea')].join('\n'),
      shown: texts.filter((text) => seen.includes(text)),
      became,
      over: document.documentElement.scrollWidth - window.innerWidth,
    }
  }, HOSTILE)

let shownAt: Record<string, Set<string>> = {}
let wrong: unknown[] = []
// Findings of a failed try do not count for its retry.
beforeEach(() => {
  ran.length = 0
  wrong = []
  shownAt = {}
})
/** Expects `text` on the page: an error page or an empty one runs no script either. */
async function checkPage({ page, faults }: Visit, path: string, text = ''): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => {})
  await twoFrames(page)
  const { main, shown, became, over } = await inspectPage(page)
  const at = (shownAt[path.replace(/^\/fr/, '').replace(/[?&].*/, '')] ??= new Set())
  for (const one of shown) at.add(one)
  const found = [...became, ...faults.splice(0), ...ran.splice(0), ...(over > 0 ? [`scrolls ${over} px`] : [])]
  if (!main.includes(text)) found.push(`without ${text}: ${main.slice(0, 200)}`)
  if (found.length) wrong.push([path, ...found])
}
/** Checks each path with the text expected there. */
async function checkPages(one: Visit, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const language of LANGUAGES)
    for (const [path, text] of Object.entries(texts)) {
      await one.page.goto(language + path)
      await checkPage(one, language + path, text)
    }
}
const missingAt = (path: string) => HOSTILE.filter((text) => !shownAt[path]?.has(text))

test('[C05 C06 G27] shows visitors hostile stored texts as plain text', async () => {
  const one = await watchVisit(visit(browser, product, PHONE))
  const { page } = one
  await page.goto('/reviews')
  const pages = Math.ceil(((await totalOf(page).catch(() => 0)) || HOSTILE.length + 40) / 10)
  await checkPages(one, {
    '/': 'Toyota',
    '/search-result': 'Toyota',
    [`/vehicles/a/b/${reference}`]: FIRST,
    '/shipping': LAST_PORT,
    '/company-profile': 'Minato',
    // The texts are checked over all pages together, in any order.
    ...Object.fromEntries(Array.from({ length: pages }, (_, i) => [`/reviews?page=${i + 1}`, ''])),
  })
  for (const text of SOME) {
    const path = `/search-result?queryText=${encodeURIComponent(text)}`
    await page.goto(path)
    await checkPage(one, path, text)
  }
  expect(wrong).toEqual([])
  expect(missingAt('/reviews')).toEqual([])
  await one.context.close()
}, 600_000)

test('[C05 C06 I02 G27] shows the buyer hostile messages, searches and names as plain text', async () => {
  const one = await watchVisit(signedIn(browser, product, BUYER, '/inquiries', PHONE))
  await checkPages(one, { '/inquiries': LAST, [`/inquiries/${inquiryId}`]: LAST, '/account': FIRST })
  expect(wrong).toEqual([])
  expect(shownAt['/account']?.size).toBeGreaterThan(1)
  expect(shownAt[`/inquiries/${inquiryId}`]?.size).toBeGreaterThan(10)
  await one.context.close()
}, 300_000)

test('[C05 C06 I02 G27] shows managers hostile texts as plain text in lists and the switcher', async () => {
  const one = await watchVisit(signedIn(browser, product, MANAGER, '/inquiries', PHONE))
  const { page } = one
  await checkPages(one, {
    '/': MAKER,
    '/inquiries': FIRST,
    '/brands': MAKER,
    '/admin-ports': LAST_PORT,
    '/admin-reviews': LAST,
    '/customer': FIRST,
    '/archives': MAKER,
    '/audit': FIRST,
    [`/inquiries/${inquiryId}`]: LAST,
    [`/brands/${brand}`]: MAKER,
    [`/port/${port}`]: LAST_PORT,
    [`/vehicle/edit/${car}`]: CITY,
    '/settings/managers': 'Haruka Sato',
    '/dashboard': FIRST,
  })
  for (const text of HOSTILE.slice(0, 4)) {
    const path = `/admin-reviews?queryText=${encodeURIComponent(text)}`
    await page.goto(path)
    await checkPage(one, path, text)
  }
  await officeAlive(page)
  const searchInput = dialog(page).locator('input').first()
  const press = async () => {
    if (!(await searchInput.isVisible())) await page.keyboard.press('Control+k')
    return searchInput.isVisible()
  }
  await expect.poll(press, SOON).toBe(true)
  for (const text of ['<img', '</script>', '<svg', 'javascript']) {
    await searchInput.fill(text)
    await checkPage(one, `switcher ${text}`)
  }
  expect(wrong).toEqual([])
  expect(missingAt(`/brands/${brand}`).filter((text) => asStored('/catalog/', text) === text)).toEqual([])
  await one.context.close()
}, 600_000)
