import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import type { Reply } from '../../testing/browser.ts'
import { linkIn, mailsOf } from '../../testing/mails.ts'
import { addPerson } from '../../testing/people.ts'
import { countPeople } from '../../testing/sessions.ts'
import { withStatements } from '../../testing/statements.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const FIELDS = {
  civility: 'MS',
  firstname: 'Amina',
  lastname: 'Otieno',
  countryOfResidence: 'KE',
  phoneNumber: { countryCode: '254', number: '0712 345678' },
  password: 'harbour2026',
}
const register = (body: object, browser = browserAt(server), headers: Record<string, string> = {}): Promise<Reply> =>
  browser.send('POST', '/api/main/registration', { ...FIELDS, ...body }, headers)
const faultsOf = ({ json }: Reply) => (json as { body?: { path: string; message: string }[] }).body
const MESSAGE = 'Your password must contain at least 8 characters(letters and numbers included)'

test('[SES-07] signs a new customer in at once and sends a confirmation link', async () => {
  const email = 'New.Buyer@Example.com'
  const { status, json } = await register({ email, locale: 'fr' })
  const { id } = json as { id: string }
  expect([status, json]).toEqual([201, { id: expect.any(String) }])
  const browser = browserAt(server)
  // The same address in another spelling.
  await browser.signIn(' new.buyer@EXAMPLE.com', FIELDS.password)
  expect((await browser.get('/api/userinfo')).json).toMatchObject({
    id,
    email,
    roles: ['CUSTOMER'],
    isEmailVerified: false,
    isComplete: true,
  })
  const [mail] = await mailsOf(server.context, 'staging', email)
  const link = linkIn(mail as never, '/auth/verify-email/')
  expect([mail?.locale, new URL(link).origin]).toEqual(['fr', 'http://localhost:3000'])
  const [userId, code] = new URL(link).pathname.split('/').slice(-2)
  const verify = (body: object) => browser.send('PUT', '/api/main/user/email-verification', body)
  expect((await verify({ userId, code: `${code}x` })).status).toBe(400)
  expect((await verify({ userId, code })).status).toBe(204)
  expect((await browser.get('/api/userinfo')).json).toMatchObject({ isEmailVerified: true })
})

test('[F25] confirms again by a used link and fails after a change of address', async () => {
  const email = 'used.link@example.com'
  await register({ email })
  const [mail] = await mailsOf(server.context, 'staging', email)
  const [userId = '', code] = new URL(linkIn(mail as never, '/auth/verify-email/')).pathname.split('/').slice(-2)
  const follow = async (given = code) => {
    const browser = browserAt(server)
    const { status } = await browser.send('PUT', '/api/main/user/email-verification', {
      userId,
      code: given,
      password: FIELDS.password,
    })
    return [status, (await browser.get('/api/userinfo')).status]
  }
  expect(await follow(`${code}x`)).toEqual([400, 401])
  expect(await follow()).toEqual([204, 200])
  expect(await follow()).toEqual([204, 401])
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`update users.person set email = 'other@example.com', email_folded = 'other@example.com'
      where tenant_id = 'staging' and id = ${userId}`),
  )
  expect(await follow()).toEqual([400, 401])
})

test('[F14] signs in the browser that signed up, with the chosen password', async () => {
  const [browser, email] = [browserAt(server), 'same.browser@example.com']
  expect((await register({ email }, browser)).status).toBe(201)
  const [mail] = await mailsOf(server.context, 'staging', email)
  const [userId, code] = new URL(linkIn(mail as never, '/auth/verify-email/')).pathname.split('/').slice(-2)
  expect((await browser.send('PUT', '/api/main/user/email-verification', { userId, code })).status).toBe(204)
  expect((await browser.get('/api/userinfo')).json).toMatchObject({ email, isEmailVerified: true })
  await browserAt(server).signIn(email, FIELDS.password)
})

test('[B06 SES-10] rejects a self-given role, id, tenant or confirmed address', async () => {
  const before = await countPeople(server.context)
  for (const extra of [
    { roles: ['SALES_MANAGER'] },
    { role: 'SALES_MANAGER' },
    { id: '00000000-0000-4000-8000-00000000dead' },
    { tenantId: 'second' },
    { verified: true },
    { isEmailVerified: true },
    { createdAt: '2020-01-01T00:00:00Z' },
    { passwordHash: 'x' },
  ]) {
    const answer = await register({ email: 'greedy@example.com', ...extra })
    expect([extra, answer.status]).toEqual([extra, 400])
  }
  expect(await countPeople(server.context)).toEqual(before)
  expect((await register({ email: 'modest@example.com' })).status).toBe(201)
  const [made] = await server.context.db.read(
    'staging',
    sql`select email_verified_at is null as "isUnverified",
    array(select role from users.role r where r.tenant_id = 'staging' and r.person_id = p.id) as roles
    from users.person p where tenant_id = 'staging' and email = 'modest@example.com'`,
  )
  expect(made).toEqual({ isUnverified: true, roles: ['CUSTOMER'] })
})

