import { expect, test } from 'vitest'
import { callAs, say } from './inquiry-steps.ts'
import { choose, findInquiry, dialog, pressUntil } from './backoffice-inquiries.ts'
import type { Card } from './backoffice-inquiries.ts'
import { BUYER, fillSignIn, loseSession, MANAGER, signedIn, SOON, startForPeople, submit } from './people.ts'
import { waitForStyleSheets } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PHONE = { viewport: { width: 390, height: 844 } }

test('[API-11] shows who changed the shipping data first, and when', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries', PHONE)
  const { page, faults } = visit
  const inquiry = await findInquiry(visit, ({ nextStep }) => nextStep?.what === 'SET_SHIPPING')
  await page.goto(`/inquiries/${inquiry.id}`)
  const ship = dialog(page).locator('[name=shipName]')
  await pressUntil(page.locator('.deal-actions > .btn.go'), ship)
  await ship.fill('Aoi Maru')
  // The device stores only this form's fields of the inquiry, and no data of the buyer.
  const drafts = () =>
    page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('office-draft'))))
  await expect.poll(drafts, SOON).toContain('Aoi Maru')
  expect(await drafts()).not.toContain(inquiry.owner.id)
  const path = `/api/main/inquiry/${inquiry.id}`
  const { json } = await callAs<{ version: number }>(page, 'GET', path)
  const otherChange = {
    netWeight: null,
    grossWeight: null,
    companyShipping: null,
    shipName: 'Harbour Wind',
    cfs: null,
    portOfLoading: null,
    estimatedDepartureDate: null,
    estimatedArrivalDate: null,
  }
  const sent = await callAs(page, 'PUT', `${path}/shipping`, otherChange, { 'if-match': `"${json.version}"` })
  expect(sent.status).toBe(200)
  // A restored draft remains an edit of its original version.
  await page.reload()
  await choose(page, 'Enter the shipping details')
  await expect.poll(() => ship.inputValue(), SOON).toBe('Aoi Maru')
  await submit(dialog(page)).click()
  const merge = dialog(page).last()
  await merge.getByText('Harbour Wind').waitFor(SOON)
  await merge.getByText(/^Changed by you, on another page at .*\sJST\.$/).waitFor(SOON)
  // Both versions are below each other.
  const [mine, other] = await merge
    .locator('[type=radio]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect(mine).toBe(other)
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[STF-16 SES-05] keeps and sends the dialog’s input after a new sign-in', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, context } = visit
  // Ship and dates of a booked inquiry come from its voyage.
  const isUnbooked = ({ status, owner }: Card) => status === 'PURCHASE_CONFIRMED' && owner.firstname === 'Peter'
  const inquiry = await findInquiry(visit, isUnbooked)
  await page.goto(`/inquiries/${inquiry.id}`)
  const ship = dialog(page).locator('[name=shipName]')
  // The action is the next step, or in the menu if shipping details exist already.
  const open = async () => {
    await page.locator('.deal-actions').getByRole('button', { name: 'More', exact: true }).waitFor(SOON)
    const next = page.locator('.deal-actions > .btn', { hasText: 'Enter the shipping details' })
    await ((await next.count()) ? pressUntil(next, ship) : choose(page, 'Enter the shipping details'))
  }
  await open()
  await ship.fill('Kaede Maru')
  await loseSession(context)
  await submit(dialog(page)).click()
  const questions: string[] = []
  page.on('dialog', (one) => (questions.push(one.type()), void one.accept()))
  await dialog(page).locator('.form-summary a').click()
  await fillSignIn(page, MANAGER)
  await page.waitForURL((url) => url.pathname === `/inquiries/${inquiry.id}`, SOON)
  expect(questions).toEqual([])
  await open()
  await expect.poll(() => ship.inputValue(), SOON).toBe('Kaede Maru')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 200, SOON)
  await submit(dialog(page)).click()
  await saved
  await context.close()
}, 120_000)

