import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { sql } from '../../../platform/database/sql.ts'
import { lockPerson } from '../account/account-store.ts'
import { codeAt, stepAt } from './totp.ts'

/** What adding and removing a factor takes, and does to other sessions and recovery codes. */

let server: TestServer
beforeAll(async () => {
  server = await testServer({ RATE_SECOND_FACTOR_ACCOUNT: '2/60' })
})
afterAll(() => server.close())

const ACCOUNT = '/api/uum/account'
const newManager = () => signedInPerson(server, { role: 'SALES_MANAGER' })
const owner = <Row>(statement: string) =>
  asOwner<Row>(server.url, `select set_config('app.tenant', 'staging', false); ${statement}`)
const outcome = ({ status, json }: Reply) => [status, (json as { reason?: { code: string } } | null)?.reason?.code]
const addPasskey = (id: string) =>
  owner<{ id: string }>(
    `insert into users.passkey (tenant_id, person_id, credential_id, public_key, counter, transports, name)
      values ('staging', '${id}', uuid_send(gen_random_uuid()), '', 0, '{}', 'Key') returning id`,
  ).then(([row]) => row?.id ?? '')
const addApp = (id: string) =>
  owner(
    `insert into users.second_factor (tenant_id, person_id, secret, confirmed_at) values ('staging', '${id}', '1', now())`,
  )
/** As if a factor was checked, in all sessions of the person. */
const setChecked = (id: string, at = 'now()') =>
  owner(`update users.session set second_factor_at = ${at} where person_id = '${id}'`)
const remove = (browser: TestBrowser, passkey: string) => browser.send('DELETE', `${ACCOUNT}/passkey/${passkey}`)
const removeApp = (browser: TestBrowser) => browser.send('PUT', `${ACCOUNT}/second-factor/off`)
const startApp = (browser: TestBrowser, body: object = { password: PASSWORD }) =>
  browser.send('PUT', `${ACCOUNT}/second-factor`, body)
const startPasskey = (browser: TestBrowser, body: object = { password: PASSWORD }) =>
  browser.send('PUT', `${ACCOUNT}/passkey`, body)
const recoveryCode = 'aaaaabbbbbcccccddddd'
const addRecoveryCode = (id: string) =>
  owner(`insert into users.recovery_code (tenant_id, person_id, code_hash)
    values ('staging', '${id}', sha256('${recoveryCode}'))`)
const codesOf = (id: string) => owner(`select from users.recovery_code where person_id = '${id}'`)
const codeNow = async (id: string): Promise<string> => {
  const [row] = await owner<{ secret: Buffer }>(`select secret from users.second_factor where person_id = '${id}'`)
  return codeAt(row?.secret ?? Buffer.alloc(0), stepAt(Date.now()))
}

test('[TRU-04 M12] adds a factor to an account without a password after a new sign-in alone', async () => {
  const { id, browser } = await newManager()
  await owner(`update users.person set password_hash = null where id = '${id}';
    update users.session set created_at = now() - interval '11 minutes' where person_id = '${id}'`)
  for (const start of [startApp, startPasskey])
    expect(outcome(await start(browser, {}))).toEqual([409, 'SIGN_IN_REQUIRED'])
  await owner(`update users.session set created_at = now() - interval '9 minutes' where person_id = '${id}'`)
  for (const start of [startApp, startPasskey]) expect((await start(browser, {})).status).toBe(200)
})

