import { randomUUID } from 'node:crypto'
import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { contentsOf } from '../../testing/table-checksums.ts'
import { bothSides, MAIN, openInquiry, questionOf, publicInquiryBody } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { PDF, sendDocument } from '../../testing/documents.ts'
import { forgetAccounts } from '../../testing/four-eyes.ts'
import { leastBody } from '../../testing/minimal-body.ts'
import { addPicture, addTrim } from '../../testing/backoffice-cars.ts'
import { inquirySteps, usd } from '../../testing/inquiry-documents.ts'
import { sql } from '../database/sql.ts'
import { paymentAttempts } from './payment-attempts.fixture.ts'

/** Sends every creating call repeatedly (threats R04, R06). */

let server: TestServer
let sides: Sides
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  server.context.fetchPublicFile = picture
  sides = await bothSides(server)
})
afterAll(() => server.close())

const all: Call[] = Object.values(calls)
const newCar = async (): Promise<string> => (await addCars(server.context, [buildCar()]))[0] ?? ''
const file = (bytes: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    Buffer.from(bytes),
    Buffer.from('\r\n--x--\r\n'),
  ])
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

interface Attempt {
  /** Ids in the address, in order. */
  ids?: string[]
  /** Overrides of the minimal body. */
  body?: unknown
  headers?: Record<string, string>
  by?: 'buyer' | 'manager'
}
const inquiryCall =
  (attempt: Attempt = {}) =>
  async (): Promise<Attempt> => ({ ids: [(await openInquiry(server, sides)).id], ...attempt })
/** An inquiry in this state. */
async function inquiryAtStep(...steps: ('drafted' | 'issued' | 'paid' | 'shipped' | 'finalized')[]): Promise<string> {
  const { generate, issue, paid, shipped, send } = inquirySteps(server, sides)
  const { id } = await openInquiry(server, sides)
  for (const step of steps) {
    if (step === 'drafted') await generate(id)
    if (step === 'issued') await issue(id)
    if (step === 'paid') await paid(id)
    if (step === 'shipped') await shipped(id)
    if (step === 'finalized') await send('POST', `${id}/final-invoice`)
  }
  return id
}
const REASON = { acceptDifferencesReason: 'x' }
const words = { customerName: 'A', comment: 'x' }
const catalogue = async () => {
  const trim = await addTrim(server.context)
  const [row] = await server.context.db.read<{ model: string; brand: string }>(
    'staging',
    sql`select m.id as model, m.brand_id as brand from catalog.trim t join catalog.model m
      on m.tenant_id = 'staging' and m.id = t.model_id where t.tenant_id = 'staging' and t.id = ${trim}::uuid`,
  )
  return { trim, model: row?.model ?? '', brand: row?.brand ?? '' }
}

