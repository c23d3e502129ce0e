import type { Facets } from '@minato/contract/search'
import type { SoldVehicle, VehiclePage } from '@minato/contract/vehicles'
import type { SwitchItem } from '@minato/contract/switch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { switchToCars } from '../office/switch.ts'

let server: TestServer
const PUBLIC = '/api/vehicle/public/car'
const list = async (query: string) =>
  (await server.get<VehiclePage>(`${PUBLIC}?fieldsToExtractCode=CODE_2&${query}`)).json
const references = async (query: string) => (await list(query)).items.map(({ reference }) => reference)
const month = (year: number, of: number | null = null) => ({ year, month: of })

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar({ fields: { firstRegistration: month(2018, 5), manufacture: month(2015, 1) } }), // 10001
    buildCar({ fields: { firstRegistration: null, manufacture: month(2015, 3) } }), // 10002
    buildCar({ fields: { firstRegistration: month(2015, 9), manufacture: null } }), // 10003
    buildCar({ fields: { firstRegistration: null, manufacture: null } }), // 10004
    buildCar({ status: 'SOLD', fields: { firstRegistration: null, manufacture: month(2014, 2) } }), // 10005
  ])
})
afterAll(() => server.close())

test('[BO-06 SRCH-01] finds a car by its manufacture year where it has no registration', async () => {
  expect(await references('yearStart=2015&yearEnd=2015&order.field=YEAR')).toEqual(['10002', '10003'])
  expect(await references('yearEnd=2016&order.field=YEAR')).toEqual(['10002', '10003'])
  expect(await references('yearStart=2016')).toEqual(['10001'])
  expect(await references('queryText=2015&order.field=YEAR')).toEqual(['10002', '10003'])
  const { json } = await server.get<Facets>(`${PUBLIC}/facet`)
  expect(json.year).toEqual(
    expect.arrayContaining([
      { value: '2015', count: 2 },
      { value: '2018', count: 1 },
    ]),
  )
})

test('[BO-06 SRCH-01] sorts a car by the month of its manufacture, unknown years last', async () => {
  expect(await references('order.field=YEAR&order.direction=ASC')).toEqual(['10002', '10003', '10001', '10004'])
  expect(await references('order.field=YEAR&order.direction=DESC')).toEqual(['10001', '10003', '10002', '10004'])
})

test('[BO-06] shows the manufacture year on cards, sold cars and in the switcher', async () => {
  const [car] = (await list('queryText=10002')).items
  expect(car).toMatchObject({ firstRegistration: null, manufacture: month(2015, 3) })
  const sold = await server.get<SoldVehicle>('/api/vehicle/public/sold-car/10005')
  expect(sold.json.manufacture).toEqual(month(2014, 2))
  const items: SwitchItem[] = await switchToCars(server.context, 'staging', '10002', 5)
  expect(items[0]?.detail).toContain('Mfg. 2015')
})
