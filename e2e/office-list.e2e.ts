import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { selectPage, countOverflowingToolbars } from './office-cars.ts'
import { faultsOn, MANAGER, officeAlive, openUserMenu, signedIn, SOON, startForPeople } from './people.ts'
import { carsOf, publicAnswers, visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

interface Car {
  id: string
  reference: string
  status: string
}
/** The response of the managers' list, requested from a manager's page. */
const ask = (page: Page, query: string): Promise<{ items: Car[]; total: number }> =>
  page.evaluate(
    async (path) => (await fetch(`/api/vehicle/car?${path}`, { headers: { 'tenant-id': 'staging' } })).json(),
    `fieldsToExtractCode=CODE_2&${query}`,
  )
const rows = (page: Page) => page.locator('.table tbody tr')
const tab = (page: Page, name: string) => page.locator('.office-tabs').getByRole('link', { name })
const countOf = async (link: Locator) => Number((await link.innerText()).replace(/\D/g, ''))
const dialog = (page: Page) => page.getByRole('dialog')
/** Chooses an action from a car row's menu. */
async function act(page: Page, reference: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for REF ${reference}` }).click()
  await page.locator('.row-actions').getByRole('button', { name: action }).click()
}

test('[SRCH-04 VEH-04 STF-06 API-10 F27] keeps the managers’ whole list view in the address', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/')
  await page.getByRole('heading', { level: 1, name: 'Vehicles' }).waitFor()
  const { total } = await ask(page, 'limit=1')
  const counts = await Promise.all(['For sale', 'Reserved', 'Draft', 'Sold'].map((name) => countOf(tab(page, name))))
  expect(counts.reduce((sum, one) => sum + one)).toBe(total)
  expect(await countOf(tab(page, 'All'))).toBe(total)
  expect(await page.locator('footer').count()).toBe(0)
  expect(await page.locator('#menu [aria-current]').allInnerTexts()).toEqual(['Vehicles'])

  const box = page.locator('[data-query]')
  await box.fill('   ')
  await box.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByText('Reference number, maker, model, model code, chassis or grade').waitFor()
  await box.pressSequentially('prad')
  await page.getByRole('option', { name: /^Toyota Land Cruiser Prado/ }).waitFor(SOON)
  expect(await page.locator('.list-filters option[value=nissan]').innerText()).toMatch(/^Nissan \(\d+\)$/)
  await box.fill('  toyota ')
  await box.press('Enter')
  await page.waitForURL('**/search-result?context=basic&queryText=toyota', SOON)
  const found = await ask(page, 'queryText=toyota&limit=1')
  await expect.poll(() => countOf(tab(page, 'All')), SOON).toBe(found.total)
  await tab(page, 'Draft').click()
  await page.waitForURL(/statuses=DRAFT/, SOON)
  await expect.poll(() => rows(page).locator('.chip').first().innerText(), SOON).toBe('Draft')
  expect([...new Set(await rows(page).locator('.chip').allInnerTexts())]).toEqual(['Draft'])
  await page.getByRole('link', { name: 'Remove “toyota”' }).click()
  await page.waitForURL('**/search-result?statuses=DRAFT', SOON)
  await expect.poll(() => box.inputValue()).toBe('')

  await page.getByLabel('Maker', { exact: true }).selectOption('nissan')
  await page.waitForURL(/brand=nissan/, SOON)
  await page.getByRole('link', { name: 'FOB' }).click()
  await page.waitForURL(/order\.field=PRICE&order\.direction=ASC/, SOON)
  const expected = await ask(page, 'brand=nissan&statuses=DRAFT&order.field=PRICE&order.direction=ASC&limit=20')
  const shown = () => rows(page).locator('td:nth-child(3)').allInnerTexts()
  await expect.poll(shown, SOON).toEqual(expected.items.map(({ reference }) => reference))
  await page.getByRole('button', { name: 'More filters' }).click()
  await dialog(page).getByLabel('Mileage, km: Up to').selectOption('90000')
  await dialog(page).getByRole('button', { name: 'Show cars' }).click()
  await page.waitForURL(/mileageEnd=90000/, SOON)
  await page.getByRole('link', { name: 'Remove Up to 90,000 km' }).waitFor()
  // The address alone restores the same list, and 'Clear all' keeps the tab.
  const address = page.url()
  const before = await shown()
  await page.goto(address)
  expect(await shown()).toEqual(before)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL('**/search-result?statuses=DRAFT', SOON)

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Views' }).uncheck()
  await page.getByLabel('Compact').check()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Views' }).count(), SOON).toBe(0)
  expect(await page.locator('.table.dense').count()).toBe(1)
  await page.goto('/search-result?brand=no-such-maker')
  await page.getByText('No cars match these filters.').waitFor()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.waitForURL((url) => url.pathname === '/', SOON)
  await page.goto('/search-result?limit=100')
  await expect.poll(() => rows(page).count(), SOON).toBe(100)
  await page.locator('.table-foot').getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL(/page=2/, SOON)
  expect(new URL(page.url()).searchParams.get('limit')).toBe('100')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export/ }).click(),
  ])
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect([file.suggestedFilename(), text.charCodeAt(0)]).toEqual(['cars.csv', 0xfeff])
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-02 DOC-03] offers actions in the row with reasons, and restores archived cars', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/search-result?statuses=SOLD')
  const [sold] = (await ask(page, 'statuses=SOLD&limit=1')).items
  const reference = sold?.reference ?? ''
  await act(page, reference, 'Back to draft')
  expect(await dialog(page).getByRole('heading').innerText()).toBe(
    'Are you sure you want to move from sold to draft status?',
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  expect((await ask(page, `queryText=${reference}`)).items[0]?.status).toBe('SOLD')
  await act(page, reference, 'Archive')
  await dialog(page).getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => page.getByRole('button', { name: `Actions for REF ${reference}` }).count(), SOON).toBe(0)

  await page.goto('/archives')
  await page.locator('[data-query]').fill(reference)
  await page.locator('[data-query]').press('Enter')
  await page.waitForURL(/\/search-result\?.*isArchived=true/, SOON)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Archived cars')
  await expect.poll(() => rows(page).count(), SOON).toBe(1)
  await act(page, reference, 'Restore')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await page.getByText('No cars match these filters.').waitFor()
  expect((await ask(page, `queryText=${reference}`)).items[0]?.status).toBe('DRAFT')
  const [reserved] = (await ask(page, 'statuses=RESERVED&limit=1')).items
  await page.goto('/search-result?statuses=RESERVED')
  await page.getByRole('button', { name: `Actions for REF ${reserved?.reference}` }).click()
  const archive = page.locator('.row-actions').getByRole('button', { name: 'Archive' })
  expect(await archive.getAttribute('aria-disabled')).toBe('true')
  expect(await archive.locator('small').innerText()).toBe('The car is reserved: end its reservation first.')
  await archive.click({ force: true })
  expect(await dialog(page).count()).toBe(0)
  await page.keyboard.press('Escape')

  // The same actions appear above the car's page, in every status.
  await page.goto(`/vehicles/x/y/${reference}`)
  await page.getByText('Visitors cannot see this page now.').waitFor()
  await page.getByRole('button', { name: 'Change status' }).click()
  await page.locator('.row-actions').getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => page.locator('.car-bar .chip').innerText(), SOON).toBe('For sale')
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-11] previews, runs and undoes a bulk action by keyboard, with reasons', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/search-result?statuses=DRAFT')
  await officeAlive(page)
  const drafts = (await ask(page, 'statuses=DRAFT&limit=1')).total
  const [first, second] = (await ask(page, 'statuses=DRAFT&limit=2')).items
  // The list's keys work a moment after the bar's.
  const line = () => page.locator('.table tbody tr:focus').count()
  await expect.poll(async () => (await line()) || page.keyboard.press('j'), SOON).toBe(1)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect.poll(() => page.locator('.table tr.on').count(), SOON).toBe(2)
  await page.getByRole('button', { name: 'Price by %' }).click()
  await dialog(page).getByLabel('Percentage').fill('much')
  await page.keyboard.press('Enter')
  await dialog(page).locator('.fault').waitFor()
  await dialog(page).getByLabel('Percentage').fill('10')
  await page.keyboard.press('Enter')
  const prices = dialog(page).locator('.bulk-items li')
  await expect.poll(() => prices.count(), SOON).toBe(2)
  expect((await prices.allInnerTexts()).join()).toMatch(
    new RegExp(`${first?.reference}|${second?.reference}.*\\$[\\d,]+ becomes \\$[\\d,]+`, 's'),
  )
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Select all ${drafts} in this list` }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const ready = () => dialog(page).getByRole('status').innerText()
  await expect.poll(ready, SOON).toMatch(/ready/)
  const refused = await dialog(page).locator('.bulk-items .refused').count()
  const done = Number(/\d+/.exec(await ready())?.[0])
  expect(done + refused).toBe(drafts)
  expect(refused).toBeGreaterThan(0)
  await dialog(page)
    .getByRole('button', { name: `Publish ${done} cars` })
    .click()
  const result = page.getByRole('region', { name: 'Result' })
  await result.getByText(`${done} cars published`).waitFor()
  await expect.poll(() => countOf(tab(page, 'Draft')), SOON).toBe(refused)
  await result.getByRole('button', { name: 'Car by car' }).click()
  await expect.poll(() => dialog(page).locator('.bulk-items li').count(), SOON).toBe(refused)
  await dialog(page).getByLabel('Only unchanged').click()
  await expect.poll(() => dialog(page).locator('.bulk-items li').count(), SOON).toBe(Math.min(100, drafts))
  await page.keyboard.press('Escape')
  await result.getByRole('button', { name: 'Undo' }).click()
  await result.getByText(`Undone for ${done} cars`).waitFor()
  await expect.poll(() => countOf(tab(page, 'Draft')), SOON).toBe(drafts)
  expect(faults).toEqual([])
  await context.close()
})

