import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import {
  act,
  addPort,
  eventsIn,
  expectRecordsWhole,
  MAIN,
  openInquiry,
  questionOf,
  say,
} from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { lockHandOvers } from '../../users/managers-store.ts'
import { revokeRole } from '../../users/people-store.ts'
import { openInquiriesByManager } from '../create/create-store.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'

/** Every inquiry is assigned to a manager, also after managers join or leave (INQ-16). */

const { server, sides } = withBothSides()
afterEach(async () => {
  for (const tenant of ['staging', 'second']) await expectRecordsWhole(server.context, tenant)
})

const newManager = (firstname: string, tenant = 'staging') =>
  signedInPerson(server, { role: 'SALES_MANAGER', firstname, tenant })
const ownerOf = async (id: string, { browser } = sides.manager) =>
  ((await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry).manager?.id
const handOvers = async (id: string) =>
  (await eventsIn(server.context, id)).filter(({ kind }) => kind === 'HANDED_OVER')

test('[INQ-16 SES-10] reassigns inquiries of a removed manager and records it', async () => {
  const { manager } = sides
  const { id: inquiryOfRemoved } = await openInquiry(server, sides)
  const { id: closed } = await openInquiry(server, sides)
  const removed = await newManager('Kenji')
  for (const id of [inquiryOfRemoved, closed]) await act(manager.browser, id, 'manager', { managerId: removed.id })
  await manager.browser.send('PUT', `${MAIN}/inquiry/${closed}/end`, { outcome: 'LOST', reason: 'No word' })
  expect((await manager.browser.send('DELETE', `/api/uum/manager/${removed.id}`)).status).toBe(200)
  expect([await ownerOf(inquiryOfRemoved), await ownerOf(closed)]).toEqual([manager.id, removed.id])
  expect((await handOvers(inquiryOfRemoved)).at(-1)).toMatchObject({
    data: { managerId: manager.id },
    actorId: manager.id,
  })
  // A reopened inquiry is assigned to the manager who reopened it.
  expect((await manager.browser.send('PUT', `${MAIN}/inquiry/${closed}/reopen`)).status).toBe(200)
  expect(await ownerOf(closed)).toBe(manager.id)

  const leaving = await newManager('Naoko')
  const { id: leaversInquiry } = await openInquiry(server, sides)
  expect(await ownerOf(leaversInquiry)).toBe(leaving.id)
  const { status } = await leaving.browser.send('POST', '/api/uum/account/deletion', { password: PASSWORD })
  expect([status, await ownerOf(leaversInquiry)]).toEqual([204, manager.id])
})

test('[INQ-16 SES-10] spreads a removed manager’s inquiries with one load query', async () => {
  const { manager } = sides
  const { db } = server.context
  const leaving = await newManager('Yuki')
  for (let i = 0; i < 5; i++) {
    const { id } = await openInquiry(server, sides)
    await act(manager.browser, id, 'manager', { managerId: leaving.id })
  }
  const colleague = await newManager('Kenji')
  const { write } = db
  const asked: string[] = []
  db.write = (tenant, work) =>
    write(tenant, (tx) =>
      work({
        ...tx,
        rows: (statement) => {
          asked.push(statement.text)
          return tx.rows(statement)
        },
      }),
    )
  const { status } = await manager.browser.send('DELETE', `/api/uum/manager/${leaving.id}`)
  db.write = write
  const { text } = openInquiriesByManager('staging')
  expect([status, asked.filter((one) => one === text).length]).toEqual([200, 1])
  const loads = await db.read<{ managerId: string; number: number }>('staging', openInquiriesByManager('staging'))
  const [mine = 0, theirs = 0] = [manager, colleague].map(
    ({ id }) => loads.find(({ managerId }) => managerId === id)?.number,
  )
  expect([Math.abs(mine - theirs) <= 1, loads.some(({ managerId }) => managerId === leaving.id)]).toEqual([true, false])
})

test.each([
  ['is removed', (_: TestBrowser, id: string) => sides.manager.browser.send('DELETE', `/api/uum/manager/${id}`)],
  [
    'removes the account',
    (browser: TestBrowser) => browser.send('POST', '/api/uum/account/deletion', { password: PASSWORD }),
  ],
])('[INQ-16 SES-10] keeps no inquiry with a manager who %s during the hand-over', async (_, go) => {
  const { manager } = sides
  const leaving = await newManager('Emi')
  const { id } = await openInquiry(server, sides)
  await act(manager.browser, id, 'manager', { managerId: manager.id })
  let gone: ReturnType<typeof go> | undefined
  let isOver = false
  await server.context.db.write('staging', async (tx) => {
    await tx.rows(lockHandOvers('staging'))
    await appendEvent(server.context, tx, await lockInquiry(tx, 'system', id), 'HANDED_OVER', { managerId: leaving.id })
    gone = go(leaving.browser, leaving.id).finally(() => (isOver = true))
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => isOver || (await asOwner(server.url, waiting)).length > 0).toBe(true)
  })
  expect((await gone)?.status).toBeLessThan(300)
  expect(await ownerOf(id)).not.toBe(leaving.id)
})

