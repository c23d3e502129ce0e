import type { Socket } from 'node:net'
import type { ErrorReply } from '@minato/contract/errors'
import type { AuditEntry } from '@minato/contract/gate'
import type { Inquiry, RecordEntry } from '@minato/contract/inquiries-shapes'
import type { ArrivalEntry, Voyage, VoyageChange, VoyageFields } from '@minato/contract/voyages'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../testing/cars.ts'
import { expectRecordsWhole, MAIN, messagesIn, openInquiry } from '../../testing/inquiries.ts'
import { send } from '../../testing/documents.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../testing/inquiry-documents.ts'
import { textPdf } from '../../testing/text-pdf.ts'
import { createVoyage, voyageFields, YEAR } from '../../testing/voyages.ts'

const { server, sides, desk, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const VOYAGE = `${MAIN}/voyage`
const match = (version: number) => ({ 'if-match': `"${version}"` })
/** A purchase of a car that was registered in January, eight years before the year of the voyages. */
async function booked(voyage: Voyage, more: Parameters<typeof buildCar>[0] = {}): Promise<string> {
  const fields = { firstRegistration: { year: YEAR - 8, month: 8 } }
  const [carId = ''] = await addCars(server.context, [buildCar({ fields, ...more })])
  const { id } = await openInquiry(server, sides, { carId })
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  const { version } = await steps.read(id)
  const { status } = await desk.send('PUT', `${MAIN}/inquiry/${id}/voyage/${voyage.id}`, undefined, match(version))
  expect(status).toBe(200)
  return id
}
const preview = async ({ id }: Voyage, fields: VoyageFields) =>
  (await desk.send('POST', `${VOYAGE}/${id}/preview`, fields)).json as VoyageChange
const apply = ({ id }: Voyage, version: number, voyage: VoyageFields, shown?: string) =>
  desk.send('PUT', `${VOYAGE}/${id}`, { voyage, shown }, match(version))
const mailsToBuyer = () => mailsOf(server.context, 'staging', sides.buyer.email)
const eventsOf = async (id: string) =>
  ((await desk.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]).map(({ kind }) => kind)
const arrivalsOf = async (id: string) => (await desk.get(`${MAIN}/inquiry/${id}/arrival`)).json as ArrivalEntry[]

const RULE = { country: 'KE', isAllowed: true, maxAge: 8, source: 'KEBS notice', confidence: 'HIGH' }
const addRule = async () => {
  const { status } = await desk.send('POST', `${MAIN}/import-rule`, RULE)
  expect(status).toBe(201)
}

test('[TRU-10] shows who a delay puts at risk, and changes nothing by it', async () => {
  await addRule()
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const young = await booked(voyage, { fields: { firstRegistration: { year: YEAR - 3, month: 1 } } })
  const old = await booked(voyage)
  const before = [await eventsOf(old), await mailsToBuyer(), (await desk.get(`${VOYAGE}/${voyage.id}`)).json]
  const delay = (arrival: string) => ({ ...fields, portCalls: [{ portId: sides.portId, arrival }] })
  const risky = await preview(voyage, delay(`${YEAR}-07-28`))
  expect(risky.inquiries.map(({ id, isAtRisk, verdict }) => [id, isAtRisk, verdict.after])).toMatchObject([
    [old, true, { state: 'AT_RISK', reason: 'TOO_OLD', days: 4, lastDay: `${YEAR}-07-31` }],
    [young, false, { state: 'ALLOWED' }],
  ])
  const refused = await preview(voyage, delay(`${YEAR}-09-05`))
  expect(refused.inquiries[0]).toMatchObject({
    id: old,
    arrival: { from: `${YEAR}-07-01`, to: `${YEAR}-09-05` },
    verdict: { before: { state: 'ALLOWED' }, after: { state: 'REFUSED', rules: [{ version: 1 }] } },
  })
  // The cut-off alone moves no inquiry.
  expect((await preview(voyage, { ...fields, cutOff: `${YEAR}-05-20` })).inquiries).toEqual([])
  expect([await eventsOf(old), await mailsToBuyer(), (await desk.get(`${VOYAGE}/${voyage.id}`)).json]).toEqual(before)
  expect(await arrivalsOf(old)).toHaveLength(1)
})

test('[TRU-10] applies exactly what was shown, with one message and one email, and never twice', async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const [one, other] = [await booked(voyage), await booked(voyage)]
  const delayed = {
    ...fields,
    departure: `${YEAR}-06-20`,
    portCalls: [{ portId: sides.portId, arrival: `${YEAR}-09-10` }],
  }
  expect(reasonOf(await apply(voyage, 1, delayed))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const { shown } = await preview(voyage, delayed)
  const third = await booked(voyage)
  expect(reasonOf(await apply(voyage, 1, delayed, shown))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const again = await preview(voyage, delayed)
  expect(again.inquiries).toHaveLength(3)
  const bookings = (await mailsToBuyer()).length
  expect((await apply(voyage, 1, delayed, again.shown)).status).toBe(200)
  expect((await apply(voyage, 1, delayed, again.shown)).status).toBe(409)
  for (const id of [one, other, third]) {
    const { shippingData, arrivalDates, manager } = await steps.read(id)
    expect(shippingData).toMatchObject({
      estimatedDepartureDate: `${YEAR}-06-20`,
      estimatedArrivalDate: `${YEAR}-09-10`,
    })
    expect([arrivalDates.map(({ date }) => date), manager?.id]).toEqual([
      [`${YEAR}-07-01`, `${YEAR}-09-10`],
      sides.manager.id,
    ])
    const told = (await messagesIn(sides.buyer.browser, id)).filter(({ content }) => /delayed/.test(content ?? ''))
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringMatching(
        `The ship with your Toyota Corolla Fielder 1.5 G is delayed.[^]*1 July ${YEAR}[^]*can no longer be imported`.replaceAll(
          ' ',
          String.raw`\s`,
        ),
      ),
    ])
    expect(
      (await arrivalsOf(id)).map(({ arrival, previousArrival, verdict }) => [arrival, previousArrival, verdict?.state]),
    ).toEqual([
      [`${YEAR}-07-01`, null, 'ALLOWED'],
      [`${YEAR}-09-10`, `${YEAR}-07-01`, 'REFUSED'],
    ])
  }
  const sent = (await mailsToBuyer()).slice(bookings)
  expect(sent.map(({ template }) => template)).toEqual(['voyageChanged'])
  expect(sent[0]?.text).toContain((await steps.read(third)).reference)
})

