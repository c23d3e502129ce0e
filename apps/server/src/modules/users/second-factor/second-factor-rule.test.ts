import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient, requestToken } from '../../../testing/api-clients.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())
const owner = (statement: string) =>
  asOwner(server.url, `select set_config('app.tenant', 'staging', false); ${statement}`)
beforeEach(() => owner('truncate users.second_factor_rule'))

const RULE = '/api/uum/second-factor-rule'
const newManager = () => signedInPerson(server, { role: 'SALES_MANAGER' })
const outcome = ({ status, json }: Reply) => [status, (json as { reason?: { code: string } } | null)?.reason?.code]
/** As if the manager had set up the app and checked a code of it. */
const addFactor = (id: string) =>
  owner(`insert into users.second_factor (tenant_id, person_id, secret, confirmed_at) values ('staging', '${id}', '', now());
    update users.session set second_factor_at = now() where person_id = '${id}'`)
const setRule = (browser: TestBrowser, isRequired = true) => browser.send('PUT', RULE, { isRequired })
const QUICK_REPLY = { name: 'Greeting', textEn: 'Good day', textFr: 'Bonjour', position: 1 }
const write = (browser: TestBrowser) =>
  browser.send('POST', '/api/main/quick-reply', QUICK_REPLY, { 'idempotency-key': crypto.randomUUID() })
const needs = async (browser: TestBrowser) =>
  ((await browser.get('/api/userinfo')).json as { needsSecondFactor?: string }).needsSecondFactor

test('[TRU-04] lets a manager with a checked factor alone set the rule, either way', async () => {
  const { id, browser } = await newManager()
  expect(outcome(await setRule(browser))).toEqual([409, 'SECOND_FACTOR_MISSING'])
  await addFactor(id)
  expect(outcome(await setRule(browser))).toEqual([200, undefined])
  expect((await browser.get(RULE)).json).toEqual({ isRequired: true })
  await owner("update users.session set second_factor_at = now() - interval '11 minutes'")
  expect(outcome(await setRule(browser, false))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  expect((await browser.get(RULE)).json).toEqual({ isRequired: true })
})

test('[TRU-04] blocks the writes of managers without a factor, until one is set up', async () => {
  const [host, guest] = [await newManager(), await newManager()]
  await addFactor(host.id)
  expect((await write(guest.browser)).status).toBe(201)
  expect(await needs(guest.browser)).toBeUndefined()
  await setRule(host.browser)
  expect(await needs(guest.browser)).toBe('SETUP')
  expect(outcome(await write(guest.browser))).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED'])
  expect((await guest.browser.get('/api/uum/manager')).status).toBe(200)
  expect((await write(host.browser)).status).toBe(201)
  // The own account stays open: the factor is set up there.
  const started = await guest.browser.send('PUT', '/api/uum/account/second-factor', { password: PASSWORD })
  expect(started.status).toBe(200)
  expect(outcome(await write(guest.browser))).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED'])
  await owner(`update users.second_factor set confirmed_at = now() where person_id = '${guest.id}';
    update users.session set second_factor_at = now() where person_id = '${guest.id}'`)
  expect((await write(guest.browser)).status).toBe(201)
})

test('[TRU-04 M12] blocks the writes of a session in which no factor was ever checked', async () => {
  const { id, email, browser } = await newManager()
  await addFactor(id)
  await setRule(browser)
  const thief = browserAt(server)
  await thief.signIn(email, PASSWORD)
  expect(await needs(thief)).toBe('CHECK')
  expect(outcome(await write(thief))).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
  // One check is enough for the session, however long ago and whatever it was used for.
  await owner(`update users.session set second_factor_at = now() - interval '11 hours' where person_id = '${id}'`)
  expect(await needs(thief)).toBeUndefined()
  expect((await write(thief)).status).toBe(201)
  expect((await write(browser)).status).toBe(201)
})

test('[TRU-04 API-13] leaves customers, programs and other tenants alone', async () => {
  const host = await newManager()
  await addFactor(host.id)
  const { json } = await requestToken(server, await createClient(host.browser, ['main.write']))
  await setRule(host.browser)
  const written = await server.app.inject({
    method: 'POST',
    url: '/api/main/quick-reply',
    headers: {
      host: 'localhost:3000',
      'tenant-id': 'staging',
      authorization: `Bearer ${json.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    payload: QUICK_REPLY,
  })
  expect(written.statusCode).toBe(201)
  const buyer = await signedInPerson(server)
  const elsewhere = await signedInPerson(server, { tenant: 'second', role: 'SALES_MANAGER' })
  for (const { browser } of [buyer, elsewhere]) expect(await needs(browser)).toBeUndefined()
  expect((await elsewhere.browser.get(RULE)).json).toEqual({ isRequired: false })
})
