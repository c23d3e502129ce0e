import type { SavedView } from '@minato/contract/saved-views'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { signedInPerson } from '../../../testing/people.ts'

const PATH = '/api/vehicle/view'
let server: TestServer
let one: Awaited<ReturnType<typeof signedInPerson>>
let two: typeof one
beforeAll(async () => {
  server = await testServer()
  one = await signedInPerson(server, { role: 'SALES_MANAGER' })
  two = await signedInPerson(server, { role: 'SALES_MANAGER' })
})
afterAll(() => server.close())

const save = async ({ browser }: typeof one, body: object) => (await browser.send('POST', PATH, body)).json as SavedView
const names = async ({ browser }: typeof one) =>
  ((await browser.get(PATH)).json as SavedView[]).map(({ name, query, isOwn }) => [name, query, isOwn])

test('[BO-17] keeps a saved view private to its manager or shared with all', async () => {
  const own = await save(one, { name: 'Old drafts', query: 'statuses=DRAFT&daysStart=90', isShared: false })
  const shared = await save(one, { name: 'Bare', query: 'hasPictures=false', isShared: true })
  expect(await names(one)).toEqual([
    ['Bare', 'hasPictures=false', true],
    ['Old drafts', 'statuses=DRAFT&daysStart=90', true],
  ])
  expect(await names(two)).toEqual([['Bare', 'hasPictures=false', false]])
  // Saving under the same name replaces the view.
  await save(one, { name: 'Bare', query: 'hasPictures=true', isShared: true })
  expect(await names(two)).toEqual([['Bare', 'hasPictures=true', false]])
  const remove = async ({ browser }: typeof one, { id }: SavedView) =>
    (await browser.send('DELETE', `${PATH}/${id}`)).status
  expect(await remove(two, own)).toBe(404)
  expect(await remove(two, shared)).toBe(204)
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  expect(await names(foreign)).toEqual([])
  expect(await names(one)).toHaveLength(1)
  const buyer = await signedInPerson(server)
  expect((await buyer.browser.get(PATH)).status).toBe(403)
})