test('[INQ-04] keeps a rejected message with its reason over a reload', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page } = visit
  const inquiry = await findInquiry(visit, ({ status }) => status === 'NEGOTIATION')
  let status = 403
  await page.route('**/api/main/inquiry/*/message', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { status, code: 'MINATO-1008', message: 'Nobody may say this' } })
      : route.continue(),
  )
  await page.goto(`/inquiries/${inquiry.id}`)
  await say(page, 'These very words')
  const waiting = page.locator('.msg.waiting', { hasText: 'These very words' })
  // Another user may be signed in by now: the message waits for its author.
  for (const again of [() => page.reload(), undefined]) {
    await waiting.getByText('We will send your message').waitFor(SOON)
    await again?.()
  }
  status = 400
  await page.reload()
  for (const again of [() => page.reload(), undefined]) {
    await waiting.getByText('Not sent: Nobody may say this').waitFor(SOON)
    await again?.()
  }
  await page.unrouteAll({ behavior: 'wait' })
  await waiting.getByRole('button', { name: 'Try again' }).click()
  expect(await page.locator('.thread-box:focus').count()).toBe(1)
  await page.locator('.msg:not(.waiting)', { hasText: 'These very words' }).waitFor(SOON)
  expect(await waiting.count()).toBe(0)
  await visit.context.close()
}, 120_000)

test('[BO-07 INQ-14] focuses the amount of a manager’s offer and asks about an ambiguous one', async () => {
  const visit = await signedIn(browser, product, MANAGER, '/inquiries')
  const { page, faults } = visit
  const inquiry = await findInquiry(
    visit,
    ({ nextStep, status }) => status === 'NEGOTIATION' && nextStep?.what === 'REPLY',
  )
  await page.goto(`/inquiries/${inquiry.id}`)
  const offer = page.locator('.row-actions').getByRole('button', { name: 'Make an offer', exact: true })
  await pressUntil(page.locator('.deal-actions').getByRole('button', { name: 'More', exact: true }), offer)
  await offer.click()
  const field = dialog(page).locator('.offer-form .in').first()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement), SOON).toBe(true)
  await field.fill('12.345')
  await submit(dialog(page)).click()
  await dialog(page).getByText('Do you mean 12345 or 12.345?').waitFor(SOON)
  // [BO-13] Cancel and the action are at the right end of the dialog.
  const foot = dialog(page).locator('.dialog-foot')
  expect(await foot.evaluate((one) => one.getBoundingClientRect().right)).toBeGreaterThan(
    await field.evaluate((one) => one.getBoundingClientRect().right),
  )
  expect(faults).toEqual([])
  await visit.context.close()
}, 120_000)

test('[INQ-04 STF-03] hides impossible actions on a sold car and fits opening hours on a phone', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries')
  const card = page.locator('.deal-card', { hasText: 'Sale finalized' })
  const path = await card.locator('a').first().getAttribute('href', SOON)
  const requests: string[] = []
  page.on('request', (request) => void (/car\/reference\//.test(request.url()) && requests.push(request.url())))
  await page.goto(path ?? '')
  const link = page.locator('.carline a[data-document]')
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  // Prefetches of hovered and visible links are complete well before this.
  await page.waitForTimeout(1500)
  await page.setViewportSize(PHONE.viewport)
  await page.locator('.event time').first().waitFor(SOON)
  const heights = await page.locator('.event time').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThan(24)
  expect(requests).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('[STF-15 STF-08] styles back office pages before any script is loaded', async () => {
  const { context } = await signedIn(browser, product, MANAGER, '/')
  const bare = await browser.newContext({
    baseURL: product.address,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...PHONE,
  })
  const page = await bare.newPage()
  waitForStyleSheets(page)
  for (const path of ['/', '/inquiries']) {
    await page.goto(path)
    const line = await page.locator('.table tbody tr').nth(1).boundingBox()
    expect((line?.x ?? 0) + (line?.width ?? PHONE.viewport.width + 1)).toBeLessThanOrEqual(PHONE.viewport.width)
    expect((await page.locator('.office-bar').boundingBox())?.height).toBeLessThan(140)
  }
  await Promise.all([bare.close(), context.close()])
})
