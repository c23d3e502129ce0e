import type { VehicleReply } from '@minato/contract/vehicles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/process/log.ts'
import { lockCarAndInquiry } from '../../inquiries/event-log/car-and-inquiry-lock.ts'
import { linkIdentity } from '../people-store.ts'
import { callWithToken, createClient, requestToken } from '../../../testing/api-clients.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { auditOf } from '../../../testing/audit.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { act, addPort, eventsIn, openInquiry } from '../../../testing/inquiries.ts'
import { newKey, otherProvider, signInElsewhere } from '../../../testing/other-provider-start.ts'
import type { OtherProvider } from '../../../testing/other-provider-start.ts'
import type { OtherProviderOptions } from '../../../testing/other-provider.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { addPerson } from '../../../testing/people.ts'
import { countPeople } from '../../../testing/sessions.ts'
import { handOverInquiries } from '../../inquiries/privacy/service.ts'
import { handOverTask } from './hand-over.ts'

const people = {
  amina: { email: 'amina@example.com', email_verified: true, given_name: 'Amina', family_name: 'Otieno' },
  boss: {
    email: 'boss@example.com',
    email_verified: true,
    given_name: 'Haruka',
    groups: ['staging:SALES_MANAGER', 'other'],
  },
  chief: { email: 'chief@example.com', email_verified: true, groups: ['staging:SALES_MANAGER'] },
  twin: { email: 'amina@example.com', email_verified: true },
  thief: { email: 'victim@example.com', email_verified: true },
  doubtful: { email: 'doubtful@example.com', email_verified: false },
  namesake: {},
  newcomer: { email: 'newcomer@example.com', email_verified: true },
}
const options: OtherProviderOptions = {
  port: 0,
  key: await newKey(),
  clientId: 'the-shop',
  clientSecret: 'a secret of the shop & the provider',
  callback: 'http://localhost:3000/auth/callback',
  home: 'http://localhost:3000/',
  people,
}
let other: OtherProvider
let server: TestServer
let shiftMs = 0
const lines: string[] = []

beforeAll(async () => {
  other = await otherProvider(options)
  const env = {
    PORT: '3000',
    OIDC_ISSUER: other.issuer,
    OIDC_CLIENT_ID: options.clientId,
    OIDC_CLIENT_SECRET: options.clientSecret,
    OIDC_ROLES_CLAIM: 'groups',
  }
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  server = await testServer(env, { log, now: () => new Date(Date.now() + shiftMs) })
})
afterAll(async () => {
  await server.close()
  await other.stop()
})
beforeEach(() => void (shiftMs += 3_600_000))

/** The same provider after a restart with other settings. */
async function restart(changed: Partial<OtherProviderOptions> = {}): Promise<void> {
  await other.stop()
  other = await otherProvider({ ...options, port: other.port, ...changed })
}
const shopAnswers = async (): Promise<void> => {
  for (const path of ['/api/vehicle/public/car', '/api/main/brand'])
    expect([path, (await server.get(path)).status]).toEqual([path, 200])
}

test('[SES-01 SES-04] signs in by another provider and maps roles from its claim', async () => {
  const browser = browserAt(server)
  expect(await signInElsewhere(browser, 'amina', '/fr/reviews')).toBe('/fr/success-login?return=%2Ffr%2Freviews')
  expect((await browser.get('/api/userinfo')).json).toMatchObject({
    firstname: 'Amina',
    lastname: 'Otieno',
    email: 'amina@example.com',
    isEmailVerified: true,
    roles: ['CUSTOMER'],
  })
  const boss = browserAt(server)
  await signInElsewhere(boss, 'boss')
  const { id, roles } = (await boss.get('/api/userinfo')).json as { id: string; roles: string[] }
  expect(roles).toEqual(['SALES_MANAGER'])
  expect(await auditOf(server.context, id)).toContainEqual({
    actor: id,
    call: 'GET /auth/callback',
    operation: 'INSERT',
    role: 'SALES_MANAGER',
  })
  expect((await boss.get('/api/uum/manager')).status).toBe(200)
  expect((await browser.get('/api/uum/manager')).status).toBe(403)
  // A role removed at the provider ends at the next sign-in, for older sessions too; roles of another or no dealer do not count.
  await restart({ people: { ...people, boss: { ...people.boss, groups: ['SALES_MANAGER', 'second:SALES_MANAGER'] } } })
  shiftMs += 3_600_000
  await signInElsewhere(browserAt(server), 'boss')
  expect((await boss.get('/api/uum/manager')).status).toBe(403)
  // The log explains roles without a dealer to the operator.
  expect(lines.filter((line) => line.includes('not staging:SALES_MANAGER'))).toHaveLength(1)
  expect(lines.join()).not.toMatch(/boss@|Haruka/)
  await restart()
})

