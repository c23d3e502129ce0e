import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTestFolder } from '../../../testing/test-folders.ts'
import { StartupError } from '../../process/startup-error.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { openDatabase } from './server.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const folder = newTestFolder()
let server: Embedded
beforeAll(async () => {
  server = await openEmbedded(folder, log, { durable: false })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function refusal(databaseUrl: string): Promise<string> {
  const error: unknown = await openDatabase({ databaseUrl, dataFolder: folder, log }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartupError)
  return (error as StartupError).message
}

test('[OPS-02] uses DATABASE_URL as it is and leaves that server running', async () => {
  const database = await openDatabase({ databaseUrl: server.url, dataFolder: folder, log })
  expect(database).toMatchObject({ url: server.url, kind: 'server' })
  await database.stop()
  await expect(openDatabase({ databaseUrl: server.url, dataFolder: folder, log })).resolves.toMatchObject({
    kind: 'server',
  })
})

test('[OPS-02] rejects an unreachable DATABASE_URL with host, port and reason', async () => {
  // Port 1 is unused.
  expect(await refusal('postgresql://ann:secret@127.0.0.1:1/cars')).toBe(
    'Cannot use the PostgreSQL of DATABASE_URL at 127.0.0.1:1: connection refused, nothing listens there.',
  )
  expect(await refusal('postgresql://ann:secret@/cars?host=/nowhere')).toMatch(
    /at \/nowhere:\d+: there is no such socket\.$/,
  )
})

test('[OPS-02] rejects a wrong password, database or address without the password', async () => {
  const wrong = await refusal(server.url.replace(/:[^:@]+@/, ':not-this@'))
  expect(wrong).toContain('password authentication failed for user "minato"')
  expect(wrong).not.toContain('not-this')
  expect(await refusal(server.url.replace('/minato?', '/elsewhere?'))).toContain('database "elsewhere" does not exist')
  expect(await refusal('postgresql://ann:not-this@[::broken/cars')).not.toContain('not-this')
})
