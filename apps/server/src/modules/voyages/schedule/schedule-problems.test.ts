import type { ErrorReply } from '@minato/contract/errors'
import type { VoyageSchedule } from '@minato/contract/voyage-schedules'
import type { Voyage } from '@minato/contract/voyages'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { createVoyage, voyageFields, YEAR } from '../../../testing/voyages.ts'

const { server, sides, desk, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const SCHEDULE = `${MAIN}/voyage-schedule`
const HEAD = 'Vessel,Voyage,Carrier,POL,Cut-off,ETD,Mombasa\n'
const upload = (text: string, by = sides.manager, query = '') => {
  const form = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="sailings.csv"\r\n\r\n'),
    Buffer.from(text),
    Buffer.from('\r\n--x--\r\n'),
  ])
  return by.browser.send('POST', `${SCHEDULE}/preview${query}`, form, {
    'content-type': 'multipart/form-data; boundary=x',
  })
}
const preview = async (text: string): Promise<VoyageSchedule> => {
  const { status, json } = await upload(text)
  expect(status).toBe(200)
  return json as VoyageSchedule
}
/** The request of the page after a preview. */
const apply = ({ voyages }: VoyageSchedule) =>
  desk.send('POST', SCHEDULE, { voyages: voyages.map(({ voyage, version, shown }) => ({ voyage, version, shown })) })
const statesOf = ({ voyages }: VoyageSchedule) => voyages.map(({ state, inquiries }) => [state, inquiries.length])
const lineOf = (
  { vessel, number, carrier, loadingPort, cutOff, departure }: Voyage,
  arrival: string,
  etd = departure,
) => `${vessel.toUpperCase()},${number},${carrier ?? ''},${loadingPort},${cutOff},${etd},${arrival}\n`
const voyagesNow = async () => (await desk.get(`${MAIN}/voyage`)).json as Voyage[]
async function booked(voyage: Voyage): Promise<string> {
  const { id } = await openInquiry(server, sides)
  await steps.happen(id, 'PURCHASE_CONFIRMED', {})
  const { version } = await steps.read(id)
  const match = { 'if-match': `"${version}"` }
  expect((await desk.send('PUT', `${MAIN}/inquiry/${id}/voyage/${voyage.id}`, undefined, match)).status).toBe(200)
  return id
}

test('[TRU-10] previews a schedule, applies it in one action, changes nothing when repeated', async () => {
  const file = `${HEAD}Polar Star,101,MOL,Kobe,${YEAR}-01-08,${YEAR}-01-12,${YEAR}-02-10
Polar Moon,102,,Kobe,${YEAR}-02-08,${YEAR}-02-12,${YEAR}-03-10\n`
  const before = await voyagesNow()
  const schedule = await preview(file)
  expect(statesOf(schedule)).toEqual([
    ['NEW', 0],
    ['NEW', 0],
  ])
  expect(await voyagesNow()).toEqual(before)
  expect((await apply(schedule)).json).toEqual({ created: 2, changed: 0, unchanged: 0 })
  expect((await voyagesNow()).filter(({ vessel }) => vessel.startsWith('Polar'))).toMatchObject([
    { vessel: 'Polar Moon', carrier: null, portCalls: [{ name: 'Mombasa', arrival: `${YEAR}-03-10` }] },
    { vessel: 'Polar Star', carrier: 'MOL', cutOff: `${YEAR}-01-08`, departure: `${YEAR}-01-12` },
  ])
  const after = await voyagesNow()
  const again = await preview(file)
  expect(statesOf(again).map(([state]) => state)).toEqual(['SAME', 'SAME'])
  expect((await apply(again)).json).toEqual({ created: 0, changed: 0, unchanged: 2 })
  // Also the list of the first preview, sent twice.
  expect((await apply(schedule)).json).toEqual({ created: 0, changed: 0, unchanged: 2 })
  expect(await voyagesNow()).toEqual(after)
})

