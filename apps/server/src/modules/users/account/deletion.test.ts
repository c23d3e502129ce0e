import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { runAsCaller } from '../../../platform/auth/actor.ts'
import { sql } from '../../../platform/database/sql.ts'
import { tasksOf } from '../../../tasks.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { until } from '../../../testing/mail-server.ts'
import { addPort, addSeller, messagesIn, questionOf, say } from '../../../testing/inquiries.ts'
import { sendDocument } from '../../../testing/documents.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { sweepUsersTask } from './sweep.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { TOLD } from './told.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  await addSeller(server.context)
})
afterAll(() => server.close())
beforeEach(() =>
  server.context.db.write('staging', (tx) => tx.rows(sql`delete from users.role where tenant_id = 'staging'`)),
)

const ACCOUNT = '/api/uum/account'
/** The event log refers to people by ids, without personal data (decision 9). */
const KEPT = ['settings.proposal', 'inquiries.inquiry', 'inquiries.event', 'inquiries.feed']
const remove = (browser: TestBrowser, body: object = { password: PASSWORD }) =>
  browser.send('POST', `${ACCOUNT}/deletion`, body)
const sweep = () =>
  sweepUsersTask(server.context).run({ tenant: 'staging', data: {}, signal: new AbortController().signal })

/** Reads the tenant's rows as the owner, who can read every table. */
const asked = <Row>(statement: string) =>
  asOwner<Row>(server.url, `select set_config('app.tenant', 'staging', false); ${statement}`)

