import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '../../platform/jobs/jobs.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { sql } from '../../platform/database/sql.ts'
import { tasksOf } from '../../tasks.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { linkIn, mailsOf } from '../../testing/mails.ts'
import type { OutboxMail } from '../../testing/mails.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { addPerson, PASSWORD } from '../../testing/people.ts'

let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await testServer({ PORT: '3000', RATE_RESET_ACCOUNT: '3/3600', RATE_CODE_ACCOUNT: '20/60' })
  jobs = startJobs(server.context, server.url, tasksOf(server.context))
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const RESET = '/api/main/user/reset-password'
const NEW = 'another-harbour-7'
const ask = (email: unknown, headers: Record<string, string> = {}) =>
  browserAt(server).send('POST', RESET, { email }, headers)
const put = (userId: unknown, otpCode: unknown, browser = browserAt(server), password = NEW) =>
  browser.send('PUT', RESET, { userId, otpCode, password })
const resetMails = async (email: string): Promise<OutboxMail[]> =>
  (await mailsOf(server.context, 'staging', email)).filter(({ template }) => template === 'resetPassword')
const isQuiet = async (): Promise<boolean> =>
  (await asOwner<{ n: string }>(server.url, 'select count(*) as n from graphile_worker._private_jobs'))[0]?.n === '0'

/** Requests a reset and returns the code of the newest email. */
async function codeFor(email: string, count = 1): Promise<string> {
  expect((await ask(email)).status).toBe(204)
  await expect.poll(async () => (await resetMails(email)).length, { timeout: 20_000 }).toBe(count)
  const mail = (await resetMails(email)).at(-1)
  return new URL(linkIn(mail as OutboxMail, '/auth/reset-password/')).pathname.split('/').at(-1) ?? ''
}

test('[B01 SES-08] answers a reset request equally and sends at most three emails an hour', async () => {
  const { email } = await addPerson(server.context)
  const invited = await addPerson(server.context, { passwordHash: null })
  const elsewhere = sql`insert into users.identity (tenant_id, issuer, subject, person_id)
    values ('staging', 'https://elsewhere.example', 'somebody', ${invited.id})`
  await server.context.db.write('staging', (tx) => tx.rows(elsewhere))
  const answers = []
  for (const one of [email, email.toUpperCase(), 'nobody@example.com', invited.email]) {
    const { status, headers, json } = await ask(one)
    const rest = Object.entries(headers).filter(
      ([name]) => !/^(?:x-request-id|date|set-cookie|x-ratelimit-.*)$/.test(name),
    )
    answers.push(JSON.stringify([status, rest, json]))
  }
  expect(new Set(answers)).toEqual(new Set([expect.stringMatching(/^\[204,/)]))
  await expect.poll(() => resetMails(email).then(({ length }) => length), { timeout: 20_000 }).toBe(2)
  const statuses = []
  for (let i = 0; i < 6; i++) statuses.push((await ask(i % 2 ? email : ` ${email.toUpperCase()}`)).status)
  expect(statuses).toEqual([204, 429, 429, 429, 429, 429])
  // An unknown address is limited after as many attempts.
  for (let i = 0; i < 2; i++) await ask('nobody@example.com')
  const refused = await ask('nobody@example.com')
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  await expect.poll(isQuiet, { timeout: 20_000 }).toBe(true)
  expect([(await resetMails(email)).length, (await resetMails(invited.email)).length]).toEqual([3, 0])
  for (const wrong of ['', 'x', null, [email], {}]) expect((await ask(wrong)).status).toBe(400)
})

test('[B02] builds the link with the configured host, whatever the request names', async () => {
  const { email } = await addPerson(server.context)
  const evil = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'https' }
  const asked = await browserAt(server, { host: 'evil.example' }).send('POST', RESET, { email }, evil)
  expect(asked.status).toBe(204)
  await expect.poll(() => resetMails(email).then(({ length }) => length), { timeout: 20_000 }).toBe(1)
  const [mail] = await resetMails(email)
  expect(linkIn(mail as OutboxMail, '/auth/reset-password/')).toMatch(
    /^http:\/\/localhost:3000\/auth\/reset-password\//,
  )
  expect(JSON.stringify(mail)).not.toContain('evil')
})

