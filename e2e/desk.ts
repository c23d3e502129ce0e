import type { Page } from 'playwright-core'
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
