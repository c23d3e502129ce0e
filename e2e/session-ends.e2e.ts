import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, callAs, carPaths, say, talk } from './inquiry-steps.ts'
import { keptFiles, picturesOn } from './cached-pages.ts'
import { BUYER, fillSignIn, linkInMail, loseSession, MANAGER, openUserMenu } from './people.ts'
import { signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

/**
 * Requests outside the API client (uploads, downloads, the event stream) notice the end of a
 * session too.
 */

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const at = (path: string) => (url: URL) => url.pathname === path
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const SLIP = { name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid in full') }

test('[DOC-01 INQ-04 SES-05] sends a document after a sign-in in another tab and listens again', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, cars[0] ?? '', 'Is it still there?')
  await loseSession(context)
  const papers = page.locator('.add-paper')
  await papers.locator('input[type=file]').setInputFiles(SLIP)
  await papers.getByText('You were signed out. Sign in in another window, then try again').waitFor(SOON)
  await toast(page, 'You were signed out').getByRole('link', { name: 'Sign in' }).waitFor(SOON)
  const [tab] = await Promise.all([context.waitForEvent('page'), papers.getByRole('link', { name: 'Sign in' }).click()])
  await fillSignIn(tab, BUYER)
  await tab.waitForURL((url) => url.pathname === '/', SOON)
  await page.locator('.user').waitFor(SOON)
  await papers.getByRole('button', { name: 'Try again' }).click()
  await papers.getByText('Ready', { exact: true }).waitFor(SOON)

  const manager = await signedIn(browser, product, MANAGER, inquiry.path)
  await say(manager.page, 'It is, and it is yours')
  await talk(page).getByText('It is, and it is yours').waitFor(SOON)
  expect(faults).toEqual([])
  await manager.context.close()
  await context.close()
})

test('[TRU-01 SES-05] offers the sign-in when a file is fetched without a session', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  await askAbout(page, cars[1] ?? '', 'What does it weigh?')
  await loseSession(context)
  await page.getByRole('button', { name: 'Download the signed copy' }).click()
  await toast(page, 'You were signed out').getByRole('link', { name: 'Sign in' }).waitFor(SOON)
  expect(await page.locator('.toast').count()).toBe(1)
  await context.close()
})

test('[INQ-04 SES-05] notices on a listening page that the session was ended remotely', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  await askAbout(page, cars[2] ?? '', 'And its colour?')
  const elsewhere = await signedIn(browser, product, BUYER, '/account')
  await elsewhere.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await elsewhere.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await toast(page, 'You were signed out').getByRole('link', { name: 'Sign in' }).waitFor({ timeout: 60_000 })
  expect(await page.locator('.user').count()).toBe(0)
  await elsewhere.context.close()
  await context.close()
})