test('[B03] slows down guesses and still accepts the right code', async () => {
  const { id, email } = await addPerson(server.context)
  const code = await codeFor(email)
  expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  const loose = [
    '',
    null,
    [],
    {},
    [code],
    { code },
    true,
    0,
    '%',
    '_'.repeat(22),
    code.slice(0, -1),
    `${code} `,
    code.toUpperCase(),
  ]
  for (const guess of loose) expect([guess, (await put(id, guess)).status]).toEqual([guess, 400])
  const statuses: number[] = []
  for (let i = 0; i < 30; i++) statuses.push((await put(id, `guess-${i}`)).status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20)
  const refused = await put(id, code)
  expect([refused.status, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
  await server.context.db.shared(
    sql`update platform.counter set hits = array(select hit - interval '61 seconds' from unnest(hits) hit) where class = 'code-account'`,
  )
  expect((await put(id, code)).status).toBe(204)
  expect(await browserAt(server).signIn(email, NEW)).toMatch(/^\/success-login/)
})

test('[B04 SES-08] accepts one of twenty concurrent resets and answers the rest equally', async () => {
  const { id, email } = await addPerson(server.context)
  const code = await codeFor(email)
  const browser = browserAt(server)
  await browser.send('POST', '/api/csrf')
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(id, code, browser)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(19).fill(400)])
  const refusals = answers.filter(({ status }) => status === 400).map(({ json }) => JSON.stringify(json))
  const other = await addPerson(server.context)
  const nobody = '00000000-0000-4000-8000-00000000dead'
  for (const userId of [other.id, nobody]) refusals.push(JSON.stringify((await put(userId, code)).json))
  expect(new Set(refusals).size).toBe(1)
  expect((await mailsOf(server.context, 'staging', email)).map(({ template }) => template)).toEqual([
    'resetPassword',
    'passwordChanged',
  ])
})

test('[B04] ends a code after ten minutes, by a newer one and outside its account', async () => {
  const { id, email } = await addPerson(server.context)
  const older = await codeFor(email)
  const newer = await codeFor(email, 2)
  expect((await put(id, older)).status).toBe(400)
  const other = await addPerson(server.context)
  expect((await put(other.id, newer)).status).toBe(400)
  const second = browserAt(server, { host: 'second.localhost:3000', tenant: 'second' })
  expect((await put(id, newer, second)).status).toBe(400)
  await server.context.db.write('staging', (tx) =>
    tx.rows(
      sql`update users.code set expires_at = expires_at - interval '10 minutes' where tenant_id = 'staging' and person_id = ${id}`,
    ),
  )
  expect((await put(id, newer)).status).toBe(400)
  expect(await browserAt(server).signIn(email, PASSWORD)).toMatch(/^\/success-login/)
  const last = await codeFor(email, 3)
  const rows = await server.context.db.read(
    'staging',
    sql`select c::text from users.code c where tenant_id = 'staging'`,
  )
  expect(JSON.stringify(rows)).not.toContain(last)
  // A weak password does not use up the code.
  expect((await put(id, last, browserAt(server), 'password1')).status).toBe(400)
  expect((await put(id, last)).status).toBe(204)
})

test('[B03 B01 SES-09] limits guesses and reset requests per network over all accounts', async () => {
  const guarded = await testServer({ PORT: '3000', RATE_CODE_NETWORK: '3/60', RATE_RESET_NETWORK: '3/3600' })
  try {
    const browser = browserAt(guarded)
    const person = (i: number) => `00000000-0000-4000-8000-00000000000${i}`
    const guesses: Record<string, (i: number) => object> = {
      'reset-password': (i) => ({ userId: person(i), otpCode: `guess-${i}`, password: NEW }),
      'email-verification': (i) => ({ userId: person(i), code: `guess-${i}` }),
      invitation: (i) => ({ userId: person(i), code: `guess-${i}`, password: NEW, firstname: 'A', lastname: 'B' }),
    }
    for (const [path, bodyOf] of Object.entries(guesses)) {
      const statuses: number[] = []
      for (let i = 0; i < 5; i++) statuses.push((await browser.send('PUT', `/api/main/user/${path}`, bodyOf(i))).status)
      expect([path, statuses]).toEqual([path, [400, 400, 400, 429, 429]])
      await guarded.context.db.shared(sql`delete from platform.counter`)
    }
    const asked: number[] = []
    for (let i = 0; i < 5; i++) asked.push((await browser.send('POST', RESET, { email: `n${i}@example.com` })).status)
    expect(asked).toEqual([204, 204, 204, 429, 429])
  } finally {
    await guarded.close()
  }
})
