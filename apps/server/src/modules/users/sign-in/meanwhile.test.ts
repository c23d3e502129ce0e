import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Statement } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { addPerson, PASSWORD, signedInPerson } from '../../../testing/people.ts'
import { countPeople } from '../../../testing/sessions.ts'
import { withStatements } from '../../../testing/statements.ts'
import { newCode } from '../codes.ts'
import { deactivate } from '../people-store.ts'
import { insertSession } from '../sessions/sessions-store.ts'

/** A sign-in whose password changes while it is in progress. */

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const NEW = 'quayside-4711'
interface Somebody {
  id: string
  email: string
}
const codeOf = async (purpose: 'reset' | 'invitation', { id, email }: Somebody): Promise<string> =>
  (await server.context.db.write('staging', (tx) => newCode(tx, purpose, id, email))).code
const reset = (userId: string, otpCode: string) =>
  browserAt(server).send('PUT', '/api/main/user/reset-password', { userId, otpCode, password: NEW })
const accept = (userId: string, code: string) =>
  browserAt(server).send('PUT', '/api/main/user/invitation', {
    userId,
    code,
    password: NEW,
    firstname: 'A',
    lastname: 'B',
  })

/** Runs an action after a statement's reply and before its caller continues. */
function after(isMeant: (text: string) => boolean, does: () => Promise<unknown>): void {
  const { db } = server.context
  const { read, write } = db
  const then = async (statement: Statement): Promise<void> => {
    if (!isMeant(statement.text)) return
    Object.assign(db, { read, write })
    await does()
  }
  db.read = async (tenant, statement) => {
    const rows = await read(tenant, statement)
    await then(statement)
    return rows as never
  }
  db.write = (tenant, work) =>
    write(tenant, (tx) =>
      work({
        ...tx,
        rows: async (statement) => {
          const rows = await tx.rows(statement)
          await then(statement)
          return rows as never
        },
      }),
    )
}

test('[SES-10 A03] rejects the old password when the invitation is accepted meanwhile', async () => {
  const person = await addPerson(server.context)
  const code = await codeOf('invitation', person)
  const browser = browserAt(server)
  const uid = await browser.begin()
  await browser.send('POST', '/api/csrf')
  after(
    (text) => text.includes('p.email_folded ='),
    async () => expect((await accept(person.id, code)).status).toBe(204),
  )
  const { status } = await browser.send('POST', `/api/sign-in/${uid}`, { email: person.email, password: PASSWORD })
  expect([status, browser.cookies.has('__Host-known')]).toEqual([401, false])
  // Nor by continuing as if the reply had been positive.
  expect(await browser.follow(`/oidc/staging/auth/${uid}`)).not.toMatch(/^\/success-login/)
  expect((await browser.get('/api/userinfo')).status).toBe(401)
  expect(await browserAt(server).signIn(person.email, NEW)).toMatch(/^\/success-login/)
})

test('[SES-08 A03] rejects a code when the password is reset meanwhile', async () => {
  const person = await addPerson(server.context)
  const code = await codeOf('reset', person)
  const browser = browserAt(server)
  const uid = await browser.begin()
  const { json } = await browser.send('POST', `/api/sign-in/${uid}`, { email: person.email, password: PASSWORD })
  const { headers } = await browser.get((json as { location: string }).location)
  // The person was found by the code; there is no session yet.
  after(
    (text) => text.includes('from users.person p'),
    async () => expect((await reset(person.id, code)).status).toBe(204),
  )
  expect(await browser.follow(String(headers['location']))).toMatch(/^\/login\?problem=refused/)
  expect((await browser.get('/api/userinfo')).status).toBe(401)
})

test('[SES-08 A03] ends a session that begins at the moment of a reset', async () => {
  const { id, email } = await signedInPerson(server)
  const code = await codeOf('reset', { id, email })
  const before = await countPeople(server.context)
  const { db } = server.context
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  let done: ReturnType<typeof reset> | undefined
  await db.write('staging', async (tx) => {
    // The steps of a sign-in (sessions/service.ts) up to the commit.
    const [held] = await tx.rows<{ id: string }>({
      text: `select id from users.provider_record where tenant_id = 'staging' and model = 'AuthorizationCode' and account_id = $1 for share`,
      values: [id],
    })
    expect(held).toBeDefined()
    const session = { idHash: Buffer.alloc(32, 7), personId: id, idleSeconds: 3600, wholeSeconds: 3600, userAgent: '' }
    await tx.rows(insertSession('staging', { ...session, network: '192.0.2.1', issuer: 'x', idToken: undefined }))
    done = reset(id, code)
    await expect.poll(async () => (await asOwner(server.url, waiting)).length).toBeGreaterThan(0)
  })
  expect((await done)?.status).toBe(204)
  expect((await countPeople(server.context)).sessions).toBe(before.sessions - 1)
})

test('[A09] runs equal statements and one hash for known, unknown and blocked users', async () => {
  const { db } = server.context
  const known = await addPerson(server.context)
  const shutOut = await addPerson(server.context)
  await db.write('staging', (tx) => tx.rows(deactivate('staging', shutOut.id)))
  const work: string[][] = []
  const told: unknown[] = []
  const tries: [string, string][] = [
    [known.email, 'wrong-harbour-1'],
    ['unknown@example.com', PASSWORD],
    [shutOut.email, PASSWORD],
  ]
  for (const [email, password] of tries) {
    const browser: TestBrowser = browserAt(server)
    const uid = await browser.begin()
    await browser.send('POST', '/api/csrf')
    const { result, texts } = await withStatements(db, () =>
      browser.send('POST', `/api/sign-in/${uid}`, { email, password }),
    )
    told.push([result.status, result.json])
    work.push(texts)
  }
  expect(work[0]?.join()).toContain('email_folded')
  expect(work[0]?.filter((text) => text.includes('platform.take'))).toHaveLength(3)
  expect([work[1], work[2]]).toEqual([work[0], work[0]])
  expect([told[0], told[1]]).toEqual([[401, expect.anything()], told[0]])
  expect(told[2]).toEqual(told[0])
})