test('[INQ-16 SES-04] hands over inquiries of a manager whom the provider demoted', async () => {
  const portId = await addPort(server.context)
  const [boss, buyer] = [browserAt(server), browserAt(server)]
  await signInElsewhere(boss, 'boss')
  await signInElsewhere(buyer, 'amina')
  await signInElsewhere(browserAt(server), 'chief')
  const { id: bossId } = (await boss.get('/api/userinfo')).json as { id: string }
  const { id } = await openInquiry(server, { buyer: { id: '', email: '', browser: buyer }, portId })
  await act(boss, id, 'manager', { managerId: bossId })
  const managerNow = async () => (await eventsIn(server.context, id)).at(-1)?.data
  const colleague = await addPerson(server.context, { role: 'SALES_MANAGER' })
  const { boss: he, chief: she } = people
  await restart({ people: { ...people, boss: { ...he, groups: [] }, chief: { ...she, groups: [] } } })
  const jobs = startJobs(server.context, server.url, [handOverTask(server.context, handOverInquiries)])
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  try {
    // Another transaction locks the inquiry's car: the sign-in does not wait for it.
    await server.context.db.write('staging', async (tx) => {
      await lockCarAndInquiry(tx, 'system', id)
      expect(await signInElsewhere(browserAt(server), 'boss')).toMatch(/^\/success-login/)
      expect((await boss.get('/api/uum/manager')).status).toBe(403)
      await expect.poll(async () => (await asOwner(server.url, waiting)).length).toBe(1)
      let end = ''
      void signInElsewhere(browserAt(server), 'chief').then((where) => (end = where))
      await expect.poll(async () => end !== '' || (await asOwner(server.url, waiting)).length > 1).toBe(true)
      expect(end).toMatch(/^\/success-login/)
    })
    await expect.poll(managerNow).toMatchObject({ managerId: colleague.id })
  } finally {
    await jobs.stop()
  }
  // A late hand-over takes nothing from a person who is a manager again.
  await addPerson(server.context, { role: 'SALES_MANAGER' })
  await handOverTask(server.context, handOverInquiries).run({
    tenant: 'staging',
    data: { personId: colleague.id },
    signal: new AbortController().signal,
  })
  expect(await managerNow()).toMatchObject({ managerId: colleague.id })
  await restart()
})

test('[F02] ends a manager’s API clients when the provider removes the role', async () => {
  const boss = browserAt(server)
  await signInElsewhere(boss, 'boss')
  const made = await createClient(boss, ['main.read'])
  const { access_token: token } = (await requestToken(server, made)).json
  expect(await callWithToken(server, token)).toBe(200)
  await restart({ people: { ...people, boss: { ...people.boss, groups: [] } } })
  await signInElsewhere(browserAt(server), 'boss')
  expect([await callWithToken(server, token), (await requestToken(server, made)).status]).toEqual([401, 401])
  await restart()
})

