import type { Account } from '@minato/contract/users-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { countAttempt } from '../../../platform/rate-limit/counters.ts'
import { sql } from '../../../platform/database/sql.ts'
import { newCode } from '../codes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
})
afterAll(() => server.close())

const ACCOUNT = '/api/uum/account'
const NEW_PASSWORD = 'quayside-4711'
const read = async (browser: TestBrowser) => (await browser.get(ACCOUNT)).json as Account
const faults = ({ json }: Reply) => (json as { body?: { path: string }[] }).body?.map(({ path }) => path)
const FIELDS = {
  civility: 'MM',
  firstname: 'Awa',
  lastname: 'Diop',
  countryOfResidence: 'SN',
  phoneNumber: { countryCode: '221', number: '77 123 45 67' },
  locale: 'fr',
  destination: { country: 'SN', portId: null },
}
const put = (browser: TestBrowser, body: object, version: number) =>
  browser.send('PUT', ACCOUNT, body, { 'if-match': `"${version}"` })
const signsIn = (email: string, password: string) =>
  browserAt(server)
    .signIn(email, password)
    .then(
      () => true,
      () => false,
    )
/** Follows an email's link as its page does. */
const follow = async (link: string, browser = browserAt(server)) => {
  const [userId, code] = new URL(link).pathname.split('/').slice(-2)
  return browser.send('PUT', '/api/main/user/email-verification', { userId, code })
}

test('[SES-11] lets a user read and change only own personal data', async () => {
  const { id, email, browser } = await signedInPerson(server)
  const other = await signedInPerson(server)
  const before = await read(browser)
  expect(before).toMatchObject({ id, email, isEmailVerified: true, hasPassword: true, firstname: 'Amina' })
  expect(before.phoneNumber).toEqual({ countryCode: '254', number: '0712 345678' })
  const { status, json } = await put(browser, FIELDS, before.version)
  expect([status, json]).toEqual([
    200,
    { ...before, ...FIELDS, phoneNumber: expect.anything(), version: before.version + 1 },
  ])
  expect(await read(browser)).toEqual(json)
  expect((await put(browser, { ...FIELDS, destination: null }, before.version + 1)).json).toMatchObject({
    destination: null,
  })
  expect((await read(other.browser)).firstname).toBe('Amina')
})

test('[SES-11] rejects an unknown country, phone or port at its field', async () => {
  const { browser } = await signedInPerson(server)
  const { version } = await read(browser)
  const nowhere = '00000000-0000-4000-8000-00000000dead'
  const wrong: [object, string][] = [
    [{ countryOfResidence: 'XX' }, 'countryOfResidence'],
    [{ phoneNumber: { countryCode: '221', number: '12345' } }, 'phoneNumber.number'],
    [{ destination: { country: 'QQ', portId: null } }, 'destination.country'],
    [{ destination: { country: 'KE', portId: nowhere } }, 'destination.portId'],
    [{ firstname: ' ' }, 'firstname'],
    [{ roles: ['SALES_MANAGER'] }, 'roles'],
    [{ email: 'other@buyer.example' }, 'email'],
    [{ isEmailVerified: true }, 'isEmailVerified'],
  ]
  for (const [fields, path] of wrong) {
    const answer = await put(browser, { ...FIELDS, ...fields }, version)
    expect([path, answer.status, faults(answer)]).toEqual([path, 400, [path]])
  }
  expect((await read(browser)).version).toBe(version)
})

test('[SES-11 API-11] requires the version of an edit: 428 without, 409 if stale', async () => {
  const { browser } = await signedInPerson(server)
  const { version } = await read(browser)
  expect((await browser.send('PUT', ACCOUNT, FIELDS)).status).toBe(428)
  expect((await put(browser, FIELDS, version)).status).toBe(200)
  const late = await put(browser, { ...FIELDS, lastname: 'Sow' }, version)
  expect(late.status).toBe(409)
  expect((late.json as { current: Account }).current).toEqual(await read(browser))
  expect((await read(browser)).lastname).toBe('Diop')
})

