import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { listenForChanges } from '../cache/change-listener.ts'
import { openPool } from './database.ts'
import { sql } from './sql.ts'

/** A proxy to PostgreSQL that drops all packets silently; new connections work. */
async function lineTo(url: string): Promise<{ url: string; fallSilent(): void }> {
  const given = new URL(url.replace('@/', '@localhost/'))
  const socketFolder = given.searchParams.get('host')
  const sockets = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  const server = createServer((near) => {
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${given.searchParams.get('port') ?? 5432}`)
      : connect(Number(given.port || 5432), given.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (part) => void (silent.has(from) || to.write(part)))
      from.on('close', () => void (silent.has(from) || to.destroy()))
    }
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const through = new URL(given)
  through.search = ''
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return { url: through.href, fallSilent: () => void [...sockets].map((socket) => silent.add(socket)) }
}

test('[G14 OPS-04] treats a silent database as down and reconnects', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const line = await lineTo(database.url)
  const db = openPool(line.url, { readers: 1, writers: 1, statementTimeoutMs: 300, connectTimeoutMs: 20_000 })
  onTestFinished(() => db.close())
  const one = sql`select 1 as n`
  const all = () =>
    Promise.allSettled([db.read('staging', one), db.write('staging', (tx) => tx.rows(one)), db.shared(one)])
  expect((await all()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  line.fallSilent()
  // The third waits for the second's slot and gets a new connection.
  const [read, written] = await all()
  for (const refused of [read, written])
    expect(refused).toMatchObject({ status: 'rejected', reason: { reply: { code: 'MINATO-5001', status: 503 } } })
  expect((await all()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

test('[G14 B13] reports no caught-up state on a silent connection', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const line = await lineTo(database.url)
  const changes = await listenForChanges(line.url, pino({ level: 'silent' }))
  onTestFinished(() => changes.close())
  const db = openPool(database.url)
  onTestFinished(() => db.close())
  const ask = () => Promise.all([changes.waitUntilCurrent(), changes.waitUntilCurrent()])
  for (let told = 1; told < 10; told++) {
    const before = changes.generation('staging')
    await db.write('staging', (tx) => tx.rows(sql`select pg_notify('minato_changed', 'staging')`))
    expect(await ask()).toEqual([true, true])
    expect(changes.generation('staging')).toBe(before + 1)
  }
  line.fallSilent()
  expect(await ask()).toEqual([false, false])
})

test('[G14] waits for a transaction that lifts the time limit', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const db = openPool(database.url, { statementTimeoutMs: 10 })
  onTestFinished(() => db.close())
  const rows = await db.write('staging', async (tx) => {
    await tx.rows(sql`set local statement_timeout = 0`)
    return tx.rows(sql`select 1 as n from pg_sleep(3.2)`)
  })
  expect(rows).toEqual([{ n: 1 }])
})
