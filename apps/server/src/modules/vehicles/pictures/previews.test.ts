import { previewAddress } from '@minato/contract/addresses'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPictures } from '../../../platform/images/pictures.ts'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { addIllustrations } from './illustration.ts'
import { drawPictureToCome, drawPreviewText } from './preview-svg.ts'
import { previewContent } from './previews.ts'
import { sweepPreviews } from './sweep.ts'

let server: TestServer
let drawings = 0
let references: Record<'shown' | 'bare' | 'draft' | 'sold', string>

beforeAll(async () => {
  server = await testServer()
  const { context } = server
  const { drawPreview } = context.pictures
  context.pictures.drawPreview = async (preview) => {
    drawings++
    return await drawPreview(preview)
  }
  const ids = await addCars(context, [
    buildCar(),
    buildCar({
      brand: '日産',
      model: 'ノート',
      price: null,
      fields: { grade: 'x'.repeat(90), firstRegistration: null },
    }),
    buildCar({ status: 'DRAFT' }),
    buildCar({ status: 'SOLD' }),
  ])
  await context.db.write('staging', async (tx) => {
    const drawing = { category: 'WAGON', color: 'SILVER', view: 'front34', seed: 3 } as const
    await addIllustrations(
      tx,
      [ids[0], ids[2], ids[3]].map((carId) => ({ carId: carId ?? '', index: 0, drawing })),
    )
  })
  const rows = await context.db.read<{ car_no: number }>(
    'staging',
    sql`select car_no from vehicles.car where tenant_id = 'staging' order by car_no`,
  )
  const [shown = '', bare = '', draft = '', sold = ''] = rows.map(({ car_no }) => String(car_no))
  references = { shown, bare, draft, sold }
  // On a busy machine a server rejects requests in its first moments.
  await vi.waitUntil(async () => (await get('/robots.txt')).statusCode === 200, 20_000)
})
afterAll(() => server.close())

const get = (path: string, host = 'localhost:3000') =>
  server.app.inject({ method: 'GET', url: path, headers: { host } })
async function addressOf(reference: string, locale: 'en' | 'fr' = 'en'): Promise<string> {
  const shown = await previewContent(server.context, 'staging', reference, locale)
  return shown ? previewAddress(shown.preview, locale) : `/previews/${locale}/${reference}-0.jpg`
}

test('[STF-12] makes the sharing picture a JPEG of 1200 × 630 below 200 kB', async () => {
  for (const reference of [references.shown, references.bare, 'shop'])
    for (const locale of ['en', 'fr'] as const) {
      const { statusCode, headers, rawPayload } = await get(await addressOf(reference, locale))
      expect([reference, statusCode, headers['content-type']]).toEqual([reference, 200, 'image/jpeg'])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(rawPayload.length).toBeLessThanOrEqual(200_000)
    }
})

test('[STF-12] shows the cover at the left and letters on the sign at the right', async () => {
  const { rawPayload } = await get(await addressOf(references.shown))
  const sign = await sharp(rawPayload)
    .extract({ left: 870, top: 130, width: 300, height: 110 })
    .greyscale()
    .raw()
    .toBuffer()
  const light = [...sign].filter((value) => value > 200).length / sign.length
  expect(light).toBeGreaterThan(0.04)
  expect(light).toBeLessThan(0.5)
  const { channels } = await sharp(rawPayload).extract({ left: 0, top: 0, width: 840, height: 630 }).stats()
  expect(channels.every(({ stdev }) => stdev > 15)).toBe(true)
})

test('[STF-12] draws the same bytes without any installed font', async () => {
  const facts = { dealer: 'Minato', heading: 'Toyota Vitz', note: '2015/03', label: 'FOB', figure: '$4,100' }
  const preview = {
    picture: drawPictureToCome('HATCH', 'fr'),
    sign: drawPreviewText({ ...facts, foot: 'REF 10482', small: 'Illustration' }),
  }
  expect(preview.sign + preview.picture).not.toMatch(/<text|font/)
  const given = process.env['FONTCONFIG_FILE']
  process.env['FONTCONFIG_FILE'] = '/dev/null'
  const fontless = createPictures()
  try {
    const bare = await fontless.drawPreview(preview)
    expect(bare.equals(await server.context.pictures.drawPreview(preview))).toBe(true)
  } finally {
    if (given === undefined) delete process.env['FONTCONFIG_FILE']
    else process.env['FONTCONFIG_FILE'] = given
    await fontless.close()
  }
})

test('[STF-12 VEH-03] serves no preview of drafts, sold cars, other tenants or unknown hosts', async () => {
  const address = await addressOf(references.shown)
  for (const path of [
    await addressOf(references.draft),
    await addressOf(references.sold),
    '/previews/en/99999999-0.jpg',
  ])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  for (const host of ['second.localhost', 'elsewhere.example'])
    expect([host, (await get(address, host)).statusCode]).toEqual([host, 404])
  for (const path of ['/previews/de/', '/previews/', '/previews/en/..%2f', '/previews/en/1%00-'])
    expect((await get(path + address.split('/').at(-1))).statusCode).toBe(404)
})

test('[STF-12] serves one drawing to all callers and redirects a stale version', async () => {
  await server.context.files.remove(await keyOf(references.shown))
  const before = drawings
  const address = await addressOf(references.shown)
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(address)))
  answers.push(await get(address))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 200))
  expect(drawings - before).toBe(1)
  const stale = await get(`/previews/en/${references.shown}-zzz.jpg`)
  expect([stale.statusCode, stale.headers.location]).toEqual([302, address])
  expect(drawings - before).toBe(1)
})

const filesOf = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of server.context.files.list('staging/previews/')) keys.push(key)
  return keys
}
async function keyOf(reference: string): Promise<string> {
  const version = (await addressOf(reference)).split('-').at(-1) ?? ''
  return (await filesOf()).find((key) => key.endsWith(`/en-${version}`)) ?? 'none'
}

test('[STF-12] gives a new price a new preview address and deletes old files later', async () => {
  const { context } = server
  const [address, key] = [await addressOf(references.shown), await keyOf(references.shown)]
  await context.db.write('staging', (tx) =>
    tx.rows(
      sql`update vehicles.car set price = 5100 where tenant_id = 'staging' and car_no = ${Number(references.shown)}::integer`,
    ),
  )
  await expect.poll(() => addressOf(references.shown), { timeout: 10_000 }).not.toBe(address)
  const count = (await filesOf()).length
  const put = vi.spyOn(context.files, 'put').mockRejectedValueOnce(new Error('disk full'))
  expect((await get(await addressOf(references.shown))).statusCode).toBe(500)
  put.mockRestore()
  expect(await filesOf()).toContain(key)
  expect((await get(await addressOf(references.shown))).statusCode).toBe(200)
  const files = await filesOf()
  expect([files.length, files.includes(key)]).toEqual([count, false])
  await sweepPreviews(context, 'staging')
  expect(await filesOf()).toEqual(files)
  await sweepPreviews({ ...context, now: () => new Date(Date.now() + 31 * 24 * 3_600_000) }, 'staging')
  expect(await filesOf()).toEqual([])
})
