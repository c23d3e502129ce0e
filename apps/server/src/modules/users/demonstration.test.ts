import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/database/sql.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { addPerson, PASSWORD } from '../../testing/people.ts'
import { deactivateDemonstrationPeople, describeDemonstration, ensureDemonstrationPeople } from './demonstration.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const PUBLISHED = 'quay-side-2026'
const HOSTS = { staging: 'localhost:3000', second: 'second.localhost:3000' }
const browserOf = (tenant: keyof typeof HOSTS) => browserAt(server, { host: HOSTS[tenant], tenant })

test('[OPS-01] disables the published password outside a demonstration', async () => {
  const { context } = server
  const { email } = await addPerson(context)
  const customer = browserOf('staging')
  await customer.signIn(email, PASSWORD)
  // Nobody has a known password yet.
  await deactivateDemonstrationPeople(context)
  await ensureDemonstrationPeople(context)
  for (const tenant of ['staging', 'second'] as const)
    for (const person of ['manager@minato.example', 'buyer@minato.example']) {
      const inside = browserOf(tenant)
      await inside.signIn(person, PUBLISHED)
      await deactivateDemonstrationPeople(context)
      expect([tenant, person, (await inside.get('/api/userinfo')).status]).toEqual([tenant, person, 401])
      const records = sql`select from users.provider_record r join users.person p on p.id::text = r.account_id
        where p.email = ${person}`
      expect(await context.db.read(tenant, records)).toEqual([])
      await expect(browserOf(tenant).signIn(person, PUBLISHED)).rejects.toThrow(/^401/)
      await ensureDemonstrationPeople(context)
      await browserOf(tenant).signIn(person, PUBLISHED)
    }
  expect((await customer.get('/api/userinfo')).status).toBe(200)
})

test('[F03] deactivates demonstration accounts with changed passwords too', async () => {
  const { context } = server
  await ensureDemonstrationPeople(context)
  const hash = await hashPassword('quay-harbour-7')
  await context.db.write('staging', (tx) =>
    tx.rows(sql`update users.person set password_hash = ${hash}
      where tenant_id = 'staging' and email = 'manager@minato.example'`),
  )
  await deactivateDemonstrationPeople(context)
  await expect(browserOf('staging').signIn('manager@minato.example', 'quay-harbour-7')).rejects.toThrow(/^401/)
})

test('[F03] gives a public demonstration random passwords', async () => {
  const { context } = server
  const people = ['manager@minato.example', 'buyer@minato.example']
  await ensureDemonstrationPeople(context)
  const [local] = (await describeDemonstration(context))('http://localhost:3000')
  expect(local).toBe(`Sign in as ${people.map((email) => `${email}, password ${PUBLISHED}`).join(', or ')}.`)
  const before = browserOf('second')
  await before.signIn('manager@minato.example', PUBLISHED)

  const open = { ...context, config: { ...context.config, isPublicDemonstration: true } }
  await ensureDemonstrationPeople(open)
  const [signIn = '', mailbox = ''] = (await describeDemonstration(open))('http://localhost:3000')
  const words = [...`${signIn}${mailbox}`.matchAll(/password ([0-9a-f]{20})/g)].map(([, word = '']) => word)
  expect(new Set(words).size).toBe(3)
  expect((await before.get('/api/userinfo')).status).toBe(401)
  for (const tenant of ['staging', 'second'] as const)
    for (const [i, email] of people.entries()) {
      await expect(browserOf(tenant).signIn(email, PUBLISHED)).rejects.toThrow(/^401/)
      await browserOf(tenant).signIn(email, words[i] ?? '')
    }
  // The same passwords after a restart, and the published one again on the local machine.
  await ensureDemonstrationPeople(open)
  expect((await describeDemonstration(open))('http://localhost:3000')[0]).toBe(signIn)
  await ensureDemonstrationPeople(context)
  await browserOf('staging').signIn('manager@minato.example', PUBLISHED)
})
