import type { OfficeReview, Review } from '@minato/contract/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { sweepReviewsTask } from './service.ts'

interface Page<T> {
  items: T[]
  total: number
}
let server: TestServer
const REVIEW = '/api/feedback/review'
const FIELDS = {
  customerName: 'Amina Otieno',
  country: 'KE',
  purchasedCarBrand: 'Toyota',
  purchasedCarModel: 'Vitz',
  comment: 'As described.',
  imageId: null as string | null,
  reply: null as string | null,
  seller: null as string | null,
}
const create = (change: object = {}) => server.send<OfficeReview>('POST', REVIEW, { ...FIELDS, ...change })
const edit = (id: string, change: object, version: number) =>
  server.send<OfficeReview & { current?: OfficeReview }>(
    'PUT',
    `${REVIEW}/${id}`,
    { ...FIELDS, ...change },
    'staging',
    {
      'if-match': `"${version}"`,
    },
  )
/** Publishes or unpublishes with the version that was read. */
const show = async (id: string, what: 'publish' | 'unpublish', version?: number) =>
  server.send<OfficeReview & { current?: OfficeReview }>('PUT', `${REVIEW}/${id}/${what}`, undefined, 'staging', {
    'if-match': `"${version ?? (await server.get<OfficeReview>(`${REVIEW}/${id}`)).json.version}"`,
  })
const restore = (id: string) => server.send<OfficeReview>('PUT', `${REVIEW}/${id}/restore`)
const published = async () => (await server.get<Page<Review>>('/api/main/published-comment')).json.items
const listed = async (query = '') => (await server.get<Page<OfficeReview>>(REVIEW + query)).json
const newPicture = async () =>
  (
    await server.context.db.write('staging', (tx) =>
      tx.rows<{ id: string }>(
        sql`insert into vehicles.image (tenant_id, width, height, placeholder) values ('staging', 8, 6, 'x') returning id`,
      ),
    )
  )[0]?.id ?? ''

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

test('[REV-01] writes, answers, publishes and withdraws a review for visitors', async () => {
  const { status, json: made } = await create()
  expect([status, made]).toMatchObject([201, { ...FIELDS, isPublished: false, productImage: null, version: 1 }])
  expect(await published()).toEqual([])
  const reply = { reply: 'Thank you.', seller: 'Kenji Morita' }
  expect((await edit(made.id, reply, 1)).json).toMatchObject({ ...reply, version: 2 })
  expect((await show(made.id, 'publish')).json).toMatchObject({ isPublished: true, version: 3 })
  const [shown] = await published()
  expect(shown).toMatchObject({ ...reply, comment: 'As described.', customerName: 'Amina Otieno' })
  expect(Object.keys(shown ?? {})).not.toContain('version')
  expect((await show(made.id, 'unpublish')).json).toMatchObject({ isPublished: false })
  expect(await published()).toEqual([])
})

test('[API-11] answers a stale edit with the current state', async () => {
  const { json: made } = await create()
  expect((await edit(made.id, { comment: 'One' }, 1)).status).toBe(200)
  const { status, json } = await edit(made.id, { comment: 'Two' }, 1)
  expect([status, json.current]).toMatchObject([409, { comment: 'One', version: 2 }])
  expect((await server.send('PUT', `${REVIEW}/${made.id}`, FIELDS)).status).toBe(428)
})

test('[API-11] rejects a stale bulk publish without undoing a colleague’s change', async () => {
  const { json: made } = await create()
  const first = await show(made.id, 'publish', 1)
  expect([first.status, first.json.version]).toEqual([200, 2])
  const late = await show(made.id, 'publish', 1)
  expect([late.status, late.json.current]).toEqual([409, first.json])
  expect((await show(made.id, 'unpublish', 1)).status).toBe(409)
  expect((await listed()).items.find(({ id }) => id === made.id)).toEqual(first.json)
  for (const what of ['publish', 'unpublish'])
    expect((await server.send('PUT', `${REVIEW}/${made.id}/${what}`)).status).toBe(428)
  expect((await show(made.id, 'unpublish', 2)).json).toMatchObject({ isPublished: false, version: 3 })
  await server.send('DELETE', `${REVIEW}/${made.id}`)
  expect((await show(made.id, 'publish', 4)).status).toBe(404)
})

