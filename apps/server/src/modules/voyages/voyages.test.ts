import type { Dashboard } from '@minato/contract/dashboard'
import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Sailing, Voyage, VoyageFields } from '@minato/contract/voyages'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { listenForChanges } from '../../platform/cache/change-listener.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, SHIPPING, withBothSides } from '../../testing/inquiry-documents.ts'
import { atMoment } from '../../testing/set-clock.ts'
import { createVoyage, voyageFields, YEAR } from '../../testing/voyages.ts'

const { server, sides, desk, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const VOYAGE = `${MAIN}/voyage`
const match = (version: number) => ({ 'if-match': `"${version}"` })
const fieldsOf = ({ vessel, number, carrier, loadingPort, cutOff, departure, portCalls }: Voyage): VoyageFields => ({
  vessel,
  number,
  carrier,
  loadingPort,
  cutOff,
  departure,
  portCalls: portCalls.map(({ portId, arrival }) => ({ portId, arrival })),
})
const change = ({ id, version }: Voyage, voyage: VoyageFields) =>
  desk.send('PUT', `${VOYAGE}/${id}`, { voyage }, match(version))
async function bought(): Promise<string> {
  const { id } = await openInquiry(server, sides)
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  return id
}
const book = async (id: string, voyage: Voyage, method: 'PUT' | 'DELETE' = 'PUT') => {
  const { version } = await steps.read(id)
  return desk.send(method, `${MAIN}/inquiry/${id}/voyage/${voyage.id}`, undefined, match(version))
}
const faultsOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as ErrorReply).body?.map(({ path }) => path),
]

test('[TRU-10] keeps voyages with their port calls, for managers alone', async () => {
  const voyage = await createVoyage(sides)
  expect(voyage).toMatchObject({ booked: 0, version: 1, portCalls: [{ name: 'Mombasa', country: 'KE' }] })
  const fields = fieldsOf(voyage)
  const changed = (await change(voyage, { ...fields, carrier: null, cutOff: `${YEAR}-05-20` })).json as Voyage
  expect(changed).toMatchObject({ id: voyage.id, version: 2, carrier: null, cutOff: `${YEAR}-05-20` })
  expect((await change(voyage, fields)).status).toBe(409)
  expect((await desk.get(`${VOYAGE}/${voyage.id}`)).json).toEqual(changed)
  expect((await desk.get(VOYAGE)).json).toContainEqual(changed)
  expect(faultsOf(await desk.send('POST', VOYAGE, { ...fields, cutOff: fields.cutOff }))).toEqual([409, ['number']])
  expect((await sides.buyer.browser.get(VOYAGE)).status).toBe(403)
  expect((await server.get(VOYAGE)).status).toBe(401)
  expect((await desk.send('DELETE', `${VOYAGE}/${voyage.id}`, undefined, match(1))).status).toBe(409)
  expect((await desk.send('DELETE', `${VOYAGE}/${voyage.id}`, undefined, match(2))).status).toBe(204)
  expect((await desk.get(`${VOYAGE}/${voyage.id}`)).status).toBe(404)
})

test('[TRU-10] names the field of each fault of a voyage', async () => {
  const { portId } = sides
  const fields = voyageFields(sides)
  const call = { portId, arrival: `${YEAR}-07-01` }
  const faults = [
    { ...fields, cutOff: `${YEAR}-06-02` },
    { ...fields, departure: `${YEAR}-02-30` },
    { ...fields, departure: '9999-01-01', portCalls: [] },
    { ...fields, departure: '2100-01-01', portCalls: [] },
    { ...fields, portCalls: [{ portId, arrival: `${YEAR}-05-31` }] },
    { ...fields, portCalls: [call, call] },
    { ...fields, portCalls: [{ ...call, portId: sides.manager.id }] },
    { ...fields, vessel: ' ' },
  ].map((body) => desk.send('POST', VOYAGE, body))
  expect((await Promise.all(faults)).map(faultsOf)).toEqual([
    [400, ['cutOff']],
    [400, ['departure']],
    [400, ['departure']],
    [400, ['departure']],
    [400, ['portCalls.0.arrival']],
    [400, ['portCalls.1.portId']],
    [400, ['portCalls.0.portId']],
    [400, ['vessel']],
  ])
  const day = `${YEAR + 4 - (YEAR % 4)}-02-29`
  const leap = { cutOff: day, departure: day, portCalls: [{ portId, arrival: day }] }
  expect(await createVoyage(sides, leap)).toMatchObject({ departure: day })
})

