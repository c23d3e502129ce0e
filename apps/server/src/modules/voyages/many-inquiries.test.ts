import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Voyage, VoyageChange } from '@minato/contract/voyages'
import { expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { createVoyage, voyageFields, YEAR } from '../../testing/voyages.ts'
import { appendEvent, startInquiry } from '../inquiries/event-log/service.ts'
import { insertPerson } from '../users/people-store.ts'
import { shippingOn } from './change-consequences.ts'

const { server, sides, desk, steps } = withBothSides()

const INQUIRIES = 500
const BUYERS = 250
/** This number of purchases booked on the voyage, two per buyer. */
async function bookMany(voyage: Voyage): Promise<void> {
  const { context } = server
  const cars = await addCars(
    context,
    Array.from({ length: INQUIRIES }, () => buildCar()),
  )
  const { quote } = await steps.read((await openInquiry(server, sides)).id)
  const amounts = { amountFOB: 1, fretAmount: 1, warranty: 1, inspections: [], discount: 0, isActivateDiscount: false }
  const buyer = { firstname: 'A', lastname: 'B', phone: null, country: 'KE', locale: 'en', civility: null } as const
  const shipping = shippingOn(voyage, `${YEAR}-07-01`, null)
  await context.db.write('staging', async (tx) => {
    const ids: string[] = []
    for (let at = 0; at < BUYERS; at++) {
      const email = `buyer${at}@buyer.example`
      const given = { ...buyer, email, emailFolded: email, isEmailVerified: true, passwordHash: null }
      const [made] = await tx.rows<{ id: string }>(insertPerson('staging', given))
      if (made) ids.push(made.id)
    }
    for (const [at, carId] of cars.entries()) {
      const ownerId = ids[at % BUYERS] ?? ''
      const { portId } = sides
      const opened = {
        ownerId,
        managerId: sides.manager.id,
        source: 'WEB',
        carId,
        portId,
        finalDestination: 'KE',
      } as const
      const inquiry = await startInquiry(context, tx, { ...opened, quote, amounts })
      const bought = await appendEvent(context, tx, inquiry, 'PURCHASE_CONFIRMED', {})
      await appendEvent(context, tx, bought, 'SHIPPING_SET', { shipping, voyageId: voyage.id })
    }
  })
}

const counts = async () => {
  const [counted] = await server.context.db.read<{ arrivals: number; mails: number; messages: number }>(
    'staging',
    sql`select (select count(*) from voyages.arrival where tenant_id = 'staging') as arrivals,
      (select count(*) from platform.mail where tenant_id = 'staging' and template = 'voyageChanged') as mails,
      (select count(*) from inquiries.event where tenant_id = 'staging' and data ? 'voyageChangeId' and kind = 'MESSAGE') as messages`,
  )
  return counted
}
/** Searches until the work is done; returns the sorted response times in ms. */
async function searchDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  const end = work.finally(() => (isDone = true))
  for (let page = 0; !isDone; page++) {
    const begun = performance.now()
    const { status } = await server.get(`/api/vehicle/public/car?order.field=PRICE&order.direction=ASC&page=${page}`)
    if (status !== 200) throw new Error(String(status))
    times.push(performance.now() - begun)
  }
  await end
  return times.toSorted((a, b) => a - b)
}
const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? 0

test('[TRU-10] moves 500 inquiries once, also after a kill in their middle', { timeout: 180_000 }, async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  await bookMany(voyage)
  const delayed = { ...fields, portCalls: [{ portId: sides.portId, arrival: `${YEAR}-07-20` }] }
  const path = `${MAIN}/voyage/${voyage.id}`
  const change = async () => {
    const { json } = await desk.send('POST', `${path}/preview`, delayed)
    const { inquiries, shown } = json as VoyageChange
    const applied = await desk.send('PUT', path, { voyage: delayed, shown }, { 'if-match': '"1"' })
    return [inquiries.length, applied.status]
  }
  // The process dies after the 250th inquiry: its connection, and with it the transaction, ends.
  const { write } = server.context.db
  server.context.db.write = (tenant, work) =>
    write(tenant, (tx) => {
      let events = 0
      return work({
        ...tx,
        rows: (statement) => {
          if (statement.text.includes('inquiries.event (')) events += 1
          if (events > INQUIRIES)
            (tx.connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
          return tx.rows(statement)
        },
      })
    })
  expect(await change().finally(() => (server.context.db.write = write))).toEqual([INQUIRIES, 503])
  expect(await counts()).toEqual({ arrivals: 0, mails: 0, messages: 0 })

  const alone = await searchDuring(setTimeout(4000))
  const begun = performance.now()
  const moving = change()
  const beside = await searchDuring(moving)
  const took = performance.now() - begun
  if (process.env['LOG']) console.log({ took, alone: [alone.length, p99(alone)], beside: [beside.length, p99(beside)] })
  expect(await moving).toEqual([INQUIRIES, 200])
  expect(await counts()).toEqual({ arrivals: INQUIRIES, mails: BUYERS, messages: INQUIRIES })
  expect((await desk.send('PUT', path, { voyage: delayed }, { 'if-match': '"1"' })).status).toBe(409)
  expect(await counts()).toEqual({ arrivals: INQUIRIES, mails: BUYERS, messages: INQUIRIES })
})
