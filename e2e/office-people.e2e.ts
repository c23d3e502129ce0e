import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { listInquiries, pressUntil } from './backoffice-inquiries.ts'
import {
  BUYER,
  faultsAtBothWidths,
  faultsOn,
  MANAGER,
  officeAlive,
  signedIn,
  SOON,
  startForPeople,
  submit,
} from './people.ts'
import { setUpSecondFactor } from './second-factor.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PHONE = { viewport: { width: 390, height: 844 } }
/**
 * Every page of the back office, with those of one inquiry, except those whose own tests check both
 * widths in both languages.
 */
const PAGES = [
  '/',
  '/settings',
  '/settings/hours',
  '/settings/bank',
  '/customer',
  '/admin-reviews',
  '/admin-reviews?id=new',
  '/dashboard',
  '/audit',
  '/vehicle/import',
  '/inquiries',
]
/** Lists with configurable columns. */
const LISTS = ['/brands', '/admin-ports', '/customer', '/inquiries', '/admin-reviews', '/audit']
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The page is hydrated: its forms can be sent. */
const live = (page: Page) => page.locator('.form-foot button:enabled').first().waitFor(SOON)
const expectToast = (page: Page, text: string | RegExp) => page.locator('.toasts').getByText(text).first().waitFor(SOON)

for (const root of ['', '/fr'])
  test(`[STF-15 STF-11 STF-13 STF-08 PRT-04 REV-01 DOC-03 DOC-04 API-11 INQ-09] passes axe on back office pages without scroll (${root || '/'})`, async () => {
    const seen = await signedIn(browser, product, MANAGER, '/settings')
    const { page, faults } = seen
    const [inquiry] = await listInquiries(seen)
    const ofOne = [`/inquiries/${inquiry?.id}`, `/inquiry/edit/${inquiry?.id}`, `/customer?id=${inquiry?.owner.id}`]
    for (const path of [...PAGES, ...ofOne, `/vehicles/x/y/${inquiry?.car.reference}`]) {
      await page.goto(root + path)
      await heading(page).waitFor(SOON)
      if (path === '/dashboard') await page.locator('canvas').first().waitFor(SOON)
      expect([root + path, await faultsAtBothWidths(page)]).toEqual([root + path, []])
    }
    expect(faults).toEqual([])
    await seen.context.close()
  }, 240_000)

test('[VEH-04 API-10 STF-15] keeps columns and row height of every back office list per device', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/settings')
  // Adds an entry to the audit log.
  await callAs(page, 'POST', '/api/catalog/brand', { name: 'Aardvark' })
  for (const path of LISTS) {
    await page.goto(path)
    await officeAlive(page)
    await page.locator('.table tbody tr').first().waitFor(SOON)
    expect([path, await page.getByRole('button', { name: 'View', exact: true }).count()]).toEqual([path, 1])
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const column = page.locator('.view-box:popover-open label', { has: page.locator('[type=checkbox]') }).first()
    const name = (await column.innerText()).trim()
    const head = page.getByRole('columnheader', { name, exact: true })
    expect([path, name, await head.count()]).toEqual([path, name, 1])
    await column.locator('input').uncheck()
    await page.getByLabel('Compact').check()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect.poll(() => page.locator('.table.dense').count(), SOON).toBe(1)
    expect([path, await head.count()]).toEqual([path, 0])
  }
  // The column heads of a long list remain visible below the selection bar.
  await page.goto('/search-result?limit=100')
  const last = page.locator('.table tbody tr').nth(99)
  const headOver = async () => {
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 4000)
    return page.getByRole('columnheader', { name: 'FOB' }).evaluate((one) => {
      const { left, top, bottom } = one.getBoundingClientRect()
      const isSeen = one.contains(document.elementFromPoint(left + 4, (top + bottom) / 2))
      return { isSeen, top, scrolled: window.scrollY > 2000 }
    })
  }
  await expect.poll(headOver, SOON).toEqual({ isSeen: true, top: 0, scrolled: true })
  const bar = page.locator('.selection-bar')
  await pressUntil(last.locator('[type=checkbox]'), bar)
  const below = await bar.evaluate((one) => one.getBoundingClientRect().height)
  await expect.poll(headOver, SOON).toEqual({ isSeen: true, top: below, scrolled: true })
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('[STF-06 DOC-03 INQ-09] finds a customer and runs actions by Ctrl K', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/dashboard')
  const option = (name: RegExp) => page.getByRole('dialog').getByRole('option', { name })
  await officeAlive(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(BUYER)
  await option(/^Amina Otieno/).waitFor(SOON)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/customer\?id=[\w-]{36}$/, SOON)
  await heading(page).filter({ hasText: 'Amina Otieno' }).waitFor(SOON)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('import cars')
  await page.getByRole('dialog').getByRole('group', { name: 'Actions' }).getByText('Import cars').click(SOON)
  await page.waitForURL('**/vehicle/import', SOON)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('francais')
  await option(/^En français/).click(SOON)
  await page.waitForURL(/\/fr\/vehicle\/import/, SOON)
  expect(faults).toEqual([])
  await context.close()
}, 120_000)

