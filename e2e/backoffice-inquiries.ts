import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs } from './inquiry-steps.ts'
import { linkInMail, PASSWORD, SOON, submit } from './people.ts'
import type { Product } from './product.ts'
import { visit as visitShop } from './visitor.ts'
import type { Visit } from './visitor.ts'

/** Test helpers for the back office with the demonstration's inquiries. */

export const HEADERS = { 'tenant-id': 'staging' }
export interface Card {
  id: string
  reference: string
  version: number
  status: string
  outcome: string | null
  isArchived: boolean
  unread: number
  owner: { id: string; firstname: string }
  car: { id: string; reference: string; status: string }
  nextStep: { who: string; what: string } | null
}
export const listInquiries = async ({ context }: Visit): Promise<Card[]> => {
  const answer = await context.request.get('/api/main/inquiry?limit=100', { headers: HEADERS })
  return ((await answer.json()) as { items: Card[] }).items
}
export const findInquiry = async (visit: Visit, isWanted: (one: Card) => boolean): Promise<Card> => {
  const found = (await listInquiries(visit)).find(isWanted)
  if (!found) throw new Error('no such inquiry')
  return found
}
/** Invites Kenji Ito as a second manager, with a manager's page; returns the email address. */
export async function inviteSecondManager(
  browser: Pick<Browser, 'newContext'>,
  product: Product,
  managerPage: Page,
): Promise<string> {
  // A retry of a test invites another address.
  const email = `kenji.${Date.now()}@example.com`
  const named = { firstname: 'Kenji', lastname: 'Ito' }
  expect(
    (await callAs(managerPage, 'POST', '/api/uum/manager', { email, ...named, locale: 'en' })).status,
  ).toBeLessThan(300)
  const { page, context } = await visitShop(browser, product)
  await page.goto(await linkInMail(product, email, '/auth/invitation/'))
  for (const [name, value] of Object.entries({ ...named, password: PASSWORD, confirmPassword: PASSWORD }))
    await page.locator(`[name=${name}]`).fill(value)
  await submit(page).click()
  await page.getByRole('heading', { name: 'You are a sales manager now' }).waitFor(SOON)
  await context.close()
  return email
}
const A_WHILE = { timeout: 5000 }
export const names = (page: Page) => page.locator('.table tbody .name').allInnerTexts()
export const dialog = (page: Page) => page.locator('dialog[open]')
/**
 * Presses the button until `shown` is visible. Actions of an inquiry load after its page; slow
 * content needs time, because the next press would close it again.
 */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  const press = async () => {
    if (!(await shown.isVisible())) await button.click(A_WHILE)
    return shown.waitFor(A_WHILE).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(press, SOON).toBe(true)
}
/** Chooses an action from an inquiry's menu. */
export async function choose(page: Page, name: string): Promise<void> {
  const action = page.locator('.row-actions').getByRole('button', { name, exact: true })
  await pressUntil(page.locator('.deal-actions').getByRole('button', { name: 'More', exact: true }), action)
  await action.click(SOON)
}

/** Chooses an action from a list row's menu. */
export async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click(SOON)
  await page.locator('.row-actions').getByRole('button', { name: action, exact: true }).click(SOON)
}
