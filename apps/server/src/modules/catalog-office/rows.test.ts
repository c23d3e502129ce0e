import sharp from 'sharp'
import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import type { ErrorReply } from '@minato/contract/errors'
import type { Image } from '@minato/contract/vehicles-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

const match = (version: number) => ({ 'if-match': `"${version}"` })
const newLogo = async (background: string): Promise<string> => {
  const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return (await upload<Image>(server, '/api/catalog/logo', jpeg)).json.id
}

test('[CAT-04] replaces and removes a logo and releases the old picture', async () => {
  const [red, blue] = [await newLogo('#c93a1c'), await newLogo('#0d3a4f')]
  const name = 'Subaru'
  const made = (await server.send<Brand>('POST', '/api/catalog/brand', { name, logo: red })).json
  const path = `/api/catalog/brand/${made.id}`
  const put = (logo: string | null, version: number) =>
    server.send<Brand>('PUT', path, { name, logo }, 'staging', match(version))
  const shown = async () =>
    (await server.get<{ id: string; logo: string | null }[]>('/api/main/brand')).json.find(({ id }) => id === made.id)
      ?.logo
  expect(await shown()).toBe(`/pictures/${red}`)

  expect((await put(blue, 1)).json).toMatchObject({ logo: blue, version: 2 })
  expect([(await server.get<Brand>(path)).json.logo, await shown()]).toEqual([blue, `/pictures/${blue}`])
  // Two deletions at once: the second gets 404.
  const both = await Promise.all([put(null, 2), put(red, 2)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { version } = (await server.get<Brand>(path)).json
  expect((await put(null, version)).json).toMatchObject({ logo: null, version: version + 1 })
  expect([(await server.get<Brand>(path)).json.logo, await shown()]).toEqual([null, null])
  const other = await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Lancia', logo: blue })
  expect([other.status, other.json.logo]).toEqual([201, blue])
})

test('[CAT-04 API-11] rejects a stale edit of a model or code, also after its deletion', async () => {
  const brand = (await server.send<Brand>('POST', '/api/catalog/brand', { name: 'Suzuki' })).json
  const path = `/api/catalog/brand/${brand.id}`
  const model = (await server.send<Model>('POST', `${path}/model`, { name: 'Jimny' })).json
  const trim = (await server.send<Trim>('POST', `${path}/trim`, { modelId: model.id, name: 'JB23W' })).json
  for (const [row, id, current] of [
    ['model', model.id, () => server.get<Model>(`${path}/model/${model.id}`)],
    ['trim', trim.id, async () => ({ json: (await server.get<Trim[]>(`${path}/model/${model.id}/trim`)).json[0] })],
  ] as const) {
    const put = (name: string, headers?: Record<string, string>) =>
      server.send<ErrorReply>('PUT', `${path}/${row}`, { id, name }, 'staging', headers)
    expect([row, (await put('Unsaid')).status]).toEqual([row, 428])
    expect([row, (await put('First', match(1))).status]).toEqual([row, 200])
    const late = await put('Second', match(1))
    expect([row, late.status, late.json.current]).toMatchObject([row, 409, { id, name: 'First', version: 2 }])
    expect((await current()).json).toMatchObject({ name: 'First', version: 2 })
    expect((await put('Second', match(2))).status).toBe(200)
  }
  const gone = await server.send('DELETE', `${path}/trim/${trim.id}`, undefined, 'staging', match(3))
  const late = await server.send('PUT', `${path}/trim`, { id: trim.id, name: 'Third' }, 'staging', match(3))
  expect([gone.status, late.status]).toEqual([204, 404])
})
