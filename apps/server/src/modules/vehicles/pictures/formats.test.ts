import type { Image } from '@minato/contract/vehicles-shapes'
import sharp from 'sharp'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { PictureRefused } from '../../../platform/images/picture-refused.ts'
import { sql } from '../../../platform/database/sql.ts'
import { MANAGER, testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { upload } from '../../../testing/upload.ts'
import { sweepPictureFilesTask, sweepPictures } from './sweep.ts'

let server: TestServer
let car: string

const photograph = (red: number) =>
  sharp({ create: { width: 700, height: 525, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer()
const send = (bytes: Buffer) => upload<Image>(server, '/api/archiving/picture', bytes)
const file = (id: string, name: string) =>
  server.app.inject({ url: `/pictures/${id}/${name}`, headers: { host: 'localhost' } })
/** Waits for a file in the requested format. */
async function made(id: string, name: string, type: string): Promise<void> {
  await expect.poll(async () => (await file(id, name)).headers['content-type'], { timeout: 20_000 }).toBe(type)
}

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
  ;[car] = (await addCars(server.context, [buildCar()])) as [string]
})
afterAll(() => server.close())

test('[VEH-08 G06] makes each format once for many callers and restarts a killed conversion', async () => {
  const { pictures } = server.context
  const { remake } = pictures
  onTestFinished(() => void (pictures.remake = remake))
  const { json } = await send(await photograph(61))
  let begun = 0
  const killed = Promise.withResolvers<Buffer>()
  pictures.remake = () => {
    begun++
    return killed.promise
  }
  const types = async (times: number) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const { statusCode, headers } = await file(json.id, '640.avif')
        return [statusCode, headers['content-type']]
      }),
    )
  expect(await types(5)).toEqual(Array.from({ length: 5 }, () => [200, 'image/jpeg']))
  await expect.poll(() => begun).toBe(1)
  // The pool rejects jobs when its process ends, and no partial file remains.
  killed.reject(new PictureRefused('busy'))
  pictures.remake = (asked) => {
    begun++
    return remake(asked)
  }
  await made(json.id, '640.avif', 'image/avif')
  expect(begun).toBe(2)
})

test('[VEH-08 G06] tries a format that takes too long once and keeps the JPEG', async () => {
  const { pictures } = server.context
  const { remake } = pictures
  onTestFinished(() => void (pictures.remake = remake))
  const { json } = await send(await photograph(62))
  let begun = 0
  pictures.remake = () => {
    begun++
    return Promise.reject(new PictureRefused('too-slow'))
  }
  const types = async () => (await file(json.id, '320.webp')).headers['content-type']
  expect(await types()).toBe('image/jpeg')
  await expect.poll(() => begun).toBe(1)
  for (let i = 0; i < 3; i++) expect(await types()).toBe('image/jpeg')
  // Work that a request starts begins within moments.
  await setTimeout(100)
  expect(begun).toBe(1)
})

test('[VEH-07 VEH-08 U08 G06] keeps formats of a used picture in the sweep and deletes others', async () => {
  const { context } = server
  const { json: kept } = await send(await photograph(63))
  const { json: gone } = await send(await photograph(64))
  await server.send('POST', `/api/vehicle/car/${car}/images`, [{ id: kept.id, index: 0 }])
  await made(kept.id, '320.avif', 'image/avif')
  const { pictures } = context
  const { remake } = pictures
  const held = Promise.withResolvers<void>()
  pictures.remake = async (asked) => {
    await held.promise
    return remake(asked)
  }
  onTestFinished(() => void (pictures.remake = remake))
  const keysOf = async (id: string): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of context.files.list(`staging/pictures/${id.slice(0, 2)}/${id}/`))
      keys.push(key.split('/').at(-1) ?? '')
    return keys.sort()
  }
  // The row is deleted with its files while a format is being made.
  expect((await file(gone.id, '320.avif')).statusCode).toBe(200)
  const wait = (days: number) =>
    context.db.write('staging', (tx) =>
      tx.rows(
        sql`update vehicles.image set created_at = now() - make_interval(days => ${days}) where id = ${gone.id}::uuid`,
      ),
    )
  // A draft of a new car may stay this long on a device.
  await wait(13)
  await sweepPictures(context, 'staging')
  expect(await keysOf(gone.id)).not.toEqual([])
  await wait(15)
  await sweepPictures(context, 'staging')
  expect(await keysOf(gone.id)).toEqual([])
  held.resolve()
  await expect.poll(() => keysOf(gone.id)).toEqual(['320.avif'])
  await sweepPictureFilesTask({ ...context, now: () => new Date(Date.now() + 25 * 3_600_000) }).run({
    tenant: 'staging',
    data: {},
    signal: new AbortController().signal,
  })
  expect(await keysOf(gone.id)).toEqual([])
  expect(await keysOf(kept.id)).toEqual(['320.avif', '320.jpg', '640.jpg'])
  await server.send('DELETE', `/api/vehicle/car/${car}/image/${kept.id}`)
})