test('[PRT-04 STF-05 STF-07 API-11] merges settings of two managers and shows them on public pages', async () => {
  const one = await signedIn(browser, product, MANAGER, '/settings/contacts')
  const two = await signedIn(browser, product, MANAGER, '/settings/contacts')
  for (const { page: open } of [one, two]) await live(open)
  await one.page.getByLabel('Phone', { exact: true }).fill('+81 45 111 2222')
  await submit(part(one.page, 'Contacts')).click()
  await expectToast(one.page, /Saved/)
  await two.page.getByLabel('Phone', { exact: true }).fill('+81 45 333 4444')
  await two.page.getByLabel('YouTube').fill('https://youtube.example/quay')
  await submit(part(two.page, 'Contacts')).click()
  const dialog = two.page.getByRole('dialog')
  await dialog.getByText('+81 45 111 2222').waitFor(SOON)
  expect(await dialog.getByText(/^Changed by/).innerText()).toContain('you, on another page')
  await dialog.getByRole('radio', { name: 'Phone: take theirs' }).check()
  await dialog.getByRole('button', { name: 'Save merged version' }).click()
  await expectToast(two.page, /Saved/)
  const { page } = await visit(browser, product)
  await page.goto('/')
  const foot = page.locator('footer')
  await foot.locator('.on-mouse').getByText('+81 45 111 2222').waitFor(SOON)
  expect(await page.getByRole('link', { name: 'YouTube' }).first().getAttribute('href')).toBe(
    'https://youtube.example/quay',
  )
  // Validation errors appear at their fields in the user's language; the week is displayed in as
  // few lines as possible.
  await two.page.goto('/fr/settings#hours')
  await two.page.waitForURL(/\/fr\/settings\/hours$/, SOON)
  await two.page.getByLabel('Samedi, ouverture').fill('')
  await submit(part(two.page, 'Heures d’ouverture')).click()
  await two.page.getByText('La fermeture doit être après l’ouverture').waitFor(SOON)
  await two.page.getByLabel('Samedi, fermeture').fill('')
  await submit(part(two.page, 'Heures d’ouverture')).click()
  await expectToast(two.page, /Enregistré/)
  await page.goto('/')
  await foot.getByText('Saturday to Sunday').waitFor(SOON)
  await two.page.goto('/audit?entity=company')
  const line = two.page.getByRole('row').filter({ hasText: 'Office hours' })
  expect(await line.innerText()).toContain('Haruka Sato')
  await one.context.close()
  await two.context.close()
}, 120_000)

test('[TRU-04 STF-05] requests a second bank account, shows its values and cancels it', async () => {
  const phone = await signedIn(browser, product, MANAGER, '/account')
  const [recoveryCode = ''] = await setUpSecondFactor(phone.page)
  expect(await faultsOn(phone.page)).toEqual([])
  const { page, context } = await signedIn(browser, product, MANAGER, '/settings/bank')
  const bank = part(page, 'Bank accounts')
  const dialog = page.getByRole('dialog')
  // The demonstration has one pending addition, and there can be only one.
  await bank.locator('.proposal').getByRole('button', { name: 'Cancel the change' }).click()
  await dialog.getByRole('button', { name: 'Cancel the change' }).click()
  await page.getByText('Change cancelled').waitFor(SOON)
  await bank.getByRole('button', { name: 'Add an account' }).click()
  await dialog.getByLabel('Account holder').fill('Minato Motors Co., Ltd.')
  await dialog.getByLabel('Bank', { exact: true }).fill('Second Bank of the Quay')
  await dialog.getByLabel('SWIFT (BIC)').fill('nonsense!')
  await dialog.getByLabel('Account number').fill('777 0000002')
  await submit(page.locator('dialog')).click()
  await dialog.getByText('This SWIFT code is not valid').waitFor(SOON)
  await dialog.getByLabel('SWIFT (BIC)').fill('quayjpjt')
  await submit(page.locator('dialog')).click()
  const asking = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await asking.locator('[name=code]').fill(recoveryCode)
  await submit(asking).click()
  const proposal = bank.locator('.proposal').filter({ hasText: '777 0000002' })
  await proposal.getByText(/^Takes effect on/).waitFor(SOON)
  const buyer = await signedIn(browser, product, BUYER, '/payment-method')
  await buyer.page.getByText('000 0000001').waitFor(SOON)
  expect(await buyer.page.content()).not.toContain('777 0000002')
  expect(await faultsOn(buyer.page)).toEqual([])
  const visitor = await visit(browser, product)
  await visitor.page.goto('/payment-method')
  expect(await visitor.page.content()).not.toContain('000 0000001')
  await page.goto('/dashboard')
  await page.getByText('A change to your bank details is pending.').waitFor(SOON)
  await page.getByRole('link', { name: 'Check it now' }).first().click()
  await proposal.getByRole('button', { name: 'Cancel the change' }).click()
  await dialog.getByRole('button', { name: 'Cancel the change' }).click()
  await page.getByText('Change cancelled').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await Promise.all([phone, { context }, buyer, visitor].map((one) => one.context.close()))
}, 120_000)

