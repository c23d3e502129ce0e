import sharp from 'sharp'
import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import type { ErrorReply } from '@minato/contract/errors'
import type { VehiclePage } from '@minato/contract/vehicles'
import type { Image } from '@minato/contract/vehicles-shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { Answer, TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(() => server.as(MANAGER))

const NOBODY = '00000000-0000-4000-8000-00000000dead'
const match = (version: number) => ({ 'if-match': `"${version}"` })
const faultOf = ({ status, json }: Answer<unknown>) => {
  const { code, message, body, reason } = json as ErrorReply
  return { status, code, message, body, reason }
}
const found = async (text: string): Promise<string[]> =>
  (await server.get<VehiclePage>(`/api/vehicle/public/car?queryText=${encodeURIComponent(text)}`)).json.items.map(
    ({ id }) => id,
  )
const brandNamed = async (name: string): Promise<Brand> => {
  const brand = (await server.get<Brand[]>('/api/catalog/brand')).json.find((one) => one.name === name)
  if (!brand) throw new Error(`no ${name}`)
  return brand
}

test('[CAT-02 CAT-01] creates, reads and edits brands, models and model codes', async () => {
  const made = await server.send<Brand>('POST', '/api/catalog/brand', {
    name: ' Isuzu  Motors ',
    description: 'Trucks',
  })
  expect([made.status, made.json]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Isuzu Motors',
      description: 'Trucks',
      logo: null,
      numberOfCar: 0,
      numberOfVisibleCar: 0,
      numberOfModel: 0,
      version: 1,
    },
  ])
  const brand = `/api/catalog/brand/${made.json.id}`
  const model = await server.send<Model>('POST', `${brand}/model`, { name: 'Elf', modelYear: 2018 })
  expect([model.status, model.json]).toMatchObject([
    201,
    { name: 'Elf', modelYear: 2018, brand: { name: 'Isuzu Motors' } },
  ])
  const trim = await server.send<Trim>('POST', `${brand}/trim`, {
    modelId: model.json.id,
    name: 'NJR85',
    trimYear: 2019,
  })
  expect([trim.status, trim.json]).toMatchObject([201, { name: 'NJR85', trimYear: 2019, model: { name: 'Elf' } }])

  const changed = { id: model.json.id, name: 'Elf 150', modelYear: null, description: 'Short' }
  const put = await server.send<Model>('PUT', `${brand}/model`, changed, 'staging', match(1))
  expect([put.status, put.json]).toMatchObject([200, { ...changed, version: 2, numberOfTrim: 1 }])
  const code = { id: trim.json.id, name: 'NJR85A', trimYear: 2020 }
  expect((await server.send('PUT', `${brand}/trim`, code, 'staging', match(1))).json).toMatchObject({
    ...code,
    version: 2,
  })
  const whole = { name: 'Isuzu', description: null, logo: null }
  expect((await server.send('PUT', brand, whole, 'staging', match(1))).json).toMatchObject({ ...whole, version: 2 })

  expect((await server.get(brand)).json).toMatchObject({
    name: 'Isuzu',
    numberOfModel: 1,
    models: [{ name: 'Elf 150' }],
  })
  expect((await server.get<Model[]>(`${brand}/model`)).json).toMatchObject([
    { name: 'Elf 150', brand: { name: 'Isuzu' } },
  ])
  expect((await server.get(`${brand}/model/${model.json.id}`)).json).toMatchObject({ trims: [{ name: 'NJR85A' }] })
  expect((await server.get<Trim[]>(`${brand}/model/${model.json.id}/trim`)).json).toMatchObject([code])

  server.as(CUSTOMER)
  for (const address of ['/api/catalog/brand', brand, `${brand}/model`])
    expect((await server.get(address)).status).toBe(403)
})