test('[B07] creates one account for fifty concurrent sign-ups of one address', async () => {
  const before = await countPeople(server.context)
  const spellings = ['one@example.com', 'ONE@EXAMPLE.COM', 'One@Example.com', 'ｏne@example.com', ' one@example.com ']
  const browser = browserAt(server)
  await browser.send('POST', '/api/csrf')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => register({ email: spellings[i % spellings.length] }, browser)),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([201, ...Array<number>(49).fill(409)])
  expect(
    new Set(answers.filter(({ status }) => status === 409).map(({ json }) => (json as { code: string }).code)),
  ).toEqual(new Set(['UUM-3001']))
  expect(await countPeople(server.context)).toEqual({ ...before, persons: before.persons + 1 })
  const second = browserAt(server, { host: 'second.localhost:3000', tenant: 'second' })
  expect((await register({ email: 'one@example.com' }, second)).status).toBe(201)
})

test('[B08 SES-07] rejects a long, malformed or common value at its field', async () => {
  const email = 'careful@example.com'
  const before = await countPeople(server.context)
  for (const password of [
    'seven77',
    'lettersonly',
    '1234567890',
    'password1',
    'Password123',
    'minato2026',
    'careful1',
    'nul\0nul12',
  ]) {
    const answer = await register({ email, password })
    expect([password, answer.status, faultsOf(answer)?.[0]?.path]).toEqual([password, 400, 'password'])
    expect(faultsOf(answer)?.[0]?.message).toContain(MESSAGE)
  }
  const wrong: [string, object][] = [
    ['password', { password: `${'a'.repeat(128)}1` }],
    ['password', { password: 'a1'.repeat(250_000) }],
    ['firstname', { firstname: 'x'.repeat(500_000) }],
    ['email', { email: `a@${'a.'.repeat(5000)}@` }],
    ['email', { email: `${'a'.repeat(10_000)}@example.com` }],
    ['email', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['email', { email: ['a@example.com'] }],
    ['countryOfResidence', { countryOfResidence: 'XX' }],
    ['phoneNumber.number', { phoneNumber: { countryCode: '254', number: '12345' } }],
    ['civility', { civility: 'DR' }],
    ['lastname', { lastname: ' ' }],
  ]
  for (const [path, body] of wrong) {
    const answer = await register({ email, ...body })
    expect([path, answer.status, faultsOf(answer)?.[0]?.path]).toEqual([path, 400, path])
  }
  expect((await register({ email, firstname: 'x'.repeat(2_000_000) })).status).toBe(413)
  expect(await countPeople(server.context)).toEqual(before)
})

test('[BO-08] accepts a long password with spaces unchanged', async () => {
  const password = ` pier 7 ${'🚢'.repeat(30)} é${'x'.repeat(50)} `
  expect(password.length).toBeGreaterThan(64)
  const email = 'long@example.com'
  expect((await register({ email, password })).status).toBe(201)
  expect(await browserAt(server).signIn(email, password)).toMatch(/^\/success-login/)
  for (const other of [password.trim(), password.slice(0, -1), password.normalize('NFD')])
    await expect(browserAt(server).signIn(email, other)).rejects.toThrow(/^401/)
})

test('[API-09 SES-07] creates one account for a repeated key and returns the same answer', async () => {
  const browser = browserAt(server)
  const key = { 'idempotency-key': 'a-key-of-a-form' }
  const first = await register({ email: 'twice@example.com' }, browser, key)
  const again = await register({ email: 'twice@example.com' }, browser, key)
  expect([first.status, again.status, again.json]).toEqual([201, 201, first.json])
  expect((await register({ email: 'other@example.com' }, browser, key)).status).toBe(422)
  expect(await mailsOf(server.context, 'staging', 'twice@example.com')).toHaveLength(1)
})

test('[B01] does equal work on a reset request for known and unknown addresses', async () => {
  const { email } = await addPerson(server.context)
  const work: string[][] = []
  for (const one of [email, 'unknown@example.com']) {
    const browser = browserAt(server)
    await browser.send('POST', '/api/csrf')
    const { result, texts } = await withStatements(server.context.db, () =>
      browser.send('POST', '/api/main/user/reset-password', { email: one }),
    )
    expect(result.status).toBe(204)
    work.push(texts)
  }
  expect(work[0]?.join()).toContain('platform.add_job')
  expect(work[0]?.join()).not.toContain('email_folded')
  expect(work[1]).toEqual(work[0])
})

test('[C05 B08] keeps markup in a name as text in JSON and escapes it in email', async () => {
  const firstname = '</script><script>alert(1)</script>\u2028<!--'
  const email = 'markup@example.com'
  expect((await register({ email, firstname })).status).toBe(201)
  const browser = browserAt(server)
  await browser.signIn(email, FIELDS.password)
  const { headers, json } = await browser.get('/api/userinfo')
  expect([headers['content-type'], json]).toEqual([
    'application/json; charset=utf-8',
    expect.objectContaining({ firstname }),
  ])
  const [mail] = await mailsOf(server.context, 'staging', email)
  expect(mail?.html).not.toContain('<script>')
})