test('[SES-03] signs out at the other provider’s end-session address with a token hint', async () => {
  const browser = browserAt(server)
  await signInElsewhere(browser, 'amina')
  const { status, json } = await browser.send('POST', '/api/logout')
  const to = new URL((json as { location: string }).location)
  expect([status, to.origin, to.searchParams.get('post_logout_redirect_uri')]).toEqual([
    200,
    other.issuer,
    options.home,
  ])
  expect(to.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
  expect((await fetch(to)).status).toBe(200)
  expect((await browser.get('/api/userinfo')).status).toBe(401)
})

test('[A11] links no account for another subject or an unverified email', async () => {
  const victim = await addPerson(server.context, { email: 'victim@example.com', role: 'SALES_MANAGER' })
  const first = browserAt(server)
  await signInElsewhere(first, 'amina')
  const amina = (await first.get('/api/userinfo')).json as { id: string }
  for (const [subject, others] of [
    ['twin', amina.id],
    ['thief', victim.id],
    ['doubtful', ''],
  ] as const) {
    const browser = browserAt(server)
    await signInElsewhere(browser, subject)
    const user = (await browser.get('/api/userinfo')).json as { id: string }
    expect([subject, user]).toEqual([subject, expect.objectContaining({ email: '', roles: ['CUSTOMER'] })])
    expect([others, amina.id, victim.id]).not.toContain(user.id)
    // The next sign-in finds the same person.
    const again = browserAt(server)
    await signInElsewhere(again, subject)
    expect((await again.get('/api/userinfo')).json).toMatchObject({ id: user.id })
  }
})

test('[A11] treats the same subject of another issuer as another user', async () => {
  const { id } = await addPerson(server.context, { role: 'SALES_MANAGER' })
  await server.context.db.write('staging', (tx) =>
    tx.rows(linkIdentity('staging', 'https://elsewhere.example', 'namesake', id)),
  )
  const browser = browserAt(server)
  await signInElsewhere(browser, 'namesake')
  const user = (await browser.get('/api/userinfo')).json as { id: string; roles: string[] }
  expect([user.id === id, user.roles]).toEqual([false, ['CUSTOMER']])
})

test('[A11 SES-01] creates one user for five concurrent first sign-ins', async () => {
  const before = await countPeople(server.context)
  const browsers = Array.from({ length: 5 }, () => browserAt(server))
  const ends = await Promise.all(browsers.map((browser) => signInElsewhere(browser, 'newcomer')))
  expect(new Set(ends)).toEqual(new Set(['/success-login?return=%2F']))
  expect(await countPeople(server.context)).toEqual({ sessions: before.sessions + 5, persons: before.persons + 1 })
})

test('[H04 SES-01] keeps the shop up without the provider and recovers by itself', async () => {
  await other.stop()
  expect(await signInElsewhere(browserAt(server), 'amina', '/reviews')).toBe(
    '/login?problem=provider&return=%2Freviews',
  )
  await shopAnswers()
  await restart()
  expect(await signInElsewhere(browserAt(server), 'amina')).toMatch(/^\/success-login/)
  // The provider stops while a person is signed in; its metadata is still cached.
  const browser = browserAt(server)
  const begun = await browser.get('/auth/sign-in')
  await other.stop()
  const state = new URL(String(begun.headers['location'])).searchParams.get('state') ?? ''
  const back = await browser.get(`/auth/callback?${new URLSearchParams({ code: 'x', state, iss: other.issuer })}`)
  expect(back.headers['location']).toBe('/login?problem=provider&return=%2F')
  await restart()
})

test('[H04] accepts new provider keys within a minute', async () => {
  expect(await signInElsewhere(browserAt(server), 'amina')).toMatch(/^\/success-login/)
  await restart({ key: await newKey() })
  shiftMs += 60_000
  expect(await signInElsewhere(browserAt(server), 'amina')).toMatch(/^\/success-login/)
  await restart()
})

test.each([
  ['behind', -1],
  ['ahead', 1],
])('[H04] reports a provider clock an hour %s and works once it is right', async (_, hours) => {
  await restart({ clockOffMs: hours * 3_600_000 })
  const before = await countPeople(server.context)
  expect(await signInElsewhere(browserAt(server), 'amina')).toBe('/login?problem=provider&return=%2F')
  expect(await countPeople(server.context)).toEqual(before)
  await restart()
  shiftMs += 60_000
  expect(await signInElsewhere(browserAt(server), 'amina')).toMatch(/^\/success-login/)
})

test('[H04] stops waiting for a slow provider and blocks nothing else', async () => {
  await restart({ delayMs: 20_000 })
  const order: string[] = []
  const asked = Array.from({ length: 3 }, () =>
    signInElsewhere(browserAt(server), 'amina').then((end) => void order.push(end)),
  )
  await shopAnswers()
  order.push('the shop')
  await Promise.all(asked)
  expect(order).toEqual(['the shop', ...Array<string>(3).fill('/login?problem=provider&return=%2F')])
})

test('[F25] shows the plain inquiry form after the sign-in of the other provider', async () => {
  await restart()
  const [id = ''] = await addCars(server.context, [buildCar()])
  const { json } = await server.get(`/api/vehicle/public/car/${id}`)
  const path = `/ask/${(json as VehicleReply).reference}`
  const browser = browserAt(server)
  const { status, headers } = await browser.get(path)
  expect([status, headers['location']]).toEqual([302, `/auth/sign-in?return=${encodeURIComponent(path)}`])
  await signInElsewhere(browser, 'amina')
  expect((await browser.get(path)).status).toBe(200)
})
