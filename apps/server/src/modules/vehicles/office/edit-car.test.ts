import type { AuditEntry } from '@minato/contract/gate'
import type { ErrorReply } from '@minato/contract/errors'
import type { VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import type { CarOrNot } from '../../../testing/backoffice-cars.ts'
import { addPicture, addTrim, edit, wholeCar } from '../../../testing/backoffice-cars.ts'

let server: TestServer
let trimId = ''
const V = '/api/vehicle'
const usd = (value: number) => ({ value, currency: 'USD' })

beforeAll(async () => {
  server = await testServer()
  trimId = await addTrim(server.context)
  server.as(MANAGER)
})
afterAll(() => server.close())

let serial = 7_000_000
const newCar = async (more: Record<string, unknown> = {}) => ({
  trimId,
  specification: { chassis: `NZE161-${++serial}`, mileage: 68_000 },
  price: usd(6850),
  images: [{ id: await addPicture(server.context), index: 0 }],
  ...more,
})
const create = <T = VehicleReply>(body: unknown, headers: Record<string, string> = {}) =>
  server.send<T>('POST', `${V}/car`, body, 'staging', headers)
const carsWith = async (chassisKey: string, tenant = 'staging') =>
  (
    await server.context.db.read<{ n: number }>(
      tenant,
      sql`select count(*) as n from vehicles.car where chassis_key = ${chassisKey}`,
    )
  )[0]?.n

test('[VEH-04 VEH-07 API-12] creates a draft with ordered pictures, price and all fields', async () => {
  const [first, second] = [await addPicture(server.context), await addPicture(server.context)]
  const answer = await create(
    await newCar({
      grade: '1.5 G',
      firstRegistration: { year: 2019, month: 4 },
      specification: { chassis: 'nze161-0000001', mileage: 68_000, color: 'SILVER' },
      images: [
        { id: second, index: 7 },
        { id: first, index: 2 },
      ],
    }),
  )
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({
    status: 'DRAFT',
    grade: '1.5 G',
    price: usd(6850),
    specification: { chassis: 'nze161-0000001', color: 'SILVER', doors: null },
    trim: { id: trimId, name: 'NZE161G', model: { name: 'Corolla Fielder', brand: { name: 'Toyota' } } },
    images: [
      { id: first, index: 0 },
      { id: second, index: 1 },
    ],
    version: 1,
  })
  expect(await wholeCar(server, answer.json.id)).toEqual(answer.json)
  expect((await server.get(`${V}/public/car/${answer.json.id}`)).status).toBe(404)
  // The search finds its words at once.
  const found = await server.get<{ total: number }>(`${V}/car?queryText=nze161-0000001`)
  expect(found.json.total).toBe(1)
})

test('[VEH-07 STF-16 D02] reports missing fields and rejects foreign, used or unknown pictures', async () => {
  const refusal = async (body: unknown) => {
    const { status, json } = await create<ErrorReply>(body)
    return [status, json.code, json.body?.map(({ path, message }) => `${path}: ${message}`)]
  }
  const used = (await newCar()).images
  expect((await create(await newCar({ images: used }))).status).toBe(201)
  const strange = await addPicture(server.context, 'second')
  const nobody = '00000000-0000-4000-8000-00000000dead'
  const at = 'images.0.id: This picture cannot be used here'
  for (const id of [used[0]?.id, strange, nobody])
    expect(await refusal(await newCar({ images: [{ id, index: 0 }] }))).toEqual([400, 'VEHICLE-3002', [at]])
  expect(await refusal(await newCar({ images: [] }))).toEqual([
    400,
    'MINATO-1008',
    ['images: You have forgotten to insert images!'],
  ])
  expect(await refusal(await newCar({ price: usd(0) }))).toEqual([
    400,
    'VEHICLE-3002',
    ['price.value: the price must be greater than 0'],
  ])
  expect(await refusal(await newCar({ trimId: nobody }))).toEqual([
    400,
    'VEHICLE-3001',
    ['trimId: There is no such model code'],
  ])
  const foreign = await addTrim(server.context, 'GB3', 'second')
  expect((await refusal(await newCar({ trimId: foreign })))[1]).toBe('VEHICLE-3001')
  const { specification: _, price: __, trimId: ___, ...rest } = await newCar()
  expect(await refusal(rest)).toEqual([
    400,
    'MINATO-1008',
    ['specification: This field is required', 'trimId: This field is required', 'price: This field is required'],
  ])
})

test('[M06 M07 D05] rejects fields of other calls, values out of bounds and non-managers', async () => {
  const { id, version } = (await create(await newCar())).json
  for (const more of [
    { status: 'PUBLISHED' },
    { version: 9 },
    { tenantId: 'second' },
    { createdAt: '2020-01-01T00:00:00Z' },
    { id },
    { owner: MANAGER.userId },
    { price: usd(9e9) },
    { specification: { chassis: 'X-1', mileage: 2 ** 53 } },
    { firstRegistration: { year: 99_999, month: 1 } },
  ])
    expect([more, (await create(await newCar(more))).status]).toEqual([more, 400])
  for (const more of [{ status: 'SOLD' }, { price: usd(1) }, { images: [] }, { office: {} }, { isBestDeal: true }])
    expect([more, (await edit(server, `${V}/car/${id}`, version, more)).status]).toEqual([more, 400])
  for (const query of ['page=-1', 'limit=0', 'limit=1000000', 'order.field=price;--', 'order.direction=foo'])
    expect([query, (await server.get(`${V}/car?${query}`)).status]).toEqual([query, 400])
  server.as(CUSTOMER)
  expect((await create(await newCar())).status).toBe(403)
  expect((await edit(server, `${V}/car/${id}`, version, { grade: 'X' })).status).toBe(403)
  server.as(undefined)
  expect((await create(await newCar())).status).toBe(401)
  server.as(MANAGER)
  expect((await wholeCar(server, id)).grade).toBeNull()
})

test('[BO-06] rejects future dates and impossible engines and keeps imported ones', async () => {
  const next = new Date().getUTCFullYear() + 2
  const impossible = {
    firstRegistration: { year: next, month: null },
    manufacture: { year: 1949, month: 3 },
    specification: { chassis: 'B06-1', mileage: 1, seatBeltYear: next, engineSize: 15 },
  }
  const created = await create<ErrorReply>(await newCar(impossible))
  expect([created.status, created.json.body?.map(({ path, message }) => `${path}: ${message}`)]).toEqual([
    400,
    [
      'firstRegistration: This date is in the future',
      'manufacture: The year must be 1950 or later',
      'specification.seatBeltYear: This date is in the future',
      'specification.engineSize: Must be at least 50',
    ],
  ])
  const [id = ''] = await addCars(server.context, [
    buildCar({ fields: { firstRegistration: impossible.firstRegistration } }),
  ])
  const { version } = await wholeCar(server, id)
  const kept = { firstRegistration: impossible.firstRegistration, grade: 'X' }
  const edited = await edit(server, `${V}/car/${id}`, version ?? 0, kept)
  expect(edited.status).toBe(200)
  const changed = { manufacture: { year: next, month: null } }
  expect((await edit(server, `${V}/car/${id}`, (version ?? 0) + 1, changed)).status).toBe(400)
})

test('[R03 E05 API-09 VEH-01] creates one of fifty cars with one chassis, per tenant', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      newCar({ specification: { chassis: i % 2 ? 'GP5-3000001' : 'gp5 3000001', mileage: 1 } }),
    ),
  )
  const answers = await Promise.all(bodies.map((body) => create<ErrorReply>(body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, json } of answers.filter((one) => one.status !== 201)) {
    expect([status, json.code]).toEqual([409, 'VEHICLE-3003'])
    const message = 'A car with this chassis number already exists'
    expect(json.body).toEqual([{ path: 'specification.chassis', message }])
  }
  expect(await carsWith('GP53000001')).toBe(1)
  const other = await addTrim(server.context, 'GP5', 'second')
  server.as({ ...MANAGER, tenant: 'second' })
  const images = [{ id: await addPicture(server.context, 'second'), index: 0 }]
  const specification = { chassis: 'GP5-3000001', mileage: 1 }
  const body = { trimId: other, specification, price: usd(1), images }
  const key = { 'idempotency-key': 'once-and-again' }
  const sent = () => server.send<VehicleReply>('POST', `${V}/car`, body, 'second', key)
  const [first, again] = [await sent(), await sent()]
  server.as(MANAGER)
  expect([first.status, again.status, again.json.id]).toEqual([201, 201, first.json.id])
  expect(await carsWith('GP53000001', 'second')).toBe(1)
})