test('[SES-11 A03] requires the old password, ends other sessions and sends an email', async () => {
  const { email, id, browser } = await signedInPerson(server)
  const elsewhere = browserAt(server)
  await elsewhere.signIn(email, PASSWORD)
  const change = (currentPassword: string, newPassword: string) =>
    browser.send('PUT', `${ACCOUNT}/password`, { currentPassword, newPassword })
  const wrong = await change('not-this-1', NEW_PASSWORD)
  expect([wrong.status, faults(wrong)]).toEqual([400, ['currentPassword']])
  for (const weak of ['short1', 'lettersonly', 'password1', 'Minato2026']) {
    const answer = await change(PASSWORD, weak)
    expect([weak, answer.status, faults(answer)]).toEqual([weak, 400, ['newPassword']])
  }
  expect((await elsewhere.get(ACCOUNT)).status).toBe(200)
  await browser.send('PUT', `${ACCOUNT}/email`, { email: `new-${email}`, password: PASSWORD })
  expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(204)
  expect((await elsewhere.get(ACCOUNT)).status).toBe(401)
  expect((await browser.get(ACCOUNT)).status).toBe(200)
  expect([await signsIn(email, PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual([false, true])
  const told = await mailsOf(server.context, 'staging', email)
  expect(told.map(({ template }) => template)).toEqual(['emailChanging', 'passwordChanged'])
  const [asked] = await mailsOf(server.context, 'staging', `new-${email}`)
  expect((await follow(linkIn(asked!, '/auth/verify-email'))).status).toBe(400)
  const records = sql`select from users.provider_record where tenant_id = 'staging' and account_id = ${id} and model = 'Session'`
  expect(await server.context.db.read('staging', records)).toHaveLength(1)
})

test('[SES-09 SES-11] limits password guesses from an open session, counted with sign-ins', async () => {
  const guarded = await testServer({ PORT: '3000', RATE_SIGN_IN_CALLER: '3/60', RATE_SIGN_IN_ACCOUNT: '3/60' })
  try {
    const { email, browser } = await signedInPerson(guarded)
    const guess = (path: string, method: 'PUT' | 'POST', body: object) => browser.send(method, ACCOUNT + path, body)
    const statuses = [
      (await guess('/password', 'PUT', { currentPassword: 'guess-1', newPassword: NEW_PASSWORD })).status,
      (await guess('/email', 'PUT', { email: 'x@buyer.example', password: 'guess-2' })).status,
      (await guess('/deletion', 'POST', { password: 'guess-3' })).status,
    ]
    expect(statuses).toEqual([400, 400, 400])
    const refused = await guess('/password', 'PUT', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    await expect(browser.signIn(email, PASSWORD)).rejects.toThrow('429')
    // The owner's other session does not wait for it.
    expect(await browserAt(guarded).signIn(email, PASSWORD)).toMatch(/^\/success-login/)
  } finally {
    await guarded.close()
  }
})

test('[A08 SES-11] lets a signed-in owner in during attacks and counts own guesses', async () => {
  const guarded = await testServer({ PORT: '3000', RATE_SIGN_IN_CALLER: '3/60', RATE_SIGN_IN_ACCOUNT: '3/60' })
  try {
    const { email, browser } = await signedInPerson(guarded)
    for (let i = 0; i < 3; i++) await countAttempt(guarded.context, 'sign-in-account', `staging ${email}`)
    await expect(browserAt(guarded).signIn(email, PASSWORD)).rejects.toThrow('429')
    browser.cookies.delete('__Host-known')
    const guess = async (password: string) =>
      (await browser.send('PUT', `${ACCOUNT}/email`, { email: `to-${email}`, password })).status
    const statuses = [await guess(PASSWORD)]
    for (let i = 0; i < 4; i++) statuses.push(await guess(`guess-${i}`))
    expect(statuses).toEqual([204, 400, 400, 400, 429])
  } finally {
    await guarded.close()
  }
})

test('[SES-11 A03] rejects a request with the old password once it changed', async () => {
  const { db } = server.context
  const readAsEver = db.read
  const asked = [
    ['PUT', '/email', { email: 'elsewhere@buyer.example', password: PASSWORD }],
    ['POST', '/deletion', { password: PASSWORD }],
  ] as const
  for (const [method, path, body] of asked) {
    const { id, email, browser } = await signedInPerson(server)
    const { code } = await db.write('staging', (tx) => newCode(tx, 'reset', id, email))
    const reset = { userId: id, otpCode: code, password: NEW_PASSWORD }
    // The reset runs between the read of the person and the effect.
    db.read = async (tenant, statement) => {
      const rows = await readAsEver(tenant, statement)
      if (!statement.text.includes('p.destination_country')) return rows as never
      db.read = readAsEver
      expect((await browserAt(server).send('PUT', '/api/main/user/reset-password', reset)).status).toBe(204)
      return rows as never
    }
    expect([path, (await browser.send(method, ACCOUNT + path, body)).status]).toEqual([path, 409])
    const left = sql`select from users.code where tenant_id = 'staging' and person_id = ${id} and purpose = 'change-email'`
    expect([await db.read('staging', left), await signsIn(email, NEW_PASSWORD)]).toEqual([[], true])
  }
})

test('[SES-11 B06] changes an address when its link is followed, unconfirmed until then', async () => {
  const { id, email, browser } = await signedInPerson(server)
  const next = `next-${email}`
  const ask = (to: string, password = PASSWORD) => browser.send('PUT', `${ACCOUNT}/email`, { email: to, password })
  expect(faults(await ask(next, 'wrong-1'))).toEqual(['password'])
  expect(faults(await browser.send('PUT', `${ACCOUNT}/email`, { email: next }))).toEqual(['password'])
  const { email: taken } = await addPerson(server.context)
  expect((await ask(taken.toUpperCase())).json).toMatchObject({ code: 'UUM-3001' })
  // A link that verifies the old address, mailed before.
  await browser.send('POST', '/api/main/user/email-verification')
  const old = linkIn((await mailsOf(server.context, 'staging', email)).at(-1)!, '/auth/verify-email')
  expect((await ask(next)).status).toBe(204)
  expect(await read(browser)).toMatchObject({ email, isEmailVerified: true })
  expect((await mailsOf(server.context, 'staging', email)).at(-1)?.template).toBe('emailChanging')
  const mails = await mailsOf(server.context, 'staging', next)
  expect(mails.map(({ template }) => template)).toEqual(['verifyEmail'])
  const provedAt = async () =>
    (
      await server.context.db.read<{ at: string }>(
        'staging',
        sql`select email_verified_at as at from users.person where tenant_id = 'staging' and id = ${id}`,
      )
    )[0]?.at
  const before = await provedAt()
  expect((await follow(linkIn(mails[0]!, '/auth/verify-email'))).status).toBe(204)
  expect(await read(browser)).toMatchObject({ email: next, isEmailVerified: true })
  expect(await provedAt()).not.toBe(before)
  expect((await follow(old)).status).toBe(400)
  expect((await follow(linkIn(mails[0]!, '/auth/verify-email'))).status).toBe(204)
  expect([await signsIn(email, PASSWORD), await signsIn(next, PASSWORD)]).toEqual([false, true])
})

test('[SES-11] leaves an address to the account that took it meanwhile', async () => {
  const { email, browser } = await signedInPerson(server)
  const next = `wanted-${email}`
  await browser.send('PUT', `${ACCOUNT}/email`, { email: next, password: PASSWORD })
  const [mail] = await mailsOf(server.context, 'staging', next)
  await addPerson(server.context, { email: next })
  expect((await follow(linkIn(mail!, '/auth/verify-email'))).json).toMatchObject({ code: 'UUM-3001' })
  expect((await read(browser)).email).toBe(email)
})

test('[SES-11] lists own sessions and ends one or all others, never another user’s', async () => {
  const { email, browser } = await signedInPerson(server)
  const [phone, tablet] = [browserAt(server), browserAt(server)]
  await phone.signIn(email, PASSWORD)
  await tablet.signIn(email, PASSWORD)
  const devices = async (of = browser) =>
    (await of.get(`${ACCOUNT}/session`)).json as { id: string; isCurrent: boolean }[]
  expect((await devices()).map(({ isCurrent }) => isCurrent).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    false,
    false,
    true,
  ])
  const mine = (await devices(phone)).find(({ isCurrent }) => isCurrent)!
  const { browser: stranger } = await signedInPerson(server)
  expect((await stranger.send('DELETE', `${ACCOUNT}/session/${mine.id}`)).status).toBe(404)
  expect((await phone.get(ACCOUNT)).status).toBe(200)
  expect((await browser.send('DELETE', `${ACCOUNT}/session/${mine.id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `${ACCOUNT}/session/${mine.id}`)).status).toBe(404)
  expect([(await phone.get(ACCOUNT)).status, (await tablet.get(ACCOUNT)).status]).toEqual([401, 200])
  expect((await browser.send('DELETE', `${ACCOUNT}/session`)).status).toBe(204)
  expect([(await tablet.get(ACCOUNT)).status, (await browser.get(ACCOUNT)).status]).toEqual([401, 200])
  expect(await devices()).toHaveLength(1)
  expect((await stranger.get(ACCOUNT)).status).toBe(200)
})
