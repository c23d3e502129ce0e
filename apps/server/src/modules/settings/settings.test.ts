import type { BankAccount } from '@minato/contract/bank-accounts'
import type { Company, InsuranceRate, Settings } from '@minato/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sender } from '../../platform/email/email-content.ts'
import { senderFacts } from '../../platform/email/outbox-store.ts'
import { sql } from '../../platform/database/sql.ts'
import { CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { fourEyes } from '../../testing/four-eyes.ts'
import { asOwner } from '../../testing/as-owner.ts'

let server: TestServer
const SETTINGS = '/api/main/settings'
const BANK = '/api/main/bank-account'
const RATE = '/api/main/insurance-rate'
const FACTS = {
  name: 'Kaigan',
  legalName: 'Kaigan Motors K.K.',
  foundedYear: 2009,
  headOffice: ['2-14 Daikoku Futo', 'Yokohama, Japan'],
  phone: '+81 45 000 0000',
  messagingUrl: 'https://wa.me/81450000000',
  email: 'sales@kaigan.example',
  social: { facebook: 'https://facebook.example/kaigan', instagram: '', youtube: '' },
  officeHours: [{ weekday: 1, opens: 9, closes: 18 }],
  about: { en: 'We ship.', fr: 'Nous expédions.' },
  legal: { terms: { en: '', fr: '' }, privacy: { en: '', fr: '' }, cookies: { en: '', fr: '' } },
  proformaValidityDays: 7,
  paymentDeadlineDays: 5,
  reminderDays: 2,
  minimumMarginPercent: 0,
  paymentToleranceCents: 2000,
  paperPrefix: null as string | null,
  registration: null as string | null,
  portOfLoading: 'Nagoya' as string | null,
  senderName: null as string | null,
  replyTo: null as string | null,
}
const put = <T = Settings>(path: string, body: unknown, version: number) =>
  server.send<T>('PUT', path, body, 'staging', { 'if-match': `"${version}"` })
const settings = async () => (await server.get<Settings>(SETTINGS)).json
const company = async () => (await server.get<Company>('/api/main/company')).json

beforeAll(async () => {
  server = await testServer()
  server.as(MANAGER)
})
afterAll(() => server.close())

test('[PRT-04 API-11] creates the settings at version 0 and shows them on public pages at once', async () => {
  expect(await settings()).toMatchObject({ name: '', version: 0, proformaValidityDays: 7, updatedAt: null })
  expect((await server.get('/api/main/company')).status).toBe(404)
  const { status, json } = await put(SETTINGS, FACTS, 0)
  expect([status, json]).toEqual([200, { ...FACTS, version: 1, updatedAt: expect.any(String) }])
  const { proformaValidityDays: _days, paymentDeadlineDays: _due, senderName: _name, replyTo: _to, ...more } = FACTS
  const {
    minimumMarginPercent: _margin,
    paymentToleranceCents: _tolerance,
    reminderDays: _before,
    paperPrefix: _prefix,
    registration: _registered,
    portOfLoading: _port,
    legal: _legal,
    ...said
  } = more
  expect(await company()).toEqual({ ...said, insuranceRate: 0, replyMinutes: null })
  expect((await put(SETTINGS, { ...FACTS, phone: '+81 45 111 1111' }, 1)).status).toBe(200)
  expect((await company()).phone).toBe('+81 45 111 1111')
})

test('[BO-07 PRT-04] keeps the minimum margin when the settings leave it out', async () => {
  const { minimumMarginPercent: _, ...rest } = FACTS
  const { version } = await settings()
  expect((await put(SETTINGS, { ...FACTS, minimumMarginPercent: 12 }, version)).json.minimumMarginPercent).toBe(12)
  expect((await put(SETTINGS, rest, version + 1)).json.minimumMarginPercent).toBe(12)
  expect((await put(SETTINGS, { ...FACTS, minimumMarginPercent: 91 }, version + 2)).status).toBe(400)
})

test('[TRU-12] keeps the payment tolerance of settings that leave it out', async () => {
  const { paymentToleranceCents: _, ...rest } = FACTS
  const { version } = await settings()
  expect((await put(SETTINGS, { ...FACTS, paymentToleranceCents: 1550 }, version)).json.paymentToleranceCents).toBe(
    1550,
  )
  expect((await put(SETTINGS, rest, version + 1)).json.paymentToleranceCents).toBe(1550)
  expect((await put(SETTINGS, { ...FACTS, paymentToleranceCents: 100_001 }, version + 2)).status).toBe(400)
})

test('[F31] saves the company part of the settings before the contacts', async () => {
  server.as({ ...MANAGER, tenant: 'second' })
  const { name, legalName, headOffice, ...rest } = FACTS
  const saved = { ...rest, name, legalName, headOffice, phone: '', email: '' }
  const answer = await server.send('PUT', SETTINGS, saved, 'second', { 'if-match': '"0"' })
  expect(answer.status).toBe(200)
  const facts = await server.context.db.read<Sender>('second', senderFacts('second'))
  expect(facts).toMatchObject([{ name: 'Kaigan' }])
  await asOwner(
    server.url,
    "select set_config('app.tenant', 'second', true); delete from settings.company where tenant_id = 'second'",
  )
  server.as(MANAGER)
})

test('[F22] saves terms, privacy and cookie texts per language for visitors', async () => {
  const terms = { en: 'Our terms\n\nPay first.', fr: '' }
  const { version } = await settings()
  expect((await put(SETTINGS, { ...FACTS, legal: { ...FACTS.legal, terms } }, version)).status).toBe(200)
  server.as(undefined)
  expect((await server.get('/api/main/company/legal/terms')).json).toEqual(terms)
  expect((await server.get('/api/main/company/legal/privacy')).json).toEqual({ en: '', fr: '' })
  expect((await server.get('/api/main/company/legal/imprint')).status).toBe(400)
  expect((await server.get('/api/main/company/legal/terms', 'second')).json).toEqual({ en: '', fr: '' })
  server.as(MANAGER)
  const tooLong = { ...FACTS, legal: { ...FACTS.legal, cookies: { en: 'x'.repeat(20_001), fr: '' } } }
  expect((await put<{ body: { path: string }[] }>(SETTINGS, tooLong, version + 1)).json.body[0]?.path).toBe(
    'legal.cookies.en',
  )
})

test('[API-11] rejects a stale edit with the current state, and one without a version', async () => {
  const { version } = await settings()
  const answers = await Promise.all([
    put(SETTINGS, { ...FACTS, name: 'One' }, version),
    put(SETTINGS, { ...FACTS, name: 'Two' }, version),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)?.json as unknown as { current: Settings }
  expect(lost.current).toEqual(await settings())
  expect(lost.current.version).toBe(version + 1)
  expect((await server.send('PUT', SETTINGS, FACTS)).status).toBe(428)
  // The first two versions too.
  server.as({ ...MANAGER, tenant: 'second' })
  const first = await Promise.all(
    [0, 0].map(() => server.send('PUT', SETTINGS, FACTS, 'second', { 'if-match': '"0"' })),
  )
  expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  server.as(MANAGER)
})

test('[M06 I02] rejects read-only fields and script addresses at their fields', async () => {
  const { version } = await settings()
  const wrong: [object, string][] = [
    [{ version: 9 }, 'version'],
    [{ insuranceRate: 3 }, 'insuranceRate'],
    [{ messagingUrl: 'javascript:alert(1)' }, 'messagingUrl'],
    [{ social: { ...FACTS.social, youtube: 'http://youtube.example' } }, 'social.youtube'],
    [{ social: { ...FACTS.social, youtube: 'https://youtube.example/"onload=' } }, 'social.youtube'],
    [{ officeHours: [{ weekday: 1, opens: 18, closes: 9 }] }, 'officeHours.0.closes'],
    [{ officeHours: [FACTS.officeHours[0], FACTS.officeHours[0]] }, 'officeHours'],
    [{ officeHours: [{ weekday: 1, opens: 9, opensMinute: 30, closes: 9 }] }, 'officeHours.0.closes'],
    [{ officeHours: [{ weekday: 1, opens: 9, opensMinute: 60, closes: 18 }] }, 'officeHours.0.opensMinute'],
    [{ officeHours: [{ weekday: 1, opens: 9, closes: 24, closesMinute: 1 }] }, 'officeHours.0.closesMinute'],
    [{ replyTo: 'a@b.example, c@d.example' }, 'replyTo'],
    [{ proformaValidityDays: 0 }, 'proformaValidityDays'],
    [{ paperPrefix: 'M-1' }, 'paperPrefix'],
    [{ headOffice: [] }, 'headOffice'],
    [{ name: ' ' }, 'name'],
  ]
  for (const [change, path] of wrong) {
    const { status, json } = await put<{ body: { path: string }[] }>(SETTINGS, { ...FACTS, ...change }, version)
    expect([path, status, json.body[0]?.path]).toEqual([path, 400, path])
  }
  expect((await settings()).version).toBe(version)
})

test('[PRT-04] applies the newest insurance version in force and keeps the past', async () => {
  const add = (percentage: number, validFrom?: string) =>
    server.send<InsuranceRate>('POST', RATE, { percentage, ...(validFrom && { validFrom }) })
  const later = new Date(Date.now() + 86_400_000).toISOString()
  expect((await add(1.25)).json).toMatchObject({ percentage: 1.25, isInForce: true })
  expect((await add(2, later)).json).toMatchObject({ percentage: 2, validFrom: later, isInForce: false })
  expect((await company()).insuranceRate).toBe(1.25)
  expect((await add(1.375)).status).toBe(201)
  expect((await company()).insuranceRate).toBe(1.375)
  expect((await server.get<InsuranceRate[]>(RATE)).json.map((one) => [one.percentage, one.isInForce])).toEqual([
    [2, false],
    [1.375, true],
    [1.25, false],
  ])
  for (const [percentage, validFrom] of [[1, '2020-01-01T00:00:00Z'], [-1], [21], [1.00001]] as const)
    expect([percentage, (await add(percentage, validFrom)).status]).toEqual([percentage, 400])
  await expect(
    server.context.db.write('staging', (tx) => tx.rows(sql`update settings.insurance_rate set percentage = 0`)),
  ).rejects.toMatchObject({ code: '42501' })
})

test('[PRT-04 STF-05] shows bank accounts to signed-in users only', async () => {
  const eyes = fourEyes(server)
  await eyes.reset()
  server.as(undefined)
  expect((await server.get(BANK)).status).toBe(401)
  server.as(CUSTOMER)
  expect((await server.get<BankAccount[]>(BANK)).json).toMatchObject([
    { swift: 'EXMPJPJT', isDefault: true, version: 1 },
  ])
  server.as(MANAGER)
})

test('[PRT-04] sends mail under the dealer’s name with the reply address of the settings', async () => {
  const sender = async () => (await server.context.db.read('staging', senderFacts('staging')))[0]
  await put(SETTINGS, FACTS, (await settings()).version)
  expect(await sender()).toMatchObject({ name: 'Kaigan', senderName: 'Kaigan', replyTo: null })
  await put(
    SETTINGS,
    { ...FACTS, senderName: 'Sales desk', replyTo: 'desk@kaigan.example' },
    (await settings()).version,
  )
  expect(await sender()).toMatchObject({ name: 'Kaigan', senderName: 'Sales desk', replyTo: 'desk@kaigan.example' })
})
