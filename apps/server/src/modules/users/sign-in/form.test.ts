import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpError } from '../../../platform/http/http-error.ts'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { browserAt } from '../../../testing/browser.ts'
import { addPerson, PASSWORD } from '../../../testing/people.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

/** The hash of the test password with weaker parameters. */
async function oldHash(): Promise<string> {
  const salt = randomBytes(16)
  const cost = { message: Buffer.from(PASSWORD), nonce: salt, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
  const [nonce, tag] = [salt, await promisify(argon2)('argon2id', cost)].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  )
  return `$argon2id$v=19$m=8192,t=1,p=1$${nonce}$${tag}`
}

test('[B06] keeps a password reset when an old hash is upgraded at sign-in', async () => {
  const { db } = server.context
  const old = await oldHash()
  const hashOf = async (id: string) =>
    (
      await db.read<{ hash: string }>('staging', sql`select password_hash as hash from users.person where id = ${id}`)
    )[0]?.hash
  const { write } = db
  const hashes = []
  for (const reset of [undefined, '$argon2id$of-the-reset']) {
    const { id, email } = await addPerson(server.context, { passwordHash: old })
    const browser = browserAt(server)
    const uid = await browser.begin()
    await browser.send('POST', '/api/csrf')
    db.write = async (tenant, work) => {
      db.write = write
      if (reset)
        await write(tenant, (tx) => tx.rows(sql`update users.person set password_hash = ${reset} where id = ${id}`))
      return write(tenant, work)
    }
    await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
    db.write = write
    hashes.push(await hashOf(id))
  }
  expect(hashes).toEqual([expect.stringMatching(/m=19456/), '$argon2id$of-the-reset'])
})

test('[H04] reports a database outage as such, not as an expired sign-in', async () => {
  const { db } = server.context
  const { email } = await addPerson(server.context)
  const browser = browserAt(server)
  const uid = await browser.begin()
  await browser.send('POST', '/api/csrf')
  const { read } = db
  db.read = async (tenant, statement) => {
    if (statement.text.includes('users.provider_record')) throw httpError('MINATO-5001')
    return read(tenant, statement)
  }
  const away = await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })
  db.read = read
  expect([away.status, away.json]).toEqual([503, expect.objectContaining({ code: 'MINATO-5001' })])
  expect((await browser.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })).status).toBe(200)
})

test('[SES-01] accepts two concurrent sign-ins that upgrade an old hash', async () => {
  const { db } = server.context
  const { email } = await addPerson(server.context, { passwordHash: await oldHash() })
  const [first, second] = [browserAt(server), browserAt(server)]
  const uid = await first.begin()
  await first.send('POST', '/api/csrf')
  const { read } = db
  db.read = async (tenant, statement) => {
    const rows = await read(tenant, statement)
    if (!statement.text.includes('p.email_folded =')) return rows as never
    db.read = read
    expect(await second.signIn(email, PASSWORD)).toMatch(/^\/success-login/)
    return rows as never
  }
  expect((await first.send('POST', `/api/sign-in/${uid}`, { email, password: PASSWORD })).status).toBe(200)
  expect((await second.get('/api/userinfo')).status).toBe(200)
})