test('[TRU-10] books a purchase with ship and dates of the voyage, and emails the buyer once', async () => {
  const voyage = await createVoyage(sides)
  const id = await bought()
  const mails = (await mailsOf(server.context, 'staging', sides.buyer.email)).length
  const { status, json } = await book(id, voyage)
  expect([status, (json as Inquiry).shippingData]).toMatchObject([
    200,
    {
      shipName: 'Morning Calypso',
      voyage: voyage.number,
      portOfLoading: 'Yokohama',
      estimatedDepartureDate: `${YEAR}-06-01`,
      estimatedArrivalDate: `${YEAR}-07-01`,
    },
  ])
  expect((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json).toMatchObject({ voyageId: voyage.id })
  const sent = (await mailsOf(server.context, 'staging', sides.buyer.email)).slice(mails)
  expect(sent.map(({ template }) => template)).toEqual(['shippingChanged'])
  expect(sent[0]?.text).toContain('These are the shipping details of your')
  expect(sent[0]?.text).toContain(`Ship: Morning Calypso ${voyage.number}`)
  expect((await desk.get(`${VOYAGE}/${voyage.id}`)).json).toMatchObject({ booked: 1 })
  expect((await desk.get(`${MAIN}/inquiry/${id}/arrival`)).json).toMatchObject([
    { arrival: `${YEAR}-07-01`, previousArrival: null, verdict: { state: 'UNKNOWN', reason: 'NO_RULE' } },
  ])
  // A repeated booking writes no event.
  const { version } = await steps.read(id)
  await book(id, voyage)
  expect((await steps.read(id)).version).toBe(version)
  expect(reasonOf(await desk.send('DELETE', `${VOYAGE}/${voyage.id}`, undefined, match(1)))).toEqual([
    409,
    'VOYAGE_BOOKED',
  ])
  expect((await book(id, voyage, 'DELETE')).json).toMatchObject({
    voyageId: null,
    shippingData: { shipName: null, estimatedArrivalDate: null, portOfLoading: 'Yokohama' },
  })
  expect(reasonOf(await book(id, voyage, 'DELETE'))).toEqual([409, 'NOT_BOOKED'])
})

test('[TRU-10] counts delivered cars as carried, keeps their voyage and leaves their dates', async () => {
  const voyage = await createVoyage(sides)
  const id = await bought()
  await book(id, voyage)
  for (const [kind, data] of [
    ['FINAL_INVOICE_ISSUED', { invoiceId: id, number: 'MNT-F-1', total: 8110 }],
    ['DELIVERED', {}],
  ] as const)
    await steps.happen(id, kind, data)
  expect((await desk.get(`${VOYAGE}/${voyage.id}`)).json).toMatchObject({ booked: 1 })
  expect(reasonOf(await desk.send('DELETE', `${VOYAGE}/${voyage.id}`, undefined, match(1)))).toEqual([
    409,
    'VOYAGE_CARRIED',
  ])
  const list = await desk.get(`${VOYAGE}/${voyage.id}/loading-list/export`)
  expect(String(list.json)).toContain((await steps.read(id)).reference)
  const before = (await steps.read(id)).shippingData
  const later = { ...fieldsOf(voyage), departure: `${YEAR}-06-20`, portCalls: [] }
  expect((await change(voyage, later)).status).toBe(200)
  expect((await steps.read(id)).shippingData).toEqual(before)
})

test('[TRU-10] leaves the voyage when an inquiry ends and is reopened, and keeps the dates', async () => {
  const voyage = await createVoyage(sides)
  const id = await bought()
  await book(id, voyage)
  const end = { outcome: 'REFUNDED', reason: 'The bank took it back', carBecomes: null }
  expect((await steps.send('PUT', `${id}/end`, end)).status).toBe(200)
  expect((await desk.send('DELETE', `${VOYAGE}/${voyage.id}`, undefined, match(1))).status).toBe(204)
  expect((await steps.send('PUT', `${id}/reopen`)).status).toBe(200)
  expect((await desk.get(`${MAIN}/inquiry/${id}`)).json).toMatchObject({
    voyageId: null,
    shippingData: { estimatedArrivalDate: `${YEAR}-07-01` },
  })
})

test('[TRU-10] rejects a booking before the purchase, after the cut-off and without a port call', async () => {
  const voyage = await createVoyage(sides, { cutOff: `${YEAR - 1}-12-31`, departure: `${YEAR}-01-02` })
  const { id: early } = await openInquiry(server, sides)
  expect(reasonOf(await book(early, voyage))).toEqual([409, 'TOO_EARLY'])
  const id = await bought()
  const nowhere = await createVoyage(sides, { portCalls: [] })
  expect(reasonOf(await book(id, nowhere))).toEqual([409, 'NO_PORT_CALL'])
  const past = await createVoyage(sides, { cutOff: '2020-01-01' })
  expect(reasonOf(await book(id, past))).toEqual([409, 'CUT_OFF_PASSED'])
  // The cut-off ends with its day in Japan, nine hours before UTC.
  const at = (moment: string) => atMoment(server.context, moment, async () => reasonOf(await book(id, voyage)))
  expect(await at(`${YEAR - 1}-12-31T15:00:00Z`)).toEqual([409, 'CUT_OFF_PASSED'])
  expect((await at(`${YEAR - 1}-12-31T14:59:59Z`))[0]).toBe(200)
  const open = (await desk.get(`${VOYAGE}?inquiryId=${id}`)).json as Voyage[]
  const ids = open.map((one) => one.id)
  expect([ids.includes(voyage.id), ids.includes(nowhere.id), ids.includes(past.id)]).toEqual([true, false, false])
})

test('[TRU-10] leaves ship and dates of a booked inquiry to its voyage, and the rest to managers', async () => {
  const id = await bought()
  const { json } = await book(id, await createVoyage(sides))
  const { shippingData, version } = json as Inquiry
  const set = (more: object, at: number) =>
    desk.send('PUT', `${MAIN}/inquiry/${id}/shipping`, { ...SHIPPING, ...shippingData, ...more }, match(at))
  expect(faultsOf(await set({ shipName: 'Other', estimatedArrivalDate: `${YEAR}-07-02` }, version))).toEqual([
    400,
    ['shipName', 'estimatedArrivalDate'],
  ])
  expect((await set({ billOfLading: 'MOLU1', netWeight: 900 }, version)).status).toBe(200)
})

test('[TRU-10] lists purchases without a ship as a task, and the cars of a voyage as CSV', async () => {
  const tasks = async () => {
    const { items } = (await desk.get(`${MAIN}/inquiry?task=BOOK_VOYAGE&limit=100`)).json as { items: Inquiry[] }
    return items.map((one) => one.id)
  }
  const id = await bought()
  const byHand = await bought()
  await steps.happen(byHand, 'SHIPPING_SET', { shipping: SHIPPING })
  const counted = async () => ((await desk.get(`${MAIN}/dashboard`)).json as Dashboard).tasks.BOOK_VOYAGE
  const before = await tasks()
  expect([before.includes(id), before.includes(byHand), await counted()]).toEqual([true, false, before.length])
  const voyage = await createVoyage(sides)
  await book(id, voyage)
  expect([(await tasks()).includes(id), await counted()]).toEqual([false, before.length - 1])
  const text = String((await desk.get(`${VOYAGE}/${voyage.id}/loading-list/export`)).json)
  const [header, line, end] = text.replace('\ufeff', '').split('\r\n')
  expect(header).toMatch(/^inquiry,carReference,car,chassis,/)
  expect(line).toContain((await steps.read(id)).reference)
  expect([line?.includes('Mombasa'), end]).toEqual([true, ''])
})

test('[TRU-10] lists the next three sailings to a port that still take cars', async () => {
  const { json: port } = await desk.send('POST', `${MAIN}/port`, { name: 'Nacala', country: 'MZ', city: 'Nacala' })
  const portId = (port as { id: string }).id
  const path = `${MAIN}/public/sailing?portId=${portId}`
  const shown = async () => ((await server.get(path)).json as Sailing[]).map(({ departure }) => departure)
  const sail = (departure: string, cutOff = departure) =>
    createVoyage(sides, {
      cutOff,
      departure,
      portCalls: [
        { portId: sides.portId, arrival: `${YEAR}-12-01` },
        { portId, arrival: `${YEAR}-12-02` },
      ],
    })
  await createVoyage(sides)
  await sail(`${YEAR}-03-01`, '2020-01-01')
  await sail(`${YEAR}-04-04`)
  await sail(`${YEAR}-04-02`)
  await expect.poll(shown).toEqual([`${YEAR}-04-02`, `${YEAR}-04-04`])
  const [first] = (await server.get(path)).json as Sailing[]
  expect(first).toEqual({
    vessel: 'Morning Calypso',
    number: expect.any(String),
    loadingPort: 'Yokohama',
    cutOff: `${YEAR}-04-02`,
    departure: `${YEAR}-04-02`,
    portCalls: [{ name: 'Nacala', arrival: `${YEAR}-12-02` }],
  })
  // The cached reply expires soon after the change.
  await sail(`${YEAR}-04-03`)
  const last = await sail(`${YEAR}-04-01`)
  await expect.poll(shown).toEqual([1, 2, 3].map((day) => `${YEAR}-04-0${day}`))
  expect((await change(last, { ...fieldsOf(last), cutOff: '2020-01-01' })).status).toBe(200)
  await expect.poll(shown).toEqual([2, 3, 4].map((day) => `${YEAR}-04-0${day}`))
})

test('[TRU-10 B13] ends the pages that other processes keep within a second of a changed voyage', async () => {
  const voyage = await createVoyage(sides)
  const changes = await listenForChanges(server.url, pino({ level: 'silent' }))
  await expect.poll(() => changes.isListening).toBe(true)
  const before = changes.generation('staging')
  await change(voyage, { ...fieldsOf(voyage), cutOff: `${YEAR}-05-01` })
  await expect.poll(() => changes.generation('staging'), { timeout: 1000 }).toBeGreaterThan(before)
  await changes.close()
})
