import type { VehiclePage } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'

let server: TestServer
let cars: string[]

beforeAll(async () => {
  server = await testServer({ MINATO_CACHE: 'off' })
  cars = await addCars(server.context, [buildCar(), buildCar()])
})
afterAll(() => server.close())

const write = <Row>(statement: Statement) => server.context.db.write('staging', (tx) => tx.rows<Row>(statement))
const picture = async (carId: string | null, index: number) => {
  const [row] = await write<{ id: string }>(sql`
    insert into vehicles.image (tenant_id, car_id, index, width, height, placeholder)
    values ('staging', ${carId}::uuid, ${index}::smallint, 1600, 1200, 'data:,') returning id`)
  return row?.id
}
const shown = async () => {
  const { json } = await server.get<VehiclePage>('/api/vehicle/public/car?fieldsToExtractCode=CODE_2')
  const card = json.items.find(({ id }) => id === cars[0])
  return [card?.images?.map(({ id }) => id), card?.numberOfImages]
}

test('[VEH-08] shows a car’s first picture and their number on its card', async () => {
  expect(await shown()).toEqual([[], 0])
  const second = await picture(cars[0] ?? '', 1)
  const first = await picture(cars[0] ?? '', 0)
  expect(await shown()).toEqual([[first], 2])
  await write(sql`update vehicles.image set index = 1 - index where tenant_id = 'staging' and car_id = ${cars[0]}`)
  expect(await shown()).toEqual([[second], 2])
  await write(sql`update vehicles.image set car_id = null where tenant_id = 'staging' and id = ${second}`)
  expect(await shown()).toEqual([[first], 1])
  await write(sql`update vehicles.image set car_id = ${cars[1]} where tenant_id = 'staging' and id = ${first}`)
  expect(await shown()).toEqual([[], 0])
  await write(sql`update vehicles.image set car_id = ${cars[0]} where tenant_id = 'staging' and id = ${first}`)
  expect(await shown()).toEqual([[first], 1])
  await write(sql`delete from vehicles.image where tenant_id = 'staging' and id = ${first}`)
  expect(await shown()).toEqual([[], 0])
})

test('reindexes nothing and clears no cache for an unused picture', async () => {
  const { changes, db } = server.context
  await picture(cars[1] ?? '', 5)
  expect(await db.read('staging', sql`select from vehicles.search_todo where tenant_id = 'staging'`)).toEqual([])
  // Notifications arrive in commit order, so with the last one all others have arrived.
  const told = async () => {
    const heard = new Promise<void>((settle) => changes.onSearchOutdated(() => settle()))
    await write(sql`update vehicles.car set grade = 'told' where tenant_id = 'staging' and id = ${cars[1]}`)
    await heard
    return changes.generation('staging')
  }
  const before = await told()
  await picture(null, 0)
  expect(await told()).toBe(before + 1)
  await picture(cars[1] ?? '', 6)
  expect(await told()).toBe(before + 3)
})