/** All rows of all tables that contain one of the texts, as 'schema.table: row'. */
async function traces(texts: readonly string[]): Promise<string[]> {
  const tables = await asOwner<{ name: string }>(
    server.url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const likes = texts.map((text) => `t::text ilike '%${text}%'`).join(' or ')
  // One after another: there are more tables than connections.
  const found: string[] = []
  for (const { name } of tables)
    for (const { row } of await asked<{ row: string }>(`select t::text as row from ${name} t where ${likes}`))
      found.push(`${name}: ${row}`)
  return found
}

/** Runs the queued jobs for these addresses and their emails. */
async function workOff(): Promise<void> {
  const jobs = startJobs(server.context, server.url, tasksOf(server.context))
  const queue = () => asOwner(server.url, 'select from graphile_worker._private_jobs where run_at <= now()')
  await until(async () => (await queue()).length === 0)
  await jobs.stop()
}

interface Dealer {
  id: string
  browser: TestBrowser
}
/** The person buys a car, is named by the dealer in it, and sells one. */
async function createInquiry(she: Dealer, host: Dealer, carId: string): Promise<void> {
  const portId = await addPort(server.context)
  const ask = async ({ browser }: Dealer, firstMessage: string): Promise<string> => {
    const question = await questionOf(server, carId, portId, { firstMessage })
    const { status, json } = await browser.send('POST', '/api/main/inquiry', question, { 'idempotency-key': 'asks' })
    expect(status).toBe(201)
    return (json as { id: string }).id
  }
  const hers = await ask(she, 'Zdenka Vrchlicka asks')
  await say(host.browser, host.id, hers, 'Dear Mrs Vrchlicka', 'greets')
  const [greeting] = await messagesIn(she.browser, hers)
  await she.browser.send('PUT', `/api/main/user/${she.id}/message/${greeting?.id}/read`)
  const customerInformation = {
    firstname: 'Zdenka',
    lastname: 'Vrchlicka',
    address: null,
    city: 'Mombasa',
    postalCode: null,
    country: 'KE',
    phoneNumber: null,
    email: null,
  }
  const named = await host.browser.send(
    'PUT',
    `/api/main/inquiry/${hers}`,
    { customerInformation },
    { 'if-match': '"1"' },
  )
  expect(named.status).toBe(200)
  await say(she.browser, she.id, await ask(host, 'What does it cost?'), 'Ask somebody else')
}

/** A person with data in every place that can hold personal data. */
async function busyPerson(mailbox: string) {
  const { browser: host, id: hostId } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const names = { firstname: 'Zdenka', lastname: 'Vrchlicka' }
  const [old, email] = [`${mailbox}.first@buyer.example`, `${mailbox}.second@buyer.example`]
  const invited = { email: old, ...names, locale: 'en' }
  await host.send('POST', '/api/uum/manager', invited, { 'idempotency-key': 'invites' })
  const visitor = browserAt(server)
  const [userId = '', code] = new URL(
    linkIn((await mailsOf(server.context, 'staging', old))[0]!, '/auth/invitation'),
  ).pathname
    .split('/')
    .slice(-2)
  const accepted = { userId, code, password: PASSWORD, ...names }
  expect((await visitor.send('PUT', '/api/main/user/invitation', accepted)).status).toBe(204)
  const browser = browserAt(server)
  await browser.get('/api/userinfo', { 'user-agent': 'Vrchlicka Browser' })
  await browser.signIn(old, PASSWORD)
  const { version } = (await browser.get(ACCOUNT)).json as { version: number }
  const profile = {
    civility: 'MS',
    ...names,
    countryOfResidence: 'KE',
    phoneNumber: { countryCode: '254', number: '712 998877' },
    locale: 'fr',
    destination: { country: 'KE', portId: null },
  }
  expect((await browser.send('PUT', ACCOUNT, profile, { 'if-match': `"${version}"` })).status).toBe(200)
  await browser.send('PUT', `${ACCOUNT}/email`, { email, password: PASSWORD })
  const [mail] = await mailsOf(server.context, 'staging', email)
  const [, newCode] = new URL(linkIn(mail!, '/auth/verify-email')).pathname.split('/').slice(-2)
  await browser.send('PUT', '/api/main/user/email-verification', { userId, code: newCode })
  await browser.send('POST', '/api/main/user/email-verification')
  await visitor.send('POST', '/api/main/user/reset-password', { email })
  await workOff()
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into users.customer_note (tenant_id, person_id, version, text, written_by) values
      ('staging', ${userId}, 1, 'Frau Vrchlicka pays late', ${hostId}), ('staging', ${hostId}, 1, 'A host', ${userId})`),
  )
  await asked(`
    insert into users.second_factor (tenant_id, person_id, secret, confirmed_at) values ('staging', '${userId}', '', now());
    insert into users.passkey (tenant_id, person_id, credential_id, public_key, counter, transports, name)
      values ('staging', '${userId}', uuid_send(gen_random_uuid()), '', 0, '{}', 'Vrchlicka’s phone')`)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into settings.proposal (tenant_id, kind, subject_id, state, needs_approval, waiting_hours, proposed_by, expires_at)
      values ('staging', 'REMOVE_ACCOUNT', gen_random_uuid(), 'PROPOSED', true, 24, ${userId}, now() + interval '14 days')`),
  )
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.import (tenant_id, id, made_by, file_name, file_bytes, choices, reading, row_count)
      values ('staging', gen_random_uuid(), ${`person ${userId}`}, 'june.csv', 1, '{}', '{}', 1)`),
  )
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`insert into vehicles.saved_views (tenant_id, person_id, name, query)
      values ('staging', ${userId}::uuid, 'Vans', 'category=VAN')`),
  )
  const [car = ''] = await addCars(server.context, [buildCar()])
  await browser.send('PUT', `${ACCOUNT}/favourite/${car}`)
  await sendDocument(browser, undefined, 'Vrchlicka passport.pdf')
  await asked(`insert into reviews.review (tenant_id, author_id, customer_name, country, purchased_car_brand, purchased_car_model, comment)
    values ('staging', '${userId}', 'Zdenka Vrchlicka', 'KE', 'Toyota', 'Vitz', 'Vrchlicka is content')`)
  await createInquiry({ id: userId, browser }, { id: hostId, browser: host }, car)
  const search = { name: 'Zdenka Vrchlicka wants', criteria: 'bestDeal=true', hasAlert: true }
  const key = { 'idempotency-key': 'saves' }
  expect((await browser.send('POST', `${ACCOUNT}/saved-search`, search, key)).status).toBe(201)
  await browser.send('POST', '/api/uum/api-client', { name: 'A shop', scopes: ['vehicle.read'] })
  const elsewhere = sql`insert into users.identity (tenant_id, issuer, subject, person_id)
    values ('staging', 'https://elsewhere.example', ${`${mailbox} Vrchlicka`}, ${userId})`
  await server.context.db.write('staging', (tx) => tx.rows(elsewhere))
  const identity = { kind: 'person', userId, tenant: 'staging', roles: ['SALES_MANAGER'], sessionId: userId } as const
  await runAsCaller(identity, 'PUT /x', () =>
    server.context.db.write('staging', (tx) =>
      tx.rows(sql`update vehicles.car set grade = 'G' where tenant_id = 'staging' and id = ${car}`),
    ),
  )
  return { id: userId, hostId, old, email, browser, texts: ['zdenka', 'vrchlick', '712998877'] }
}

test('[SES-11] removes name, address and number from every table and ends access', async () => {
  const { id, old, email, browser, texts } = await busyPerson('zdenka')
  const elsewhere = browserAt(server)
  await elsewhere.signIn(email, PASSWORD)
  expect((await traces(texts)).map((row) => row.split(':')[0])).toEqual(
    expect.arrayContaining([
      'users.person',
      'users.passkey',
      'users.code',
      'users.saved_search',
      'inquiries.event_content',
      'platform.mail',
      'platform.kept_answer',
    ]),
  )
  expect((await remove(browser, { password: 'wrong-1' })).status).toBe(400)
  expect((await remove(browser, {})).status).toBe(400)
  expect((await browser.get(ACCOUNT)).status).toBe(200)
  const before = browser.cookies.get('__Host-sid')
  const removed = await remove(browser)
  expect([removed.status, removed.headers['clear-site-data']]).toEqual([204, '"cache"'])
  expect(browser.cookies.get('__Host-sid')).not.toBe(before)
  expect([(await browser.get(ACCOUNT)).status, (await elsewhere.get(ACCOUNT)).status]).toEqual([401, 401])
  await expect(browserAt(server).signIn(email, PASSWORD)).rejects.toThrow('401')
  await expect(browserAt(server).signIn(old, PASSWORD)).rejects.toThrow('401')

  // Until it is sent there is one email about the deletion.
  const left = await traces(texts)
  expect(left.map((row) => row.split(':')[0])).toEqual(['platform.mail'])
  const [farewell] = await mailsOf(server.context, 'staging', email)
  expect(farewell).toMatchObject({ template: 'accountDeleted', locale: 'fr', text: expect.stringContaining('Zdenka') })
  await workOff()
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`update platform.mail set settled_at = settled_at - interval '61 minutes' where tenant_id = 'staging'`),
  )
  await sweep()
  expect(await traces(texts)).toEqual([])

  // The person's actions stay under an id without a name.
  const deeds = sql`select call from platform.audit where tenant_id = 'staging' and actor_id = ${id}`
  expect(await server.context.db.read('staging', deeds)).toContainEqual({ call: 'PUT /x' })
  const pointing = (await traces([id])).map((row) => row.split(':')[0])
  expect(new Set(pointing)).toEqual(
    new Set([...KEPT, 'platform.audit', 'users.api_client', 'users.customer_note', 'users.person', 'vehicles.import']),
  )
  // The address can be used again.
  expect((await addPerson(server.context, { email })).id).not.toBe(id)
})

test('[SES-10 SES-11] keeps the last manager, also under concurrent deletions', async () => {
  const { browser: first } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const alone = await remove(first)
  expect([alone.status, (alone.json as { message: string }).message]).toEqual([
    400,
    expect.stringContaining('the last one cannot leave'),
  ])
  expect((await first.get(ACCOUNT)).status).toBe(200)
  const { browser: second } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const answers = await Promise.all([remove(first), remove(second)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
})

test('[SES-11] downloads all own data without secrets', async () => {
  const { id, hostId, email, browser } = await busyPerson('vrchlicka')
  const { status, headers, json } = await browser.get(`${ACCOUNT}/data`)
  expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'attachment; filename="my-data.json"',
    'no-store',
  ])
  const data = json as Record<string, object[]>
  const columns = await asOwner<{ name: string }>(
    server.url,
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where column_name ~ '^(person|account|user|customer|owner|actor|manager)(_id)?$|_by$|^author|^sender|^reader'
       and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
       -- What live pages are told for some days: of deals that stand above.
       and table_schema || '.' || table_name <> 'inquiries.feed'
       -- An account of the payment ledger.
       and table_schema || '.' || table_name <> 'inquiries.ledger_line'
       -- A paper in the place of another.
       and column_name <> 'replaced_by'`,
  )
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(TOLD).sort())
  expect(Object.keys(data).sort()).toEqual(['account', 'exportedAt', ...new Set(Object.values(TOLD))].sort())
  for (const name of Object.values(TOLD)) expect([name, data[name]!.length > 0]).toEqual([name, true])
  expect(data['account']).toMatchObject({ id, email, lastname: 'Vrchlicka', countryOfResidence: 'KE' })
  expect(data['mails']).toContainEqual(
    expect.objectContaining({ to: 'vrchlicka.first@buyer.example', template: 'invitation' }),
  )
  // Changes of the account by others are included, without their names.
  expect(data['changes']).toContainEqual(
    expect.objectContaining({ call: 'POST /api/uum/manager', isMine: false, before: {}, after: { id, locale: 'en' } }),
  )
  // The reply named the manager of the inquiry.
  const text = JSON.stringify(json, (name, value: unknown) => (name === 'manager' ? undefined : value))
  expect(text).not.toContain(hostId)
  const secrets = await asked<{ secret: string }>(
    `select password_hash as secret from users.person where id = '${id}' union all
     select id_token from users.session where person_id = '${id}' union all
     select encode(id_hash, 'base64') from users.session where person_id = '${id}' union all
     select id from users.provider_record where account_id = '${id}'`,
  )
  for (const { secret } of secrets) expect(text.includes(secret)).toBe(false)
  expect(secrets.length).toBeGreaterThan(3)
  expect(text).not.toMatch(/argon2|_?hash\b|id_?token/i)
})

test('[SES-11] denies other accounts: 401 without a session, 403 across tenants', async () => {
  const [{ browser }, visitor] = [await signedInPerson(server), browserAt(server)]
  for (const path of ['', '/data', '/session', '/favourite', '/saved-search']) {
    expect([path, (await visitor.get(ACCOUNT + path)).status]).toEqual([path, 401])
    const elsewhere = await browser.get(ACCOUNT + path, { 'tenant-id': 'second' })
    expect([path, [401, 403].includes(elsewhere.status)]).toEqual([path, true])
  }
  expect((await remove(visitor)).status).toBe(401)
  const forged = await browser.send('POST', `${ACCOUNT}/deletion`, { password: PASSWORD }, { 'x-xsrf-token': 'x' })
  expect(forged.status).toBe(403)
  expect((await browser.get(ACCOUNT)).status).toBe(200)
})
