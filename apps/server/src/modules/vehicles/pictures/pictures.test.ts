import type { Image } from '@minato/contract/vehicles-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { sweepPictureFilesTask } from './sweep.ts'

let server: TestServer
let car: string
let draft: string

const photograph = (red: number) =>
  sharp({ create: { width: 700, height: 525, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer()
const boundary = 'minato-test'
async function upload(
  bytes: Buffer,
  options: { name?: string; field?: string; tenant?: string; headers?: Record<string, string> } = {},
) {
  const { name = 'car.jpg', field = 'file', tenant = 'staging', headers } = options
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/archiving/picture',
    headers: {
      'tenant-id': tenant,
      ...server.guard(),
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  })
  return { status: response.statusCode, json: response.json<Image & { message: string }>() }
}
const file = (id: string, name: string, host = 'localhost') =>
  server.app.inject({ url: `/pictures/${id}/${name}`, headers: { host } })
/** Waits for a file in the requested format. */
async function made(id: string, name: string, type: string) {
  await expect.poll(async () => (await file(id, name)).headers['content-type'], { timeout: 20_000 }).toBe(type)
  return await file(id, name)
}

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
  ;[car, draft] = (await addCars(server.context, [buildCar(), buildCar({ status: 'DRAFT' })])) as [string, string]
})
afterAll(() => server.close())

test('[VEH-08] lets managers upload, attach, reorder and detach pictures', async () => {
  const images = await Promise.all([10, 20, 30].map(async (red) => (await upload(await photograph(red))).json))
  const [a, b, c] = images.map(({ id }) => id) as [string, string, string]
  const order = (answer: { json: Image[] }) => answer.json.map(({ id, index }) => [id, index])
  const url = `/api/vehicle/car/${car}/images`
  expect(
    order(
      await server.send('POST', url, [
        { id: b, index: 1 },
        { id: a, index: 0 },
      ]),
    ),
  ).toEqual([
    [a, 0],
    [b, 1],
  ])
  expect(order(await server.send('POST', url, [{ id: c, index: 0 }]))).toEqual([
    [a, 0],
    [b, 1],
    [c, 2],
  ])
  expect(
    order(
      await server.send('PUT', `${url}/reorganize`, [
        { id: c, index: 0 },
        { id: a, index: 1 },
        { id: b, index: 2 },
      ]),
    ),
  ).toEqual([
    [c, 0],
    [a, 1],
    [b, 2],
  ])
  expect((await server.send('DELETE', `/api/vehicle/car/${car}/image/${a}`)).status).toBe(204)
  const { json } = await server.get<VehicleReply>(`/api/vehicle/public/car/${car}`)
  expect(json.images?.map(({ id, index }) => [id, index])).toEqual([
    [c, 0],
    [b, 1],
  ])
  for (const who of [undefined, CUSTOMER]) {
    server.as(who)
    expect((await server.send('POST', url, [{ id: a, index: 0 }])).status).toBe(who ? 403 : 401)
  }
  server.as(MANAGER)
})

test('[F27 VEH-08] attaches pictures to a car by bare ids, in their order', async () => {
  const [other] = await addCars(server.context, [buildCar()])
  const ids = await Promise.all([40, 50].map(async (red) => (await upload(await photograph(red))).json.id))
  const answer = await server.send<Image[]>('POST', `/api/vehicle/car/${other}/images`, ids)
  expect([answer.status, answer.json.map(({ id, index }) => [id, index])]).toEqual([201, ids.map((id, i) => [id, i])])
  const again = await server.send<{ code: string }>('POST', `/api/vehicle/car/${other}/images`, ids)
  expect([again.status, again.json.code]).toEqual([400, 'VEHICLE-3002'])
})

test('[VEH-08] rejects a foreign, unknown, repeated or missing picture in an order', async () => {
  const { json: mine } = await upload(await photograph(40))
  await server.send('POST', `/api/vehicle/car/${draft}/images`, [{ id: mine.id, index: 0 }])
  const url = `/api/vehicle/car/${car}/images`
  const before = (await server.get<VehicleReply>(`/api/vehicle/car/${car}`)).json.images
  const nobody = '00000000-0000-4000-8000-00000000dead'
  const { json: foreign } = await upload(await photograph(50), { tenant: 'staging' })
  for (const [method, path, body, status] of [
    ['POST', url, [{ id: mine.id, index: 0 }], 400],
    ['POST', url, [{ id: nobody, index: 0 }], 400],
    [
      'POST',
      url,
      [
        { id: foreign.id, index: 0 },
        { id: foreign.id, index: 1 },
      ],
      400,
    ],
    ['PUT', `${url}/reorganize`, [{ id: before?.[0]?.id, index: 0 }], 400],
    ['DELETE', `/api/vehicle/car/${car}/image/${mine.id}`, undefined, 404],
    ['POST', `/api/vehicle/car/${nobody}/images`, [{ id: foreign.id, index: 0 }], 404],
  ] as const)
    expect([path, (await server.send(method, path, body)).status]).toEqual([path, status])
  expect((await server.get<VehicleReply>(`/api/vehicle/car/${car}`)).json.images).toEqual(before)
})

test('[API-09 R04] creates one picture for a repeated key and binds the key to it', async () => {
  const [bytes, others] = await Promise.all([photograph(60), photograph(70)])
  const count = async () =>
    (await server.context.db.read('staging', sql`select from vehicles.image where car_id is null`)).length
  const before = await count()
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await upload(bytes, { headers })
  const again = await upload(bytes, { headers })
  expect([first.status, again.status, again.json]).toEqual([201, 201, first.json])
  expect(await count()).toBe(before + 1)
  expect((await upload(others, { headers })).status).toBe(422)
  expect((await upload(bytes)).json.id).not.toBe(first.json.id)
})