test('[TRU-10] a changed arrival in a schedule is a delay: shown first, one message a buyer', async () => {
  const voyage = await createVoyage(sides, voyageFields(sides))
  const id = await booked(voyage)
  const file = HEAD + lineOf(voyage, `${YEAR}-07-20`)
  const schedule = await preview(file)
  expect(schedule.voyages).toMatchObject([
    {
      state: 'CHANGED',
      id: voyage.id,
      voyage: { vessel: voyage.vessel },
      inquiries: [{ id, arrival: { from: `${YEAR}-07-01`, to: `${YEAR}-07-20` } }],
    },
  ])
  expect((await steps.read(id)).shippingData?.estimatedArrivalDate).toBe(`${YEAR}-07-01`)
  const unseen = { ...schedule, voyages: schedule.voyages.map((one) => ({ ...one, shown: null })) }
  expect(reasonOf(await apply(unseen))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const other = await booked(voyage)
  expect(reasonOf(await apply(schedule))).toEqual([409, 'CHANGE_NOT_SHOWN'])
  const bookings = (await mailsOf(server.context, 'staging', sides.buyer.email)).length
  expect((await apply(await preview(file))).json).toEqual({ created: 0, changed: 1, unchanged: 0 })
  for (const one of [id, other])
    expect((await steps.read(one)).shippingData?.estimatedArrivalDate).toBe(`${YEAR}-07-20`)
  const sent = (await mailsOf(server.context, 'staging', sides.buyer.email)).slice(bookings)
  expect(sent.map(({ template }) => template)).toEqual(['voyageChanged'])
  expect(statesOf(await preview(file))).toEqual([['SAME', 0]])
})

test('[TRU-10] a schedule keeps how carrier and port of loading are written on file', async () => {
  const voyage = await createVoyage(sides)
  await booked(voyage)
  const line = lineOf({ ...voyage, carrier: 'EXAMPLE LINE', loadingPort: 'YOKOHAMA' }, `${YEAR}-07-01`)
  expect(statesOf(await preview(HEAD + line))).toEqual([['SAME', 0]])
})

test('[TRU-10] an earlier port of loading in a schedule moves no voyage on file', async () => {
  const voyage = await createVoyage(sides, { number: '101A' })
  const nagoya = { ...voyage, loadingPort: 'Nagoya', cutOff: `${YEAR}-01-02`, departure: `${YEAR}-01-03` }
  const file = HEAD + lineOf(nagoya, `${YEAR}-07-01`) + lineOf(voyage, `${YEAR}-07-01`)
  const schedule = await preview(file)
  expect(schedule.voyages).toMatchObject([{ state: 'SAME', voyage: { loadingPort: voyage.loadingPort } }])
  expect(schedule.problems.map(({ code, value, line }) => [code, value, line])).toEqual([
    ['OTHER_LOADING_PORT', 'Nagoya', 2],
  ])
  const added = await preview(file.replaceAll('101A', '102A'))
  expect(added.voyages).toMatchObject([{ state: 'NEW', voyage: { loadingPort: 'Nagoya' } }])
  expect(added.problems.map(({ value, line }) => [value, line])).toEqual([[voyage.loadingPort, 3]])
})

test('[TRU-10] another carrier or port of loading sends no message about new dates', async () => {
  const voyage = await createVoyage(sides)
  const id = await booked(voyage)
  const mails = (await mailsOf(server.context, 'staging', sides.buyer.email)).length
  const schedule = await preview(HEAD + lineOf({ ...voyage, loadingPort: 'Kobe' }, `${YEAR}-07-01`))
  expect(statesOf(schedule)).toEqual([['CHANGED', 0]])
  expect((await apply(schedule)).json).toEqual({ created: 0, changed: 1, unchanged: 0 })
  expect((await steps.read(id)).shippingData).toMatchObject({ portOfLoading: 'Kobe', voyage: voyage.number })
  expect((await mailsOf(server.context, 'staging', sides.buyer.email)).slice(mails)).toEqual([])
})

test('[TRU-10] a voyage is the same with and without V. before its number', async () => {
  const voyage = await createVoyage(sides, { vessel: 'MV Árctic Sun', number: 'Voy. 77E' })
  const file = `${HEAD}Arctic  Sun,V.77e,,Yokohama,${voyage.cutOff},${voyage.departure},${YEAR}-07-09\n`
  const schedule = await preview(file)
  expect(schedule.voyages).toMatchObject([{ state: 'CHANGED', id: voyage.id, voyage: { number: 'Voy. 77E' } }])
  const { number } = await createVoyage(sides, { vessel: 'Arctic Sun', number: '78E' })
  const fields = voyageFields(sides, { vessel: 'ARCTIC SUN', number: 'v 77 E' })
  const refused = [
    await desk.send('POST', `${MAIN}/voyage`, fields),
    await desk.send('PUT', `${MAIN}/voyage/${voyage.id}`, { voyage: { ...fields, number } }, { 'if-match': '"1"' }),
  ]
  expect(refused.map(({ status, json }) => [status, (json as ErrorReply).body?.[0]?.path])).toEqual([
    [409, 'number'],
    [409, 'number'],
  ])
  const renamed = await desk.send('PUT', `${MAIN}/voyage/${voyage.id}`, { voyage: fields }, { 'if-match': '"1"' })
  expect(renamed.status).toBe(200)
})

test('[TRU-10] refuses an import that moves more than 1,000 inquiries, also without a preview', async () => {
  const voyage = await createVoyage(sides)
  await booked(voyage)
  const schedule = await preview(HEAD + lineOf(voyage, `${YEAR}-07-20`))
  // The booked inquiry is read 1,001 times.
  const { write } = server.context.db
  server.context.db.write = (tenant, work) =>
    write(tenant, (tx) =>
      work({
        ...tx,
        rows: async <Row>(statement: Parameters<typeof tx.rows>[0]) => {
          const rows = await tx.rows<Row>(statement)
          const isBooked = statement.text.includes('i.voyage_id =')
          return isBooked ? Array.from({ length: 1001 }, () => rows[0] as Row) : rows
        },
      }),
    )
  const { status, json } = await apply(schedule).finally(() => (server.context.db.write = write))
  expect([status, (json as ErrorReply).body?.[0]]).toEqual([
    400,
    { path: 'voyages', message: 'This schedule moves more than 1,000 inquiries: import it in parts' },
  ])
  expect((await voyagesNow()).find(({ id }) => id === voyage.id)).toMatchObject({ version: 1 })
})

test('[TRU-10] a schedule keeps what it does not say and never removes a port call', async () => {
  const voyage = await createVoyage(sides)
  const { vessel, number } = voyage
  const port = { name: `Walvis Bay ${number}`, country: 'NA', city: 'Walvis Bay' }
  expect((await desk.send('POST', `${MAIN}/port`, port)).status).toBe(201)
  const schedule = await preview(`Vessel,Voyage,ETD,${port.name}\n${vessel},${number},${YEAR}-06-05,${YEAR}-07-10\n`)
  expect(schedule.problems).toMatchObject([{ line: 2, code: 'CALL_NOT_LISTED', value: 'Mombasa', isLeftOut: false }])
  expect(schedule.voyages[0]).toMatchObject({
    state: 'CHANGED',
    voyage: { cutOff: voyage.cutOff, loadingPort: 'Yokohama', portCalls: [{ arrival: `${YEAR}-07-10` }, {}] },
  })
  // The stored voyages are checked too.
  const early = await preview(`Vessel,Voyage,ETD,${port.name}\n${vessel},${number},${YEAR}-05-01,${YEAR}-07-10\n`)
  const late = await preview(`Vessel,Voyage,ETD,${port.name}\n${vessel},${number},${YEAR}-07-05,${YEAR}-07-10\n`)
  const unknown = await preview(`Vessel,Voyage,ETD,${port.name}\n${vessel},${number}X,${YEAR}-07-05,${YEAR}-07-10\n`)
  const far = await preview(`${HEAD}A,${number}Y,,Kobe,2066-01-01,2066-01-02,2066-02-01\n`)
  const codes = [early, late, unknown, far].map(({ problems, leftOut }) => [
    ...problems.map(({ code }) => code),
    leftOut,
  ])
  expect(codes).toEqual([
    ['CUT_OFF_AFTER_DEPARTURE', 1],
    ['ARRIVAL_BEFORE_DEPARTURE', 1],
    ['NO_CUT_OFF', 'NO_LOADING_PORT', 1],
    ['FAR_DATE', 'FAR_DATE', 'FAR_DATE', 1],
  ])
})

test('[TRU-10] sets the cut-off of new voyages in days before departure if the file has none', async () => {
  const { vessel, number, cutOff, departure } = await createVoyage(sides)
  const file = `Vessel,Voyage,POL,ETD,Mombasa
Late Cutter,V31,Kobe,${YEAR}-05-02,${YEAR}-06-01
${vessel},${number},Yokohama,${departure},${YEAR}-07-20
`
  const without = await preview(file)
  expect([without.leftOut, without.leftOutNames]).toEqual([1, ['Late Cutter V31']])
  const { status, json } = await upload(file, sides.manager, '?cutOffDays=3')
  expect(status).toBe(200)
  const cutOffs = (json as VoyageSchedule).voyages.map(({ voyage }) => [voyage.number, voyage.cutOff])
  expect(cutOffs).toEqual([
    ['V31', `${YEAR}-04-29`],
    [number, cutOff],
  ])
  expect((await upload(file, sides.manager, '?cutOffDays=soon')).status).toBe(400)
})

test('[TRU-10] applies a schedule all or nothing, and names the place of a fault', async () => {
  const good = voyageFields(sides)
  const bad = voyageFields(sides, { portCalls: [{ portId: sides.manager.id, arrival: `${YEAR}-07-01` }] })
  const send = (...voyages: object[]) =>
    desk.send('POST', SCHEDULE, { voyages: voyages.map((voyage) => ({ voyage, version: null })) })
  const faultOf = async (reply: ReturnType<typeof send>) => {
    const { status, json } = await reply
    return [status, (json as ErrorReply).body?.[0]?.path]
  }
  expect(await faultOf(send(good, bad))).toEqual([400, 'voyages.1.voyage.portCalls.0.portId'])
  expect(await faultOf(send(good, good))).toEqual([400, 'voyages.1.voyage.number'])
  expect((await voyagesNow()).filter(({ number }) => number === good.number)).toEqual([])
  // An API client imports voyages without a file.
  expect((await send(good)).json).toEqual({ created: 1, changed: 0, unchanged: 0 })
  expect(reasonOf(await send({ ...good, carrier: 'Other' }))).toEqual([409, 'CHANGE_NOT_SHOWN'])
})

test('[TRU-10] takes schedules from managers alone, and refuses files that are none', async () => {
  expect((await upload(HEAD, sides.buyer)).status).toBe(403)
  const { status, json } = await upload('Maker,Model\nToyota,Vitz\n')
  expect([status, (json as ErrorReply).body?.[0]?.message]).toEqual([
    400,
    'No columns for vessel, voyage number, ETD and the arrivals were found',
  ])
})