test('[TRU-10] leaves nothing behind when a change fails in its middle', async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const ids = [await booked(voyage), await booked(voyage)]
  const delayed = { ...fields, portCalls: [{ portId: sides.portId, arrival: `${YEAR}-07-20` }] }
  const { shown } = await preview(voyage, delayed)
  const before = [await eventsOf(ids[0] ?? ''), await eventsOf(ids[1] ?? ''), (await mailsToBuyer()).length]
  const { write } = server.context.db
  // The process dies after the first inquiry: its connection, and with it the transaction, ends.
  server.context.db.write = (tenant, work) =>
    write(tenant, (tx) => {
      let events = 0
      return work({
        ...tx,
        rows: (statement) => {
          if (statement.text.includes('inquiries.event (')) events += 1
          if (events > 2) (tx.connection as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
          return tx.rows(statement)
        },
      })
    })
  const failed = await apply(voyage, 1, delayed, shown).finally(() => (server.context.db.write = write))
  expect(failed.status).toBe(503)
  expect([await eventsOf(ids[0] ?? ''), await eventsOf(ids[1] ?? ''), (await mailsToBuyer()).length]).toEqual(before)
  expect((await desk.get(`${VOYAGE}/${voyage.id}`)).json).toMatchObject({ version: 1 })
  expect((await apply(voyage, 1, delayed, shown)).status).toBe(200)
  for (const id of ids) expect(await arrivalsOf(id)).toHaveLength(2)
})