test('[F02 SES-10 STF-06 STF-07] lets a removed manager’s API client be handed over', async () => {
  const host = await signedIn(browser, product, MANAGER, '/settings/managers')
  expect(await host.page.locator('footer').count()).toBe(0)
  expect((await host.page.locator('#menu > a').allInnerTexts())[0]).toBe('Dashboard')
  // A retry invites another address.
  const email = `naomi.${Date.now()}@example.com`
  await host.page.getByText('Invite a manager').click()
  const invitation = host.page.getByRole('region', { name: 'Sales managers' })
  await invitation.locator('[name=email]').fill(email)
  await invitation.locator('[name=firstname]').fill('Naomi')
  await invitation.locator('[name=lastname]').fill('Ueda')
  await host.page.getByRole('button', { name: 'Send the invitation' }).click()
  await host.page.getByText('Invited', { exact: true }).waitFor()

  const { page, context, faults } = await visit(browser, product, { viewport: { width: 390, height: 844 } })
  await page.goto(await linkInMail(product, email, '/auth/invitation/'))
  // The invitation contains the name: only the password is typed.
  expect(await page.locator('[name=firstname]').inputValue()).toBe('Naomi')
  expect(await page.locator('[name=lastname]').inputValue()).toBe('Ueda')
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('harbour lights 27')
  await submit(page).click()
  await page.getByRole('heading', { name: 'You are a sales manager now' }).waitFor()
  await page.locator('.form-foot a').click()
  await fillSignIn(page, email, 'harbour lights 27')
  await page.waitForURL(at('/'), SOON)
  await openUserMenu(page)
  await page.locator('#user-menu').getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL(at('/settings'), SOON)
  await page.getByRole('link', { name: 'API clients' }).click()
  expect(await page.locator('footer').count()).toBe(0)

  await host.page.reload()
  await page.getByText('Add an API client').click()
  const clients = page.getByRole('region', { name: 'API clients' })
  await clients.locator('[name=name]').fill('Partner’s shop')
  await page.getByLabel('Cars, read').check()
  await page.getByRole('button', { name: 'Create API client' }).click()
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()

  // The client was created after the host's page was loaded and is listed all the same.
  await host.page.getByRole('button', { name: 'Remove manager, Naomi Ueda' }).click()
  const dialog = host.page.getByRole('dialog')
  await dialog.getByText('Partner’s shop').waitFor()
  const choice = dialog.getByLabel('What should happen to these API clients?')
  expect(await choice.locator('option').allInnerTexts()).toEqual(['Revoke them', 'Hand them over to Haruka Sato'])
  await choice.selectOption({ index: 1 })
  await dialog.getByLabel('to confirm').fill('Naomi Ueda')
  await dialog.getByRole('button', { name: 'Remove manager' }).click()
  await host.page.getByText('Removed', { exact: true }).waitFor()
  const newSecret = host.page.getByRole('group', { name: 'New secret for Partner’s shop' })
  expect(await newSecret.getByLabel('Secret', { exact: true }).inputValue()).not.toBe(secret)
  await newSecret.getByRole('button', { name: 'I have saved it' }).click()
  await host.page.getByRole('link', { name: 'API clients' }).click()
  await host.page.getByText('managed by Haruka Sato').waitFor()
  await page.reload()
  expect(new URL(page.url()).pathname).not.toContain('/settings')
  expect(faults.filter((fault) => !/403/.test(fault))).toEqual([])
  await host.context.close()
  await context.close()
})

test('[F09] keeps only public pictures on the device after a sign-out', async () => {
  const { page, context, faults } = await signedIn(browser, product, MANAGER, '/shipping')
  type Car = { id: string; status: string; images: { id: string }[] }
  const { json } = await callAs<{ items: Car[] }>(page, 'GET', '/api/vehicle/car?limit=100&fieldsToExtractCode=CODE_4')
  const picturesOf = (status: string) =>
    json.items.filter((car) => car.status === status && car.images.length).flatMap(({ images }) => images)
  const draft = json.items.find(({ status, images }) => status === 'DRAFT' && images.length)
  const pictures = async (of: { id: string }[]) =>
    (await keptFiles(page)).filter((path) => of.some(({ id }) => path.startsWith(`/pictures/${id}/`))).length
  // Loads pages of the draft in the back office and of the shop.
  await page.goto(`/vehicle/edit/${draft?.id}`)
  await expect.poll(() => picturesOn(page), SOON).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(() => picturesOn(page), SOON).toBeGreaterThan(0)
  await page.goto('/')
  await expect.poll(() => picturesOn(page), SOON).toBeGreaterThan(0)
  await expect.poll(() => pictures(picturesOf('PUBLISHED')), SOON).toBeGreaterThan(0)
  expect(await pictures(picturesOf('DRAFT'))).toBe(0)
  await page.goto('/shipping')
  await openUserMenu(page)
  await page.locator('#user-menu button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(at('/'), SOON)
  expect(await page.locator('.user').count()).toBe(0)
  expect(await pictures(picturesOf('DRAFT'))).toBe(0)
  // Neither the worker nor the browser's cache has a picture for the next user.
  const address = `/pictures/${draft?.images[0]?.id}/320.jpg`
  expect(await page.evaluate(async (path) => (await fetch(path)).status, address)).toBe(404)
  await context.setOffline(true)
  const offline = page.evaluate(
    (path) =>
      fetch(path).then(
        ({ status }) => status,
        () => 'failed',
      ),
    address,
  )
  expect(await offline).toBe('failed')
  expect(faults.filter((fault) => !/404|ERR_INTERNET/.test(fault))).toEqual([])
  await context.close()
})