test('[VEH-10 API-11] replaces whole named groups only, also by nothing', async () => {
  const [id = ''] = await addCars(server.context, [buildCar({ specification: { chassis: 'EDIT-1' } })])
  const before = await wholeCar(server, id)
  const { json } = await edit(server, `${V}/car/${id}`, before.version, {
    grade: null,
    specification: { ...before.specification, color: 'RED', doors: null },
    equipmentFeedback: { ...before.equipmentFeedback, abs: 'GOOD', hid: 'BAD' },
    inspectorFeedback: { ...before.inspectorFeedback, engine: 'MEDIUM' },
    equipKit: { ...before.equipKit, jack: 'EQUIPPED' },
  })
  expect(json).toMatchObject({
    grade: null,
    version: 2,
    specification: { color: 'RED', doors: null, mileage: 68_000 },
    equipmentFeedback: { abs: 'GOOD', hid: 'BAD', sunRoof: null },
    inspectorFeedback: { engine: 'MEDIUM' },
    equipKit: { jack: 'EQUIPPED' },
    utils: before.utils,
    location: before.location,
    price: before.price,
  })
  const none = (group: object = {}) => Object.fromEntries(Object.keys(group).map((key) => [key, null]))
  const cleared = await edit(server, `${V}/car/${id}`, 2, { equipKit: none(before.equipKit) })
  expect(cleared.json).toMatchObject({ equipKit: { jack: null }, equipmentFeedback: { abs: 'GOOD' } })
  const rest = {
    equipmentFeedback: none(before.equipmentFeedback),
    inspectorFeedback: none(before.inspectorFeedback),
  }
  expect((await edit(server, `${V}/car/${id}`, 3, rest)).json).toMatchObject(rest)
  const audit = await server.get<{ items: AuditEntry[] }>(`/api/main/audit?entity=car&entityId=${id}`)
  expect(audit.json.items.flatMap(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      { field: 'color', before: 'SILVER', after: 'RED' },
      { field: 'jack', before: 'EQUIPPED', after: null },
    ]),
  )
})