test('[CAT-01 R03] creates one of fifty identical brands, models or model codes', async () => {
  const fifty = async (path: string, bodies: (i: number) => object) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => server.send<Brand>('POST', path, bodies(i))))
  const spelled = (name: string) => (i: number) => ({
    name: [name, ` ${name.toUpperCase()}`, `${name.toLowerCase()} `][i % 3],
  })
  const one = async (path: string, bodies: (i: number) => object, message: string): Promise<string> => {
    const answers = await fifty(path, bodies)
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(faultOf(answer)).toEqual({ status: 409, code: 'MINATO-3001', message, body: [{ path: 'name', message }] })
    return made[0]?.json.id ?? ''
  }
  const brandId = await one('/api/catalog/brand', spelled('Škoda Auto'), 'This maker name already exists')
  const brand = `/api/catalog/brand/${brandId}`
  const modelId = await one(`${brand}/model`, spelled('Octavia'), 'This model name already exists')
  const code = (i: number) => ({ ...spelled('5E5')(i), modelId })
  const trimId = await one(`${brand}/trim`, code, 'This model code already exists')

  // Renaming to a taken name is rejected too; the same name below another parent is allowed.
  const other = await server.send<Model>('POST', `${brand}/model`, { name: 'Fabia' })
  const taken = { id: other.json.id, name: 'octavia' }
  expect(faultOf(await server.send('PUT', `${brand}/model`, taken, 'staging', match(1)))).toMatchObject({
    code: 'MINATO-3001',
    body: [{ path: 'name', message: 'This model name already exists' }],
  })
  expect((await server.send('POST', `${brand}/trim`, { modelId: other.json.id, name: '5E5' })).status).toBe(201)
  expect((await server.get<Trim[]>(`${brand}/model/${modelId}/trim`)).json.map(({ id }) => id)).toEqual([trimId])
})