test('[TRU-10] a delay notice is no reply, skips closed inquiries and keeps booked ports', async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const [id, closed] = [await booked(voyage), await booked(voyage)]
  await steps.happen(closed, 'ENDED', { outcome: 'REFUNDED', carBecomes: 'DRAFT' })
  const { waitingSince } = await steps.read(id)
  const nowhere = await desk.send('POST', `${VOYAGE}/${voyage.id}/preview`, { ...fields, portCalls: [] })
  expect([nowhere.status, (nowhere.json as ErrorReply).body?.[0]?.path]).toEqual([400, 'portCalls'])
  const earlier = { ...fields, portCalls: [{ portId: sides.portId, arrival: `${YEAR}-06-25` }] }
  const { inquiries, shown } = await preview(voyage, earlier)
  expect(inquiries.map((one) => one.id)).toEqual([id])
  await apply(voyage, 1, earlier, shown)
  expect((await steps.read(id)).waitingSince).toBe(waitingSince)
  const [last] = await messagesIn(sides.buyer.browser, id)
  expect(last?.content).toMatch(/have changed\.[^]*You do not need to do anything\.$/)
  expect(((await desk.get(`${MAIN}/inquiry/${closed}`)).json as Inquiry).arrivalDates).toHaveLength(1)
})

test('[TRU-10] names documents and reservations that end before the new arrival', async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const id = await booked(voyage, { fields: { firstRegistration: { year: YEAR - 3, month: 1 } } })
  const pdf = await textPdf(['INSPECTION CERTIFICATE', `Valid until: ${YEAR}-07-10`])
  const sent = await send(desk, pdf, { name: 'jevic.pdf', inquiryId: id, type: 'application/pdf' })
  const { id: documentId } = sent.json as { id: string }
  const shared = await steps.send('POST', `${id}/extra-document/${documentId}`)
  expect([sent.status, shared.status]).toEqual([201, 201])
  const reservation = {
    reservationId: id,
    startTime: `${YEAR}-06-01T00:00:00.000Z`,
    endTime: `${YEAR}-07-04T16:00:00.000Z`,
  }
  await steps.happen(id, 'RESERVED', reservation)
  const at = async (arrival: string) =>
    (await preview(voyage, { ...fields, portCalls: [{ portId: sides.portId, arrival }] })).inquiries[0]
  expect(await at(`${YEAR}-07-05`)).toMatchObject({ expiring: [], isAtRisk: false })
  expect(await at(`${YEAR}-07-10`)).toMatchObject({ expiring: [{ kind: 'RESERVATION', until: `${YEAR}-07-05` }] })
  expect(await at(`${YEAR}-07-11`)).toMatchObject({
    isAtRisk: true,
    expiring: [
      { kind: 'RESERVATION', until: `${YEAR}-07-05` },
      { kind: 'DOCUMENT', name: 'jevic.pdf', until: `${YEAR}-07-10` },
    ],
  })
})

test('[API-11 TRU-10] audits a new arrival with the port of call that it is for', async () => {
  const fields = voyageFields(sides)
  const voyage = await createVoyage(sides, fields)
  const later = { ...fields, portCalls: [{ portId: sides.portId, arrival: `${YEAR}-07-08` }] }
  expect((await apply(voyage, 1, later)).status).toBe(200)
  const trail = (await desk.get(`${MAIN}/audit?entity=voyage&entityId=${voyage.id}`)).json as {
    items: AuditEntry[]
    names: Record<string, string>
  }
  expect(trail.items[0]).toMatchObject({ part: 'port_call', operation: 'changed' })
  expect(trail.items[0]?.changes).toEqual([
    { field: 'arrival', before: `${YEAR}-07-01`, after: `${YEAR}-07-08` },
    { field: 'portId', before: sides.portId, after: sides.portId },
  ])
  expect(trail.names[sides.portId]).toBe('Mombasa')
})