test('[U08] sweeps files left by a kill and keeps those of stored pictures', async () => {
  const keysOf = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of server.context.files.list('staging/pictures/')) keys.push(key)
    return keys.sort()
  }
  const sweep = (hoursLater: number) =>
    sweepPictureFilesTask({ ...server.context, now: () => new Date(Date.now() + hoursLater * 3_600_000) }).run({
      tenant: 'staging',
      data: {},
      signal: new AbortController().signal,
    })
  const kept = await keysOf()
  const { json: gone } = await upload(await photograph(80))
  const { db } = server.context
  await db.write('staging', (tx) => tx.rows(sql`delete from vehicles.image where id = ${gone.id}::uuid`))
  const { write } = db
  db.write = () => Promise.reject(new Error('killed'))
  try {
    expect((await upload(await photograph(90))).status).toBe(500)
  } finally {
    db.write = write
  }
  const left = (await keysOf()).filter((key) => !kept.includes(key))
  expect(new Set(left.map((key) => key.split('/').at(-2))).size).toBe(2)
  await sweep(23)
  expect((await keysOf()).length).toBe(kept.length + left.length)
  await sweep(25)
  expect(await keysOf()).toEqual(kept)
  expect(kept.length).toBeGreaterThan(0)
})

test('[VEH-08 U03] rejects a non-picture, a large or truncated file as specified', async () => {
  const heavy = await upload(Buffer.concat([await photograph(1), Buffer.alloc(1_048_577)]))
  expect([heavy.status, heavy.json.message]).toEqual([
    400,
    'This image exceeds the maximum size. Please insert another one.',
  ])
  const html = await upload(Buffer.from('<html><script>alert(1)</script>'), { name: 'car.jpg' })
  expect([html.status, html.json.message]).toEqual([400, 'Only Jpg, Jpeg and PNG pictures are accepted.'])
  const whole = await photograph(60)
  expect((await upload(whole.subarray(0, whole.length - 200))).status).toBe(400)
  expect((await upload(whole, { field: 'picture' })).status).toBe(400)
  expect((await server.send('POST', '/api/archiving/picture', {})).status).toBe(400)
})

test('[VEH-08 G06] serves JPEG in useful widths at once and other formats soon', async () => {
  const { json } = await server.get<VehicleReply>(`/api/vehicle/public/car/${car}`)
  const id = json.images?.[0]?.id ?? ''
  for (const [name, type, width] of [
    ['320.avif', 'image/avif', 320],
    ['640.webp', 'image/webp', 640],
    ['640.jpg', 'image/jpeg', 640],
  ] as const) {
    const first = await file(id, name)
    const isForNow = !name.endsWith('jpg')
    expect([name, first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      name,
      200,
      'image/jpeg',
      isForNow ? 'private, no-cache' : 'private, max-age=31536000, immutable',
    ])
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width })
    const response = await made(id, name, type)
    expect([
      name,
      response.statusCode,
      response.headers['cache-control'],
      response.headers['x-content-type-options'],
    ]).toEqual([name, 200, 'private, max-age=31536000, immutable', 'nosniff'])
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width)
  }
  for (const name of ['960.jpg', '960.avif', '333.jpg', '320.svg', '320.jpg.html', '..%2f320.jpg', '320.avif%00'])
    expect([name, (await file(id, name)).statusCode]).toEqual([name, 404])
})

test('serves the next narrower width with data saving on, cached apart', async () => {
  const { json } = await server.get<VehicleReply>(`/api/vehicle/public/car/${car}`)
  const url = `/pictures/${json.images?.[0]?.id}`
  for (const [name, width] of [
    ['640.webp', 320],
    ['320.webp', 320],
  ] as const) {
    const response = await server.app.inject({
      url: `${url}/${name}`,
      headers: { host: 'localhost', 'save-data': 'on' },
    })
    expect([name, (await sharp(response.rawPayload).metadata()).width]).toEqual([name, width])
    expect(response.headers['vary']).toBe('Save-Data')
  }
})

test('[VEH-03] shows a picture to viewers of its car only, and draws an illustration', async () => {
  const { db } = server.context
  const shown = (await server.get<VehicleReply>(`/api/vehicle/car/${car}`)).json.images?.[0]?.id ?? ''
  const hidden = (await server.get<VehicleReply>(`/api/vehicle/car/${draft}`)).json.images?.[0]?.id ?? ''
  expect((await file(hidden, '320.jpg')).statusCode).toBe(200)
  server.as(undefined)
  expect((await file(shown, '320.jpg')).statusCode).toBe(200)
  expect((await file(hidden, '320.jpg')).statusCode).toBe(404)
  expect((await file(shown, '320.jpg', 'second.localhost')).statusCode).toBe(404)
  expect((await file(shown, '320.jpg', 'evil.example')).statusCode).toBe(404)
  await db.write('staging', (tx) =>
    tx.rows(sql`update vehicles.car set status = 'SOLD' where tenant_id = 'staging' and id = ${car}::uuid`),
  )
  await expect.poll(async () => (await file(shown, '320.jpg')).statusCode).toBe(404)
  await db.write('staging', async (tx) => {
    await tx.rows(sql`update vehicles.car set status = 'PUBLISHED' where tenant_id = 'staging' and id = ${car}::uuid`)
    await tx.rows(
      sql`update vehicles.image set drawing = '{"category":"SUV","color":"RED","view":"side","seed":3}' where tenant_id = 'staging' and id = ${shown}::uuid`,
    )
  })
  await expect.poll(async () => (await file(shown, '320.webp')).statusCode).toBe(200)
  const drawn = await file(shown, '960.webp')
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960 })
  expect((await file(shown, '960.webp')).rawPayload.equals(drawn.rawPayload)).toBe(true)
})
