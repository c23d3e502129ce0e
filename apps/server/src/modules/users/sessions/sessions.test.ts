import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newToken } from '../../../platform/auth/csrf.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { linkIn, mailsOf } from '../../../testing/mails.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { backdateSessions, countPeople } from '../../../testing/sessions.ts'
import { grantRole, revokeRole } from '../people-store.ts'
import { resetTask } from '../reset.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const statusOf = async (browser: TestBrowser, path = '/api/userinfo'): Promise<number> =>
  (await browser.get(path)).status
const change = (statement: Statement, tenant = 'staging') => server.context.db.write(tenant, (tx) => tx.rows(statement))

/** A browser with a copy of another browser's cookies. */
function copyOf(browser: TestBrowser): TestBrowser {
  const copy = browserAt(server)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

test('[A01 C01] replaces the session id at sign-in and rejects the old one', async () => {
  const attacker = await signedInPerson(server)
  const victim = await addPerson(server.context)
  for (const planted of ['A'.repeat(43), attacker.browser.cookies.get('__Host-sid') ?? '']) {
    const browser = browserAt(server)
    browser.cookies.set('__Host-sid', planted)
    await browser.signIn(victim.email, PASSWORD)
    expect(browser.cookies.get('__Host-sid')).toMatch(/^[\w-]{43}$/)
    expect(browser.cookies.get('__Host-sid')).not.toBe(planted)
    const old = browserAt(server)
    old.cookies.set('__Host-sid', planted)
    // An anti-forgery token of the old session does not work in the new one.
    const token = await newToken(server.context.db, planted)
    const forged = await browser.send('PUT', '/api/uum/account', {}, { 'x-xsrf-token': token })
    expect([forged.status, (await browser.send('PUT', '/api/uum/account', {})).status]).toEqual([403, 400])
    expect(await statusOf(old)).toBe(401)
    expect((await browser.get('/api/userinfo')).json).toMatchObject({ id: victim.id })
  }
})

test('[A01 A10] hides the cookie from scripts and other hosts and stores its hash', async () => {
  const { email } = await addPerson(server.context)
  const browser = browserAt(server)
  const uid = await browser.begin()
  const { json } = await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
  const resume = await browser.get((json as { location: string }).location)
  const done = await browser.get(String(resume.headers['location']))
  expect(done.headers['location']).toBe('/success-login?return=%2F')
  const set = done.headers['set-cookie'] as string[]
  expect(set.find((one) => one.startsWith('__Host-sid='))).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(set.find((one) => one.startsWith('XSRF-TOKEN='))).toMatch(/; Path=\/; Secure; SameSite=Strict$/)
  expect(set.find((one) => one.startsWith('__Host-flow='))).toMatch(/^__Host-flow=; Max-Age=0; Path=\/; .*HttpOnly/)
  expect(set.join()).not.toMatch(/domain=/i)
  const rows = await change(sql`select s::text as text from users.session s where tenant_id = 'staging'`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('__Host-sid'))
})

test('[A02 SES-03] rejects copied cookies after a sign-out, which needs a CSRF token', async () => {
  const { id, browser } = await signedInPerson(server)
  const stolen = copyOf(browser)
  const refused = await server.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { 'tenant-id': 'staging', cookie: `__Host-sid=${browser.cookies.get('__Host-sid')}` },
  })
  expect([refused.statusCode, await statusOf(browser)]).toEqual([403, 200])
  const out = await browser.send('POST', '/api/logout')
  const to = new URL((out.json as { location: string }).location)
  expect([out.status, out.headers['clear-site-data'], out.headers['cache-control']]).toEqual([
    200,
    '"cache"',
    'no-store',
  ])
  expect([to.origin, to.pathname, to.searchParams.get('post_logout_redirect_uri')]).toEqual([
    'http://localhost:3000',
    '/oidc/staging/session/end',
    'http://localhost:3000/',
  ])
  for (const one of [browser, stolen]) expect(await statusOf(one)).toBe(401)
  // The old token fits no session, the provider's records are deleted, and a second sign-out changes nothing.
  expect((await stolen.send('PUT', '/api/uum/account', {})).status).toBe(401)
  expect(
    await change(sql`select from users.provider_record where tenant_id = 'staging' and account_id = ${id}`),
  ).toEqual([])
  expect((await browser.send('POST', '/api/logout')).status).toBe(200)
})

