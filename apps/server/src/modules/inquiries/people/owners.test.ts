import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { addPort, eventsIn, expectRecordsWhole, MAIN, openInquiry, questionOf, say } from '../../../testing/deals.ts'
import { bothSides } from '../../../testing/deals.ts'
import type { Sides } from '../../../testing/deals.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'

/** Every deal has a manager who owns it (INQ-16), whoever comes and goes. */

let server: TestServer
let sides: Sides
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
})
afterAll(() => server.close())
afterEach(async () => {
  for (const tenant of ['staging', 'second']) await expectRecordsWhole(server.context, tenant)
})

const newManager = (firstname: string, tenant = 'staging') =>
  signedInPerson(server, { role: 'SALES_MANAGER', firstname, tenant })
const ownerOf = async (id: string, { browser } = sides.manager) =>
  ((await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry).manager?.id
const handOvers = async (id: string) =>
  (await eventsIn(server.context, id)).filter(({ kind }) => kind === 'HANDED_OVER')

test('[INQ-16 SES-10] the open deals of a manager who is one no longer go to those who stay, and the record says so', async () => {
  const { manager } = sides
  const { id: removedsDeal } = await openInquiry(server, sides)
  const { id: closed } = await openInquiry(server, sides)
  const removed = await newManager('Kenji')
  for (const id of [removedsDeal, closed])
    await manager.browser.send('PUT', `${MAIN}/inquiry/${id}/manager`, { managerId: removed.id })
  await manager.browser.send('PUT', `${MAIN}/inquiry/${closed}/end`, { outcome: 'LOST', reason: 'No word' })
  expect((await manager.browser.send('DELETE', `/api/uum/manager/${removed.id}`)).status).toBe(204)
  expect([await ownerOf(removedsDeal), await ownerOf(closed)]).toEqual([manager.id, removed.id])
  expect((await handOvers(removedsDeal)).at(-1)).toMatchObject({
    data: { managerId: manager.id },
    actorId: manager.id,
  })

  const leaving = await newManager('Naoko')
  const { id: leaversDeal } = await openInquiry(server, sides)
  expect(await ownerOf(leaversDeal)).toBe(leaving.id)
  const { status } = await leaving.browser.send('POST', '/api/uum/account/deletion', { password: PASSWORD })
  expect([status, await ownerOf(leaversDeal)]).toEqual([204, manager.id])
})

test('[INQ-16] a deal that was opened while there was no manager is his who acts on it first', async () => {
  const portId = await addPort(server.context, 'second')
  const buyer = await signedInPerson(server, { tenant: 'second' })
  const [car = ''] = await addCars(server.context, [buildCar()], 'second')
  const question = await questionOf(server, car, portId, {}, 'second')
  const { id, manager } = (await buyer.browser.send('POST', `${MAIN}/inquiry`, question)).json as Inquiry
  expect(manager).toBe(null)
  const [first, second] = [await newManager('Kenji', 'second'), await newManager('Naoko', 'second')]
  // Neither a look nor the buyer's own words make it anybody's.
  expect(await ownerOf(id, first)).toBe(undefined)
  await say(buyer.browser, buyer.id, id, 'Hello?')
  expect(await ownerOf(id, first)).toBe(undefined)
  expect((await say(second.browser, second.id, id, 'Good day')).status).toBe(201)
  expect((await say(first.browser, first.id, id, 'Good day from me too')).status).toBe(201)
  expect(await ownerOf(id, first)).toBe(second.id)
  const events = await eventsIn(server.context, id, 'second')
  expect(events.map(({ kind }) => kind)).toEqual(['OPENED', 'MESSAGE', 'MESSAGE', 'HANDED_OVER', 'MESSAGE', 'MESSAGE'])
})
