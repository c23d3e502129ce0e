import type { Brand, Merge, Model, Trim } from '@minato/contract/catalog-office'
import type { ErrorReply } from '@minato/contract/errors'
import type { VehiclePage, VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { signedInPerson } from '../../testing/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

const match = (version: number) => ({ 'if-match': `"${version}"` })
const brands = async (): Promise<Brand[]> => (await server.get<Brand[]>('/api/catalog/brand')).json
const brandNamed = async (name: string): Promise<Brand> => {
  const brand = (await brands()).find((one) => one.name === name)
  if (!brand) throw new Error(`no ${name}`)
  return brand
}
const modelsOf = async ({ id }: Brand): Promise<Model[]> =>
  (await server.get<Model[]>(`/api/catalog/brand/${id}/model`)).json
const trimsOf = async ({ id, brand }: Model): Promise<Trim[]> =>
  (await server.get<Trim[]>(`/api/catalog/brand/${brand.id}/model/${id}/trim`)).json
const total = async (criteria: string): Promise<number> =>
  (await server.get<VehiclePage>(`/api/vehicle/public/car?${criteria}`)).json.total
const car = async (id: string): Promise<VehicleReply> => (await server.get<VehicleReply>(`/api/vehicle/car/${id}`)).json

test('[CAT-04] merges two brands with a preview, joins equal names and redirects', async () => {
  const ids = await addCars(server.context, [
    buildCar({ brand: 'Mercedes', model: 'C-Class', trim: 'W204' }),
    buildCar({ brand: 'Mercedes', model: 'c-class', trim: 'W205' }),
    buildCar({ brand: 'Mercedes', model: 'Vito', trim: 'W639', status: 'DRAFT' }),
    buildCar({ brand: 'Mercedes-Benz', model: 'C-Class', trim: 'W204' }),
  ])
  const [moved = '', , drafted = ''] = ids
  const buyer = await signedInPerson(server)
  server.as(undefined)
  await buyer.browser.send('POST', '/api/uum/account/saved-search', {
    name: 'Mine',
    criteria: 'brand=mercedes',
    hasAlert: true,
  })
  await buyer.browser.send('PUT', `/api/uum/account/favourite/${moved}`)
  server.as(MANAGER)

  const from = await brandNamed('Mercedes')
  const into = await brandNamed('Mercedes-Benz')
  const [fromClass] = (await modelsOf(from)).filter(({ name }) => name === 'C-Class')
  const address = `/api/catalog/brand/${from.id}/merge`
  const preview = (await server.get<Merge>(`${address}?into=${into.id}`)).json
  expect(preview).toEqual({
    from: { id: from.id, name: 'Mercedes' },
    into: { id: into.id, name: 'Mercedes-Benz' },
    numberOfCar: 3,
    movedModels: ['Vito'],
    joinedModels: ['C-Class'],
    movedTrims: ['W205'],
    joinedTrims: ['W204'],
  })
  expect((await brands()).map(({ id }) => id)).toContain(from.id)
  const before = await car(drafted)
  expect((await server.send('PUT', address, { into: into.id }, 'staging', match(9))).status).toBe(409)
  expect((await server.send('PUT', address, { into: from.id }, 'staging', match(1))).status).toBe(400)
  expect((await server.send('PUT', address, { into: into.id }, 'staging', match(1))).json).toEqual(preview)

  const whole = await brandNamed('Mercedes-Benz')
  expect([whole.numberOfCar, whole.numberOfModel, (await server.get(`/api/catalog/brand/${from.id}`)).status]).toEqual([
    4, 2, 404,
  ])
  const models = await modelsOf(whole)
  expect(models.map(({ name, numberOfCar }) => [name, numberOfCar])).toEqual([
    ['C-Class', 3],
    ['Vito', 1],
  ])
  expect((await trimsOf(models[0] as Model)).map(({ name, numberOfCar }) => [name, numberOfCar])).toEqual([
    ['W204', 2],
    ['W205', 1],
  ])
  // An editor of a moved car gets a conflict.
  expect((await car(drafted)).version).toBe((before.version ?? 0) + 1)

  expect(await total('queryText=benz')).toBe(3)
  for (const criteria of [
    'brand=mercedes',
    `brand=${from.id}`,
    'brand=mercedes-benz',
    'brand=mercedes&model=c-class',
    `model=${fromClass?.id}`,
  ])
    expect([criteria, await total(criteria)]).toEqual([criteria, 3])
  server.as(undefined)
  expect((await buyer.browser.get('/api/uum/account/saved-search')).json).toMatchObject([{ numberOfCar: 3 }])
  expect(JSON.stringify((await buyer.browser.get('/api/uum/account/favourite')).json)).toContain(moved)
})

test('[CAT-04 API-11] merges models across brands and codes within one, audited per car', async () => {
  const [prius = '', , code = ''] = await addCars(server.context, [
    buildCar({ brand: 'Toyota', model: 'Prius Alfa', trim: 'ZVW41' }),
    buildCar({ brand: 'Toyota Motor', model: 'Prius α', trim: 'ZVW41' }),
    buildCar({ brand: 'Toyota Motor', model: 'Prius α', trim: 'ZVW41W' }),
  ])
  const [alfa] = await modelsOf(await brandNamed('Toyota'))
  const [alpha] = await modelsOf(await brandNamed('Toyota Motor'))
  if (!alfa || !alpha) throw new Error('no models')
  const path = `/api/catalog/brand/${alfa.brand.id}/model/${alfa.id}/merge`
  const merged = await server.send<Merge>('PUT', path, { into: alpha.id }, 'staging', match(1))
  expect(merged.json).toMatchObject({ numberOfCar: 1, movedModels: [], joinedModels: [], joinedTrims: ['ZVW41'] })
  expect(await modelsOf(await brandNamed('Toyota'))).toEqual([])

  const trims = await trimsOf(alpha)
  const [whole, short] = [trims.find(({ name }) => name === 'ZVW41W'), trims.find(({ name }) => name === 'ZVW41')]
  const trimPath = `/api/catalog/brand/${alpha.brand.id}/trim/${short?.id}/merge`
  expect((await server.get<Merge>(`${trimPath}?into=${whole?.id}`)).json).toMatchObject({ numberOfCar: 2 })
  const done = await server.send<Merge>('PUT', trimPath, { into: whole?.id }, 'staging', match(short?.version ?? 0))
  expect([done.status, done.json.numberOfCar]).toEqual([200, 2])
  expect((await trimsOf(alpha)).map(({ name, numberOfCar }) => [name, numberOfCar])).toEqual([['ZVW41W', 3]])
  expect([await total('queryText=ZVW41W'), (await car(code)).version]).toEqual([3, 1])
  const trail = await server.get<{ items: { actor: object; changes: { field: string }[] }[] }>(
    `/api/main/audit?entity=car&entityId=${prius}`,
  )
  expect(trail.json.items.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['trimId'],
    ['brandId', 'modelId', 'trimId'],
  ])
  expect(trail.json.items[0]?.actor).toEqual({ kind: 'person', id: MANAGER.userId })
})

