import type { OfficeReview } from '@minato/contract/reviews'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs, carPaths } from './deals.ts'
import { pressUntil } from './desk.ts'
import { faultsOn, MANAGER, officeAlive, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

/** Managers who go elsewhere with something begun, or are quicker than the answers. */

const { product, browser } = withProduct(startForPeople)

interface Found {
  items: { id: string; reference: string }[]
  total: number
}
const ask = (page: Page, query: string): Promise<Found> =>
  page.evaluate(
    async (path) => (await fetch(`/api/vehicle/car?${path}`, { headers: { 'tenant-id': 'staging' } })).json(),
    `fieldsToExtractCode=CODE_2&${query}`,
  )
const dialog = (page: Page) => page.getByRole('dialog')
const ticks = (page: Page) => page.locator('.table tbody .table-tick input')
const selected = (page: Page, count: number) => page.getByRole('region', { name: `${count} selected` })
const tab = (page: Page, name: string) => page.locator('.office-tabs').getByRole('link', { name })
const other = (page: Page, name: string) => page.locator('.table-foot').getByRole('link', { name, exact: true })
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector)
/** Holds what is asked of a path back until it is let go. */
async function heldBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((go) => (letGo = go))
  await page.route(path, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test('[VEH-11 STF-13] keeps selected rows over pages and orders, and the focus after sorting', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/')
  await officeAlive(page)
  await ticks(page).nth(0).check()
  await ticks(page).nth(1).check()
  await other(page, 'Page 2').click()
  await page.waitForURL('**/search-result?page=2', SOON)
  await expect.poll(() => other(page, 'Page 2').getAttribute('aria-current'), SOON).toBe('page')
  await selected(page, 2).waitFor(SOON)
  expect(await page.locator('.table tr.on').count()).toBe(0)
  await ticks(page).nth(0).check()
  await other(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/', SOON)
  await selected(page, 3).waitFor(SOON)
  await expect.poll(() => page.locator('.table tr.on').count(), SOON).toBe(2)

  const head = page.getByRole('columnheader', { name: 'FOB' }).getByRole('link')
  await head.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/order\.field=PRICE/, SOON)
  await expect.poll(() => hasFocus(page, 'th[aria-sort] a'), SOON).toBe(true)
  await selected(page, 3).waitFor(SOON)
  // Another list is another selection; this one is still there for whoever comes back.
  await tab(page, 'Draft').click()
  await page.waitForURL(/statuses=DRAFT/, SOON)
  await expect.poll(() => page.getByRole('region', { name: /selected/ }).count(), SOON).toBe(0)
  await tab(page, 'All').click()
  await selected(page, 3).waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-11] keeps the result and undo of a bulk action over other tabs and a reload', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/')
  await officeAlive(page)
  const { total } = await ask(page, 'limit=1')
  await ticks(page).nth(0).check()
  await ticks(page).nth(1).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const go = dialog(page).getByRole('button', { name: /^Archive \d+ cars?$/ })
  await expect.poll(() => dialog(page).getByRole('status').first().innerText(), SOON).toMatch(/ready/)
  const done = Number(/\d+/.exec(await go.innerText())?.[0])
  await go.click()
  const result = page.getByRole('region', { name: 'Result' })
  const said = result.getByText(new RegExp(`^${done} cars? archived`))
  await said.waitFor(SOON)
  await tab(page, 'Draft').click()
  await page.waitForURL(/statuses=DRAFT/, SOON)
  await expect.poll(() => tab(page, 'Draft').getAttribute('aria-current'), SOON).toBe('page')
  await said.waitFor(SOON)
  await page.goto('/archives')
  await said.waitFor(SOON)
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText(`Undone for ${done}`).waitFor(SOON)
  await expect.poll(async () => (await ask(page, 'limit=1')).total, SOON).toBe(total)
  await result.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Archived cars' }).waitFor(SOON)
  expect(await result.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-11] names every car of the result, a hundred at a time', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/search-result?statuses=PUBLISHED')
  await officeAlive(page)
  const { total } = await ask(page, 'statuses=PUBLISHED&limit=1')
  expect(total).toBeGreaterThan(100)
  await ticks(page).nth(0).check()
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'Price by %' }).click()
  await dialog(page).getByLabel('Percentage').fill('5')
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog(page).getByRole('status').first().innerText(), SOON).toMatch(/ready/)
  await dialog(page)
    .getByRole('button', { name: /^Change [\d,]+ prices$/ })
    .click()
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByRole('button', { name: 'Car by car' }).click(SOON)
  const lines = dialog(page).locator('.bulk-items li')
  await expect.poll(() => lines.count(), SOON).toBe(100)
  const more = dialog(page).getByRole('button', { name: 'Show more' })

  // Closed while its answer is on the way, it stays closed.
  const letGo = await heldBack(page, '**/api/vehicle/bulk/*?page=1**')
  await more.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count(), SOON).toBe(0)
  await result.getByText('Working').waitFor(SOON)
  letGo()
  await expect.poll(() => result.getByText('Working').count(), SOON).toBe(0)
  expect(await dialog(page).count()).toBe(0)
  await result.getByRole('button', { name: 'Car by car' }).click()
  await expect.poll(() => lines.count(), SOON).toBe(100)
  await more.focus()
  for (let shown = 100; shown < total; shown += 100) {
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => lines.count(), SOON).toBe(Math.min(shown + 100, total))
  }
  expect(new Set(await lines.locator('b').allInnerTexts()).size).toBe(total)
  expect(await more.count()).toBe(0)
  expect(await hasFocus(page, '.bulk-items li')).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-06] opens the first hit when Enter is pressed early, or reports no hits', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/archives')
  await officeAlive(page)
  const [car] = (await ask(page, 'limit=1')).items
  const letGo = await heldBack(page, '**/api/main/switch**')
  await page.keyboard.press('Control+k')
  await dialog(page)
    .getByRole('combobox')
    .fill(car?.reference ?? '')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Searching …').waitFor(SOON)
  letGo()
  await page.waitForURL(new RegExp(`${car?.reference}|${car?.id}`), SOON)
  await expect.poll(() => dialog(page).count(), SOON).toBe(0)

  await page.unrouteAll()
  const letNoneGo = await heldBack(page, '**/api/main/switch**')
  await page.keyboard.press('Control+k')
  await dialog(page).getByRole('combobox').fill('QQ00-000000X')
  await page.keyboard.press('Enter')
  letNoneGo()
  await dialog(page).getByText('No results.').waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[CAT-04] merges brands only after the preview and retries a failed preview', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/brands')
  const merges: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && merges.push(request.url()))
  await page.route('**/merge?**', (route) => route.abort())
  await page.getByRole('button', { name: /^Actions for Suzuki/ }).click()
  await page.locator('.row-actions').getByText('Merge into …').click()
  await dialog(page).getByRole('combobox').fill('toyota')
  await page.keyboard.press('Tab')
  const plan = dialog(page).locator('.join-plan')
  await plan.getByText('Could not check what would move. Try again.').waitFor(SOON)
  await dialog(page).getByLabel('to confirm').fill('Suzuki')
  const merge = dialog(page).getByRole('button', { name: 'Merge', exact: true })
  await merge.click()
  await dialog(page).locator('.field .fault').getByText('Could not check what would move. Try again.').waitFor(SOON)
  await page.unrouteAll()
  const letGo = await heldBack(page, '**/merge?**')
  await plan.getByRole('button', { name: 'Try again' }).click()
  await plan.getByText('Checking what would move …').waitFor(SOON)
  await merge.click()
  await dialog(page).locator('.field .fault').getByText('Wait until the affected cars are shown below').waitFor(SOON)
  letGo()
  await plan.getByText(/cars move to Toyota\./).waitFor(SOON)
  await expect.poll(() => dialog(page).locator('.field .fault').count(), SOON).toBe(0)
  expect(merges).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('[REV-01 API-11] bulk-edits reviews without undoing a colleague’s change', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/admin-reviews?isPublished=true')
  const all = page.getByLabel('Select all on this page')
  const bar = page.locator('.selection-bar')
  await pressUntil(all, bar)
  const count = await ticks(page).count()
  const { json } = await callAs<{ items: OfficeReview[] }>(page, 'GET', '/api/feedback/review?isPublished=true')
  const { id, customerName } = json.items[0] as OfficeReview
  const path = `/api/feedback/review/${id}`
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  const result = page.getByRole('group', { name: 'Result' })
  await result.getByText(`${count} unpublished`).waitFor(SOON)
  const { json: hidden } = await callAs<OfficeReview>(page, 'GET', path)
  expect(hidden.isPublished).toBe(false)
  // Reworded by somebody, it is another review than the one that was public.
  const { country, purchasedCarBrand, purchasedCarModel, imageId, reply, seller } = hidden
  const car = { purchasedCarBrand, purchasedCarModel }
  const body = { customerName, country, ...car, imageId, reply, seller, comment: 'Not to be read' }
  expect((await callAs(page, 'PUT', path, body, { 'if-match': `"${hidden.version}"` })).status).toBe(200)
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText(`Undone: ${count - 1} · 1 unchanged`).waitFor(SOON)
  await result
    .locator('li', { hasText: customerName })
    .getByText(/Someone else changed this in the meantime/)
    .waitFor(SOON)
  expect((await callAs<OfficeReview>(page, 'GET', path)).json.isPublished).toBe(false)
  await page.goto('/admin-reviews?isPublished=true')
  await pressUntil(all, bar)
  const letGo = await heldBack(page, '**/unpublish')
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByText(`0 of ${count} …`).waitFor(SOON)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.waitForURL('**/settings', SOON)
  letGo()
  await page.locator('.toasts').getByText(`${count} unpublished`).waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-10] opens an inquiry of a car and its price and settings forms from the switcher', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/fr/archives')
  await officeAlive(page)
  const open = async (text: string) => {
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill(text)
    await dialog(page).getByRole('option').first().waitFor(SOON)
  }
  await open('banc')
  await dialog(page)
    .getByRole('option', { name: /Comptes bancaires/ })
    .click(SOON)
  await page.waitForURL('**/fr/settings/bank', SOON)
  await open('tarif mombasa')
  await page.keyboard.press('ArrowRight')
  await dialog(page)
    .getByRole('option', { name: /Modifier le tarif/ })
    .click(SOON)
  await page.waitForURL(/\/fr\/port\/[\w-]{36}#tariff$/, SOON)
  const reference = (await carPaths(product))[5]?.split('/').at(-1) ?? ''
  await open(reference)
  const car = dialog(page).getByRole('option', { name: `REF ${reference}` })
  await car.waitFor(SOON)
  await car.getByText('Autres actions').click()
  await dialog(page)
    .getByRole('option', { name: /Modifier le prix/ })
    .click(SOON)
  await page.waitForURL(/\/fr\/vehicle\/edit\/[\w-]{36}#car-price$/, SOON)
  await open(reference)
  await car.waitFor(SOON)
  await page.keyboard.press('ArrowRight')
  await dialog(page)
    .getByRole('option', { name: /Nouvelle demande pour cette voiture/ })
    .click(SOON)
  const form = page.getByRole('dialog', { name: 'Nouvelle demande' })
  await form.getByText(`REF ${reference}`).waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/inquiries')
  await officeAlive(page)
  await page.getByRole('button', { name: 'New inquiry' }).click()
  await page.getByRole('dialog').locator('[name=reference]').fill('toyota white')
  await expect.poll(() => page.getByRole('dialog').locator('[name=carId]').count(), SOON).toBeGreaterThan(1)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)