test('[API-11 VEH-03] moves the markup with the body and reindexes for a new model code', async () => {
  await server.context.db.write('staging', async (tx) => {
    const [markup] = await tx.rows<{ id: string }>(
      sql`insert into pricing.markup (tenant_id, category_id) values ('staging', 'SUV') returning id`,
    )
    await tx.rows(sql`insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
      values ('staging', ${markup?.id}, 10, now() - interval '1 day')`)
  })
  const [id = ''] = await addCars(server.context, [buildCar({ price: 5000, specification: { chassis: 'BODY-1' } })])
  const { utils, version } = await wholeCar(server, id)
  const { json } = await edit(server, `${V}/car/${id}`, version, { utils: { ...utils, type: 'SUV' } })
  expect([json.price, json.office?.basePrice]).toEqual([usd(5500), usd(5000)])
  const other = await addTrim(server.context, 'ZRE162G')
  const moved = await edit(server, `${V}/car/${id}/trim/${other}`, json.version)
  expect(moved.json.trim?.name).toBe('ZRE162G')
  const found = await server.get<{ items: VehicleReply[] }>(`${V}/car?queryText=ZRE162G`)
  expect(found.json.items.map((car) => car.id)).toEqual([id])
})

test('[API-11] accepts one of two edits of one version and returns the current state', async () => {
  const { id, version, specification } = (await create(await newCar())).json
  const say = (color: string) =>
    edit<CarOrNot>(server, `${V}/car/${id}`, version, { specification: { ...full, color } })
  const full = { ...specification }
  const answers = await Promise.all(['RED', 'BLUE', 'GREEN', 'WHITE'].map(say))
  const [won] = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status === 409)
  expect(lost).toHaveLength(3)
  const stands = await wholeCar(server, id)
  expect(stands.specification?.color).toBe(won?.json.specification?.color)
  for (const { json } of lost) expect([json.code, json.current]).toEqual(['GENERIC_ERROR', stands])
  expect((await edit(server, `${V}/car/${id}`, undefined, { grade: 'X' })).status).toBe(428)
  // An edit to another car's chassis number is rejected too.
  const [twin] = await addCars(server.context, [buildCar({ specification: { chassis: 'TWIN-1' } })])
  const taken = await edit<ErrorReply>(server, `${V}/car/${id}`, stands.version, {
    specification: { ...full, chassis: 'twin 1' },
  })
  expect([taken.status, taken.json.code, twin === id]).toEqual([409, 'VEHICLE-3003', false])
  const nobody = '00000000-0000-4000-8000-00000000dead'
  expect((await edit(server, `${V}/car/${nobody}`, 1, { grade: 'X' })).status).toBe(404)
  server.as({ ...MANAGER, tenant: 'second' })
  const strange = { 'if-match': `"${stands.version}"` }
  expect((await server.send('PUT', `${V}/car/${id}`, { grade: 'X' }, 'second', strange)).status).toBe(404)
  server.as(MANAGER)
})

test('[API-11 CAT-03] answers 409 to a save while the car’s model code changes', async () => {
  const { json: car } = await create(await newCar())
  const other = await addTrim(server.context, 'NZE164G')
  const moved = Promise.withResolvers<void>()
  const waiting = server.context.db.write('staging', async (tx) => {
    await tx.rows(
      sql`update vehicles.car set trim_id = ${other}::uuid, version = version + 1 where tenant_id = 'staging' and id = ${car.id}::uuid`,
    )
    moved.resolve()
    for (let isAwaited = false; !isAwaited;)
      [{ isAwaited } = { isAwaited: false }] = await tx.rows<{ isAwaited: boolean }>(
        sql`select exists (select from pg_locks where not granted) as "isAwaited"`,
      )
  })
  await moved.promise
  const saved = await edit<CarOrNot>(server, `${V}/car/${car.id}`, car.version, { grade: '1.5 X' })
  await waiting
  expect([saved.status, (saved.json.current as VehicleReply | undefined)?.trim?.id]).toEqual([409, other])
})
