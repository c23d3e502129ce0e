import { randomUUID } from 'node:crypto'
import type { Dashboard } from '@minato/contract/dashboard'
import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import type { InquiryEventKind, InquiryEvents } from '@minato/domain/inquiry-events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { act, bothSides, expectRecordsWhole, MAIN, messagesIn, openInquiry, say } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'

let server: TestServer
let sides: Sides
let [older, newer, answered, archived]: Inquiry[] = []
let other: Sides['buyer']
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  other = await signedInPerson(server, { firstname: 'Zola', lastname: '100%_Mbeki', country: 'CD' })
  older = await openInquiry(server, sides)
  newer = await openInquiry(server, { ...sides, buyer: other })
  answered = await openInquiry(server, sides)
  archived = await openInquiry(server, sides)
  await readAll(sides.manager, answered.id)
  await say(sides.manager.browser, sides.manager.id, answered.id, 'Yes')
  await act(sides.manager.browser, archived.id, 'archive')
})
afterAll(() => server.close())
afterEach(() => expectRecordsWhole(server.context))

async function readAll({ browser, id }: Sides['buyer'], inquiryId: string): Promise<void> {
  const [last] = await messagesIn(browser, inquiryId)
  const { status } = await browser.send('PUT', `${MAIN}/user/${id}/message/${last?.id}/read`)
  expect(status).toBe(204)
}

interface Page {
  items: InquiryCard[]
  page: number
  limit: number
  total: number
}
const list = async (query: string, { browser } = sides.manager): Promise<Page> => {
  const { status, json } = await browser.get(`${MAIN}/inquiry${query}`)
  expect([query, status]).toEqual([query, 200])
  return json as Page
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id)

test('[INQ-02 INQ-09] lists inquiries by state and waiting time, with matching counts', async () => {
  const { manager } = sides
  expect(idsOf(await list('?inquiryState=UNREAD'))).toEqual([older?.id, newer?.id])
  expect(idsOf(await list('?inquiryState=READ'))).toEqual([answered?.id])
  expect(idsOf(await list('?inquiryState=ARCHIVED'))).toEqual([archived?.id])
  const all = await list('')
  const inOrder = [older, newer, answered, archived].map((one) => one?.id)
  expect([idsOf(all), all.page, all.limit, all.total]).toEqual([inOrder, 0, 20, 4])
  expect(idsOf(await list('?order=LATEST'))[0]).toBe(archived?.id)
  expect(idsOf(await list('?page=1&limit=3')).length).toBe(1)
  const counts = (await manager.browser.get(`${MAIN}/inquiry/count`)).json
  expect(counts).toEqual({
    numberOfInquiry: 4,
    numberOfUnreadInquiry: 2,
    numberOfReadInquiry: 1,
    numberOfArchivedInquiry: 1,
    unRead: 2,
  })
  expect(all.items[0]).toMatchObject({
    reference: older?.reference,
    car: { reference: expect.any(String), trim: { model: { brand: { name: 'Toyota' } } } },
    owner: { firstname: 'Amina', country: 'KE' },
    total: 8110,
    waitingSince: older?.createdAt,
    nextStep: { who: 'SELLER', what: 'REPLY' },
    unread: 1,
    lastMessage: { isMine: false },
  })
  for (const wrong of ['?limit=101', '?page=-1', '?inquiryState=OPEN', '?order=x', '?foo=1'])
    expect([wrong, (await manager.browser.get(`${MAIN}/inquiry${wrong}`)).status]).toEqual([wrong, 400])
})

test('[INQ-09] finds by reference, name, address, manager, car and source, wildcards escaped', async () => {
  expect(idsOf(await list(`?queryText=${encodeURIComponent(`N° ${newer?.reference}`)}`))).toEqual([newer?.id])
  expect(idsOf(await list('?queryText=zola'))).toEqual([newer?.id])
  expect(idsOf(await list(`?queryText=${encodeURIComponent('100%_m')}`))).toEqual([newer?.id])
  expect(idsOf(await list(`?queryText=${encodeURIComponent('%')}`))).toEqual([newer?.id])
  expect(idsOf(await list(`?queryText=${encodeURIComponent('\\')}`))).toEqual([])
  expect(idsOf(await list(`?carId=${older?.car.id}`))).toEqual([older?.id])
  expect(idsOf(await list(`?ownerId=${other.id}`))).toEqual([newer?.id])
  expect((await list(`?managerId=${sides.manager.id}`)).total).toBe(4)
  expect((await list('?source=PHONE')).total).toBe(0)
})

test('[INQ-02 D01] shows a customer only own inquiries and counts', async () => {
  const { buyer } = sides
  const own = (await buyer.browser.get(`${MAIN}/user/${buyer.id}/inquiry`)).json as Page
  expect(new Set(idsOf(own))).toEqual(new Set([older?.id, answered?.id, archived?.id]))
  for (const userId of [other.id, sides.manager.id, randomUUID()])
    expect((await buyer.browser.get(`${MAIN}/user/${userId}/inquiry`)).status).toBe(404)
  expect((await buyer.browser.get(`${MAIN}/inquiry`)).status).toBe(403)
  expect((await buyer.browser.get(`${MAIN}/inquiry/count`)).json).toMatchObject({ numberOfInquiry: 3, unRead: 1 })
})

