import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/sql.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { browserAt } from '../../testing/browser.ts'
import { addPerson, PASSWORD } from '../../testing/people.ts'
import { ensureDemonstrationPeople, shutOutDemonstrationPeople } from './demonstration.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const PUBLISHED = 'quay-side-2026'
const HOSTS = { staging: 'localhost:3000', second: 'second.localhost:3000' }
const browserOf = (tenant: keyof typeof HOSTS) => browserAt(server, { host: HOSTS[tenant], tenant })

test('[OPS-01] the published password opens nothing once the demonstration is left, and all again in the next one', async () => {
  const { context } = server
  const { email } = await addPerson(context)
  const customer = browserOf('staging')
  await customer.signIn(email, PASSWORD)
  // Nobody to shut out yet.
  await shutOutDemonstrationPeople(context)
  await ensureDemonstrationPeople(context)
  for (const tenant of ['staging', 'second'] as const)
    for (const person of ['manager@minato.example', 'buyer@minato.example']) {
      const inside = browserOf(tenant)
      await inside.signIn(person, PUBLISHED)
      await shutOutDemonstrationPeople(context)
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

test('[OPS-01] whoever took such an address over with a password of his own stays', async () => {
  const { context } = server
  await ensureDemonstrationPeople(context)
  const hash = await hashPassword('quay-harbour-7')
  await context.db.write('staging', (tx) =>
    tx.rows(sql`update users.person set password_hash = ${hash}
      where tenant_id = 'staging' and email = 'manager@minato.example'`),
  )
  await shutOutDemonstrationPeople(context)
  const end = await browserOf('staging').signIn('manager@minato.example', 'quay-harbour-7')
  expect(end).toMatch(/^\/success-login/)
})