test('[A02 SES-03] returns from the end-session address without signing in again', async () => {
  const { browser } = await signedInPerson(server)
  const { json } = await browser.send('POST', '/api/logout')
  const page = await browser.get((json as { location: string }).location)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(String(page.json)) ?? []
  const confirmed = await server.app.inject({
    method: 'POST',
    url: '/oidc/staging/session/end/confirm',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  })
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, 'http://localhost:3000/'])
  expect(await statusOf(browser)).toBe(401)
  // A new sign-in proves access again.
  expect(await browser.begin()).toMatch(/^[\w-]{20,}$/)
})

test.each([
  ['SALES_MANAGER', 60, 12 * 60],
  ['CUSTOMER', 30 * 24 * 60, 90 * 24 * 60],
] as const)('[A02 G16] ends a session of a %s by the database clock, idle and in total', async (role, idle, whole) => {
  const { id, browser } = await signedInPerson(server, { role })
  await backdateSessions(server.context, id, { idleMinutes: idle - 2, wholeMinutes: 0 })
  // Use extends the session, and is written once.
  expect(await statusOf(browser)).toBe(200)
  await vi.waitFor(
    async () => {
      const [row] = (await change(sql`select last_seen_at > now() - interval '1 minute' as noted from users.session
      where tenant_id = 'staging' and person_id = ${id}`)) as { noted: boolean }[]
      expect(row?.noted).toBe(true)
    },
    { timeout: 20_000 },
  )
  await backdateSessions(server.context, id, { idleMinutes: idle + 1, wholeMinutes: 0 })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * 86_400_000 })
  try {
    for (let i = 0; i < 2; i++) expect(await statusOf(browser)).toBe(401)
  } finally {
    vi.useRealTimers()
  }
  const again = await signedInPerson(server, { role })
  await backdateSessions(server.context, again.id, { wholeMinutes: whole - 2 })
  expect(await statusOf(again.browser)).toBe(200)
  await backdateSessions(server.context, again.id, { wholeMinutes: 3 })
  expect(await statusOf(again.browser)).toBe(401)
})

const threeSessions = async (role: 'CUSTOMER' | 'SALES_MANAGER' = 'CUSTOMER') => {
  const person = await addPerson(server.context, { role })
  const browsers = [browserAt(server), browserAt(server), browserAt(server)]
  for (const browser of browsers) await browser.signIn(person.email, PASSWORD)
  const statuses = (path?: string) => Promise.all(browsers.map((browser) => statusOf(browser, path)))
  expect(await statuses()).toEqual([200, 200, 200])
  return { ...person, browsers, statuses }
}

test('[A03] ends all three sessions at the next call after a mailed reset', async () => {
  const { id, email, statuses } = await threeSessions()
  const visitor = browserAt(server)
  await resetTask(server.context).run({ tenant: 'staging', data: { email }, signal: AbortSignal.timeout(10_000) })
  const [mail] = await mailsOf(server.context, 'staging', email)
  const [userId, otpCode] = new URL(linkIn(mail as never, '/auth/reset-password/')).pathname.split('/').slice(-2)
  expect(userId).toBe(id)
  const password = 'another-harbour-7'
  const changed = await visitor.send('PUT', '/api/main/user/reset-password', { userId, otpCode, password })
  expect(changed.status).toBe(204)
  expect(await statuses()).toEqual([401, 401, 401])
  expect(visitor.cookies.has('__Host-sid')).toBe(true)
  // The reset creates no session; only the new password works.
  expect(await statusOf(visitor)).toBe(401)
  await expect(browserAt(server).signIn(email, PASSWORD)).rejects.toThrow(/^401/)
  expect(await browserAt(server).signIn(email, password)).toMatch(/^\/success-login/)
})

test('[A03] ends other sessions on a password change and keeps the owner’s', async () => {
  const { browsers, statuses } = await threeSessions()
  const answer = await browsers[1]?.send('PUT', '/api/uum/account/password', {
    currentPassword: PASSWORD,
    newPassword: 'another-harbour-7',
  })
  expect([answer?.status, await statuses()]).toEqual([204, [401, 200, 401]])
})