test('[INQ-11 D01 D05 E02] denies inquiries to strangers, visitors and other tenants', async () => {
  const id = older?.id ?? ''
  const [message] = await messagesIn(sides.buyer.browser, id)
  const stranger = other
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  const reads = ['', '/message', '/record', '/record/export'].map((part) => `${MAIN}/inquiry/${id}${part}`)
  for (const path of reads) {
    expect([path, (await stranger.browser.get(path)).status]).toEqual([path, 404])
    expect([path, (await foreign.browser.get(path)).status]).toEqual([path, 404])
    expect([path, (await foreign.browser.get(path, { 'tenant-id': 'staging' })).status]).not.toEqual([path, 200])
    expect([path, (await server.get(path)).status]).toEqual([path, 401])
    expect([path, (await sides.buyer.browser.get(path)).status]).toEqual([path, 200])
    // References and numbers give no rights.
    const guessed = path.replace(id, older?.reference ?? '')
    expect([guessed, (await sides.buyer.browser.get(guessed)).status]).toEqual([guessed, 400])
  }
  const writes: [method: 'PUT' | 'POST', path: string, body: unknown, stranger: number, foreign: number][] = [
    ['POST', `/inquiry/${id}/message`, { ownerId: stranger.id, content: 'x' }, 404, 403],
    ['PUT', `/user/${stranger.id}/message/${message?.id}/read`, undefined, 404, 404],
    ['PUT', `/inquiry/${id}`, { discount: { value: 1, currency: 'USD' } }, 403, 404],
    ['PUT', `/inquiry/${id}/archive`, undefined, 403, 404],
    ['PUT', `/inquiry/${id}/restore`, undefined, 403, 404],
    ['PUT', `/inquiry/${id}/process`, undefined, 403, 404],
    ['PUT', `/inquiry/${id}/unprocess`, undefined, 403, 404],
    ['PUT', `/inquiry/${id}/manager`, { managerId: stranger.id }, 403, 404],
  ]
  const before = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json
  for (const [method, path, body, forStranger, forForeign] of writes) {
    const headers = { 'if-match': '"1"' }
    expect([path, (await stranger.browser.send(method, MAIN + path, body, headers)).status]).toEqual([
      path,
      forStranger,
    ])
    expect([path, (await foreign.browser.send(method, MAIN + path, body, headers)).status]).toEqual([path, forForeign])
    expect([path, (await act(sides.buyer.browser, id, 'archive')).status]).toEqual([path, 403])
  }
  expect((await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json).toEqual(before)
})

test('[E03 INQ-11] enforces row-level security without a tenant and across tenants', async () => {
  const { db } = server.context
  for (const table of ['inquiry', 'event', 'event_content', 'reading', 'feed', 'counter', 'quick_reply'])
    expect([table, await db.read('second', { text: `select from inquiries.${table}`, values: [] })]).toEqual([
      table,
      [],
    ])
  const forged = sql`insert into inquiries.quick_reply (tenant_id, name, text_en, text_fr) values ('staging', 'x', 'x', 'x')`
  await expect(db.write('second', (tx) => tx.rows(forged))).rejects.toMatchObject({ code: '42501' })
})

test('[INQ-16 API-10] pages through a changing list with each inquiry once', async () => {
  const cars = await addCars(server.context, [buildCar(), buildCar(), buildCar()])
  for (const carId of cars) await openInquiry(server, sides, { carId })
  const pages = await Promise.all([0, 1, 2, 3].map((page) => list(`?limit=2&page=${page}`)))
  const ids = pages.flatMap(idsOf)
  expect([new Set(ids).size, ids.length]).toEqual([7, 7])
})

test('[INQ-09 INQ-16 DOC-04] sorts inquiries that need a reply first, in list and dashboard', async () => {
  const { context } = server
  const { manager, buyer } = sides
  const inHand = async (...kinds: InquiryEventKind[]): Promise<string> => {
    const { id } = await openInquiry(server, sides)
    await readAll(manager, id)
    await say(manager.browser, manager.id, id, 'Yes')
    const data: Partial<Record<InquiryEventKind, object>> = {
      INVOICE_ISSUED: {
        invoiceId: id,
        number: 'P',
        total: 1,
        validUntil: '2030-01-01T00:00:00.000Z',
        paymentDeadline: '2030-01-01T00:00:00.000Z',
      },
      PROOF_SUBMITTED: { documentId: id },
      PROOF_ACCEPTED: { documentId: id },
      SHIPPING_SET: { shipping: { estimatedArrivalDate: '2030-02-01' } as InquiryEvents['SHIPPING_SET']['shipping'] },
    }
    for (const kind of kinds)
      await context.db.write('staging', async (tx) => {
        await appendEvent(
          context,
          tx,
          await lockInquiry(tx, 'system', id),
          kind,
          (data[kind] ?? {}) as InquiryEvents[typeof kind],
        )
      })
    return id
  }
  const proved: InquiryEventKind[] = ['INVOICE_ISSUED', 'PROOF_SUBMITTED', 'PROOF_ACCEPTED']
  const confirmed = await inHand(...proved, 'PURCHASE_CONFIRMED')
  const invoiced = await inHand('INVOICE_ISSUED')
  const looking = await inHand('INVOICE_ISSUED', 'PROOF_SUBMITTED')
  const offered = await inHand()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const offer = { amount: { value: 5000, currency: 'USD' }, expiresAt }
  await buyer.browser.send('POST', `${MAIN}/inquiry/${offered}/offer`, offer)
  const shipped = await inHand(...proved, 'PURCHASE_CONFIRMED', 'SHIPPING_SET')
  const paid = await inHand(...proved)
  // A message of the dealer alone does not answer the open step.
  for (const id of [looking, offered]) await say(manager.browser, manager.id, id, 'A moment')
  const { items } = await list('?limit=100&inquiryState=READ')
  const own = items.filter(({ id }) => [confirmed, invoiced, looking, offered, shipped, paid].includes(id))
  expect(own.map(({ id, nextStep }) => [id, nextStep?.what])).toEqual([
    [confirmed, 'SET_SHIPPING'],
    [looking, 'ANSWER_PROOF'],
    [shipped, 'ISSUE_FINAL_INVOICE'],
    [paid, 'CONFIRM_PURCHASE'],
    [offered, 'ANSWER_OFFER'],
    [invoiced, 'SEND_PROOF'],
  ])
  // The order in SQL equals the order in the domain.
  const waits = items.map(({ waitingSince }) => waitingSince ?? 'nobody')
  expect(waits).toEqual(waits.toSorted())
  expect(items.map(({ waitingSince }) => waitingSince !== null)).toEqual(
    items.map(({ nextStep }) => nextStep?.who === 'SELLER'),
  )
  const { waiting } = (await manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard
  const ours = [confirmed, looking, shipped, paid, offered]
  expect(waiting.map(({ id }) => id).filter((id) => [...ours, invoiced].includes(id))).toEqual(ours)
})

test('[VEH-11 INQ-09 I03] exports the visible list, whole, in order and spreadsheet-safe', async () => {
  const { manager } = sides
  const names = { firstname: '=HYPERLINK("x")', lastname: '@Zed' }
  const buyer = await signedInPerson(server, { ...names, country: 'KE' })
  await openInquiry(server, { ...sides, buyer })
  const path = (query: string) => `${MAIN}/inquiry/export${query}`
  const linesOf = async (query: string, { browser } = manager) => {
    const { status, headers, json } = await browser.get(path(query))
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    return String(json).replace('\ufeff', '').trimEnd().split('\r\n')
  }
  for (const query of ['', '?order=LATEST', '?inquiryState=ARCHIVED', '?queryText=zola']) {
    const { items } = await list(query)
    const [head, ...lines] = await linesOf(query)
    expect(head).toMatch(/^reference,status,outcome,/)
    expect([query, lines.map((line) => line.split(',')[0])]).toEqual([query, items.map(({ reference }) => reference)])
  }
  const line = (await linesOf('?order=LATEST')).find((one) => one.includes('HYPERLINK'))
  expect(line).toContain(`"'=HYPERLINK(""x"") @Zed",KE,`)
  expect(line).toContain(',Toyota Corolla Fielder')
  expect((await manager.browser.get(path('?limit=5'))).status).toBe(400)
  expect((await buyer.browser.get(path(''))).status).toBe(403)
  expect((await server.get(path(''))).status).toBe(401)
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  const { json } = await foreign.browser.get(path(''))
  expect(String(json).trimEnd().split('\r\n')).toHaveLength(1)
})

test('[INQ-04 INQ-09] counts messages in archived inquiries as unread for the buyer', async () => {
  const { manager } = sides
  const buyer = await signedInPerson(server, { firstname: 'Wanjiru', country: 'KE' })
  const counts = async () => (await buyer.browser.get(`${MAIN}/inquiry/count`)).json
  const { id } = await openInquiry(server, { ...sides, buyer })
  await act(manager.browser, id, 'archive')
  const parts = { numberOfInquiry: 1, numberOfArchivedInquiry: 0 }
  expect(await counts()).toEqual({ ...parts, numberOfUnreadInquiry: 0, numberOfReadInquiry: 1, unRead: 0 })
  await say(manager.browser, manager.id, id, 'One last thing')
  expect(await counts()).toEqual({ ...parts, numberOfUnreadInquiry: 1, numberOfReadInquiry: 0, unRead: 1 })
  await readAll(buyer, id)
  expect(await counts()).toEqual({ ...parts, numberOfUnreadInquiry: 0, numberOfReadInquiry: 1, unRead: 0 })
})
