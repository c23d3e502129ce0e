import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, carPaths, say, talk } from './deals.ts'
import { BUYER, fillSignIn, loseSession, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

/** What does not go by the client of the calls notices the end of a session too: files sent, files fetched, the stream. */

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })
const SLIP = { name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid in full') }

test('[DOC-01 INQ-04 SES-05] a document sent after the session has ended waits for a sign-in in another tab, goes at the next try, and what the other side writes is heard again', async () => {
  const { page, context, faults } = await signedIn(browser, product, BUYER, '/inquiries')
  const deal = await askAbout(page, cars[0] ?? '', 'Is it still there?')
  await loseSession(context)
  const papers = page.locator('.add-paper')
  await papers.locator('input[type=file]').setInputFiles(SLIP)
  await papers.getByText('You were signed out. Sign in, in a window of its own, and try again').waitFor(SOON)
  await toast(page, 'You were signed out').getByRole('link', { name: 'Sign in' }).waitFor(SOON)
  const [tab] = await Promise.all([context.waitForEvent('page'), papers.getByRole('link', { name: 'Sign in' }).click()])
  await fillSignIn(tab, BUYER)
  await tab.waitForURL((url) => url.pathname === '/', SOON)
  await page.locator('.user').waitFor(SOON)
  await papers.getByRole('button', { name: 'Try again' }).click()
  await papers.getByText('Ready', { exact: true }).waitFor(SOON)

  const manager = await signedIn(browser, product, MANAGER, deal.path)
  await say(manager.page, 'It is, and it is yours')
  await talk(page).getByText('It is, and it is yours').waitFor(SOON)
  expect(faults).toEqual([])
  await manager.context.close()
  await context.close()
})

test('[TRU-01 SES-05] a file fetched after the session has ended says so with the way to sign in, and no number', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  await askAbout(page, cars[1] ?? '', 'What does it weigh?')
  await loseSession(context)
  await page.getByRole('button', { name: 'Download the signed copy' }).click()
  await toast(page, 'You were signed out').getByRole('link', { name: 'Sign in' }).waitFor(SOON)
  expect(await page.locator('.toast').count()).toBe(1)
  await context.close()
})

test('[INQ-04 SES-05] a page that only listens learns that its session was ended from afar', async () => {
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
