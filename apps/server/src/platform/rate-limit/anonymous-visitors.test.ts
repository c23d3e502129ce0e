import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { contentsOf } from '../../testing/table-checksums.ts'
import { bothSides, MAIN, openInquiry, say } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { sendDocument } from '../../testing/documents.ts'
import { leastBody } from '../../testing/minimal-body.ts'
import { addPicture } from '../../testing/backoffice-cars.ts'
import { usd } from '../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../testing/people.ts'
import { upload } from '../../testing/upload.ts'
import { voyageFields } from '../../testing/voyages.ts'
import { sql } from '../database/sql.ts'

/** All data of one dealer and one customer, and every call by callers without permission. */

let server: TestServer
let sides: Sides
/** Their ids, by the name in an address or a field. */
let theirs: Record<string, string>
const all: Call[] = Object.values(calls)

beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  sides = await bothSides(server)
  theirs = await everythingOf(sides)
})
afterAll(() => server.close())

async function everythingOf({ buyer, manager, portId }: Sides): Promise<Record<string, string>> {
  const made = async (method: 'POST' | 'PUT', path: string, body?: unknown, by = manager.browser): Promise<string> => {
    const { status, json } = await by.send(method, path, body, { 'if-match': '"1"' })
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`)
    return (json as { id: string } | undefined)?.id ?? ''
  }
  const [car = ''] = await addCars(server.context, [buildCar()])
  const image = await addPicture(server.context)
  await made('POST', `/api/vehicle/car/${car}/images`, [{ id: image, index: 0 }])
  const { id: inquiry } = await openInquiry(server, sides, { carId: car })
  const document = (await sendDocument(buyer.browser, inquiry)).id
  await made('POST', `${MAIN}/inquiry/${inquiry}/extra-document/${document}`, undefined, buyer.browser)
  const message = ((await say(manager.browser, manager.id, inquiry, 'It is')).json as { id: string }).id
  await made('POST', `${MAIN}/inquiry/${inquiry}/offer`, { amount: usd(6000) })
  const { version } = (await manager.browser.get(`${MAIN}/inquiry/${inquiry}`)).json as { version: number }
  const paid = { amount: usd(10), valueDate: '2026-06-24' }
  await manager.browser.send('POST', `${MAIN}/inquiry/${inquiry}/ledger/transfer`, paid, { 'if-match': `"${version}"` })
  await made('PUT', `/api/uum/account/favourite/${car}`, undefined, buyer.browser)
  const chosen = { ids: await addCars(server.context, [buildCar()]) }
  await made('POST', '/api/vehicle/bulk', { action: 'draft', chosen })
  await made('POST', '/api/uum/api-client', { name: 'Partner', scopes: ['vehicle.read'] })
  server.as(MANAGER)
  await upload(server, '/api/vehicle/car/import', Buffer.from('Maker,Model,Price (USD)\nToyota,Vitz,3950\n'))
  await upload(server, '/api/main/bank-statement', Buffer.from('Date,Amount,Text\n2026-11-03,10.00,x\n'))
  server.as(undefined)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`with p as (insert into users.passkey (tenant_id, person_id, credential_id, public_key, counter, transports, name)
        values ('staging', ${manager.id}, '1', '1', 0, '{}', 'Key'))
      insert into settings.proposal (tenant_id, kind, subject_id, state, needs_approval, waiting_hours, proposed_by, expires_at)
      values ('staging', 'REMOVE_ACCOUNT', gen_random_uuid(), 'PROPOSED', true, 24, gen_random_uuid(), now() + interval '9 days')`),
  )
  const ids = await server.context.db.read<Record<string, string>>(
    'staging',
    sql`select t.trim_id as trim, m.id as model, m.brand_id as brand, o.state -> 'offers' -> 0 ->> 'id' as offer,
        (select s.public_id from users.session s where s.tenant_id = 'staging' and s.person_id = ${buyer.id}) as session,
        (select p.id from users.passkey p where p.tenant_id = 'staging') as passkey,
        (select p.id from settings.proposal p where p.tenant_id = 'staging') as proposal,
        (select b.id from vehicles.bulk b where b.tenant_id = 'staging') as bulk,
        (select c.id from users.api_client c where c.tenant_id = 'staging') as "api-client",
        (select i.id from vehicles.import i where i.tenant_id = 'staging') as import,
        (select s.id from inquiries.bank_statement s where s.tenant_id = 'staging') as "bank-statement",
        (select b.id from inquiries.bank_line b where b.tenant_id = 'staging') as "bank-line",
        (select l.id from inquiries.ledger_transaction l where l.tenant_id = 'staging') as transaction
      from vehicles.car t join catalog.trim r on r.tenant_id = 'staging' and r.id = t.trim_id
        join catalog.model m on m.tenant_id = 'staging' and m.id = r.model_id
        join inquiries.inquiry o on o.tenant_id = 'staging' and o.id = ${inquiry}::uuid
      where t.tenant_id = 'staging' and t.id = ${car}::uuid`,
  )
  const markups = (await manager.browser.get('/api/pricing/markup')).json as { id: string }[]
  const markup = markups[0]?.id ?? ''
  const bought = { purchasedCarBrand: 'Toyota', purchasedCarModel: 'Vitz' }
  const review = { customerName: 'A', country: 'KE', ...bought, comment: 'x', imageId: null, reply: null, seller: null }
  const [account] = (await manager.browser.get(`${MAIN}/bank-account`)).json as { id: string }[]
  const texts = { name: 'Greeting', textEn: 'Good day', textFr: 'Bonjour', position: 1 }
  const rule = { country: 'KE', isAllowed: true, maxAge: 8, source: 'A notice', confidence: 'HIGH' }
  const cost = { country: 'KE', kind: 'PORT', basis: 'AMOUNT', low: 1, high: 2, currency: 'USD', source: 'A list' }
  const saved = { name: 'Wagons', criteria: 'category=WAGON', hasAlert: true }
  const asked = { percentage: 5, effectiveTime: new Date(Date.now() + 86_400_000).toISOString() }
  await made('POST', `/api/pricing/markup/${markup}/value`, asked)
  const later = (await manager.browser.get('/api/pricing/markup')).json as { id: string; values: { id: string }[] }[]
  const known = { ...ids[0], car, image, inquiry, document, message, markup, port: portId, product: car }
  return {
    ...known,
    customer: buyer.id,
    manager: manager.id,
    value: later.find(({ id }) => id === markup)?.values[0]?.id ?? '',
    review: await made('POST', '/api/feedback/review', review),
    'bank-account': account?.id ?? '',
    'quick-reply': await made('POST', `${MAIN}/quick-reply`, texts),
    'import-rule': await made('POST', `${MAIN}/import-rule`, rule),
    'insurance-rate': await made('POST', `${MAIN}/insurance-rate`, { percentage: 1.5 }),
    'estimated-cost': await made('POST', `${MAIN}/estimated-cost`, { ...cost, sourceDate: '2026-01-01' }),
    voyage: await made('POST', `${MAIN}/voyage`, voyageFields({ portId })),
    view: await made('POST', '/api/vehicle/view', { name: 'Own', query: '', isShared: false }),
    'saved-search': await made('POST', '/api/uum/account/saved-search', saved, buyer.browser),
  }
}

/** Other names of them in addresses and fields. */
const KINDS: Record<string, string> = {
  user: 'customer',
  owner: 'customer',
  receipt: 'document',
  'extra-document': 'document',
}
/** The record that a field refers to: by its own noun (`carId`), or by the last one in the address (`/car/{id}`). */
function idFor(path: string, field: string): string {
  const noun = field.replace(/-?id$/i, '').replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)
  if (noun === 'quantity') return '1'
  const words = [...path.split('/').filter((part) => /^[a-z-]+$/.test(part)), noun]
  return words.map((word) => theirs[KINDS[word] ?? word]).findLast((id) => id !== undefined) ?? ''
}
const addressOf = (call: Call): string =>
  pathOf(call).replace(/\{([^}]+)\}/g, (_, name: string, at: number) => idFor(pathOf(call).slice(0, at), name))

/** Calls about public data, or without reference to a record. */
const isAboutTheirs = (call: Call): boolean =>
  Object.keys(call.params?.shape ?? {}).length > 0 && call.access !== 'visitor' && !UNNAMED.has(nameOf(call))
const UNNAMED = new Set([
  'PUT /api/uum/account/favourite/{carId}',
  'DELETE /api/uum/account/favourite/{carId}',
  // A statistic or a body type: the same values for every dealer.
  'GET /api/main/dashboard/{chart}/export',
  'GET /api/pricing/category/{categoryId}/markup',
])

/** The call with its minimal body and their ids; texts are the caller's own. */
function ask({ browser, id }: Pick<Sides['buyer'], 'browser' | 'id'>, call: Call, tenant = 'staging') {
  const idOf = (field: string): string => (field === 'ownerId' ? id : idFor(pathOf(call), field))
  const query = call.query ? `?${new URLSearchParams(leastBody(call.query, idOf, true) as Record<string, string>)}` : ''
  const headers = { 'if-match': '"1"', 'tenant-id': tenant }
  const path = addressOf(call) + query
  if (call.method === 'GET') return browser.get(path, headers)
  if (!call.body) return browser.send(call.method, path, undefined, headers)
  const body = JSON.stringify(leastBody(call.body, idOf))
  return browser.send(call.method, path, body, { ...headers, 'content-type': 'application/json' })
}

test(
  '[D01 D02 D09 E02] shows and changes nothing of other customers and dealers by any call',
  { timeout: 120_000 },
  async () => {
    const stranger = await signedInPerson(server)
    const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
    for (const call of all.filter(isAboutTheirs)) expect(addressOf(call)).not.toMatch(/\/\/|\/$/)
    const before = await contentsOf(server, 'staging', ['users.session'])
    const told: unknown[] = []
    let asked = 0
    for (const call of all.filter(isAboutTheirs))
      for (const [who, side, tenant, expected] of [
        ['a customer', stranger, 'staging', call.access === 'manager' ? 403 : 404],
        ['a manager elsewhere', foreign, 'second', 404],
        ['the same with this tenant’s name', foreign, 'staging', 401],
      ] as const) {
        asked++
        const { status, json } = await ask(side, call, tenant)
        if (status !== expected) told.push([nameOf(call), who, status, expected, JSON.stringify(json).slice(0, 160)])
      }
    expect(told).toEqual([])
    expect(asked).toBeGreaterThan(300)
    expect(await contentsOf(server, 'staging', ['users.session'])).toEqual(before)
  },
)

test('[D02 D04] rejects foreign ids inside an own request of every kind', { timeout: 90_000 }, async () => {
  const { buyer, manager, portId } = sides
  const other = await signedInPerson(server)
  const mine = (await openInquiry(server, { buyer: other, portId })).id
  const there = await bothSides(server, 'second')
  const [foreignCar = ''] = await addCars(server.context, [buildCar()], 'second')
  const foreignPicture = await addPicture(server.context, 'second')
  const [free = ''] = await addCars(server.context, [buildCar()])
  const bought = { purchasedCarBrand: 'Toyota', purchasedCarModel: 'Vitz' }
  const review = { customerName: 'A', country: 'KE', ...bought, comment: 'x' }
  const office = {
    source: 'PHONE',
    finalDestination: 'KE',
    withInsurance: false,
    withInspections: false,
    firstMessage: 'x',
  }
  const hers = `${MAIN}/inquiry/${mine}`
  const T = theirs as { [key: string]: string }
  const attempts: [
    who: Sides['buyer'],
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    status: number,
  ][] = [
    // A customer with another customer's records.
    [other, 'PUT', `${hers}/offer/${T['offer']}/accept`, undefined, 404],
    [other, 'PUT', `${hers}/offer/${T['offer']}/withdraw`, undefined, 404],
    [other, 'PUT', `${hers}/offer/${T['offer']}/refuse`, undefined, 404],
    [other, 'POST', `${hers}/extra-document/${T['document']}`, undefined, 400],
    [other, 'POST', `${hers}/message`, { ownerId: other.id, content: 'x', attachments: [T['document']] }, 400],
    [other, 'POST', `${hers}/message`, { ownerId: buyer.id, content: 'x' }, 403],
    [other, 'POST', `${hers}/message`, { ownerId: manager.id, content: 'x' }, 403],
    [other, 'PUT', `${MAIN}/user/${other.id}/message/${T['message']}/read`, undefined, 404],
    [other, 'PUT', `/api/uum/account/favourite/${foreignCar}`, undefined, 404],
    // A manager with another dealer's, car's or inquiry's records.
    [
      manager,
      'POST',
      `${MAIN}/office/inquiry`,
      { ...office, customer: { id: there.buyer.id }, carId: free, portId },
      400,
    ],
    [
      manager,
      'POST',
      `${MAIN}/office/inquiry`,
      { ...office, customer: { id: buyer.id }, carId: foreignCar, portId },
      404,
    ],
    [
      manager,
      'POST',
      `${MAIN}/office/inquiry`,
      { ...office, customer: { id: buyer.id }, carId: free, portId: there.portId },
      400,
    ],
    [manager, 'PUT', hers, { portId: there.portId }, 400],
    [manager, 'PUT', `${hers}/manager`, { managerId: there.manager.id }, 400],
    [manager, 'PUT', `${hers}/manager`, { managerId: buyer.id }, 400],
    [manager, 'PUT', `${hers}/offer/${T['offer']}/accept`, undefined, 404],
    [manager, 'PUT', `${hers}/offer/${T['offer']}/withdraw`, undefined, 404],
    [manager, 'POST', `/api/vehicle/car/${free}/images`, [{ id: foreignPicture, index: 0 }], 400],
    [manager, 'POST', `/api/vehicle/car/${free}/images`, [{ id: T['image'], index: 0 }], 400],
    [manager, 'PUT', `/api/vehicle/car/${free}/images/reorganize`, [{ id: T['image'], index: 0 }], 400],
    [manager, 'DELETE', `/api/vehicle/car/${free}/image/${T['image']}`, undefined, 404],
    [manager, 'POST', '/api/feedback/review', { ...review, imageId: foreignPicture, reply: null, seller: null }, 400],
    [manager, 'POST', '/api/feedback/review', { ...review, imageId: T['image'], reply: null, seller: null }, 400],
    [manager, 'POST', '/api/catalog/brand', { name: 'Zonda', logo: foreignPicture }, 400],
    [manager, 'DELETE', `/api/pricing/markup/${there.portId}/value/${T['value']}`, undefined, 404],
  ]
  const before = await contentsOf(server, 'staging', ['users.session'])
  const second = await contentsOf(server, 'second', ['users.session'])
  const told = []
  for (const [{ browser }, method, path, body] of attempts) {
    const { version } = (await manager.browser.get(hers)).json as { version: number }
    told.push([method, path, (await browser.send(method, path, body, { 'if-match': `"${version}"` })).status])
  }
  expect(told).toEqual(attempts.map(([, method, path, , status]) => [method, path, status]))
  expect(await contentsOf(server, 'staging', ['users.session'])).toEqual(before)
  expect(await contentsOf(server, 'second', ['users.session'])).toEqual(second)
})

test('[C03] changes nothing by GET and HEAD of any address', { timeout: 120_000 }, async () => {
  // Texts of uploaded PDFs are stored at the first read.
  const kept = ['users.session', 'documents.document_text']
  const before = await contentsOf(server, 'staging', kept)
  expect(before['vehicles.car']).toMatch(/^[0-9a-f]{32}$/)
  // Reading succeeded instead of being rejected.
  let read = 0
  for (const side of [{ browser: browserAt(server), id: '' }, sides.buyer, sides.manager])
    for (const call of all) {
      if ((await ask(side, { ...call, method: 'GET' })).status === 200) read++
      const cookie = [...side.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { host: 'localhost:3000', 'tenant-id': 'staging', cookie }
      await server.app.inject({ method: 'HEAD', url: addressOf(call), headers })
    }
  expect(read).toBeGreaterThan(60)
  expect(await contentsOf(server, 'staging', kept)).toEqual(before)
})

test('[E07] exports each dealer’s own rows under concurrency', { timeout: 90_000 }, async () => {
  const there = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  for (const [tenant, word] of Object.entries({ staging: 'of-the-first', second: 'of-the-second' })) {
    const cars = Array.from({ length: 40 }, () => buildCar({ fields: { grade: word } }))
    await addCars(server.context, cars, tenant)
    await signedInPerson(server, { lastname: word, tenant })
  }
  for (const path of ['/api/vehicle/car/export', '/api/uum/customer/export']) {
    const asked = Array.from({ length: 10 }, (_, i) => (i % 2 ? there : sides.manager).browser.get(path))
    for (const [i, { status, json }] of (await Promise.all(asked)).entries()) {
      const words = new Set(String(json).match(/of-the-\w+/g))
      expect([path, i, status, [...words]]).toEqual([path, i, 200, [i % 2 ? 'of-the-second' : 'of-the-first']])
    }
  }
})