test('[REV-01 I02] writes, answers, publishes, shows, deletes and restores a review', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/admin-reviews?id=new')
  const hostileText = '"><img src=x onerror=alert(1)> Bon véhicule'
  await submit(page).click()
  await page.getByText('These fields are empty please fill them.').waitFor(SOON)
  await page.getByLabel('Customer name').fill('Quay Tester')
  await page.getByLabel('Country').selectOption({ label: 'Kenya' })
  await page.getByLabel('Maker of the car').fill('Toyota')
  await page.getByLabel('Model of the car').fill('Vitz')
  await page.getByLabel('Comment').fill(hostileText)
  await page.getByLabel('Our answer').fill('Thank you.')
  await submit(page).click()
  await page.waitForURL(/id=[\w-]{36}/, SOON)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Visible to everyone.').waitFor(SOON)
  const visitor = await visit(browser, product)
  const isShown = async () => {
    await visitor.page.goto('/reviews')
    return (await visitor.page.locator('.review').filter({ hasText: 'Quay Tester' }).count()) === 1
  }
  expect(await isShown()).toBe(true)
  const shown = visitor.page.locator('.review').filter({ hasText: 'Quay Tester' })
  expect(await shown.locator('blockquote').innerText()).toBe(hostileText)
  expect(await shown.locator('.notice').innerText()).toContain('Thank you.')
  await page.goto('/admin-reviews?queryText=quay')
  await page.getByRole('button', { name: 'Actions for Quay Tester' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor(SOON)
  expect(await isShown()).toBe(false)
  await undo.click()
  await page.getByRole('link', { name: 'Quay Tester' }).waitFor(SOON)
  expect(await isShown()).toBe(true)
  expect([...faults, ...visitor.faults]).toEqual([])
  await Promise.all([context.close(), visitor.context.close()])
}, 120_000)

test('[DOC-03 DOC-04] finds, annotates and blocks a customer on a phone; figures link to cars', async () => {
  const { page, context } = await signedIn(browser, product, MANAGER, '/customer', PHONE)
  await page.getByLabel('Name, email, phone, country').fill('kenya amina')
  await page.keyboard.press('Enter')
  await page.waitForURL(/queryText=kenya/, SOON)
  await page.getByRole('link', { name: 'Amina Otieno' }).click()
  await page.getByLabel('Note for colleagues').fill('Calls from Mombasa')
  await submit(part(page, 'Note')).click()
  await page.getByText(/^Written by Haruka Sato/).waitFor(SOON)
  await page.reload()
  expect(await page.getByLabel('Note for colleagues').inputValue()).toBe('Calls from Mombasa')
  const buyer = await signedIn(browser, product, BUYER, '/account')
  await page.getByRole('button', { name: 'Block customer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block customer' }).click()
  await page.getByText('Cannot sign in.').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  expect((await buyer.page.request.get('/api/userinfo', { headers: { 'tenant-id': 'staging' } })).status()).toBe(401)
  await page.getByRole('button', { name: 'Unblock customer' }).click()
  await page.getByText('Can sign in.').waitFor(SOON)
  await page.goto('/dashboard')
  // The number links to a list of exactly as many.
  await part(page, 'Stock by status').getByText('Show the numbers').click(SOON)
  const reserved = part(page, 'Stock by status')
    .getByRole('row', { name: /^Reserved/ })
    .getByRole('link')
  const count = await reserved.innerText()
  await reserved.click()
  await page.waitForURL(/statuses=RESERVED/, SOON)
  await page
    .getByText(new RegExp(`\\b${count}\\b`))
    .first()
    .waitFor(SOON)
  await Promise.all([context.close(), buyer.context.close()])
}, 120_000)

test('[SRCH-04] searches by text before scripts are loaded, in the archive too', async () => {
  const { context } = await signedIn(browser, product, MANAGER, '/')
  const bare = await browser.newContext({
    baseURL: product.address,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const page = await bare.newPage()
  await page.goto('/archives')
  await page.locator('[data-query]').fill('corolla')
  await page.locator('[data-query]').press('Enter')
  await page.waitForURL('**/search-result?context=basic&queryText=corolla&isArchived=true', SOON)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Archived cars')
  expect(await page.locator('[data-query]').inputValue()).toBe('corolla')
  await bare.close()
  await context.close()
})
