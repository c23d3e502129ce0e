import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertCode, consumeCode } from '../../modules/users/codes-store.ts'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { signedInPerson } from '../../testing/people.ts'
import { backdateSessions } from '../../testing/sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000' })
})
afterAll(() => server.close())

const HOUR = 3_600_000

test.each([
  ['an hour back', -HOUR],
  ['an hour on', HOUR],
  ['a day back', -24 * HOUR],
  ['a day on', 24 * HOUR],
])("[G16] keeps expirations right with the server's clock set %s", async (_, jump) => {
  const [ended, holding] = [
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
    await signedInPerson(server, { role: 'SALES_MANAGER' }),
  ]
  // One minute more than a manager's idle limit.
  await backdateSessions(server.context, ended.id, { idleMinutes: 61, wholeMinutes: 0 })
  const { db } = server.context
  const hashOf = (code: string) => createHash('sha256').update(code).digest()
  const codeOf = async ({ id, email }: typeof ended, seconds: number) => {
    const code = { personId: id, purpose: 'reset', hash: hashOf(id), email, seconds } as const
    await db.write('staging', (tx) => tx.rows(insertCode('staging', code)))
  }
  // One that has just ended, and one from ten minutes ago.
  await codeOf(ended, -1)
  await codeOf(holding, 600)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump })
  try {
    const told = []
    for (const { id, browser } of [ended, holding]) {
      const used = await db.write('staging', (tx) => tx.rows(consumeCode('staging', id, 'reset', hashOf(id))))
      told.push([(await browser.get('/api/userinfo')).status, used.length])
    }
    expect(told).toEqual([
      [401, 0],
      [200, 1],
    ])
  } finally {
    vi.useRealTimers()
  }
})
