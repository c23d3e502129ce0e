import { randomUUID } from 'node:crypto'
import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import type { ErrorReply } from '@minato/contract/errors'
import type { Quote } from '@minato/contract/quotes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import {
  countIn,
  bothSides,
  expectRecordsWhole,
  MAIN,
  messagesIn,
  openInquiry,
  questionOf,
} from '../../../testing/inquiries.ts'
import { until } from '../../../testing/mail-server.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const write = (statement: Sql) => server.context.db.write('staging', (tx) => tx.rows(statement))
const newCar = async (): Promise<string> => (await addCars(server.context, [buildCar()]))[0] ?? ''
const ask = (body: unknown, browser = sides.buyer.browser, headers: Record<string, string> = {}) =>
  browser.send('POST', `${MAIN}/inquiry`, body, headers)
test('[INQ-01 INQ-02] creates an inquiry with its quote and inputs, assigned to a manager', async () => {
  const inquiry = await openInquiry(server, sides)
  // 6,850; 11 m³ × 92; 1.25 % of 7,862; 150.
  expect(inquiry).toMatchObject({
    reference: expect.stringMatching(/^\d+$/),
    status: 'NEGOTIATION',
    statusHistories: [],
    amountFOB: { value: 6850, currency: 'USD' },
    fretAmount: { value: 1012, currency: 'USD' },
    warranty: { value: 98, currency: 'USD' },
    inspections: [{ type: 'PRE_EXPORT', amount: { value: 150, currency: 'USD' } }],
    total: 8110,
    freightType: 'CIF',
    finalDestination: 'KE',
    port: { id: sides.portId, name: 'Mombasa' },
    owner: { id: sides.buyer.id, firstname: 'Amina', lastname: 'Otieno' },
    manager: { id: sides.manager.id, firstname: 'Haruka' },
    source: 'WEB',
    isProcessed: false,
    isArchived: false,
    isCarReserved: false,
    nextStep: { who: 'SELLER', what: 'REPLY' },
    invoice: null,
    receipts: [],
    extraDocuments: [],
    shippingData: null,
  })
  const tariff = inquiry.lines.find(({ kind }) => kind === 'FREIGHT')?.from
  expect(tariff).toMatchObject({ tariff: { id: expect.any(String), value: 92 }, cubicMeter: 11 })
  // The reply hides the purchase price and the markup from the buyer.
  expect(JSON.stringify(inquiry)).not.toMatch(/basis|markupPercentage|basePrice/)
  const seen = (await sides.manager.browser.get(`${MAIN}/inquiry/${inquiry.id}`)).json as Inquiry
  expect(seen).toEqual({
    ...inquiry,
    balance: { ...inquiry.balance, writeOffLimit: 0 },
    unread: 1,
    lastMessage: { ...inquiry.lastMessage, isMine: false },
    usualPortOfLoading: null,
  })
  expect((await messagesIn(sides.manager.browser, inquiry.id)).map(({ content }) => content)).toEqual([
    'Is this car still for sale?',
  ])
  const [mail] = (await mailsOf(server.context, 'staging', sides.manager.email)).slice(-1)
  expect(mail).toMatchObject({ template: 'inquiryCame', subject: expect.stringContaining(inquiry.reference) })
  expect(linkIn(mail!, `/inquiries/${inquiry.id}`)).toMatch(/^http:\/\/localhost:3000\//)
})

test('[INQ-01] quotes C&F without insurance and accepts a question on request', async () => {
  const plain = await openInquiry(server, sides, { warranty: null, inspections: [] })
  expect(plain).toMatchObject({ freightType: 'C&F', warranty: null, inspections: [], total: 7862 })
  const [car = ''] = await addCars(server.context, [buildCar({ utils: { cubicMeter: null } })])
  const onRequest = await openInquiry(server, sides, { carId: car, isInsured: true })
  expect(onRequest).toMatchObject({ fretAmount: null, total: null })
  expect(onRequest.lines).toContainEqual({ kind: 'FREIGHT', amount: null, from: expect.anything() })
})

test('[M01 M05 INQ-01] recomputes all sums and rejects others with a fresh quote', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  const before = await countIn(server, 'inquiry')
  const usd = (value: unknown) => ({ value, currency: 'USD' })
  const quoted = expect.objectContaining({ fob: 6850, total: 8110 })
  for (const [wrong, status] of [
    [{ amountFOB: usd(6849) }, 409],
    [{ amountFOB: usd(0) }, 409],
    [{ fretAmount: null }, 409],
    [{ warranty: usd(1) }, 409],
    [{ inspections: [{ type: 'PRE_EXPORT', amount: usd(1) }] }, 409],
    ...[-1, 0.001, 1e308, 9e9, '1', true, null, [1], { value: 1 }]
      .map(usd)
      .concat({ value: 6850, currency: 'EUR' }, { value: 6850, currency: 'usd' })
      .flatMap((amount) => [
        [{ amountFOB: amount }, 400] as const,
        [{ fretAmount: amount }, 400] as const,
        [{ warranty: amount }, 400] as const,
        [{ inspections: [{ type: 'PRE_EXPORT', amount }] }, 400] as const,
      ]),
    [
      {
        inspections: [
          { type: 'PRE_EXPORT', amount: usd(150) },
          { type: 'PRE_EXPORT', amount: usd(150) },
        ],
      },
      409,
    ],
    [{ inspections: [{ type: 'NONE', amount: usd(150) }] }, 400],
    [{ discount: usd(100) }, 400],
    [{ status: 'SALE_FINALIZED' }, 400],
    [{ finalDestination: 'DE' }, 400],
    [{ finalDestination: 'XX' }, 400],
    [{ firstMessage: ' ' }, 400],
    [{ firstMessage: 'a\0b' }, 400],
    [{ firstMessage: '\ud800' }, 400],
  ] as const) {
    const answer = await ask({ ...question, ...wrong })
    expect([wrong, answer.status]).toEqual([wrong, status])
    expect((answer.json as ErrorReply).current).toEqual(status === 409 ? quoted : undefined)
  }
  // The tariff rises between quote and inquiry: the buyer is informed and asks at the new price.
  await write(sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${sides.portId}::uuid, 100)`)
  const stale = await ask(question)
  expect([stale.status, (stale.json as ErrorReply).code]).toEqual([409, 'GENERIC_ERROR'])
  const { current } = stale.json as { current: Quote }
  expect(JSON.stringify(current)).not.toMatch(/basis|markupPercentage|basePrice/)
  const { status, json } = await ask({
    ...question,
    fretAmount: usd(current.freight),
    warranty: usd(current.insurance),
  })
  expect([status, (json as Inquiry).fretAmount?.value]).toEqual([201, 1100])
  await write(sql`delete from ports.tariff where tenant_id = 'staging' and value = 100`)
  // A database notification invalidates the quote cache.
  await until(async () => (await questionOf(server, question.carId, sides.portId)).fretAmount?.value === 1012)
  // Existing inquiries keep their quote.
  const kept = (await sides.buyer.browser.get(`${MAIN}/inquiry/${(json as Inquiry).id}`)).json as Inquiry
  expect([kept.fretAmount?.value, kept.total]).toEqual([1100, (json as Inquiry).total])
  expect(await countIn(server, 'inquiry')).toBe(before + 1)
})

test('[D02] rejects an inquiry about a hidden car or an unknown port', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  for (const status of ['DRAFT', 'SOLD', 'ARCHIVED'] as const) {
    const [car = ''] = await addCars(server.context, [buildCar({ status })])
    expect([status, (await ask({ ...question, carId: car })).status]).toEqual([status, 404])
  }
  expect((await ask({ ...question, carId: randomUUID() })).status).toBe(404)
  expect((await ask({ ...question, portId: randomUUID() })).status).toBe(400)
  const [elsewhere = ''] = await addCars(server.context, [buildCar()], 'second')
  expect((await ask({ ...question, carId: elsewhere })).status).toBe(404)
})

test('[R04 R06 API-09] creates one inquiry for one key and for two clicks', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  const before = await countIn(server, 'inquiry')
  const key = { 'idempotency-key': 'one-question' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(question, sides.buyer.browser, key)))
  const ids = new Set(answers.flatMap(({ status, json }) => (status === 201 ? [(json as Inquiry).id] : [])))
  expect([ids.size, answers.every(({ status }) => status === 201 || status === 409)]).toEqual([1, true])
  expect(((await ask(question, sides.buyer.browser, key)).json as Inquiry).id).toBe([...ids][0])
  expect((await ask({ ...question, firstMessage: 'Another' }, sides.buyer.browser, key)).status).toBe(422)
  const clicked = { ...question, carId: await newCar() }
  const [one, two] = await Promise.all([ask(clicked), ask(clicked)])
  expect([one.status, (one.json as Inquiry).id]).toEqual([201, (two.json as Inquiry).id])
  expect(await countIn(server, 'inquiry')).toBe(before + 2)
  const mails = await mailsOf(server.context, 'staging', sides.manager.email)
  const { reference } = one.json as Inquiry
  expect(mails.filter(({ subject }) => subject.includes(`N° ${reference}:`)).length).toBe(1)
})

test('[INQ-02 R04 R06] creates another inquiry for another text, choice or key', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  const asked = [
    await ask(question),
    await ask({ ...question, firstMessage: 'And is it without rust?' }),
    await ask({ ...question, warranty: null }),
    await ask({ ...question, finalDestination: 'UG' }),
    await ask(question, sides.buyer.browser, { 'idempotency-key': 'asked-again' }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(asked.map(({ json }) => (json as Inquiry).id)).size).toBe(5)
  const { id } = (asked[1]?.json ?? {}) as Inquiry
  expect((await messagesIn(sides.manager.browser, id)).map(({ content }) => content)).toEqual([
    'And is it without rust?',
  ])
})

test('[INQ-01 D04] rejects a queued question that is sent under another user’s session', async () => {
  const question = await questionOf(server, await newCar(), sides.portId)
  const before = await countIn(server, 'inquiry')
  expect((await ask({ ...question, ownerId: sides.manager.id })).status).toBe(403)
  expect(await countIn(server, 'inquiry')).toBe(before)
  expect((await ask({ ...question, ownerId: sides.buyer.id })).status).toBe(201)
})

test('[INQ-16] lets a manager create customer and inquiry for a caller, who signs in later', async () => {
  const { browser, id: managerId } = sides.manager
  const email = `${randomUUID()}@buyer.example`
  const [draft = ''] = await addCars(server.context, [buildCar({ status: 'DRAFT' })])
  const called = {
    customer: {
      firstname: 'Chantal',
      lastname: 'Ilunga',
      email,
      phoneNumber: { countryCode: '243', number: '812 345 678' },
      countryOfResidence: 'CD',
      locale: 'fr',
    },
    source: 'PHONE',
    carId: draft,
    portId: sides.portId,
    finalDestination: 'UG',
    withInsurance: false,
    withInspections: true,
    firstMessage: 'As we said on the phone.',
  }
  const open = (body: unknown, from = browser) => from.send('POST', `${MAIN}/office/inquiry`, body)
  const { status, json } = await open(called)
  expect(status).toBe(201)
  const { id } = json as { id: string }
  const inquiry = (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(inquiry).toMatchObject({
    source: 'PHONE',
    owner: { firstname: 'Chantal', country: 'CD' },
    manager: { id: managerId },
    freightType: 'C&F',
    waitingSince: expect.any(String),
    nextStep: { who: 'SELLER', what: 'REPLY' },
    unread: 0,
    customerInformation: { email, phoneNumber: { countryCode: '243', number: '812345678' } },
  })
  // The message is stored as a phone note by the manager, not as the buyer's message.
  const talk = (await browser.get(`${MAIN}/inquiry/${id}/message`)).json as { items: Message[] }
  expect(talk.items).toMatchObject([{ notedFrom: 'PHONE', owner: { id: managerId, isSeller: true } }])
  expect(inquiry.lastMessage).toMatchObject({ isMine: false })
  const [mail] = await mailsOf(server.context, 'staging', email)
  expect(mail).toMatchObject({ template: 'inquiryOpened', locale: 'fr' })
  expect(linkIn(mail!, `/fr/inquiries/${id}`)).toBeTruthy()
  // The email already belongs to a customer; that customer's id is accepted.
  const again = await open(called)
  expect([again.status, (again.json as ErrorReply).code]).toEqual([409, 'MINATO-3003'])
  expect((await open({ ...called, customer: { id: inquiry.owner.id }, carId: await newCar() })).status).toBe(201)
  expect((await open({ ...called, customer: { id: randomUUID() } })).status).toBe(400)
  // Without an email address the inquiry is created and no email is sent.
  expect((await open({ ...called, customer: { ...called.customer, email: null } })).status).toBe(201)
  const { browser: buyer } = await signedInPerson(server)
  expect((await open(called, buyer)).status).toBe(403)
})

test('[INQ-16] assigns each inquiry to the manager with the fewest open inquiries', async () => {
  const free = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Kenji' })
  expect((await openInquiry(server, sides)).manager?.id).toBe(free.id)
})

test('[E05 E02] hides references and people of one tenant from another', async () => {
  const there = await bothSides(server, 'second')
  const [car = ''] = await addCars(server.context, [buildCar()], 'second')
  const question = await questionOf(server, car, there.portId, {}, 'second')
  const { status, json } = await there.buyer.browser.send('POST', `${MAIN}/inquiry`, question)
  expect([status, (json as Inquiry).reference]).toEqual([201, '1001'])
  const { id } = json as Inquiry
  for (const { browser } of [sides.buyer, sides.manager])
    expect((await browser.get(`${MAIN}/inquiry/${id}`)).status).toBe(404)
  for (const { browser } of [there.buyer, there.manager])
    expect((await browser.get(`${MAIN}/inquiry/${id}`, { 'tenant-id': 'staging' })).status).not.toBe(200)
})
