import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { tasksOf } from '../../../tasks.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { until } from '../../../testing/mail-server.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { addPerson } from '../../../testing/people.ts'
import { alertsTask } from './alerts.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
})
afterAll(() => server.close())

const HOUR = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()
const run = (tenant = 'staging') =>
  alertsTask(server.context).run({ tenant, data: {}, signal: new AbortController().signal })
const write = (statement: ReturnType<typeof sql>, tenant = 'staging') =>
  server.context.db.write(tenant, (tx) => tx.rows<{ id: string }>(statement))
/** A saved search that was notified up to two days ago. */
async function addSearch(personId: string, criteria: string, { hasAlert = true, tenant = 'staging' } = {}) {
  const [row] = await write(
    sql`insert into users.saved_search (tenant_id, person_id, name, criteria, has_alert, told_until)
      values (${tenant}, ${personId}, 'My search', ${criteria}, ${hasAlert}, now() - interval '2 days') returning id`,
    tenant,
  )
  return row?.id ?? ''
}
const passTime = (id: string, hours: number) =>
  write(
    sql`update users.saved_search set last_alert_at = last_alert_at - ${hours} * interval '1 hour' where tenant_id = 'staging' and id = ${id}`,
  )
const alertsTo = async (email: string, tenant = 'staging') =>
  (await mailsOf(server.context, tenant, email)).filter(({ template }) => template === 'savedSearchAlert')
let models = 0
/** Its own model, so that no other test's search matches. */
const newModel = () => `Alert ${++models}`
const searchFor = (model: string) => `model=${model.toLowerCase().replace(' ', '-')}`

test('[SES-11 STF-11] emails new matching cars once, in the reader’s language and host', async () => {
  const model = newModel()
  const { id, email } = await addPerson(server.context, { locale: 'fr', firstname: 'Awa' })
  await addSearch(id, searchFor(model))
  const car = (more: object) => buildCar({ model, ...more })
  await addCars(server.context, [
    car({ publicationDate: ago(1), price: 4200 }),
    car({ publicationDate: ago(5) }),
    car({ publicationDate: ago(60) }),
    car({ publicationDate: ago(1), status: 'DRAFT' }),
    car({ publicationDate: ago(1), status: 'SOLD' }),
    buildCar({ publicationDate: ago(1) }),
  ])
  // Published in the current minute: notified next time.
  await addCars(server.context, [car({ publicationDate: ago(0) })])
  await run()
  await run()
  const [mail, ...more] = await alertsTo(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ locale: 'fr', subject: '2 nouvelles voitures pour «\u00a0My search\u00a0»' })
  expect(mail?.text).toMatch(/^Bonjour Awa,/)
  expect(mail?.text).toContain('4\u00a0200\u00a0$ FOB')
  expect(linkIn(mail!, '/vehicles/')).toMatch(/^http:\/\/localhost:3000\/fr\/vehicles\/toyota\/alert-\d+\/\d+$/)
  expect(linkIn(mail!, '/search-result')).toBe(`http://localhost:3000/fr/search-result?${searchFor(model)}`)
})

test('[F12] remembers the port of a saved search; email and link use total prices', async () => {
  const model = newModel()
  const [port] = await write(
    sql`insert into ports.port (tenant_id, name, country, city) values ('staging', 'Mombasa', 'KE', 'Mombasa') returning id`,
  )
  await write(
    sql`insert into ports.tariff (tenant_id, port_id, value) values ('staging', ${port?.id ?? ''}::uuid, 100)`,
  )
  const english = await addPerson(server.context)
  const french = await addPerson(server.context, { locale: 'fr' })
  const byFob = await addPerson(server.context)
  const byTotal = `port=mombasa&priceEnd=5300&${searchFor(model)}`
  await addSearch(english.id, byTotal)
  await addSearch(french.id, byTotal)
  await addSearch(byFob.id, `port=mombasa&priceBasis=FOB&priceEnd=5300&${searchFor(model)}`)
  const car = (price: number) => buildCar({ model, price, utils: { cubicMeter: 10 }, publicationDate: ago(1) })
  await addCars(server.context, [car(4200), car(5000)])
  await run()
  const [mail] = await alertsTo(english.email)
  expect(mail?.subject).toBe('1 new car for “My search”')
  expect(mail?.text).toContain('$5,200 to Mombasa')
  expect(mail?.text).toContain('Prices are the total price to Mombasa')
  expect(mail?.text).not.toContain('FOB')
  expect(linkIn(mail!, '/search-result')).toContain('?port=mombasa&priceEnd=5300&')
  const [inFrench] = await alertsTo(french.email)
  expect(inFrench?.text).toContain('5\u00a0200\u00a0$ rendu à Mombasa')
  expect(inFrench?.text).toContain('Les prix sont rendus à Mombasa')
  const [onBoard] = await alertsTo(byFob.email)
  expect(onBoard?.subject).toBe('2 new cars for “My search”')
  expect(onBoard?.text).toContain('$5,000 FOB')
})

test('[SES-11] sends at most one email a day per search with all new cars once', async () => {
  const model = newModel()
  const { id, email } = await addPerson(server.context)
  const search = await addSearch(id, searchFor(model))
  await addCars(server.context, [buildCar({ model, publicationDate: ago(20) })])
  await run()
  await addCars(server.context, [buildCar({ model, publicationDate: ago(0.5) })])
  // The last notification ended before the second car was published.
  await write(
    sql`update users.saved_search set told_until = now() - interval '19 hours' where tenant_id = 'staging' and id = ${search}`,
  )
  await passTime(search, 23)
  await run()
  expect(await alertsTo(email)).toHaveLength(1)
  await passTime(search, 1)
  await run()
  const mails = await alertsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('1 new car for “My search”'))
  await passTime(search, 25)
  await run()
  expect(await alertsTo(email)).toHaveLength(2)
})