test('[A03] stops a sign-in during which the password changed', async () => {
  const { browsers, email } = await threeSessions()
  const ways = []
  for (const isFurther of [false, true]) {
    const browser = browserAt(server)
    const uid = await browser.begin()
    const { json } = await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
    const { location } = json as { location: string }
    ways.push({ browser, at: isFurther ? String((await browser.get(location)).headers['location']) : location })
  }
  const passwords = { currentPassword: PASSWORD, newPassword: 'another-harbour-7' }
  expect((await browsers[0]?.send('PUT', '/api/uum/account/password', passwords))?.status).toBe(204)
  for (const { browser, at } of ways) {
    await browser.follow(at)
    expect(await statusOf(browser)).toBe(401)
  }
})

test('[A03] ends all sessions of a blocked user at once and rejects sign-in', async () => {
  const { id, email, statuses } = await threeSessions()
  await change(sql`update users.person set deactivated_at = now() where tenant_id = 'staging' and id = ${id}`)
  expect(await statuses()).toEqual([401, 401, 401])
  await expect(browserAt(server).signIn(email, PASSWORD)).rejects.toThrow(/^401/)
})

test('[A03] applies a removed role at the next call and ends long sessions on a grant', async () => {
  const { id, statuses } = await threeSessions('SALES_MANAGER')
  const managers = '/api/uum/manager'
  expect(await statuses(managers)).toEqual([200, 200, 200])
  await change(revokeRole('staging', id, 'SALES_MANAGER'))
  expect(await statuses(managers)).toEqual([403, 403, 403])
  const customer = await threeSessions()
  await change(grantRole('staging', customer.id, 'SALES_MANAGER'))
  expect(await customer.statuses(managers)).toEqual([401, 401, 401])
})

test('[E02] rejects the session of one tenant at another', async () => {
  const here = await signedInPerson(server, { role: 'SALES_MANAGER' })
  await signedInPerson(server, { tenant: 'second', role: 'SALES_MANAGER' })
  const there = browserAt(server, { host: 'second.localhost:3000', tenant: 'second' })
  for (const [name, value] of here.browser.cookies) there.cookies.set(name, value)
  for (const path of ['/api/userinfo', '/api/uum/manager', '/api/uum/account', '/api/uum/api-client'])
    expect([path, await statusOf(there, path)]).toEqual([path, 401])
  expect((await there.send('PUT', '/api/uum/account/password', {})).status).toBe(401)
  expect(await statusOf(here.browser)).toBe(200)
})

test('[A10 SES-02 SES-04] grants nothing by local storage without the cookie', async () => {
  const { email, browser } = await signedInPerson(server)
  expect((await browser.get('/api/userinfo')).json).toEqual({
    id: expect.any(String),
    firstname: 'Amina',
    lastname: 'Otieno',
    email,
    roles: ['CUSTOMER'],
    isComplete: true,
    isEmailVerified: true,
  })
  const claimed = await browser.get('/api/uum/manager', { roles: 'SALES_MANAGER', 'x-roles': 'SALES_MANAGER' })
  expect(claimed.status).toBe(403)
  browser.cookies.delete('__Host-sid')
  for (const path of ['/api/userinfo', '/api/uum/account', '/api/uum/account/session'])
    expect([path, await statusOf(browser, path)]).toEqual([path, 401])
})

test('[SES-01] creates twenty separate sessions for twenty concurrent sign-ins', async () => {
  const { id, email } = await addPerson(server.context)
  const before = await countPeople(server.context)
  const browsers = Array.from({ length: 20 }, () => browserAt(server))
  await Promise.all(browsers.map((browser) => browser.signIn(email, PASSWORD)))
  expect(new Set(browsers.map(({ cookies }) => cookies.get('__Host-sid'))).size).toBe(20)
  for (const browser of browsers) expect((await browser.get('/api/userinfo')).json).toMatchObject({ id })
  expect(await countPeople(server.context)).toEqual({ ...before, sessions: before.sessions + 20 })
})
