import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BUYER, faultsAtBothWidths, MANAGER, signedIn, SOON, startForPeople } from './people.ts'
import { withProduct } from './with-product.ts'

const { product, browser } = withProduct(startForPeople)

const at = (path: string) => (url: URL) => url.pathname === path
const languages = (page: Page) => page.locator('[name=locale] option').allInnerTexts()
/** Chooses a language in the account, as the back office remembers it. */
async function choose(page: Page, locale: string): Promise<void> {
  await page.locator('[name=locale]').selectOption(locale)
  await page
    .locator('form', { has: page.locator('[name=locale]') })
    .locator('button[type=submit]')
    .click()
}

test('[STF-11 SES-11] shows the back office in Japanese to a manager who chose it', async () => {
  const { page, faults } = await signedIn(browser, product, MANAGER, '/account')
  expect(await languages(page)).toEqual(['English', 'Français', '日本語'])
  await choose(page, 'ja')
  await page.waitForURL(at('/ja/account'), SOON)
  const found: string[] = []
  const check = async (path: string) => {
    for (const fault of await faultsAtBothWidths(page)) found.push(`${path} ${fault}`)
  }
  const open = async (path: string, title: string) => {
    await page.goto(path)
    await page.waitForURL(at(`/ja${path.replace(/\?.*/, '')}`), SOON)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    await check(path)
  }
  await open('/dashboard', 'ダッシュボード')
  await open('/search-result', '車両')
  await page.locator('.table tbody .table-tick input').first().check()
  const [file] = await Promise.all([
    page.waitForEvent('download', SOON),
    page.getByRole('button', { name: '1件を書き出す' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('cars.csv')
  await open('/vehicle/create', '新しい車両')
  await open('/settings', '設定')
  await open('/inquiries', 'お問い合わせ')
  const inquiry = await page.locator('a[href^="/ja/inquiries/"]').first().getAttribute('href')
  await page.goto(inquiry ?? '')
  await check('/inquiries/…')
  expect(found).toEqual([])
  expect(faults).toEqual([])
})

test('[STF-11] leads between Japanese back office and English shop', async () => {
  const { page, faults } = await signedIn(browser, product, MANAGER, '/account')
  await choose(page, 'ja')
  await page.waitForURL(at('/ja/account'), SOON)
  await page.goto('/ja/company-profile')
  await page.waitForURL(at('/company-profile'), SOON)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('.lang a').allInnerTexts()).toEqual(['EN', 'FR'])
  // A link of an English page leads to the Japanese dashboard.
  await page.locator('.office-bar a[href="/dashboard"]').first().click()
  await page.waitForURL(at('/ja/dashboard'), SOON)
  await page.getByRole('heading', { level: 1, name: 'ダッシュボード' }).waitFor()
  // A language of the switch ends it at this device.
  await page.locator('.lang a', { hasText: 'EN' }).click()
  await page.waitForURL(at('/dashboard'), SOON)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(faults).toEqual([])
})

test('[STF-11] offers a customer the languages of the shop only', async () => {
  const { page, faults } = await signedIn(browser, product, BUYER, '/account')
  expect(await languages(page)).toEqual(['English', 'Français'])
  for (const path of ['/inquiries', '/search-result', '/account']) {
    await page.goto(`/ja${path}`)
    await page.waitForURL(at(path), SOON)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  }
  expect(faults).toEqual([])
})
