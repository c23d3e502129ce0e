import type { Page } from 'playwright-core'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  BUYER,
  faultsAtBothWidths,
  faultsOn,
  fillSignIn,
  linkInMail,
  MANAGER,
  openMenu,
  openUserMenu,
} from './people.ts'
import { signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const PHONE = { width: 390, height: 844 }
const at = (path: string) => (url: URL) => url.pathname === path
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`)

test('[SES-11] edits personal information, language and destination', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/account', { viewport: PHONE })
  const personal = section(page, 'personal')
  await personal.locator('[name=firstname]').fill('')
  await personal.locator('[name=lastname]').fill('')
  await personal.getByRole('button', { name: 'Save' }).click()
  expect(await personal.locator('.form-summary').innerText()).toBe('These fields are empty please fill them.')
  await personal.locator('[name=firstname]').fill('Amina Wanjiru')
  await personal.locator('[name=lastname]').fill('Otieno')
  await personal.locator('[name="destination.country"]').selectOption('UG')
  const port = personal.locator('[name="destination.portId"]')
  await expect.poll(() => port.locator('option').count(), SOON).toBeGreaterThan(1)
  await port.selectOption({ index: 1 })
  const chosen = await port.inputValue()
  await personal.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await openMenu(page)
  expect(await page.locator('.user').innerText()).toBe('Amina Wanjiru Otieno')
  await page.reload()
  await expect.poll(() => port.inputValue(), SOON).toBe(chosen)

  // Another device has changed the account: a notice appears, nothing is lost, and the second press
  // saves.
  const elsewhere = await signedIn(browser, product, BUYER, '/account')
  await section(elsewhere.page, 'personal').locator('[name=firstname]').fill('Amina')
  await section(elsewhere.page, 'personal').getByRole('button', { name: 'Save' }).click()
  await elsewhere.page.getByText('Saved', { exact: true }).first().waitFor()
  await personal.locator('[name=lastname]').fill('Otieno Achieng')
  await personal.getByRole('button', { name: 'Save' }).click()
  await personal.getByText('This was changed elsewhere in the meantime').waitFor()
  expect(await personal.locator('[name=lastname]').inputValue()).toBe('Otieno Achieng')
  await personal.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).first().waitFor()

  await personal.locator('[name=locale]').selectOption('fr')
  await personal.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(at('/fr/account'), SOON)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(faults).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test('[SES-11] saves cars and searches and lists them in the account', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/search-result?brand=toyota')
  const saves = page.locator('.card .save')
  await saves.nth(0).click()
  await saves.nth(1).click()
  await expect.poll(() => page.locator('.save[aria-pressed=true]').count()).toBe(2)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.locator('[name=name]').inputValue()).toBe('Toyota')
  await dialog.getByLabel('Email me new cars').check()
  await submit(page).click()
  await page.getByText('Search saved').waitFor()
  await page.reload()
  await expect.poll(() => page.locator('.save[aria-pressed=true]').count(), SOON).toBe(2)

  await page.goto('/account')
  const favourites = section(page, 'favourites')
  await expect.poll(() => favourites.locator('.save[aria-pressed=true]').count(), SOON).toBe(2)
  await favourites.locator('.save').first().click()
  await expect.poll(() => favourites.locator('.save[aria-pressed=true]').count()).toBe(1)
  const searches = section(page, 'searches')
  expect(await searches.getByLabel('Email me new cars').isChecked()).toBe(true)
  await searches.getByRole('button', { name: 'Rename, Toyota' }).click()
  await searches.locator('[name=name]').fill('Anything by Toyota')
  await searches.getByRole('button', { name: 'Save', exact: true }).click()
  await searches.getByRole('link', { name: 'Anything by Toyota' }).waitFor()
  await page.reload()
  await expect.poll(() => favourites.locator('.card').count()).toBe(1)
  await searches.getByRole('link', { name: 'Anything by Toyota' }).click()
  await page.waitForURL(at('/search-result'), SOON)
  expect(new URL(page.url()).search).toMatch(/^\?brand=toyota(?:&port=dar-es-salaam&importCountry=UG)?$/)
  await page.goto('/account')
  await searches.getByRole('button', { name: 'Remove, Anything by Toyota' }).click()
  await searches.getByText('No saved searches yet').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('[SES-11] saves a visitor’s search after the sign-in, also one without results', async () => {
  const { page, context, faults } = await visit(browser, product, { viewport: PHONE })
  await page.goto('/search-result?queryText=zeppelin')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('dialog').locator('[name=name]').fill('An airship')
  await submit(page).click()
  await fillSignIn(page, BUYER)
  await page.waitForURL(at('/search-result'), SOON)
  await page.getByText('Search saved').waitFor()
  await page.goto('/account')
  await section(page, 'searches').getByRole('link', { name: 'An airship' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('[SES-11] lists active sessions and ends one remotely', async () => {
  const phone = await signedIn(browser, product, BUYER, '/account', { viewport: PHONE })
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/account')
  const devices = section(page, 'devices')
  await devices.getByText('This device').waitFor()
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => devices.locator('li').count(), SOON).toBe(1)
  await phone.page.reload()
  await phone.page.waitForURL(/\/sign-in\//, SOON)
  expect(faults).toEqual([])
  await phone.context.close()
  await context.close()
})

test('[SES-11] downloads all own data and deletes the account after the password', async () => {
  const email = 'leaving@example.com'
  const { page, context, faults } = await visit(browser, product, { viewport: PHONE })
  await page.goto('/sign-up')
  for (const name of ['email', 'confirmEmail']) await page.locator(`[name=${name}]`).fill(email)
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('harbour lights 26')
  await submit(page).click()
  await page.waitForURL(/step=2/, SOON)
  await page.locator('[name=civility][value=MM]').check()
  await page.locator('[name=firstname]').fill('Wambui')
  await page.locator('[name=lastname]').fill('Leaving')
  await page.locator('[name=countryOfResidence]').selectOption('KE')
  await page.locator('[name="phoneNumber.number"]').fill('0712 345678')
  await submit(page).click()
  await page.waitForURL(/step=done/, SOON)
  await page.locator('.form-foot a').click()
  await fillSignIn(page, email, 'harbour lights 26')
  await page.waitForURL(at('/'), SOON)
  await page.goto('/account')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(email)

  // A new email address takes effect when its link is opened.
  const other = 'gone@example.com'
  const emails = section(page, 'email')
  await emails.getByText('Change the email').first().click()
  await emails.locator('[name=email]').fill(other)
  await emails.locator('[name=password]').fill('harbour lights 26')
  await emails.getByRole('button', { name: 'Change the email' }).click()
  await emails.getByText(`We sent an email to ${other}`).waitFor()
  await page.goto(await linkInMail(product, other, '/auth/verify-email/'))
  await submit(page).click()
  await page.locator('.form-foot a').waitFor()
  await page.goto('/account')
  await emails.getByText(other).waitFor()

  const deletion = section(page, 'deletion')
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await deletion.locator('[name=password]').fill('not it at all 1')
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await deletion.getByText('This is not your password').waitFor()
  await deletion.locator('[name=password]').fill('harbour lights 26')
  await deletion.getByRole('button', { name: 'Delete permanently' }).click()
  await page.waitForURL(at('/'), SOON)
  expect(await page.locator('.user').count()).toBe(0)
  await page.goto('/account')
  await fillSignIn(page, other, 'harbour lights 26')
  await page.getByText('Wrong email or password.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('[API-13] shows the secret of an API client once and revokes its access', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/settings/api-clients')
  await page.getByText('Add an API client').click()
  const clients = section(page, 'api-clients')
  await clients.getByRole('button', { name: 'Create API client' }).click()
  expect(await clients.locator('.fault').count()).toBe(2)
  await clients.locator('[name=name]').fill('Partner’s shop')
  await clients.getByLabel('Cars, read').check()
  await clients.getByRole('button', { name: 'Create API client' }).click()
  const secret = await clients.getByLabel('Secret', { exact: true }).inputValue()
  expect(secret.length).toBeGreaterThan(30)
  await clients.getByRole('button', { name: 'I have saved it' }).click()
  expect(await page.content()).not.toContain(secret)
  await page.reload()
  expect(await page.content()).not.toContain(secret)
  await clients.getByRole('button', { name: 'Revoke, Partner’s shop' }).click()
  await page.getByRole('dialog').getByLabel('to confirm').fill('Partner’s shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await clients.getByText(/^Revoked /).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

const OPEN = [
  '/login?problem=refused',
  '/sign-up',
  '/auth/forgot-password',
  '/auth/reset-password/x/y',
  '/auth/verify-email/x/y',
  '/auth/invitation/x/y',
  '/sign-in/x',
]
const OWN = ['/account', '/settings', '/settings/managers', '/settings/api-clients']

for (const root of ['', '/fr'])
  test(`[STF-13 STF-11 STF-08] passes axe without sideways scroll at both widths (${root || '/'})`, async () => {
    const found: unknown[] = []
    const note = (where: string, faults: string[]) => found.push(...faults.map((fault) => [where, fault]))
    const open = await visit(browser, product)
    for (const path of OPEN) {
      await open.page.goto(root + path)
      await open.page.waitForLoadState('networkidle')
      if (path === '/sign-up' || path === '/auth/invitation/x/y') await submit(open.page).click()
      note(path, await faultsAtBothWidths(open.page))
    }
    await open.context.close()
    const own = await signedIn(browser, product, MANAGER, `${root}/account`)
    for (const path of OWN) {
      await own.page.goto(root + path)
      await own.page.waitForLoadState('load')
      for (const closed of await own.page.locator('.unfold > summary').all()) await closed.click()
      note(path, await faultsAtBothWidths(own.page))
    }
    for (const width of [1440, 390]) {
      await own.page.setViewportSize({ width, height: 900 })
      await openUserMenu(own.page)
      note(`${width} menu`, await faultsOn(own.page))
      await own.page.locator('#user-menu button').click()
      await own.page.getByRole('dialog').waitFor()
      note(`${width} sign-out`, await faultsOn(own.page))
      await own.page.keyboard.press('Escape')
      await own.page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    found.push(...open.faults, ...own.faults)
    await own.context.close()
    expect(found).toEqual([])
  })
