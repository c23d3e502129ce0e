import { FAVOURITE_LIMIT, SAVED_SEARCH_LIMIT } from '@minato/contract/accounts'
import type { SavedSearch } from '@minato/contract/users-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { until } from '../../../testing/mail-server.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { signedInPerson } from '../../../testing/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
})
afterAll(() => server.close())

const FAVOURITE = '/api/uum/account/favourite'
const SEARCH = '/api/uum/account/saved-search'
const favourites = async (browser: TestBrowser) => (await browser.get(FAVOURITE)).json as VehicleReply[]
const searches = async (browser: TestBrowser) => (await browser.get(SEARCH)).json as SavedSearch[]
const save = (browser: TestBrowser, criteria: string, more: object = {}, headers = {}) =>
  browser.send('POST', SEARCH, { name: 'Mine', criteria, hasAlert: true, ...more }, headers)
const setStatus = (id: string, status: string) =>
  server.context.db.write('staging', (tx) =>
    tx.rows(sql`update vehicles.car set status = ${status} where tenant_id = 'staging' and id = ${id}`),
  )

/** Makes the calls meet at the person's row lock; it is released when at least two wait. */
async function atOnce(personId: string, calls: () => Promise<Reply>[]): Promise<Reply[]> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const answers = await server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`select from users.person where tenant_id = 'staging' and id = ${personId} for update`)
    const asked = Promise.all(calls())
    await until(async () => (await asOwner(server.url, waiting)).length > 1)
    return { asked }
  })
  return answers.asked
}

test('[SES-11] stores each favourite once, newest first, visible to its owner only', async () => {
  const { browser } = await signedInPerson(server)
  const { browser: other } = await signedInPerson(server)
  const [first = '', second = ''] = await addCars(server.context, [buildCar(), buildCar()])
  for (const id of [first, second, first]) expect((await browser.send('PUT', `${FAVOURITE}/${id}`)).status).toBe(204)
  const kept = await favourites(browser)
  expect(kept.map(({ id }) => id)).toEqual([second, first])
  expect(kept[0]).toMatchObject({ status: 'PUBLISHED', price: { value: 6850, currency: 'USD' } })
  expect(await favourites(other)).toEqual([])
  await other.send('DELETE', `${FAVOURITE}/${first}`)
  expect(await favourites(browser)).toHaveLength(2)
  for (const _ of [1, 2]) expect((await browser.send('DELETE', `${FAVOURITE}/${second}`)).status).toBe(204)
  expect((await favourites(browser)).map(({ id }) => id)).toEqual([first])
})

test('[SES-11 VEH-03 D02] rejects hidden cars as favourites and shows sold ones without price', async () => {
  const { browser } = await signedInPerson(server)
  const hidden = (['DRAFT', 'SOLD', 'ARCHIVED'] as const).map((status) => buildCar({ status }))
  const ids = await addCars(server.context, hidden)
  const foreign = await addCars(server.context, [buildCar()], 'second')
  for (const id of [...ids, ...foreign, '00000000-0000-4000-8000-00000000dead'])
    expect((await browser.send('PUT', `${FAVOURITE}/${id}`)).status).toBe(404)
  const seen = await addCars(
    server.context,
    Array.from({ length: 5 }, () => buildCar()),
  )
  for (const id of seen) await browser.send('PUT', `${FAVOURITE}/${id}`)
  for (const [i, status] of ['RESERVED', 'SOLD', 'DRAFT', 'ARCHIVED'].entries()) await setStatus(seen[i]!, status)
  const kept = await favourites(browser)
  expect(kept.map(({ status }) => status)).toEqual(['PUBLISHED', 'SOLD', 'RESERVED'])
  expect(kept[1]).toMatchObject({
    id: seen[1],
    price: null,
    images: [],
    trim: { model: { brand: { name: 'Toyota' } } },
  })
  await setStatus(seen[2]!, 'PUBLISHED')
  expect(await favourites(browser)).toHaveLength(4)
})

