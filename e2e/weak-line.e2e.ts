import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { askAbout, carPaths, fillQuestion, openSheet, say, sheet } from './inquiry-steps.ts'
import { BUYER, faultsOn, openUserMenu, signedIn, SOON, startForPeople, submit } from './people.ts'
import { visit } from './visitor.ts'
import { withProduct } from './with-product.ts'

/**
 * A connection that the browser reports as online but that delivers nothing: no event announces its
 * recovery (W6).
 */

const { product, browser } = withProduct(startForPeople)
let cars: string[]
beforeAll(async () => {
  cars = await carPaths(product)
})

const PHONE = { viewport: { width: 390, height: 844 } }
const isInquiryUrl = (url: URL) => /^\/inquiries\/[\w-]{36}$/.test(url.pathname)
const car = (index: number): string => cars[index] ?? ''
const messages = (page: Page) => page.locator('.msg:not(.waiting) .said').allInnerTexts()

test('[INQ-04 SES-03 W6] resends from the next page on a weak connection and warns at sign-out', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, '/inquiries')
  const inquiry = await askAbout(page, car(0), 'Before the weak line')
  const isPost = (url: URL) => url.pathname.endsWith('/message')
  let isWeak = true
  await page.route(isPost, (route) =>
    isWeak && route.request().method() === 'POST'
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.continue(),
  )
  await say(page, 'On a weak line')
  await page.locator('.msg.waiting').getByText('Not sent yet').waitFor(SOON)

  await openUserMenu(page)
  const signOut = page.locator('#user-menu').getByRole('button', { name: 'Sign out' })
  const dialog = page.getByRole('dialog')
  await signOut.click()
  await dialog.getByText('1 message is not sent yet: it will be deleted.').waitFor(SOON)
  expect(await faultsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // No document loads and no event fires: the recovery is noticed by client-side navigation.
  await page.evaluate(() => void (document.documentElement.dataset['stays'] = 'here'))
  isWeak = false
  await page.locator('header a.logo').click()
  await page.waitForURL((url) => url.pathname === '/', SOON)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('deal-outbox'))), SOON)
    .toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset['stays'])).toBe('here')
  await page.goto(inquiry.path)
  await expect.poll(() => messages(page), SOON).toEqual(['Before the weak line', 'On a weak line'])
  await context.close()
})

test('[INQ-01 W6] sends one inquiry when the sheet is reopened on a weak connection', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, car(1))
  const isPost = (url: URL) => url.pathname === '/api/main/inquiry'
  let isWeak = true
  const keys: (string | undefined)[] = []
  await page.route(isPost, (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    return isWeak ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue()
  })
  await openSheet(page)
  await fillQuestion(page, 'Sent on a weak line')
  await submit(page).click()
  await sheet(page).getByText('Your inquiry is kept').waitFor(SOON)
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached', ...SOON })
  await openSheet(page)
  await fillQuestion(page, 'Sent on a weak line, mended')
  isWeak = false
  await submit(page).click()
  await page.waitForURL(isInquiryUrl, SOON)
  await expect.poll(() => messages(page), SOON).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('questions-kept'))).toBeNull()
  await context.close()
})

test('[INQ-01 W6] reports an inquiry sent after closing its sheet and keeps newer input', async () => {
  const { page, context } = await signedIn(browser, product, BUYER, car(3))
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname === '/api/main/inquiry',
    async (route) => {
      if (route.request().method() === 'POST') await gate
      await route.continue()
    },
  )
  await openSheet(page)
  await fillQuestion(page, 'On a slow line')
  await submit(page).click()
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'detached', ...SOON })
  await openSheet(page)
  await fillQuestion(page, 'And its papers?')
  release()
  await page.locator('.toast', { hasText: 'has been sent' }).waitFor(SOON)
  expect(new URL(page.url()).pathname).toBe(car(3))
  await page.reload()
  await openSheet(page)
  expect(await sheet(page).locator('[name=firstMessage]').inputValue()).toBe('And its papers?')
  await context.close()
})

test('[INQ-02 W6] explains ports that fail to load and retries at a press', async () => {
  const { page, context } = await visit(browser, product, PHONE)
  let isBusy = true
  await page.route(
    (url) => url.pathname === '/api/pricing/public/charges',
    (route) =>
      isBusy
        ? route.fulfill({
            status: 503,
            json: { code: 'GENERIC_ERROR', message: 'Busy', status: 503 },
            headers: { 'retry-after': '600' },
          })
        : route.continue(),
  )
  await page.goto(car(2))
  const again = sheet(page).getByRole('button', { name: 'Try again' })
  // Presses again if the page was not hydrated yet.
  for (let tries = 0; tries < 10 && !(await again.isVisible()); tries++) {
    if (!(await sheet(page).isVisible())) await page.locator('.buy .btn.go').click()
    await again.waitFor({ timeout: 4000 }).catch(() => {})
  }
  await sheet(page).getByText('The shop is not responding right now').waitFor(SOON)
  expect(await sheet(page).locator('form').count()).toBe(0)
  expect(await faultsOn(page)).toEqual([])
  isBusy = false
  await again.click()
  await sheet(page)
    .locator('[name=destination] option[value=KE]')
    .waitFor({ state: 'attached', ...SOON })
  // The button that had the focus no longer exists.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), SOON).toBe('destination')
  await context.close()
})
