import { calls } from '@minato/contract/calls'
import { nameOf, pathOf, scopeOf, SERVICES } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Identity } from '../../context.ts'
import { CLIENT, CUSTOMER, MANAGER, testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { signedInPerson } from '../../testing/people.ts'
import { backdateSessions } from '../../testing/sessions.ts'
import { sql } from '../database/sql.ts'

let server: TestServer
const all: Call[] = Object.values(calls)
const NOBODY = '00000000-0000-4000-8000-00000000dead'
const scopes = Object.keys(SERVICES)
  .filter((service) => service !== 'session')
  .flatMap((service) => [`${service}.read`, `${service}.write`])

beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

/** Permitted callers send an unknown query parameter, so that nothing is done: 400. */
const IN = 400
const methodsOf = ({ method }: Call): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])
const isOpen = ({ access, method }: Call): boolean => access === 'visitor' && method === 'GET'
const isWrite = ({ access, method, path }: Call): boolean =>
  method !== 'GET' && access !== 'visitor' && !path.startsWith('/account')

const CALLERS: [who: string, identity: (call: Call) => Identity | undefined, expected: (call: Call) => number][] = [
  ['a visitor', () => undefined, ({ access }) => (access === 'visitor' ? IN : 401)],
  ['a customer', () => CUSTOMER, ({ access }) => (access === 'manager' ? 403 : IN)],
  ['a manager', () => MANAGER, () => IN],
  [
    'a manager without the second factor that the dealer requires',
    () => ({ ...MANAGER, needsSecondFactor: 'SETUP' }),
    (call) => (isWrite(call) ? 403 : IN),
  ],
  [
    'a manager whose second factor was not checked',
    () => ({ ...MANAGER, needsSecondFactor: 'CHECK' }),
    (call) => (isWrite(call) ? 403 : IN),
  ],
  ['someone without a role', () => ({ ...CUSTOMER, roles: [] }), ({ access }) => (access === 'visitor' ? IN : 403)],
  ["another tenant's manager", () => ({ ...MANAGER, tenant: 'second' }), () => 403],
  [
    'a program with this scope alone',
    (call) => ({ ...CLIENT, scopes: scopes.filter((scope) => scope === scopeOf(call)) }),
    (call) => (isOpen(call) || (!call.isForPeople && call.service !== 'session') ? IN : 403),
  ],
  [
    'a program with every other scope',
    (call) => ({ ...CLIENT, scopes: scopes.filter((scope) => scope !== scopeOf(call)) }),
    (call) => (isOpen(call) ? IN : 403),
  ],
  ["another tenant's program", () => ({ ...CLIENT, tenant: 'second', scopes }), () => 403],
]

test('[API-05 API-13 G25 D05 E02] admits to every call only the callers of its contract: else 401 or 403', async () => {
  expect(all.length).toBeGreaterThan(20)
  const wrong: unknown[] = []
  for (const call of all)
    for (const method of methodsOf(call))
      for (const [who, identity, expected] of CALLERS) {
        server.as(identity(call))
        const { statusCode } = await server.app.inject({
          method: method as 'GET',
          url: `${pathOf(call).replace(/\{[^}]+\}/g, NOBODY)}?no-call-has-this=1`,
          headers: { 'tenant-id': 'staging', ...server.guard() },
        })
        if (statusCode !== expected(call)) wrong.push([nameOf(call), method, who, statusCode, expected(call)])
      }
  server.as(undefined)
  expect(wrong).toEqual([])
})

test('[API-13 G25 A02 A03] rejects an expired or ended session on every protected call', async () => {
  const [ended, revoked] = [
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
  ]
  await backdateSessions(server.context, ended.id, { idleMinutes: 24 * 60 })
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`delete from users.session where tenant_id = 'staging' and person_id = ${revoked.id}`),
  )
  const wrong: unknown[] = []
  for (const call of all.filter(({ access }) => access !== 'visitor'))
    for (const [who, { browser }] of Object.entries({ ended, revoked })) {
      const path = `${pathOf(call).replace(/\{[^}]+\}/g, NOBODY)}?no-call-has-this=1`
      const { status } = call.method === 'GET' ? await browser.get(path) : await browser.send(call.method, path)
      if (status !== 401) wrong.push([nameOf(call), who, status])
    }
  expect(wrong).toEqual([])
})

test('[API-05] rejects an invalid bearer token everywhere, also on public calls', async () => {
  for (const call of all)
    for (const authorization of ['Bearer x', 'bearer x', 'Bearer ', 'Bearer'])
      expect([
        nameOf(call),
        authorization,
        (
          await server.app.inject({
            method: call.method,
            url: pathOf(call).replace(/\{[^}]+\}/g, NOBODY),
            headers: { 'tenant-id': 'staging', authorization },
          })
        ).statusCode,
      ]).toEqual([nameOf(call), authorization, 401])
})

test('[E02] rejects a session of one tenant at another, whatever it requests', async () => {
  const [car = ''] = await addCars(server.context, [buildCar()], 'second')
  for (const tenant of ['staging', 'second'] as const) {
    server.as({ ...MANAGER, tenant: tenant === 'staging' ? 'second' : 'staging' })
    const { status, json } = await server.get(`/api/vehicle/car/${car}`, tenant)
    expect([status, JSON.stringify(json).includes(car)]).toEqual([403, false])
  }
  server.as(MANAGER)
  expect((await server.get(`/api/vehicle/car/${car}`)).status).toBe(404)
  server.as(undefined)
})
