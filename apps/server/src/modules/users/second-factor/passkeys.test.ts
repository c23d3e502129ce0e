import { MAX_PASSKEYS } from '@minato/contract/passkeys'
import type { PasskeyCreation, PasskeyRequest } from '@minato/contract/passkeys'
import type { SecondFactor } from '@minato/contract/second-factor'
import { SettingsService } from '@simplewebauthn/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import type { Authenticator } from '../../../testing/authenticator.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { revokeRole } from '../people-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const ACCOUNT = '/api/uum/account'
const PATH = `${ACCOUNT}/passkey`
const newManager = (more: Parameters<typeof signedInPerson>[1] = {}) =>
  signedInPerson(server, { role: 'SALES_MANAGER', ...more })
const owner = <Row>(statement: string) =>
  asOwner<Row>(server.url, `select set_config('app.tenant', 'staging', false); ${statement}`)
const factor = async (browser: TestBrowser) => (await browser.get(`${ACCOUNT}/second-factor`)).json as SecondFactor
const outcome = ({ status, json }: Reply) => {
  const { reason, body } = (json ?? {}) as { reason?: { code: string }; body?: { path: string }[] }
  return [status, reason?.code ?? body?.[0]?.path]
}
const REFUSED = [400, 'passkey']

const start = async (browser: TestBrowser): Promise<PasskeyCreation> => {
  const reply = await browser.send('PUT', PATH, { password: PASSWORD })
  expect(outcome(reply)).toEqual([200, undefined])
  return reply.json as PasskeyCreation
}
const challengeOf = async (browser: TestBrowser): Promise<PasskeyRequest> =>
  (await browser.send('PUT', `${PATH}/challenge`)).json as PasskeyRequest
const confirm = (browser: TestBrowser, created: ReturnType<Authenticator['create']>, name = 'Phone') =>
  browser.send('PUT', `${PATH}/confirm`, { name, ...created })
const check = (browser: TestBrowser, signed: ReturnType<Authenticator['get']>) =>
  browser.send('PUT', `${PATH}/check`, signed)

async function enrolled(more: Parameters<typeof newManager>[0] = {}) {
  const manager = await newManager(more)
  const authenticator = createAuthenticator()
  const { challenge } = await start(manager.browser)
  const { status, json } = await confirm(manager.browser, authenticator.create({ challenge }))
  expect(status).toBe(200)
  return { ...manager, authenticator, recoveryCodes: (json as { recoveryCodes: string[] }).recoveryCodes }
}

test('[TRU-04] adds a passkey with the password, and recovery codes with the first factor', async () => {
  const { id, browser } = await newManager()
  expect((await browser.send('PUT', PATH, { password: 'wrong-pass-1' })).status).toBe(400)
  expect((await browser.send('PUT', PATH, {})).status).toBe(400)
  const options = await start(browser)
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') },
    excludeCredentials: [],
    authenticatorSelection: { userVerification: 'required' },
  })
  const [phone, key] = [createAuthenticator(), createAuthenticator()]
  const first = await confirm(browser, phone.create(options))
  expect((first.json as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
  const next = await start(browser)
  expect(next.excludeCredentials).toEqual([{ id: phone.id, type: 'public-key', transports: ['internal'] }])
  expect((await confirm(browser, key.create(next), 'Key')).json).toEqual({ recoveryCodes: [] })
  const { since, appSince, passkeys, recoveryCodesLeft } = await factor(browser)
  expect([since, appSince, recoveryCodesLeft]).toEqual([expect.any(String), null, 10])
  expect(passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
    ['Phone', null],
    ['Key', null],
  ])
})

