import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'

let server: TestServer
interface Brand {
  id: string
  name: string
  numberOfCar?: number
}

beforeAll(async () => {
  server = await testServer()
  await addCars(server.context, [
    buildCar(),
    buildCar({ model: ' corolla  FIELDER ', trim: 'nze161g' }),
    buildCar({ model: 'Vitz' }),
    buildCar({ brand: 'Citroën', model: 'C3', status: 'DRAFT' }),
  ])
  await addCars(server.context, [buildCar({ brand: 'Toyota', model: 'Elsewhere' })], 'second')
})
afterAll(() => server.close())

test('[CAT-03] lists brands and models publicly with their numbers of visible cars', async () => {
  const { json } = await server.get<Brand[]>('/api/main/brand')
  expect(json.map(({ name, numberOfCar }) => [name, numberOfCar])).toEqual([
    ['Citroën', 0],
    ['Toyota', 3],
  ])
  const models = (await server.get<Brand[]>(`/api/main/brand/${json[1]?.id}/model`)).json
  expect(models.map(({ name, numberOfCar }) => [name, numberOfCar])).toEqual([
    ['Corolla Fielder', 2],
    ['Vitz', 1],
  ])
  expect(Object.keys((await server.get<Brand[]>('/api/main/brand?fieldsToExtractCode=CODE_1')).json[0] ?? {})).toEqual([
    'id',
    'name',
  ])
})

test('[CAT-01] keeps names unique within their parent, ignoring case, accents and blanks', async () => {
  await addCars(server.context, [
    buildCar({ brand: 'TOYOTA ', model: 'vitz' }),
    buildCar({ brand: 'citroen', model: 'C3' }),
  ])
  expect((await server.get<Brand[]>('/api/main/brand')).json.map(({ name }) => name)).toEqual(['Citroën', 'Toyota'])
})

test('[CAT-03 API-02] hides a brand of another tenant', async () => {
  const [foreign] = (await server.get<Brand[]>('/api/main/brand', 'second')).json
  expect((await server.get(`/api/main/brand/${foreign?.id}/model`)).status).toBe(404)
  expect((await server.get(`/api/main/brand/${foreign?.id}/model`, 'second')).status).toBe(200)
})