test('[SES-11] sends no email to unconfirmed, blocked or opted-out users', async () => {
  const model = newModel()
  const unproved = await addPerson(server.context, { isEmailVerified: false })
  const shutOut = await addPerson(server.context)
  const silent = await addPerson(server.context)
  const other = await addPerson(server.context)
  const foreign = await addPerson(server.context, { tenant: 'second' })
  await write(sql`update users.person set deactivated_at = now() where tenant_id = 'staging' and id = ${shutOut.id}`)
  for (const { id } of [unproved, shutOut]) await addSearch(id, searchFor(model))
  await addSearch(silent.id, searchFor(model), { hasAlert: false })
  await addSearch(other.id, 'model=there-is-none')
  await addSearch(other.id, 'no-longer-a-criterion=1')
  await addSearch(foreign.id, searchFor(model), { tenant: 'second' })
  await addCars(server.context, [buildCar({ model, publicationDate: ago(1) })])
  await run()
  await run('second')
  for (const { email } of [unproved, shutOut, silent, other])
    expect([email, await alertsTo(email)]).toEqual([email, []])
  expect(await alertsTo(foreign.email, 'second')).toEqual([])
  // After verification nothing is lost.
  await write(
    sql`update users.person set email_verified_at = now() where tenant_id = 'staging' and id = ${unproved.id}`,
  )
  await run()
  expect(await alertsTo(unproved.email)).toHaveLength(1)
})

test('[SES-11] continues after a search that fails and retries it', async () => {
  const model = newModel()
  const { db } = server.context
  const people = await Promise.all(Array.from({ length: 3 }, () => addPerson(server.context)))
  const searches = await Promise.all(people.map(({ id }) => addSearch(id, searchFor(model))))
  const first = searches.toSorted()[0]
  await addCars(server.context, [buildCar({ model, publicationDate: ago(1) })])
  const writeAsEver = db.write
  db.write = (tenant, work) =>
    writeAsEver(tenant, (tx) =>
      work({
        ...tx,
        rows: (statement) => {
          if (/set last_alert_at/.test(statement.text) && statement.values?.includes(first)) throw new Error('broken')
          return tx.rows(statement)
        },
      }),
    )
  const told = async () => (await Promise.all(people.map(({ email }) => alertsTo(email)))).map((mails) => mails.length)
  await run().finally(() => (db.write = writeAsEver))
  expect(await told()).toEqual(searches.map((id) => (id === first ? 0 : 1)))
  await run()
  expect(await told()).toEqual([1, 1, 1])
})

test('[SES-11] sends each email once with two concurrent workers', async () => {
  const model = newModel()
  const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(server.context)))
  for (const { id } of people) await addSearch(id, searchFor(model))
  await addCars(server.context, [buildCar({ model, publicationDate: ago(1) })])
  await Promise.all([run(), run(), run(), run()])
  for (const { email } of people) expect(await alertsTo(email)).toHaveLength(1)
})

test('[SES-11] schedules alerts for every tenant', async () => {
  const model = newModel()
  const { id, email } = await addPerson(server.context)
  await addSearch(id, searchFor(model))
  await addCars(server.context, [buildCar({ model, publicationDate: ago(1) })])
  const jobs = startJobs(server.context, server.url, tasksOf(server.context))
  try {
    // As the schedule queues it.
    await asOwner(
      server.url,
      `select graphile_worker.add_job('saved-search-alerts', '{"_cron":{"ts":"2026-01-01T00:00:00Z"}}')`,
    )
    await until(async () => (await alertsTo(email)).length === 1)
  } finally {
    await jobs.stop()
  }
  expect(tasksOf(server.context).find(({ name }) => name === 'saved-search-alerts')?.at).toBe('41 * * * *')
})

test('[SES-11 B04] unsubscribes by the button of the footer link, not by opening it', async () => {
  const model = newModel()
  const { id, email } = await addPerson(server.context)
  const search = await addSearch(id, searchFor(model))
  await addCars(server.context, [buildCar({ model, publicationDate: ago(1) })])
  await run()
  const [mail] = await alertsTo(email)
  const path = new URL(linkIn(mail!, '/auth/stop-mails/')).pathname
  const ask = (method: 'GET' | 'HEAD' | 'POST', url = path, host = 'localhost:3000') =>
    server.app.inject({
      method,
      url,
      headers: { host, ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    })
  const hasAlert = async () =>
    (
      await server.context.db.read<{ on: boolean }>(
        'staging',
        sql`select has_alert as on from users.saved_search where tenant_id = 'staging' and id = ${search}`,
      )
    )[0]?.on
  for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await ask(method)).statusCode).toBe(200)
  expect(await hasAlert()).toBe(true)
  const last = path.at(-1) === 'A' ? 'B' : 'A'
  const wrong = [`${path.slice(0, -1)}${last}`, path.slice(0, -1), path.replace(search, id), `${path}x`]
  for (const url of wrong) expect([url, (await ask('POST', url)).statusCode]).toEqual([url, 404])
  expect((await ask('POST', path, 'second.localhost:3000')).statusCode).toBe(404)
  expect(await hasAlert()).toBe(true)
  const page = await ask('GET', `/fr${path}`)
  expect(page.body).toContain('<html lang="fr">')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect((await ask('POST')).statusCode).toBe(200)
  expect(await hasAlert()).toBe(false)
  // The link of an old email still works.
  expect((await ask('POST')).statusCode).toBe(200)
})
