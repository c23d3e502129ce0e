import type { ErrorReply } from '@minato/contract/errors'
import type { VehicleReply } from '@minato/contract/vehicles'
import type { Image } from '@minato/contract/vehicles-shapes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PublicFetchError } from '../../../platform/http/public-fetch.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

test('[F27] fetches, stores, marks and shows a picture of another site like an upload', async () => {
  const addresses: string[] = []
  const bytes = await sharp({ create: { width: 700, height: 525, channels: 3, background: '#785a5a' } })
    .jpeg()
    .toBuffer()
  const fetchPublicFile = server.context.fetchPublicFile
  server.context.fetchPublicFile = async (url) => {
    addresses.push(url)
    if (url.endsWith('gone.jpg')) throw new PublicFetchError('unreachable')
    return url.endsWith('text.jpg') ? Buffer.from('no picture') : bytes
  }
  const add = (url: string) => server.send<Image & ErrorReply>('POST', '/api/archiving/picture/external', { url })
  const made = await add('https://photos.example/corolla.jpg')
  expect([made.status, made.json]).toMatchObject([201, { isExternal: true, url: `/pictures/${made.json.id}` }])
  const [other] = await addCars(server.context, [buildCar()])
  await server.send('POST', `/api/vehicle/car/${other}/images`, [made.json.id])
  const { json } = await server.get<VehicleReply>(`/api/vehicle/public/car/${other}`)
  expect(json.images).toMatchObject([{ id: made.json.id, isExternal: true }])
  expect(
    (await server.app.inject({ url: `/pictures/${made.json.id}/320.jpg`, headers: { host: 'localhost' } })).statusCode,
  ).toBe(200)
  for (const url of ['https://photos.example/gone.jpg', 'https://photos.example/text.jpg'])
    expect([url, (await add(url)).json]).toMatchObject([url, { code: 'VEHICLE-3002', body: [{ path: 'url' }] }])
  expect((await add('http://photos.example/a.jpg')).json).toMatchObject({
    code: 'MINATO-1008',
    body: [{ path: 'url' }],
  })
  expect(addresses).toHaveLength(3)
  server.context.fetchPublicFile = fetchPublicFile
  expect((await add('https://127.0.0.1/a.jpg')).json).toMatchObject({ code: 'VEHICLE-3002', body: [{ path: 'url' }] })
})