test('[E05 D09] separates names by tenant and rejects a parent of another tenant', async () => {
  const brand = (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Hino' })).json
  const model = (await server.send<Model>('POST', `/api/catalog/brand/${brand.id}/model`, { name: 'Dutro' })).json
  const trim = { modelId: model.id, name: 'XZU600' }
  const code = (await server.send<Trim>('POST', `/api/catalog/brand/${brand.id}/trim`, trim)).json
  const other = (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Mitsuoka' })).json
  const at = `/api/catalog/brand/${other.id}`
  for (const [method, path, body] of [
    ['PUT', `${at}/model`, { id: model.id, name: 'Stolen' }],
    ['PUT', `${at}/trim`, { id: code.id, name: 'Stolen' }],
    ['POST', `${at}/trim`, { modelId: model.id, name: 'Stolen' }],
    ['DELETE', `${at}/model/${model.id}`, undefined],
    ['DELETE', `${at}/trim/${code.id}`, undefined],
    ['PUT', `${at}/model/${model.id}/merge`, { into: NOBODY }],
  ] as const)
    expect([method, path, (await server.send(method, path, body, 'staging', match(1))).status]).toEqual([
      method,
      path,
      404,
    ])
  expect((await server.get(`${at}/model/${model.id}`)).status).toBe(404)
  expect((await server.get(`${at}/model/${model.id}/trim`)).status).toBe(404)

  server.as({ ...MANAGER, tenant: 'second' })
  expect((await server.send('POST', '/api/catalog/brand', { name: 'Hino' }, 'second')).status).toBe(201)
  expect((await server.get(`/api/catalog/brand/${brand.id}`, 'second')).status).toBe(404)
  const foreign = await server.send('PUT', `/api/catalog/brand/${brand.id}`, { name: 'X' }, 'second', match(1))
  expect(foreign.status).toBe(404)

  server.as(MANAGER)
  // A deleted entry cannot be edited.
  expect((await server.send('DELETE', `/api/catalog/brand/${brand.id}`, undefined, 'staging', match(1))).status).toBe(
    204,
  )
  for (const path of [`/api/catalog/brand/${brand.id}`, `/api/catalog/brand/${brand.id}/model/${model.id}`])
    expect((await server.get(path)).status).toBe(404)
  expect((await server.send('POST', `/api/catalog/brand/${brand.id}/model`, { name: 'Dutro' })).status).toBe(404)
})

test('[API-11] rejects a stale edit with the current state and audits each edit', async () => {
  const brand = (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Fuso' })).json
  const path = `/api/catalog/brand/${brand.id}`
  expect((await server.send('PUT', path, { name: 'Fuso', description: 'Mine' })).status).toBe(428)
  const both = await Promise.all(
    ['Mine', 'Yours'].map((description) =>
      server.send<ErrorReply>('PUT', path, { name: 'Fuso', description }, 'staging', match(1)),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stale = both.find(({ status }) => status === 409)
  const stands = (await server.get<Brand & { models: unknown }>(path)).json
  expect(stale?.json.current).toEqual({ ...stands, models: undefined })
  expect(stands).toMatchObject({ version: 2 })
  const { json } = await server.get<{ items: { operation: string; changes: object[]; actor: object }[] }>(
    `/api/main/audit?entity=brand&entityId=${brand.id}`,
  )
  expect(json.items.map(({ operation, changes }) => [operation, changes])).toEqual([
    ['changed', [{ field: 'description', before: null, after: stands.description }]],
    ['created', expect.arrayContaining([{ field: 'name', before: null, after: 'Fuso' }])],
  ])
  expect(json.items[0]?.actor).toEqual({ kind: 'person', id: MANAGER.userId })
})

test('[CAT-01 D02] accepts as a logo an unused picture of at most 1 MB', async () => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c93a1c' } })
    .jpeg()
    .toBuffer()
  const heavy = await upload(server, '/api/catalog/logo', Buffer.concat([jpeg, Buffer.alloc(1024 * 1024)]))
  expect(faultOf(heavy)).toEqual({
    status: 400,
    code: 'VEHICLE-3002',
    message: 'The image is too heavy',
    body: [{ path: 'file', message: 'The image is too heavy' }],
  })
  const logo = (await upload<Image>(server, '/api/catalog/logo', jpeg)).json
  const brand = (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Daihatsu', logo: logo.id })).json
  expect(brand.logo).toBe(logo.id)
  server.as(undefined)
  expect(
    (await server.app.inject({ url: `/pictures/${logo.id}/320.webp`, headers: { host: 'localhost' } })).statusCode,
  ).toBe(200)
  server.as(MANAGER)
  const publicBrands = (await server.get<{ name: string; logo: string }[]>('/api/main/brand')).json
  expect(publicBrands.find(({ name }) => name === 'Daihatsu')?.logo).toBe(`/pictures/${logo.id}`)

  // The entry's current logo is accepted; another entry's, a car's and an unknown picture are not.
  const path = `/api/catalog/brand/${brand.id}`
  expect((await server.send('PUT', path, { name: 'Daihatsu', logo: logo.id }, 'staging', match(1))).status).toBe(200)
  const [car = ''] = await addCars(server.context, [buildCar({ brand: 'Daihatsu', model: 'Tanto' })])
  const picture = (await upload<Image>(server, '/api/archiving/picture', jpeg)).json
  expect((await server.send('POST', `/api/vehicle/car/${car}/images`, [{ id: picture.id, index: 0 }])).status).toBe(201)
  for (const id of [logo.id, picture.id, NOBODY])
    expect(faultOf(await server.send('POST', '/api/catalog/brand', { name: 'Stolen', logo: id }))).toMatchObject({
      status: 400,
      body: [{ path: 'logo' }],
    })
})

test('[CAT-04] finds cars by a renamed brand, model or code at once and redirects old links', async () => {
  const [car = ''] = await addCars(server.context, [buildCar({ brand: 'Datsun', model: 'Sunny Truck', trim: 'GB122' })])
  const brand = await brandNamed('Datsun')
  const path = `/api/catalog/brand/${brand.id}`
  const renamed = await server.send<Brand>('PUT', path, { name: 'Nissan Heritage' }, 'staging', match(brand.version))
  expect(renamed.json).toMatchObject({ name: 'Nissan Heritage', numberOfCar: 1 })
  const [model] = (await server.get<Model[]>(`${path}/model`)).json
  const pickup = { id: model?.id, name: 'Pickup' }
  expect((await server.send('PUT', `${path}/model`, pickup, 'staging', match(1))).status).toBe(200)
  const [code] = (await server.get<Trim[]>(`${path}/model/${model?.id}/trim`)).json
  expect((await server.send('PUT', `${path}/trim`, { id: code?.id, name: 'B122' }, 'staging', match(1))).status).toBe(
    200,
  )
  for (const text of ['heritage', 'pickup', 'B122']) expect([text, await found(text)]).toEqual([text, [car]])
  for (const text of ['datsun', 'sunny', 'GB122']) expect([text, await found(text)]).toEqual([text, []])
  for (const criteria of ['brand=datsun', 'brand=nissan-heritage', 'model=sunny-truck', 'brand=datsun&model=pickup'])
    expect([criteria, (await server.get<VehiclePage>(`/api/vehicle/public/car?${criteria}`)).json.total]).toEqual([
      criteria,
      1,
    ])
})

test('[CAT-04] rejects deleting an entry with cars and deletes others with children', async () => {
  await addCars(server.context, [
    buildCar({ brand: 'Autozam', model: 'AZ-1', status: 'DRAFT' }),
    buildCar({ brand: 'Autozam', model: 'AZ-1', status: 'ARCHIVED' }),
  ])
  const brand = await brandNamed('Autozam')
  const path = `/api/catalog/brand/${brand.id}`
  const [model] = (await server.get<Model[]>(`${path}/model`)).json
  const [code] = (await server.get<Trim[]>(`${path}/model/${model?.id}/trim`)).json
  for (const what of [path, `${path}/model/${model?.id}`, `${path}/trim/${code?.id}`])
    expect(faultOf(await server.send('DELETE', what, undefined, 'staging', match(1)))).toEqual({
      status: 409,
      code: 'GENERIC_ERROR',
      message: 'Conflict',
      reason: { code: 'HAS_CARS', message: '2 cars still go by this name' },
    })
  const empty = (await server.send<Model>('POST', `${path}/model`, { name: 'Carol' })).json
  await server.send('POST', `${path}/trim`, { modelId: empty.id, name: 'AA6' })
  expect((await server.send('DELETE', `${path}/model/${empty.id}`, undefined, 'staging', match(2))).status).toBe(409)
  expect((await server.send('DELETE', `${path}/model/${empty.id}`, undefined, 'staging', match(1))).status).toBe(204)
  expect((await server.get<Model[]>(`${path}/model`)).json).toHaveLength(1)
})

test('[I01 I02] stores and compares names as plain text', async () => {
  const hostile = [`'; drop table catalog.brand; --`, '%', '_', '<img src=x onerror=alert(1)>', '\\', '{{7*7}}']
  for (const name of hostile) {
    const made = await server.send<Brand>('POST', '/api/catalog/brand', { name, description: name })
    expect([made.status, made.json.name, made.json.description]).toEqual([201, name, name])
    expect((await server.send('POST', '/api/catalog/brand', { name })).status).toBe(409)
  }
  const names = (await server.get<Brand[]>('/api/catalog/brand')).json.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(hostile))
  for (const name of ['', '   ', 'x'.repeat(61), null, 7, 'a\u0000b', 'a\ud800'])
    expect([name, (await server.send('POST', '/api/catalog/brand', { name })).status]).toEqual([name, 400])
})

test('[BO-12] counts the cars for sale beside all cars, whatever their status', async () => {
  const place = { brand: 'Hino', model: 'Dutro', trim: 'XZU605' }
  const statuses = ['PUBLISHED', 'RESERVED', 'DRAFT', 'SOLD', 'ARCHIVED'] as const
  await addCars(
    server.context,
    statuses.map((status) => buildCar({ ...place, status })),
  )
  const counts = { numberOfCar: 5, numberOfVisibleCar: 2 }
  const brand = await brandNamed('Hino')
  expect(brand).toMatchObject(counts)
  const [model] = (await server.get<Model[]>(`/api/catalog/brand/${brand.id}/model`)).json
  expect(model).toMatchObject(counts)
})