test('[TRU-04] verifies a passkey for the session in which it signed', async () => {
  const { email, browser, authenticator } = await enrolled()
  const other = browserAt(server)
  await other.signIn(email, PASSWORD)
  expect(outcome(await other.send('PUT', PATH, { password: PASSWORD }))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  const request = await challengeOf(other)
  expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(request.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id])
  expect((await check(other, authenticator.get(request))).status).toBe(204)
  expect((await other.send('PUT', PATH, { password: PASSWORD })).status).toBe(200)
  expect((await factor(browser)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
})

const WRONG: [what: string, ceremony: object][] = [
  ['another origin', { origin: 'http://second.localhost:3000' }],
  ['another relying party', { rpId: 'second.localhost' }],
  ['no user verification', { isVerified: false }],
]
for (const [what, ceremony] of WRONG) {
  test(`[TRU-04 M12] rejects a new passkey with ${what}`, async () => {
    const { browser } = await newManager()
    const { challenge } = await start(browser)
    expect(outcome(await confirm(browser, createAuthenticator().create({ challenge, ...ceremony })))).toEqual(REFUSED)
    expect((await factor(browser)).since).toBeNull()
  })
  test(`[TRU-04 M12] rejects the check of a passkey with ${what}`, async () => {
    const { browser, authenticator } = await enrolled()
    const { challenge } = await challengeOf(browser)
    expect(outcome(await check(browser, authenticator.get({ challenge, ...ceremony })))).toEqual(REFUSED)
    // The challenge is used up.
    expect(outcome(await check(browser, authenticator.get({ challenge })))).toEqual(REFUSED)
    const { challenge: next } = await challengeOf(browser)
    expect((await check(browser, authenticator.get({ challenge: next }))).status).toBe(204)
  })
}

test('[TRU-04 M12] accepts a challenge once, for its purpose, within five minutes', async () => {
  const { browser, authenticator } = await enrolled()
  const signed = authenticator.get(await challengeOf(browser))
  const both = await Promise.all([check(browser, signed), check(browser, signed)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
  // A challenge without the password adds no passkey.
  const { challenge } = await challengeOf(browser)
  expect(outcome(await confirm(browser, createAuthenticator().create({ challenge })))).toEqual(REFUSED)
  const late = authenticator.get(await challengeOf(browser))
  await owner("update users.passkey_challenge set expires_at = expires_at - interval '5 minutes'")
  expect(outcome(await check(browser, late))).toEqual(REFUSED)
})

test('[TRU-04 M12] rejects a passkey whose count of signatures does not rise', async () => {
  const { browser, authenticator } = await enrolled()
  const attempt = async (counter: number) =>
    (await check(browser, authenticator.get({ ...(await challengeOf(browser)), counter }))).status
  expect([await attempt(7), await attempt(7), await attempt(6), await attempt(8)]).toEqual([204, 400, 400, 204])
})

test('[TRU-04 M12] rejects the passkey and the challenge of another manager', async () => {
  const [one, other] = [await enrolled(), await enrolled()]
  expect(outcome(await check(one.browser, other.authenticator.get(await challengeOf(one.browser))))).toEqual(REFUSED)
  expect(outcome(await check(one.browser, one.authenticator.get(await challengeOf(other.browser))))).toEqual(REFUSED)
  // Nor can the credential be registered again.
  const { challenge } = await start(one.browser)
  expect(outcome(await confirm(one.browser, other.authenticator.create({ challenge })))).toEqual(REFUSED)
  const [passkey] = (await factor(other.browser)).passkeys
  expect((await one.browser.send('PUT', `${PATH}/${passkey?.id}`, { name: 'Mine' })).status).toBe(404)
  expect((await one.browser.send('DELETE', `${PATH}/${passkey?.id}`)).status).toBe(404)
  expect((await factor(other.browser)).passkeys).toEqual([passkey])
})

test('[TRU-04 M12 E02] rejects a passkey of another tenant, whose pages have an id of their own', async () => {
  const { authenticator } = await enrolled()
  const { browser } = await newManager({ tenant: 'second' })
  const { rp, challenge } = await start(browser)
  expect(rp.id).toBe('second.localhost')
  expect(outcome(await confirm(browser, authenticator.create({ challenge })))).toEqual(REFUSED)
  const request = await challengeOf(browser)
  expect(request.allowCredentials).toEqual([])
  expect(outcome(await check(browser, authenticator.get(request)))).toEqual(REFUSED)
})

test('[TRU-04] renames and removes a passkey; recovery codes go with the last factor', async () => {
  const { id, browser } = await enrolled()
  const [passkey] = (await factor(browser)).passkeys
  expect((await browser.send('PUT', `${PATH}/${passkey?.id}`, { name: 'Work phone' })).status).toBe(204)
  expect((await factor(browser)).passkeys[0]?.name).toBe('Work phone')
  await owner(`update users.session set second_factor_at = null where person_id = '${id}'`)
  const remove = () => browser.send('DELETE', `${PATH}/${passkey?.id}`)
  expect(outcome(await remove())).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  await owner(`update users.session set second_factor_at = now() where person_id = '${id}'`)
  expect((await remove()).status).toBe(204)
  expect(await factor(browser)).toEqual({ since: null, appSince: null, passkeys: [], recoveryCodesLeft: 0 })
})

test('[TRU-04] accepts a recovery code in place of a lost passkey', async () => {
  const { email, recoveryCodes } = await enrolled()
  const browser = browserAt(server)
  await browser.signIn(email, PASSWORD)
  const code = { code: recoveryCodes[0] }
  expect((await browser.send('PUT', `${ACCOUNT}/second-factor/check`, code)).status).toBe(204)
  expect((await browser.send('PUT', `${ACCOUNT}/second-factor/check`, code)).status).toBe(400)
  const [passkey] = (await factor(browser)).passkeys
  expect((await browser.send('DELETE', `${PATH}/${passkey?.id}`)).status).toBe(204)
})

test('[TRU-04 M12] trusts no root certificates, so that a passkey makes it fetch nothing', async () => {
  await enrolled()
  const roots = ['android-key', 'android-safetynet', 'apple', 'mds', 'packed', 'tpm', 'fido-u2f'] as const
  for (const identifier of roots) expect(SettingsService.getRootCertificates({ identifier })).toEqual([])
})

test('[TRU-04] answers an outage as one, not as a wrong passkey', async () => {
  const { id, browser, authenticator } = await enrolled()
  const signed = authenticator.get(await challengeOf(browser))
  const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const { answer } = await server.context.db.write('staging', async (tx) => {
    await tx.rows(sql`select from users.passkey where tenant_id = 'staging' and person_id = ${id}::uuid for update`)
    const sent = check(browser, signed)
    await expect.poll(async () => (await asOwner(server.url, `select ${waiting}`)).length).toBe(1)
    await asOwner(server.url, `select pg_terminate_backend(pid) ${waiting}`)
    return { answer: sent }
  })
  expect((await answer).status).toBe(503)
})

test('[TRU-04 M12] rejects a credential id that is empty or too long', async () => {
  const { browser } = await newManager()
  for (const length of [0, 1024]) {
    const { challenge } = await start(browser)
    expect(outcome(await confirm(browser, createAuthenticator().create({ challenge, idLength: length })))).toEqual(
      REFUSED,
    )
  }
})

test('[TRU-04] limits the passkeys of a person', async () => {
  const { id, browser } = await enrolled()
  await owner(`insert into users.passkey (tenant_id, person_id, credential_id, public_key, counter, transports, name)
    select 'staging', '${id}', uuid_send(gen_random_uuid()), '', 0, '{}', 'Key ' || n from generate_series(2, ${MAX_PASSKEYS}) n`)
  const refused = await browser.send('PUT', PATH, { password: PASSWORD })
  expect(outcome(refused)).toEqual([409, 'TOO_MANY_PASSKEYS'])
})

test('[TRU-04] takes the passkeys and recovery codes of a removed manager', async () => {
  const { id } = await enrolled()
  const left = `select (select count(*) from users.passkey where person_id = '${id}') as passkeys,
    (select count(*) from users.recovery_code where person_id = '${id}') as codes`
  expect(await owner(left)).toEqual([{ passkeys: '1', codes: '10' }])
  await server.context.db.write('staging', (tx) => tx.rows(revokeRole('staging', id, 'SALES_MANAGER')))
  expect(await owner(left)).toEqual([{ passkeys: '0', codes: '0' }])
})

test('[TRU-04 M12] emails the manager and writes the audit log when passkeys change', async () => {
  const { id, email, browser } = await enrolled({ locale: 'fr' })
  const [passkey] = (await factor(browser)).passkeys
  expect((await browser.send('DELETE', `${PATH}/${passkey?.id}`)).status).toBe(204)
  expect((await mailsOf(server.context, 'staging', email)).map(({ subject }) => subject)).toEqual([
    'Une clé d’accès a été ajoutée à votre compte',
    'Une clé d’accès a été retirée de votre compte',
  ])
  const entries = await owner<{ operation: string }>(
    `select operation, after::text || before as said from platform.audit where entity_id = '${id}' and part = 'passkey' order by id`,
  )
  expect(entries.map(({ operation }) => operation)).toEqual(['INSERT', 'DELETE'])
  // The log outlives the account, so it names the passkey by its id alone.
  expect(JSON.stringify(entries)).not.toContain('Phone')
})