test('[TRU-04 M12] takes a check of its own for every change of factors and of the rule', async () => {
  const { id, browser } = await newManager()
  const [first, second] = [await addPasskey(id), await addPasskey(id)]
  await setChecked(id)
  expect((await remove(browser, first)).status).toBe(204)
  expect(outcome(await remove(browser, second))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  await setChecked(id)
  const rule = () => browser.send('PUT', '/api/uum/second-factor-rule', { isRequired: false })
  expect((await rule()).status).toBe(200)
  expect(outcome(await rule())).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  await setChecked(id)
  expect((await startApp(browser)).status).toBe(200)
  expect((await browser.send('PUT', `${ACCOUNT}/second-factor/confirm`, { code: await codeNow(id) })).status).toBe(200)
  expect(outcome(await removeApp(browser))).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
})

test('[TRU-04 M12] removes a factor once with one check, also at the same time', async () => {
  const { id, browser } = await newManager()
  const passkeys = [await addPasskey(id), await addPasskey(id), await addPasskey(id)]
  await setChecked(id)
  const replies = await Promise.all(passkeys.map((passkey) => remove(browser, passkey)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
})

for (const kind of ['app', 'passkey'])
  test(`[TRU-04 M12] ends the checks of other sessions when the ${kind} is removed`, async () => {
    const { id, email, browser } = await newManager()
    const other = browserAt(server)
    await other.signIn(email, PASSWORD)
    await addApp(id)
    const passkey = await addPasskey(id)
    const last = kind === 'app' ? await addPasskey(id) : passkey
    await setChecked(id)
    expect((await (kind === 'app' ? removeApp(browser) : remove(browser, passkey))).status).toBe(204)
    const next = kind === 'app' ? await remove(other, last) : await removeApp(other)
    expect(outcome(next)).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  })

/** Sends while the person is locked, does `work` once the request waits or is over, and lets go of the lock. */
async function whileLocked(id: string, send: () => Promise<Reply>, work: ReturnType<typeof sql>): Promise<Reply> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  let isOver = false
  const { answer } = await server.context.db.write('staging', async (tx) => {
    await tx.rows(lockPerson('staging', id))
    const sent = send().finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await asOwner(server.url, waiting)).length > 0).toBe(true)
    await tx.rows(work)
    return { answer: sent }
  })
  return answer
}

test('[TRU-04] keeps the recovery codes when a passkey is added while the app is removed', async () => {
  const { id, browser } = await newManager()
  await addApp(id)
  await addRecoveryCode(id)
  await setChecked(id)
  const added = sql`insert into users.passkey (tenant_id, person_id, credential_id, public_key, counter, transports, name)
    values ('staging', ${id}::uuid, uuid_send(gen_random_uuid()), '', 0, '{}', 'Key')`
  expect((await whileLocked(id, () => removeApp(browser), added)).status).toBe(204)
  expect(await codesOf(id)).toHaveLength(1)
})

test('[TRU-04 M12] accepts no recovery code while the last factor is removed', async () => {
  const { id, browser } = await newManager()
  await addPasskey(id)
  await addRecoveryCode(id)
  const check = () => browser.send('PUT', `${ACCOUNT}/second-factor/check`, { code: recoveryCode })
  const removed = sql`delete from users.passkey where tenant_id = 'staging' and person_id = ${id}::uuid`
  expect((await whileLocked(id, check, removed)).status).toBe(400)
})

test('[TRU-04] answers 401 to a new passkey whose session is ended meanwhile', async () => {
  const { id, browser } = await newManager()
  const ended = sql`delete from users.session where tenant_id = 'staging' and person_id = ${id}::uuid`
  expect((await whileLocked(id, () => startPasskey(browser), ended)).status).toBe(401)
})

test('[TRU-04 SES-11] removes recovery codes with the account', async () => {
  const { id, browser } = await signedInPerson(server)
  await addRecoveryCode(id)
  expect((await browser.send('POST', `${ACCOUNT}/deletion`, { password: PASSWORD })).status).toBe(204)
  expect(await codesOf(id)).toEqual([])
})

test('[TRU-04] brings new recovery codes with a factor once all are used', async () => {
  const { id, browser } = await newManager()
  await addPasskey(id)
  await addRecoveryCode(id)
  await owner(`update users.recovery_code set used_at = now() where person_id = '${id}'`)
  await setChecked(id)
  await startApp(browser)
  const { json } = await browser.send('PUT', `${ACCOUNT}/second-factor/confirm`, { code: await codeNow(id) })
  expect((json as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
})

test('[TRU-04] counts no attempt for a check that is out of date', async () => {
  const { id, browser } = await newManager()
  await addPasskey(id)
  await setChecked(id)
  expect((await startApp(browser)).status).toBe(200)
  const confirm = async () => browser.send('PUT', `${ACCOUNT}/second-factor/confirm`, { code: await codeNow(id) })
  await setChecked(id, "now() - interval '11 minutes'")
  for (let i = 0; i < 3; i++) expect(outcome(await confirm())).toEqual([409, 'SECOND_FACTOR_REQUIRED'])
  await setChecked(id)
  expect((await confirm()).status).toBe(200)
})