test('[SES-11] limits favourites to 200 with a message, also under concurrency', async () => {
  const { id, browser } = await signedInPerson(server)
  const cars = await addCars(
    server.context,
    Array.from({ length: FAVOURITE_LIMIT + 20 }, () => buildCar()),
  )
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into users.favourite (tenant_id, person_id, car_id)
      select 'staging', ${id}, car from unnest(${cars.slice(0, FAVOURITE_LIMIT - 1)}::uuid[]) car`),
  )
  const answers = await atOnce(id, () =>
    cars.slice(FAVOURITE_LIMIT).map((car) => browser.send('PUT', `${FAVOURITE}/${car}`)),
  )
  const refused = answers.filter(({ status }) => status !== 204)
  expect(refused).toHaveLength(19)
  expect(refused[0]).toMatchObject({ status: 400, json: { message: expect.stringContaining('200 favourites') } })
  expect(await favourites(browser)).toHaveLength(FAVOURITE_LIMIT)
  // An existing entry does not count again.
  expect((await browser.send('PUT', `${FAVOURITE}/${cars[0]}`)).status).toBe(204)
})

test('[SES-11] recognises equal searches and counts their cars', async () => {
  const { browser } = await signedInPerson(server)
  await addCars(server.context, [
    buildCar({ brand: 'Mazda', model: 'Demio', fields: { firstRegistration: { year: 2015, month: 1 } } }),
    buildCar({ brand: 'Mazda', model: 'Demio', fields: { firstRegistration: { year: 2005, month: 1 } } }),
    buildCar({ brand: 'Mazda', model: 'Demio', status: 'DRAFT' }),
  ])
  const first = await save(browser, 'brand=mazda,suzuki&color=SILVER,RED&yearStart=2010&yearEnd=2019&queryText=demio')
  expect([first.status, first.json]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Mine',
      criteria: 'queryText=demio&brand=mazda,suzuki&yearStart=2010&yearEnd=2019&color=RED,SILVER',
      hasAlert: true,
      numberOfCar: 1,
      createdAt: expect.any(String),
      lastAlertAt: null,
    },
  ])
  const again = await save(
    browser,
    'page=3&context=advanced&order.field=PRICE&yearEnd=2010&yearStart=2019&color=RED&color=SILVER&brand=Suzuki&brand=mazda&brand=suzuki&queryText=+demio++',
    { name: 'The same', hasAlert: false },
  )
  expect(again.json).toMatchObject({ id: (first.json as SavedSearch).id, name: 'The same', hasAlert: false })
  expect(await searches(browser)).toEqual([again.json])
  for (const criteria of [
    'colour=RED',
    'color=MAUVE',
    'yearStart=12',
    '__proto__=1',
    'status=DRAFT',
    'x'.repeat(2001),
  ]) {
    const { status, json } = await save(browser, criteria)
    expect([criteria, status, (json as { body: { path: string }[] }).body[0]?.path]).toEqual([
      criteria,
      400,
      'criteria',
    ])
  }
  expect((await save(browser, '')).json).toMatchObject({ criteria: '', numberOfCar: expect.any(Number) })
})

test('[SES-11 API-09] lets only its owner rename, mute and remove a saved search', async () => {
  const { browser } = await signedInPerson(server)
  const { browser: other } = await signedInPerson(server)
  const { browser: elsewhere } = await signedInPerson(server, { tenant: 'second' })
  const { id } = (await save(browser, 'bestDeal=true')).json as SavedSearch
  const change = { name: 'Deals', hasAlert: false }
  for (const stranger of [other, elsewhere]) {
    expect((await stranger.send('PUT', `${SEARCH}/${id}`, change)).status).toBe(404)
    expect((await stranger.send('DELETE', `${SEARCH}/${id}`)).status).toBe(404)
    expect(await searches(stranger)).toEqual([])
  }
  expect((await browser.send('PUT', `${SEARCH}/${id}`, change)).json).toMatchObject({ id, ...change })
  expect((await browser.send('DELETE', `${SEARCH}/${id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `${SEARCH}/${id}`)).status).toBe(404)
  const once = await save(browser, 'bestDeal=true', {}, { 'idempotency-key': 'a-key' })
  await browser.send('DELETE', `${SEARCH}/${(once.json as SavedSearch).id}`)
  expect((await save(browser, 'bestDeal=true', {}, { 'idempotency-key': 'a-key' })).json).toEqual(once.json)
  expect(await searches(browser)).toEqual([])
})

test('[SES-11] limits saved searches to 50 with a message', async () => {
  const { id, browser } = await signedInPerson(server)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into users.saved_search (tenant_id, person_id, name, criteria)
      select 'staging', ${id}, 'x', 'priceEnd=' || n from generate_series(1, ${SAVED_SEARCH_LIMIT - 1}) n`),
  )
  const answers = await atOnce(id, () => [1, 2, 3, 4].map((n) => save(browser, `mileageEnd=${n}`)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.json).toMatchObject({
    message: expect.stringContaining('50 searches'),
  })
  expect((await save(browser, 'priceEnd=7', { name: 'Renamed' })).status).toBe(201)
  expect(await searches(browser)).toHaveLength(SAVED_SEARCH_LIMIT)
})