test('[REV-01] deletes, restores and after thirty days sweeps a review', async () => {
  const { json: made } = await create({ customerName: 'Gone Person' })
  await show(made.id, 'publish')
  expect((await server.send('DELETE', `${REVIEW}/${made.id}`)).status).toBe(204)
  expect((await published()).some(({ id }) => id === made.id)).toBe(false)
  expect((await listed('?queryText=gone')).total).toBe(0)
  expect((await server.get(`${REVIEW}/${made.id}`)).status).toBe(404)
  expect((await server.send('DELETE', `${REVIEW}/${made.id}`)).status).toBe(404)
  expect((await restore(made.id)).json).toMatchObject({ isPublished: true, customerName: 'Gone Person' })
  expect((await published()).some(({ id }) => id === made.id)).toBe(true)
  expect((await restore(made.id)).status).toBe(404)
  await server.send('DELETE', `${REVIEW}/${made.id}`)
  const sweep = () =>
    sweepReviewsTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })
  await sweep()
  expect((await restore(made.id)).status).toBe(200)
  await server.send('DELETE', `${REVIEW}/${made.id}`)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`update reviews.review set deleted_at = now() - interval '31 days' where id = ${made.id}`),
  )
  await sweep()
  expect((await restore(made.id)).status).toBe(404)
})

test('[REV-01] searches by words, filters and sorts, with wildcards escaped', async () => {
  await create({ customerName: 'Zawadi', comment: '100% sure, it_runs' })
  await create({ customerName: 'Abel', purchasedCarModel: 'Harrier' })
  const names = async (query: string) => (await listed(query)).items.map(({ customerName }) => customerName)
  expect(await names('?queryText=zawadi%20100%25')).toEqual(['Zawadi'])
  expect(await names('?queryText=it_runs')).toEqual(['Zawadi'])
  expect(await names('?queryText=%25')).toEqual(['Zawadi'])
  expect(await names('?queryText=harrier%20zawadi')).toEqual([])
  const all = await names('?order.field=CUSTOMER&limit=100')
  expect(all).toEqual(all.toSorted())
  const { json: shown } = await create({ customerName: 'Shown Person' })
  const { json: hidden } = await create({ customerName: 'Hidden Person' })
  await show(shown.id, 'publish')
  for (const [isPublished, inside, outside] of [
    [true, shown.id, hidden.id],
    [false, hidden.id, shown.id],
  ] as const) {
    const { items } = await listed(`?isPublished=${isPublished}&limit=100`)
    expect([...new Set(items.map((one) => one.isPublished))]).toEqual([isPublished])
    const ids = items.map(({ id }) => id)
    expect([isPublished, ids.includes(inside), ids.includes(outside)]).toEqual([isPublished, true, false])
  }
  for (const { id } of [shown, hidden]) await server.send('DELETE', `${REVIEW}/${id}`)
  expect((await names('?limit=1'))[0]).toBe('Abel')
  for (const query of ['?limit=101', '?order.field=id', '?isPublished=1'])
    expect([query, (await server.get(REVIEW + query)).status]).toEqual([query, 400])
})

test('[REV-01 D02] accepts only unused pictures and shows them with their review', async () => {
  const image = await newPicture()
  const { status, json: made } = await create({ imageId: image })
  expect([status, made.productImage]).toEqual([201, `/pictures/${image}`])
  expect((await create({ imageId: image })).status).toBe(400)
  expect((await create({ imageId: CUSTOMER.userId })).status).toBe(400)
  const [car = ''] = await addCars(server.context, [buildCar()])
  expect((await server.send('POST', `/api/vehicle/car/${car}/images`, [{ id: image, index: 0 }])).status).toBe(400)
  const taken = await newPicture()
  await server.send('POST', `/api/vehicle/car/${car}/images`, [{ id: taken, index: 0 }])
  expect((await create({ imageId: taken })).status).toBe(400)
  expect((await edit(made.id, { imageId: image, comment: 'Kept its picture' }, 1)).status).toBe(200)
  const { readPicture } = await import('../vehicles/pictures/service.ts')
  await server.context.files.put(`staging/pictures/${image.slice(0, 2)}/${image}/640.jpg`, Buffer.from('x'))
  const seen = async () => (await readPicture(server.context, 'staging', image, 640, 'jpg', undefined)) !== undefined
  expect(await seen()).toBe(false)
  await show(made.id, 'publish')
  expect(await seen()).toBe(true)
  await server.send('DELETE', `${REVIEW}/${made.id}`)
  expect(await seen()).toBe(false)
})

test('[M06 I02 D05] rejects unknown keys, keeps texts unchanged and admits only managers', async () => {
  for (const change of [
    { isPublished: true },
    { id: CUSTOMER.userId },
    { version: 5 },
    { country: 'XX' },
    { country: 'Kenya' },
    { comment: ' ' },
    { comment: 'x'.repeat(4001) },
  ])
    expect([change, (await create(change)).status]).toEqual([change, 400])
  const nasty = `"><img src=x onerror=alert(1)>'; drop table reviews.review;--`
  expect((await create({ comment: nasty, customerName: nasty.slice(0, 100) })).json.comment).toBe(nasty)
  for (const who of [undefined, CUSTOMER]) {
    server.as(who)
    const expected = who ? 403 : 401
    expect((await server.get(REVIEW)).status).toBe(expected)
    expect((await create()).status).toBe(expected)
  }
  server.as(MANAGER)
})
