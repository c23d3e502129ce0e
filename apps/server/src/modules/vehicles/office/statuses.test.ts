import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { addPicture, wholeCar } from '../../../testing/backoffice-cars.ts'
import type { CarOrNot } from '../../../testing/backoffice-cars.ts'

let server: TestServer
const V = '/api/vehicle'
const CALLS = ['publish', 'sold', 'draft', 'archive'] as const

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

const put = (id: string, call: string) => server.send<CarOrNot>('PUT', `${V}/car/${id}/${call}`)
async function carIn(status: VehicleStatus, more: Parameters<typeof buildCar>[0] = {}, hasPicture = true) {
  const [id = ''] = await addCars(server.context, [buildCar({ status, ...more })])
  if (hasPicture)
    await server.send('POST', `${V}/car/${id}/images`, [{ id: await addPicture(server.context), index: 0 }])
  return id
}
const told = async (id: string) => (await wholeCar(server, id)).statusHistories?.map(({ status }) => status)

/** Requirement VEH-02, line by line; every other transition is rejected. */
const TABLE: Record<VehicleStatus, Partial<Record<(typeof CALLS)[number], VehicleStatus>>> = {
  DRAFT: { publish: 'PUBLISHED', archive: 'ARCHIVED' },
  PUBLISHED: { draft: 'DRAFT', sold: 'SOLD', archive: 'ARCHIVED' },
  SOLD: { draft: 'DRAFT', archive: 'ARCHIVED' },
  ARCHIVED: { draft: 'DRAFT' },
  RESERVED: { sold: 'SOLD' },
}

const REASONS = { DRAFT: /a draft/, PUBLISHED: /for sale/, RESERVED: /reserved/, SOLD: /sold/, ARCHIVED: /archived/ }

test('[VEH-02 M04] allows and audits each permitted transition and rejects all others', async () => {
  const refused: [code: string, isReasoned: boolean, after: unknown, before: unknown][] = []
  for (const status of VEHICLE_STATUSES)
    for (const call of CALLS) {
      const id = await carIn(status)
      const before = await wholeCar(server, id)
      const { status: code, json } = await put(id, call)
      const wanted = TABLE[status][call]
      expect([status, call, code, json.status, json.version]).toEqual(
        wanted === undefined ? [status, call, 409, 409, undefined] : [status, call, 200, wanted, 2],
      )
      expect(await told(id)).toEqual(wanted === undefined ? ['DRAFT'] : ['DRAFT', wanted])
      const reason = REASONS[status]
      if (wanted === undefined) refused.push([json.code, reason.test(json.message), await wholeCar(server, id), before])
      // A repeated action is rejected, because the status is already reached.
      const again = await put(id, call)
      expect([call, again.status, (await told(id))?.length]).toEqual([call, 409, wanted === undefined ? 1 : 2])
    }
  expect(refused).toEqual(refused.map(({ 3: before }) => ['VEHICLE-3000', true, before, before]))
  expect(refused).toHaveLength(20 - Object.values(TABLE).flatMap(Object.values).length)
})

test('[VEH-02 VEH-03] updates public pages at once; a restored car is a draft with its history', async () => {
  const id = await carIn('DRAFT')
  const seen = async () => (await server.get(`${V}/public/car/${id}`)).status
  const total = async () => (await server.get<{ total: number }>(`${V}/public/car`)).json.total
  const before = await total()
  expect(await seen()).toBe(404)
  const published = (await put(id, 'publish')).json
  expect(Date.parse(published.publicationDate ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect([await seen(), await total()]).toEqual([200, before + 1])
  for (const call of ['sold', 'archive', 'draft', 'publish', 'draft', 'archive', 'draft'] as const)
    expect([call, (await put(id, call)).status]).toEqual([call, 200])
  expect([await seen(), await total()]).toEqual([404, before])
  expect(await told(id)).toEqual([
    'DRAFT',
    'PUBLISHED',
    'SOLD',
    'ARCHIVED',
    'DRAFT',
    'PUBLISHED',
    'DRAFT',
    'ARCHIVED',
    'DRAFT',
  ])
})

test('[VEH-07 M04] rejects publishing without pictures or price, or with an unmarked drawing', async () => {
  const bare = await carIn('DRAFT', {}, false)
  const refused = await put(bare, 'publish')
  expect([refused.status, refused.json.code, refused.json.message]).toEqual([
    400,
    'VEHICLE-3002',
    'You have forgotten to insert images!',
  ])
  const shown = await put(bare, 'publish?withIllustrations=true')
  expect(shown.json).toMatchObject({ status: 'PUBLISHED', numberOfImages: 1, images: [{ isIllustration: true }] })
  const priceless = await put(await carIn('DRAFT', { price: null }), 'publish')
  expect([priceless.status, priceless.json.message]).toEqual([400, 'the price must be greater than 0'])
})

test('[VEH-02 D05] applies each of many concurrent status changes once, by managers only', async () => {
  const id = await carIn('PUBLISHED')
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => put(id, i % 2 ? 'sold' : 'archive')))
  const done = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const history = (await wholeCar(server, id)).statusHistories ?? []
  // Sold and then archived is allowed; repeats and the way back are not.
  expect(history.slice(1).map(({ status }) => status)).toEqual(
    done.length === 2 ? ['SOLD', 'ARCHIVED'] : [done[0]?.json.status],
  )
  const draft = await carIn('DRAFT')
  for (const call of CALLS) {
    server.as(CUSTOMER)
    expect([call, (await put(draft, call)).status]).toEqual([call, 403])
    server.as({ ...MANAGER, tenant: 'second' })
    expect([call, (await server.send('PUT', `${V}/car/${draft}/${call}`, undefined, 'second')).status]).toEqual([
      call,
      404,
    ])
    server.as(MANAGER)
  }
  expect((await wholeCar(server, draft)).version).toBe(1)
  const rows = await server.context.db.read(
    'staging',
    sql`select from vehicles.status_history where car_id = ${draft}::uuid`,
  )
  expect(rows).toEqual([])
})
