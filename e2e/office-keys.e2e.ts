import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { hasFocus, holdRequests } from './held-back.ts'
import { MANAGER, officeAlive, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

/** The back office by keyboard alone. */

const { product, browser } = withProduct(startForPeople)

const dialog = (page: Page) => page.getByRole('dialog')

test('[BO-18] enters the list by J and K from any button; late results keep the selected row', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/brands')
  await officeAlive(page)
  const row = () => hasFocus(page, '.table tbody tr')
  for (const key of ['j', 'k']) {
    await page.getByRole('button', { name: 'View', exact: true }).focus()
    await expect.poll(async () => (await row()) || page.keyboard.press(key), SOON).toBe(true)
  }
  const release = await holdRequests(page, '**/api/main/switch**')
  await page.keyboard.press('Control+k')
  const options = dialog(page).getByRole('option')
  const current = dialog(page).getByRole('option', { selected: true })
  await dialog(page).getByRole('combobox').fill('a')
  await page.keyboard.press('ArrowDown')
  const label = await current.innerText()
  const [before, top] = [await options.count(), (await current.boundingBox())?.y]
  release()
  await expect.poll(() => options.count(), SOON).toBeGreaterThan(before)
  expect([await current.innerText(), (await current.boundingBox())?.y]).toEqual([label, top])
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-13 VEH-11] requires the count to be typed before deleting several cars', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/search-result?statuses=DRAFT')
  await officeAlive(page)
  for (const place of [0, 1]) await page.locator('.table tbody .table-tick input').nth(place).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const go = dialog(page).locator('.btn.danger', { hasText: 'Delete 2 cars' })
  await dialog(page).getByLabel('Type “2” to confirm').fill('3')
  expect(await go.getAttribute('aria-disabled')).toBe('true')
  await dialog(page).getByLabel('Type “2” to confirm').fill('2')
  await go.click()
  await page.getByText('2 cars deleted').waitFor(SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[BO-13] has one toolbar on every list: search first, then View and Export', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/brands')
  // An empty audit log has no export.
  await callAs(page, 'POST', '/api/catalog/brand', { name: `Brand ${Date.now()}` })
  for (const path of ['/', '/brands', '/admin-ports', '/inquiries', '/customer', '/admin-reviews', '/audit']) {
    await page.goto(path)
    const toolbar = page.locator('.table-tools')
    await toolbar.getByRole('button', { name: /^Export/ }).waitFor(SOON)
    const buttons = await toolbar.getByRole('button').allInnerTexts()
    const isSearchFirst = await toolbar.evaluate((bar) => bar.querySelector('input, select, button')?.matches('input'))
    const last = buttons.slice(-2).map((text) => text.split(' ')[0])
    expect.soft([path, await toolbar.count(), isSearchFirst, last]).toEqual([path, 1, true, ['View', 'Export']])
  }
  await context.close()
}, 60_000)