const ATTEMPTS: Record<string, () => Promise<Attempt>> = {
  ...paymentAttempts(() => ({ server, sides, file })),
  'POST /api/uum/account/saved-search': async () => ({ by: 'buyer', body: { name: 'W', criteria: 'category=WAGON' } }),
  'POST /api/catalog/brand': async () => ({ body: { name: 'Zonda' } }),
  'POST /api/catalog/brand/{id}/model': async () => ({ ids: [(await catalogue()).brand], body: { name: 'Z' } }),
  'POST /api/catalog/brand/{brandId}/trim': async () => {
    const { brand, model } = await catalogue()
    return { ids: [brand], body: { name: 'Z1', modelId: model } }
  },
  'POST /api/catalog/logo': async () => ({ body: file(await picture()), headers: MULTIPART }),
  'POST /api/archiving/picture': async () => ({ body: file(await picture()), headers: MULTIPART }),
  'POST /api/archiving/picture/external': async () => ({ body: { url: 'https://photos.example/car.jpg' } }),
  'POST /api/archiving/document': async () => ({
    by: 'buyer',
    body: PDF,
    headers: { 'content-type': 'application/pdf' },
  }),
  'POST /api/vehicle/car/import': async () => ({ body: file('Maker,Model\nToyota,Vitz\n'), headers: MULTIPART }),
  'POST /api/main/inquiry': async () => ({
    by: 'buyer',
    body: await questionOf(server, await newCar(), sides.portId),
  }),
  'POST /api/main/public/inquiry': async () => ({
    body: publicInquiryBody(await questionOf(server, await newCar(), sides.portId)),
  }),
  'POST /api/main/registration': async () => ({ body: publicInquiryBody({} as never).userRegistrateInformation }),
  'POST /api/vehicle/view': async () => ({ body: { name: 'Old drafts', query: 'statuses=DRAFT', isShared: false } }),
  'POST /api/main/quick-reply': async () => ({ body: { name: 'Hello' } }),
  'POST /api/main/office/inquiry': async () => ({
    body: {
      source: 'PHONE',
      finalDestination: 'KE',
      withInsurance: false,
      withInspections: false,
      customer: { id: sides.buyer.id },
      carId: await newCar(),
      portId: sides.portId,
    },
  }),
  'POST /api/main/inquiry/{id}/invoice/generate': inquiryCall(),
  'POST /api/main/inquiry/{id}/invoice': async () => ({
    ids: [await inquiryAtStep('drafted')],
    body: { validUntil: inHours(30 * 24) },
  }),
  'POST /api/main/inquiry/{id}/final-invoice': async () => ({
    ids: [await inquiryAtStep('drafted', 'issued', 'paid', 'shipped')],
    body: REASON,
  }),
  'POST /api/main/inquiry/{id}/message': async () => inquiryCall({ by: 'buyer', body: { ownerId: sides.buyer.id } })(),
  'POST /api/main/inquiry/{inquiryId}/extra-document/{extraDocumentId}': async () => {
    const id = await inquiryAtStep()
    return { by: 'buyer', ids: [id, (await sendDocument(sides.buyer.browser, id)).id], body: REASON }
  },
  'POST /api/main/inquiry/{inquiryId}/receipt/{receiptId}': async () => {
    const id = await inquiryAtStep('drafted', 'issued', 'paid')
    return { ids: [id, (await sendDocument(sides.manager.browser, id)).id], body: REASON }
  },
  'POST /api/main/inquiry/{id}/payment-proof': async () => {
    const id = await inquiryAtStep('drafted', 'issued')
    return { by: 'buyer', ids: [id], body: { documentId: (await sendDocument(sides.buyer.browser, id)).id } }
  },
  'POST /api/main/inquiry/{id}/offer': inquiryCall({ body: { amount: usd(6000) } }),
  'POST /api/main/inquiry/{id}/reservation-request': inquiryCall({ by: 'buyer' }),
  'POST /api/main/inquiry/{inquiryId}/reserve': inquiryCall({ body: { startTime: inHours(1), endTime: inHours(24) } }),
  'POST /api/main/inquiry/{id}/review': async () => ({
    by: 'buyer',
    ids: [await inquiryAtStep('drafted', 'issued', 'paid', 'shipped', 'finalized')],
    body: words,
  }),
  'POST /api/feedback/review': async () => ({
    body: { ...words, country: 'KE', purchasedCarBrand: 'Toyota', purchasedCarModel: 'Vitz', imageId: null },
  }),
  'POST /api/main/port/{id}/country-served': async () => ({ ids: [sides.portId], body: ['RW'] }),
  'POST /api/main/port/{id}/inspection': async () => {
    const port = { name: 'Beira', country: 'MZ', city: 'Beira' }
    const { json } = await sides.manager.browser.send('POST', `${MAIN}/port`, port)
    return { ids: [(json as { id: string }).id], body: { amount: usd(20) } }
  },
  'POST /api/main/port': async () => ({ body: { name: 'Matadi', country: 'CD', city: 'Matadi' } }),
  'POST /api/pricing/markup/{markupId}/value': async () => {
    const markups = (await sides.manager.browser.get('/api/pricing/markup')).json as { id: string }[]
    return { ids: [markups[0]?.id ?? ''], body: { percentage: 5 } }
  },
  'POST /api/pricing/product/{productId}/price': async () => ({ ids: [await newCar()], body: { value: 7000 } }),
  'POST /api/uum/manager': async () => ({
    body: { email: `${randomUUID()}@shop.example`, firstname: 'A', lastname: 'B', locale: 'en' },
  }),
  'POST /api/uum/customer': async () => ({ body: { firstname: 'A', email: `${randomUUID()}@buyer.example` } }),
  'POST /api/main/bank-account': () => forgetAccounts(server),
  'POST /api/main/import-rule': async () => ({ body: { country: 'NZ', isAllowed: true } }),
  'POST /api/main/voyage': async () => ({}),
  'POST /api/main/voyage-schedule': async () => ({}),
  'POST /api/main/insurance-rate': async () => ({ body: { percentage: 1.5 } }),
  'POST /api/vehicle/car/{id}/images': async () => ({
    ids: [await newCar()],
    body: [{ id: await addPicture(server.context), index: 0 }],
  }),
  'POST /api/vehicle/car': async () => ({
    body: {
      trimId: await addTrim(server.context),
      specification: { chassis: `RPT-${Date.now()}`, mileage: 10 },
      price: usd(5000),
      images: [{ id: await addPicture(server.context), index: 0 }],
    },
  }),
  'POST /api/vehicle/bulk': async () => ({ body: { action: 'draft', chosen: { ids: [await newCar()] } } }),
}

