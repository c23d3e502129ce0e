import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countAttempt } from '../../../platform/rate-limit/counters.ts'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { newCode } from '../codes.ts'
import { accountOf } from '../password-attempts.ts'
import { hashPassword, isPasswordOf } from '../passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    PORT: '3000',
    RATE_SIGN_IN_CALLER: '5/60,20/900',
    RATE_SIGN_IN_ACCOUNT: '15/60,60/900',
    RATE_SIGN_IN_NETWORK: '30/60',
    RATE_REGISTRATION_NETWORK: '5/3600',
  })
})
afterAll(() => server.close())
beforeEach(() => server.context.db.shared(sql`delete from platform.counter`))

interface Form {
  browser: TestBrowser
  uid: string
}
async function form(browser = browserAt(server)): Promise<Form> {
  return { browser, uid: await browser.begin() }
}
/** Tries a password from an address of the network. */
const tryFrom = (address: string, { browser, uid }: Form, body: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/sign-in/${uid}`,
    remoteAddress: address,
    headers: {
      host: 'localhost:3000',
      'tenant-id': 'staging',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      ...headers,
    },
    payload: body,
  })
const forget = (seconds: number, name = '%') =>
  server.context.db.shared(
    sql`update platform.counter set hits = array(select hit - ${seconds} * interval '1 second' from unnest(hits) hit) where class like ${name}`,
  )

test('[A08 SES-09] limits one account to fifteen tries a minute without delaying its owner', async () => {
  const { email } = await addPerson(server.context)
  const way = await form()
  await way.browser.send('POST', '/api/csrf')
  const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('@', '＠')]
  const statuses: number[] = []
  for (let i = 0; i < 22; i++) {
    const body = { email: spellings[i % spellings.length], password: `wrong-harbour-${i}` }
    statuses.push((await tryFrom(`203.0.113.${i}`, way, body)).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(15).fill(401), ...Array<number>(7).fill(429)])
  // The right password is rejected too, so that guesses cannot be told apart; the reply names the waiting time.
  const refused = await tryFrom('203.0.113.99', way, { email, password: PASSWORD })
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
  await forget(61)
  expect((await tryFrom('203.0.113.99', way, { email, password: PASSWORD })).statusCode).toBe(200)
  // Many minutes of it: sixty attempts in a quarter of an hour, after which the owner can sign in.
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 15; i++) await tryFrom(`198.51.100.${i}`, way, { email, password: 'wrong-harbour-1' })
    await forget(61)
  }
  const shut = await form()
  await shut.browser.send('POST', '/api/csrf')
  // Rejected attempts do not prolong the waiting time.
  for (let i = 0; i < 6; i++) {
    const late = await tryFrom('192.0.2.1', shut, { email, password: PASSWORD })
    expect([late.statusCode, Number(late.headers['retry-after']) <= 900]).toEqual([429, true])
  }
  await forget(900, 'sign-in-account')
  expect((await tryFrom('192.0.2.1', shut, { email, password: PASSWORD })).statusCode).toBe(200)
})

test('[A08 SES-09] limits one network to five tries a minute without blocking others', async () => {
  const { email } = await addPerson(server.context)
  const way = await form()
  await way.browser.send('POST', '/api/csrf')
  const statuses: number[] = []
  for (let minute = 0; minute < 5; minute++) {
    for (let i = 0; i < 7; i++)
      statuses.push((await tryFrom('203.0.113.1', way, { email, password: `wrong-${minute}-${i}` })).statusCode)
    const owner = await form()
    await owner.browser.send('POST', '/api/csrf')
    expect((await tryFrom('192.0.2.1', owner, { email, password: PASSWORD })).statusCode).toBe(200)
    await forget(61)
  }
  const wrong = statuses.filter((status) => status === 401)
  expect([wrong.length, statuses.slice(0, 7)]).toEqual([20, [...Array<number>(5).fill(401), 429, 429]])
})

/** As many attempts on an account as strangers can make in a quarter of an hour. */
async function shutOut(email: string): Promise<void> {
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 15; i++) await countAttempt(server.context, 'sign-in-account', accountOf('staging', email))
    await forget(61)
  }
}

test('[A08 SES-09] exempts the owner’s browser from others’ tries and counts its own', async () => {
  const { email } = await addPerson(server.context)
  const own = browserAt(server)
  await own.signIn(email, PASSWORD)
  await shutOut(email)
  const again = await form(own)
  const tryOwn = async (password: string) => (await tryFrom('192.0.2.1', again, { email, password })).statusCode
  // Nor for a stranger who tries one account after the other from one network.
  const way = await form()
  await way.browser.send('POST', '/api/csrf')
  for (let i = 0; i < 30; i++) await tryFrom('192.0.2.1', way, { email: `n${i}@example.com`, password: 'x' })
  expect((await tryFrom('192.0.2.1', way, { email, password: PASSWORD })).statusCode).toBe(429)
  expect(await tryOwn(PASSWORD)).toBe(200)
  const guesses: number[] = []
  for (let i = 0; i < 6; i++) guesses.push(await tryOwn(`wrong-harbour-${i}`))
  expect([...guesses, await tryOwn(PASSWORD)]).toEqual([401, 401, 401, 401, 401, 429, 429])
})

test('[A08 SES-09] ignores a forged cookie and the cookie of another account', async () => {
  const { email } = await addPerson(server.context)
  await shutOut(email)
  const stranger = browserAt(server)
  await stranger.signIn((await addPerson(server.context)).email, PASSWORD)
  const known = stranger.cookies.get('__Host-known') ?? ''
  expect(known).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  const way = await form(stranger)
  for (const cookie of [known, `${known.slice(0, 23)}${'A'.repeat(43)}`, 'x', '']) {
    stranger.cookies.set('__Host-known', cookie)
    expect([cookie, (await tryFrom('192.0.2.7', way, { email, password: PASSWORD })).statusCode]).toEqual([cookie, 429])
  }
})

test('[A08 SES-08] lets a blocked owner in by a mailed link on a new browser', async () => {
  const { id, email } = await addPerson(server.context)
  const old = browserAt(server)
  await old.signIn(email, PASSWORD)
  await shutOut(email)
  const browser = browserAt(server)
  await expect(browser.signIn(email, PASSWORD)).rejects.toThrow('429')
  const { code } = await server.context.db.write('staging', (tx) => newCode(tx, 'reset', id, email))
  const body = { userId: id, otpCode: code, password: 'quayside-4711' }
  expect((await browser.send('PUT', '/api/main/user/reset-password', body)).status).toBe(204)
  expect(await browser.signIn(email, 'quayside-4711')).toMatch(/^\/success-login/)
  // A browser known by the old password is unknown after the change.
  await expect(old.signIn(email, 'quayside-4711')).rejects.toThrow('429')
})

test('[A08 SES-09] limits one network to thirty tries a minute over many accounts', async () => {
  const way = await form()
  await way.browser.send('POST', '/api/csrf')
  const statuses: number[] = []
  for (let i = 0; i < 40; i++) {
    const headers = {
      'x-forwarded-for': `203.0.113.${i}`,
      forwarded: `for=203.0.113.${i}`,
      'x-real-ip': `203.0.113.${i}`,
    }
    const body = { email: `nobody${i}@example.com`, password: 'wrong-harbour-1' }
    // Addresses of one IPv6 network count together.
    statuses.push((await tryFrom(`2001:db8:1:2::${i + 1}`, way, body, headers)).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)])
  expect((await tryFrom('2001:db8:1:3::1', way, { email: 'nobody@example.com', password: 'x' })).statusCode).toBe(401)
  const more = { email: 'nobody@example.com', password: 'x', network: 'other', ip: '10.0.0.1' }
  expect((await tryFrom('2001:db8:9::1', way, more)).statusCode).toBe(400)
})

test('[SES-09] does not count successful sign-ins', async () => {
  const { email } = await addPerson(server.context)
  for (let i = 0; i < 8; i++) expect(await browserAt(server).signIn(email, PASSWORD)).toMatch(/^\/success-login/)
})

test('[SES-09] rejects a sixth sign-up from one network within the hour', async () => {
  const browser = browserAt(server)
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    const { status } = await browser.send('POST', '/api/main/registration', {
      civility: 'MS',
      firstname: 'A',
      lastname: 'B',
      countryOfResidence: 'KE',
      phoneNumber: { countryCode: '254', number: '0712345678' },
      email: `sixth${i}@example.com`,
      password: 'harbour2026',
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
})

test('[SES-09 API-09] counts no rejected form or repeat as a sign-up, but a taken address', async () => {
  const browser = browserAt(server)
  const signUp = async (body: object, headers?: Record<string, string>) =>
    (
      await browser.send(
        'POST',
        '/api/main/registration',
        {
          civility: 'MS',
          firstname: 'A',
          lastname: 'B',
          countryOfResidence: 'KE',
          phoneNumber: { countryCode: '254', number: '0712345678' },
          email: 'again@example.com',
          password: 'harbour2026',
          ...body,
        },
        headers,
      )
    ).status
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push(await signUp({ password: 'password1' }))
  for (let i = 0; i < 6; i++) statuses.push(await signUp({}, { 'idempotency-key': 'again' }))
  for (let i = 0; i < 5; i++) statuses.push(await signUp({}))
  expect(statuses).toEqual([...Array<number>(6).fill(400), ...Array<number>(6).fill(201), 409, 409, 409, 409, 429])
})

test('[G04] hashes two passwords at a time, queues fifty and rejects the rest', async () => {
  const hash = await hashPassword(PASSWORD)
  for (const one of [hash, undefined]) {
    const asked = await Promise.allSettled(Array.from({ length: 60 }, () => isPasswordOf(one, 'x')))
    const refused = asked.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(8)
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ retryAfter: 5, reply: { status: 503, code: 'MINATO-5001' } })
  }
})

test('[G04 SES-11] does not count a password that was never checked', async () => {
  const { browser } = await signedInPerson(server)
  let isOver = false
  const storm = async (): Promise<void> => {
    while (!isOver) await hashPassword('x').catch(() => new Promise((later) => void setImmediate(later)))
  }
  const all = Array.from({ length: 60 }, storm)
  const change = (currentPassword: string) =>
    browser.send('PUT', '/api/uum/account/password', { currentPassword, newPassword: 'quayside-4711' })
  try {
    for (let i = 0; i < 7; i++) expect([i, (await change('wrong-harbour-1')).status]).toEqual([i, 503])
  } finally {
    isOver = true
    await Promise.all(all)
  }
  expect((await change(PASSWORD)).status).toBe(204)
})

test('[A09 G04] delays unknown users equally in a storm and no other page', async () => {
  const { email } = await addPerson(server.context)
  const way = await form()
  await way.browser.send('POST', '/api/csrf')
  let isOver = false
  const storm = async (): Promise<void> => {
    while (!isOver) await hashPassword('x').catch(() => new Promise((later) => void setImmediate(later)))
  }
  const all = Array.from({ length: 60 }, storm)
  try {
    // More attempts than are checked; unchecked ones do not count as wrong.
    for (const one of [...Array<string>(7).fill(email), 'unknown@example.com']) {
      const { statusCode, headers } = await tryFrom('203.0.113.1', way, { email: one, password: 'wrong-harbour-1' })
      expect([one, statusCode, headers['retry-after']]).toEqual([one, 503, '5'])
    }
    expect((await server.get('/api/vehicle/public/car')).status).toBe(200)
    expect((await server.get('/api/main/brand')).status).toBe(200)
  } finally {
    isOver = true
    await Promise.all(all)
  }
  expect((await tryFrom('203.0.113.1', way, { email, password: PASSWORD })).statusCode).toBe(200)
})