test('[CAT-04 R03] loses no car created while its brand is merged', async () => {
  await addCars(server.context, [
    buildCar({ brand: 'Volks Wagen', model: 'Golf', trim: '1K' }),
    buildCar({ brand: 'Volkswagen', model: 'Golf', trim: '1K' }),
  ])
  const from = await brandNamed('Volks Wagen')
  const into = await brandNamed('Volkswagen')
  const [merged, ...added] = await Promise.allSettled([
    server.send('PUT', `/api/catalog/brand/${from.id}/merge`, { into: into.id }, 'staging', match(1)),
    ...Array.from({ length: 8 }, () =>
      addCars(server.context, [buildCar({ brand: 'Volks Wagen', model: 'Golf', trim: '1K' })]),
    ),
  ])
  expect(merged).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
  const came = added.filter(({ status }) => status === 'fulfilled').length
  const now = (await brands()).filter(({ name }) => /^volks/i.test(name))
  expect(now.reduce((sum, { numberOfCar }) => sum + numberOfCar, 0)).toBe(2 + came)
  // Two opposite merges at once: the second gets 404.
  const [a, b] = [
    await brandNamed('Volkswagen'),
    (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'VW' })).json,
  ]
  const both = await Promise.all([
    server.send<ErrorReply>('PUT', `/api/catalog/brand/${a.id}/merge`, { into: b.id }, 'staging', match(a.version)),
    server.send<ErrorReply>('PUT', `/api/catalog/brand/${b.id}/merge`, { into: a.id }, 'staging', match(b.version)),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => [400, 404].includes(status))).toHaveLength(1)
})
