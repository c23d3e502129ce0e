import type { ErrorReply } from '@minato/contract/errors'
import type { ApiClient } from '@minato/contract/users-shapes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { callWithToken, CLIENTS, createClient, requestToken } from '../../../testing/api-clients.ts'
import type { NewClient } from '../../../testing/api-clients.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { Reply, TestBrowser } from '../../../testing/browser.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { deactivate, revokeRole } from '../people-store.ts'

let server: TestServer
let manager: Awaited<ReturnType<typeof signedInPerson>>
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
  manager = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato' })
})
afterAll(() => server.close())

const MANAGERS = '/api/uum/manager'
const change = (statement: Statement) => server.context.db.write('staging', (tx) => tx.rows(statement))
const clientIn = async (id: string) =>
  ((await manager.browser.get(CLIENTS)).json as ApiClient[]).find((client) => client.id === id)

/** A manager with an API client that has a working token. */
async function managerWithClient() {
  const leaving = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Kenji', lastname: 'Mori' })
  const made = await createClient(leaving.browser, ['main.read'])
  const { access_token: token } = (await requestToken(server, made)).json
  expect(await callWithToken(server, token)).toBe(200)
  // The time of the last use is written after the reply.
  await expect.poll(async () => (await clientIn(made.client.id))?.lastUsedAt).not.toBeNull()
  return { leaving, made, token }
}
const accessOf = async ({ made, token }: { made: NewClient; token: string }): Promise<number[]> => [
  await callWithToken(server, token),
  (await requestToken(server, made)).status,
]

test.each<[string, (browser: TestBrowser, id: string) => Promise<unknown>]>([
  ['is removed', (_, id) => manager.browser.send('DELETE', `${MANAGERS}/${id}`)],
  ['deletes the account', (browser) => browser.send('POST', '/api/uum/account/deletion', { password: PASSWORD })],
  ['is blocked', (_, id) => change(deactivate('staging', id))],
  ['loses the role by any other path', (_, id) => change(revokeRole('staging', id, 'SALES_MANAGER'))],
])('[F02] ends API clients and tokens of a manager at once who %s', async (_, end) => {
  const { leaving, ...access } = await managerWithClient()
  await end(leaving.browser, leaving.id)
  expect(await accessOf(access)).toEqual([401, 401])
  expect(await clientIn(access.made.client.id)).toMatchObject({ managerId: leaving.id, revokedAt: expect.any(String) })
})

test('[F02] gives clients handed to another manager new secrets and ends old ones', async () => {
  const { leaving, ...access } = await managerWithClient()
  const { client } = access.made
  const { status, json } = await manager.browser.send('DELETE', `${MANAGERS}/${leaving.id}?handClientsTo=${manager.id}`)
  const handedOver = json as NewClient[]
  expect([status, handedOver]).toEqual([
    200,
    [
      {
        client: { ...client, managerId: manager.id, managerName: 'Haruka Sato', lastUsedAt: expect.any(String) },
        secret: expect.any(String),
      },
    ],
  ])
  expect(await accessOf(access)).toEqual([401, 401])
  const { access_token: token } = (await requestToken(server, handedOver[0]!)).json
  expect(await callWithToken(server, token)).toBe(200)
})

test('[F02] hands API clients only to a remaining manager; rejection changes nothing', async () => {
  const { leaving, ...access } = await managerWithClient()
  const customer = await addPerson(server.context)
  const foreign = await addPerson(server.context, { tenant: 'second', role: 'SALES_MANAGER' })
  for (const to of [leaving.id, customer.id, foreign.id, '00000000-0000-4000-8000-00000000dead']) {
    const { status, json } = await manager.browser.send('DELETE', `${MANAGERS}/${leaving.id}?handClientsTo=${to}`)
    expect([status, (json as ErrorReply).body?.[0]?.path]).toEqual([400, 'handClientsTo'])
  }
  expect(await callWithToken(server, access.token)).toBe(200)
  expect(((await leaving.browser.get('/api/userinfo')).json as { roles: string[] }).roles).toEqual(['SALES_MANAGER'])
})

test('[F02] rejects a client created while its manager is being removed', async () => {
  const leaving = await signedInPerson(server, { role: 'SALES_MANAGER' })
  // Fetches the anti-forgery token first, so that the creation waits for nothing else.
  await leaving.browser.send('POST', '/api/csrf')
  let creating: Promise<Reply> | undefined
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await server.context.db.write('staging', async (tx) => {
    await tx.rows(revokeRole('staging', leaving.id, 'SALES_MANAGER'))
    creating = leaving.browser.send('POST', CLIENTS, { name: 'Late', scopes: ['main.read'] })
    await expect.poll(async () => (await asOwner(server.url, waiting)).length).toBeGreaterThan(0)
  })
  expect((await creating)?.status).toBe(403)
  const left = sql`select from users.api_client where tenant_id = 'staging' and manager_id = ${leaving.id}`
  expect(await server.context.db.read('staging', left)).toEqual([])
})
