import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { SOON } from './people.ts'
import type { Visit } from './visitor.ts'

/** The deals of the demonstration, as tests of the managers' desk find them. */

export const HEADERS = { 'tenant-id': 'staging' }
export interface Card {
  id: string
  reference: string
  version: number
  status: string
  isArchived: boolean
  owner: { id: string; firstname: string }
  car: { reference: string }
  nextStep: { who: string; what: string } | null
}
export const allDeals = async ({ context }: Visit): Promise<Card[]> => {
  const answer = await context.request.get('/api/main/inquiry?limit=100', { headers: HEADERS })
  return ((await answer.json()) as { items: Card[] }).items
}
export const dealWhere = async (visit: Visit, is: (one: Card) => boolean): Promise<Card> => {
  const found = (await allDeals(visit)).find(is)
  if (!found) throw new Error('no such deal')
  return found
}
export const names = (page: Page) => page.locator('.table tbody .name').allInnerTexts()
export const dialog = (page: Page) => page.locator('dialog[open]')
/** What can be done with a deal comes after its page: pressed before, nothing happens. */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  const press = async () => {
    if (!(await shown.isVisible())) await button.click()
    return shown.isVisible()
  }
  await expect.poll(press, SOON).toBe(true)
}
/** An action of a deal's menu. */
export async function choose(page: Page, name: string): Promise<void> {
  const action = page.locator('.row-actions').getByRole('button', { name, exact: true })
  await pressUntil(page.locator('.deal-actions').getByRole('button', { name: 'More', exact: true }), action)
  await action.click(SOON)
}