test('[INQ-16] assigns an ownerless inquiry to the manager who acts on it', async () => {
  const { manager } = sides
  const gone = await newManager('Sora')
  const [car = ''] = await addCars(server.context, [buildCar()])
  const { id } = await openInquiry(server, sides, { carId: car })
  await act(manager.browser, id, 'manager', { managerId: gone.id })
  const ask = await sides.buyer.browser.send('POST', `${MAIN}/inquiry/${id}/reservation-request`)
  await server.context.db.write('staging', (tx) => tx.rows(revokeRole('staging', gone.id, 'SALES_MANAGER')))
  const sold = await manager.browser.send('PUT', `/api/vehicle/car/${car}/sold`)
  expect([ask.status, sold.status, await ownerOf(id)]).toEqual([201, 200, gone.id])
  expect((await eventsIn(server.context, id)).at(-1)?.kind).toBe('QUEUE_LEFT')
  await say(manager.browser, manager.id, id, 'It is sold')
  expect(await ownerOf(id)).toBe(manager.id)
})

test('[INQ-16] assigns an inquiry created without managers to the first who acts', async () => {
  const portId = await addPort(server.context, 'second')
  const buyer = await signedInPerson(server, { tenant: 'second' })
  const [car = ''] = await addCars(server.context, [buildCar()], 'second')
  const question = await questionOf(server, car, portId, {}, 'second')
  const { id, manager } = (await buyer.browser.send('POST', `${MAIN}/inquiry`, question)).json as Inquiry
  const [other = ''] = await addCars(server.context, [buildCar()], 'second')
  const about = await questionOf(server, other, portId, {}, 'second')
  const waiting = (await buyer.browser.send('POST', `${MAIN}/inquiry`, about)).json as Inquiry
  await buyer.browser.send('POST', `${MAIN}/inquiry/${waiting.id}/reservation-request`)
  expect(manager).toBe(null)
  const [first, second] = [await newManager('Kenji', 'second'), await newManager('Naoko', 'second')]
  // Neither reading nor the buyer's messages assign it.
  expect(await ownerOf(id, first)).toBe(undefined)
  await say(buyer.browser, buyer.id, id, 'Hello?')
  expect(await ownerOf(id, first)).toBe(undefined)
  expect((await say(second.browser, second.id, id, 'Good day')).status).toBe(201)
  expect((await say(first.browser, first.id, id, 'Good day from me too')).status).toBe(201)
  expect(await ownerOf(id, first)).toBe(second.id)
  const events = await eventsIn(server.context, id, 'second')
  expect(events.map(({ kind }) => kind)).toEqual(['OPENED', 'MESSAGE', 'MESSAGE', 'HANDED_OVER', 'MESSAGE', 'MESSAGE'])
  // Selling the car does not assign the inquiries that waited for it.
  await first.browser.send('PUT', `/api/vehicle/car/${other}/sold`)
  expect((await eventsIn(server.context, waiting.id, 'second')).at(-1)?.kind).toBe('QUEUE_LEFT')
  expect(await ownerOf(waiting.id, first)).toBe(undefined)
})