test('[STF-06 STF-13] opens cars, brands and screens by Ctrl K and lists shortcuts by ?', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/archives')
  await officeAlive(page)
  const [car] = (await ask(page, 'statuses=DRAFT&limit=1')).items
  await page.keyboard.press('Control+k')
  await page.keyboard.type(car?.reference ?? '')
  await expect
    .poll(() => dialog(page).getByRole('option', { selected: true }).innerText(), SOON)
    .toContain(`REF ${car?.reference}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`${car?.reference}|${car?.id}`), SOON)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dashb')
  await expect.poll(() => dialog(page).getByRole('option', { selected: true }).innerText(), SOON).toBe('Dashboard')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard', SOON)
  await page.goto('/')
  await officeAlive(page)
  await page.keyboard.press('?')
  await dialog(page).getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('/')
  expect(await page.locator('[data-query]').evaluate((box) => box === document.activeElement)).toBe(false)
  await openUserMenu(page)
  expect(await page.locator('#user-menu a').allInnerTexts()).toEqual(
    expect.arrayContaining(['Audit log', 'Archived cars', 'Settings']),
  )
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Add a car' }).click()
  await page.waitForURL('**/vehicle/create', SOON)
  const create = page.locator('.office-bar .btn.go')
  expect([await create.getAttribute('aria-disabled'), await create.getAttribute('href')]).toEqual(['true', null])
  await page.goto('/reviews')
  await page.getByRole('link', { name: 'Manage reviews' }).click()
  await page.waitForURL('**/admin-reviews', SOON)
  expect(faults).toEqual([])
  await context.close()
})

test('[VEH-03 D06 D07] shows the shop to a visitor on manager addresses and counts visits', async () => {
  const { page, context, faults } = await visit(browser, product)
  await page.goto('/search-result?statuses=SOLD,DRAFT&isArchived=true&order.field=VIEWS&order.direction=DESC')
  expect(await page.locator('.office-bar, .table').count()).toBe(0)
  expect(await page.locator('.card').count()).toBe(20)
  // Each car is visible to visitors, whatever its card shows.
  const shown = await page.locator('.card .ref').allInnerTexts()
  expect(await publicAnswers(product, shown)).toEqual(Array(20).fill(200))
  const [car] = await carsOf(product, 1)
  const [counted] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(`/${car?.id}/view`), SOON),
    page.goto(`/vehicles/x/y/${car?.reference}`),
  ])
  expect(counted.status()).toBe(204)
  await page.goto('/archives')
  await page.waitForURL(/\/sign-in\//, SOON)
  expect(faults).toEqual([])
  await context.close()
})

for (const root of ['', '/fr'])
  test(`[STF-13 STF-11 STF-08 VEH-11] passes axe on the managers’ list and its dialogs (${root || '/'})`, async () => {
    const found: unknown[] = []
    for (const width of [390, 1440]) {
      const { page, context, faults } = await signedIn(browser, product, MANAGER, `${root}/archives`, {
        viewport: { width, height: 844 },
      })
      const checkPage = async (where: string) => {
        for (const fault of await faultsOn(page)) found.push([width, where, fault])
      }
      await checkPage('archives')
      await page.goto(`${root}/search-result?queryText=toyota&statuses=DRAFT`)
      await officeAlive(page)
      await checkPage('list')
      expect(await countOverflowingToolbars(page)).toBe(width < 744 ? 2 : 0)
      await selectPage(page, root ? 'Sélectionner toute la page' : 'Select all on this page', width < 1024)
      await page.locator('.table tbody .table-tick input').first().check()
      await page.locator('.row-menu').first().click()
      await checkPage('menu')
      await page.keyboard.press('Escape')
      await page.locator('.selection-bar .btn').first().click()
      await expect.poll(() => dialog(page).getByRole('status').innerText(), SOON).toMatch(/\.$/)
      await checkPage('bulk')
      await page.keyboard.press('Escape')
      await page.locator('.go-to').click()
      await dialog(page).getByRole('combobox').fill('toy')
      await dialog(page).getByRole('option').nth(5).waitFor()
      await checkPage('switcher')
      await page.keyboard.press('Escape')
      await page.locator('.table .name').first().click()
      await page.waitForURL(/\/vehicle/, SOON)
      found.push(...faults)
      await context.close()
    }
    expect(found).toEqual([])
  })