/** POST calls that only read (other than previews), create nothing, or are idempotent by themselves. */
const MAKES_NOTHING = new Set([
  'POST /api/vehicle/car/export',
  'POST /api/csrf',
  'POST /api/logout',
  'POST /api/sign-in/{uid}',
  'POST /api/main/public/paper/{code}',
  'POST /api/main/registration/email',
  'POST /api/main/user/invitation',
  // Takes effect once.
  'POST /api/vehicle/public/car/{id}/view',
  'POST /api/uum/account/deletion',
  // Creates a link or secret that is not stored; the next one replaces it.
  'POST /api/main/user/reset-password',
  'POST /api/main/user/email-verification',
  'POST /api/uum/customer/{id}/sign-in-link',
  'POST /api/uum/api-client',
])
test('[R04] covers every creating call with a key below', () => {
  const creating = all.filter(({ isCreating }) => isCreating).map(nameOf)
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(creating.toSorted())
  const others = all.filter(({ method, isCreating }) => method === 'POST' && !isCreating).map(nameOf)
  const isPreview = (name: string) => /\/preview(\/export)?$/.test(name)
  expect(new Set(others.filter((name) => !isPreview(name)))).toEqual(MAKES_NOTHING)
})

test.each(Object.keys(ATTEMPTS))(
  '[R04] %s, repeated under one key, happens once; the key is bound to it',
  { timeout: 120_000 },
  async (name) => {
    const call = all.find((one) => nameOf(one) === name) as Call
    const attempt = (await ATTEMPTS[name]?.()) ?? {}
    const pathFor = ({ ids = [] }: Attempt): string => {
      const left = [...ids]
      return pathOf(call).replace(/\{[^}]+\}/g, () => left.shift() ?? '')
    }
    const [path, given] = [pathFor(attempt), attempt.body]
    const isWhole = !call.body || call.body.safeParse(given).success
    const body = isWhole ? given : { ...(leastOf(call) as object), ...(given as object | undefined) }
    const browser = call.access === 'visitor' ? browserAt(server) : sides[attempt.by ?? 'manager'].browser
    const send = (key: string, payload: unknown = body, at = path) =>
      browser.send(call.method as 'POST', at, payload, {
        'if-match': '"1"',
        ...attempt.headers,
        'idempotency-key': key,
      })
    // A visitor gets one session.
    await browser.send('POST', '/api/csrf')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(key)))
    const made = answers.filter(({ status }) => status === 201)
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(made.length).toBeGreaterThan(0)
    const different = differing(call, body)
    // Without a body the address differs.
    const elsewhere = different === undefined && (await ATTEMPTS[name]?.())
    const before = await contentsOf(server, 'staging', INDEXED)
    const again = await send(key)
    expect([again.status, again.json]).toEqual([201, made[0]?.json])
    for (const { json } of made) expect(json).toEqual(again.json)
    const refused = await (elsewhere ? send(key, undefined, pathFor(elsewhere)) : send(key, different))
    expect([different !== undefined || !call.body, refused.status]).toEqual([true, 422])
    expect(await contentsOf(server, 'staging', INDEXED)).toEqual(before)
  },
)

/** Jobs that run after the call. */
const INDEXED = ['users.session', 'vehicles.search_todo', 'vehicles.search_bits', 'vehicles.search_segment']
const leastOf = (call: Call): unknown => leastBody(call.body as never, () => randomUUID())
/** The body with one changed value that is valid too; undefined if the call has no body. */
function differing(call: Call, body: unknown): unknown {
  if (Buffer.isBuffer(body)) {
    const end = body.indexOf('\r\n--x--')
    return end < 0 ? Buffer.concat([body, PDF]) : Buffer.concat([body.subarray(0, end), PDF, body.subarray(end)])
  }
  return othersOf(body).find((other) => call.body?.safeParse(other).success)
}
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}x`, randomUUID(), inHours(2)]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.concat(value)]
  return Object.entries(value ?? {}).flatMap(([key, one]) =>
    othersOf(one).map((other) => ({ ...(value as object), [key]: other })),
  )
}

test('[R06] makes no second document, receipt or message on a second press', { timeout: 120_000 }, async () => {
  const { send } = inquirySteps(server, sides)
  const id = await inquiryAtStep('drafted')
  const twice = async (path: string, body?: unknown, by = sides.manager.browser) =>
    (await Promise.all([0, 1].map(() => send('POST', `${id}/${path}`, body, { by })))).map(({ status }) => status)
  const numbers = async () => (await inquirySteps(server, sides).read(id)).papers.map(({ number }) => number)
  expect((await twice('invoice', {})).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await numbers()).length).toBe(1)
  await inquirySteps(server, sides).paid(id)
  const receipt = await twice('receipt', { amount: usd(10), receivedOn: '2026-06-01', reason: 'Paid early' })
  expect(receipt).toContain(201)
  expect((await numbers()).length).toBe(2)
  await twice('message', { ownerId: sides.buyer.id, content: 'Twice?' }, sides.buyer.browser)
  const { json } = await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/message`)
  expect((json as { items: { content: string }[] }).items.filter(({ content }) => content === 'Twice?').length).toBe(1)
  await inquirySteps(server, sides).shipped(id)
  expect((await twice('final-invoice')).toSorted((a, b) => a - b)).toEqual([201, 409])
  const issued = await numbers()
  expect([issued.length, new Set(issued).size]).toEqual([3, 3])
})
