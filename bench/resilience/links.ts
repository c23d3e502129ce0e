import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import { mailServer } from '../../apps/server/src/testing/mail-server.ts'
import { carsOf, poolOf, TENANTS } from './actors.ts'
import { faultyLine, FAULTS } from './faulty-proxy.ts'
import { sendRequest, parsed } from './http.ts'
import { queueEmail, countDeliveries } from './mails.ts'
import { openDatabase, startProduct, stockFolder } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver } from './run.ts'
import { startWriters } from './writers.ts'

/**
 * G13: database connections are cut at random while the shops of two dealers are read; neither
 * shows the other's data.
 */
export const connectionsCut: Driver = async (run) => {
  const cuts = run.isFull ? 2000 : 200
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const db = poolOf(engine.url)
  const owned = new Map<string, Set<string>>()
  for (const tenant of TENANTS)
    owned.set(
      tenant,
      new Set(
        (await db.read<{ id: string }>(tenant, sql`select id from vehicles.car where tenant_id = ${tenant}`)).map(
          ({ id }) => id,
        ),
      ),
    )
  const [foreign = ''] = await carsOf(db, TENANTS[1], 1)
  await db.close()
  const product = await startProduct({ env: { DATABASE_URL: engine.url, MINATO_DATA: folder, MINATO_CACHE: 'off' } })
  const seen = new Map<number, number>()
  let [wrong, fives, isDone] = [0, 0, false]
  const readers = Array.from({ length: 8 }, async (_, i) => {
    const tenant = TENANTS[i % 2] ?? ''
    while (!isDone) {
      const page = Math.floor(Math.random() * 10)
      const path =
        Math.random() < 0.8
          ? `/api/vehicle/public/car?limit=20&page=${page}&fieldsToExtractCode=CODE_2`
          : `/api/vehicle/public/car/${foreign}`
      const reply = await sendRequest(product.origin, { path, headers: { 'tenant-id': tenant } })
      seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1)
      if (reply.status >= 500 && reply.status !== 503) fives++
      if (reply.status !== 200) continue
      const { items, id } = parsed<{ items?: { id: string }[]; id?: string }>(reply)
      const ids = items?.map((one) => one.id) ?? [id ?? '']
      if (!ids.length || ids.some((one) => !owned.get(tenant)?.has(one))) wrong++
    }
  })
  const admin = new Client({ connectionString: engine.adminUrl })
  await admin.connect()
  let cut = 0
  const began = performance.now()
  while (cut < cuts && performance.now() - began < cuts * 250) {
    const { rowCount } = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'minato' and pid <> pg_backend_pid() order by random() limit 1`)
    cut += rowCount ?? 0
    await sleep(Math.random() * 60)
  }
  isDone = true
  await Promise.all(readers)
  await admin.end()
  const exits = product.isAlive() ? 0 : 1
  run.say([...seen].map(([name, times]) => `${name}: ${times}`).join(', '))
  await product.end('SIGTERM')
  await engine.stop()
  const all = [...seen.values()].reduce((sum, n) => sum + n, 0)
  return {
    size: `${cut} connections cut, ${all} reads`,
    figures: [
      zero('reads of another dealer, or of nothing', wrong),
      zero('processes that ended', exits),
      zero('5xx but 503', fives),
      zero('no answer', seen.get(0) ?? 0),
      info('503', seen.get(503) ?? 0),
    ],
  }
}

/** G14: the connections to PostgreSQL and to the mail server are slow, reset, cut or silent. */
export const linksFaulty: Driver = async (run) => {
  const faultMs = run.isFull ? 30_000 : 4000
  const folder = await stockFolder(run.say)
  const engine = await openDatabase(folder)
  const socket = new URL(engine.url.replace('@/', '@localhost/')).searchParams.get('host') ?? ''
  const [smtp, toDatabase] = [await mailServer(), await faultyLine({ path: `${socket}/.s.PGSQL.5432` })]
  const toMail = await faultyLine({ port: smtp.port, host: '127.0.0.1' })
  const product = await startProduct({
    env: {
      DATABASE_URL: engine.url.replace('@/', `@127.0.0.1:${toDatabase.port}/`).replace(/\?.*/, ''),
      MINATO_DATA: folder,
      SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
      MAIL_FROM: 'post@hold.example',
    },
  })
  const db = poolOf(engine.url)
  const writers = await startWriters(product.origin, db)
  const began = smtp.received.length
  let posted = 0
  for (const line of [toDatabase, toMail])
    for (const [name, faults] of Object.entries(FAULTS)) {
      const before = line.broken()
      line.faults = faults
      for (let i = 0; i < 6; i++) await queueEmail(db, `fault-${posted++}@hold.example`)
      await sleep(name === 'silent' ? Math.max(faultMs, 12_000) : faultMs)
      line.faults = {}
      run.say(
        `${line === toMail ? 'mail' : 'database'} ${name}: ${line.broken() - before} broken, slowest so far ${Math.round(writers.slowest())} ms`,
      )
      await sleep(1000)
      if (!product.isAlive()) break
    }
  await writers.stop()
  const exits = product.isAlive() ? 0 : 1
  if (exits) run.say(product.output().slice(-3000))
  const checked = await writers.check()
  run.say([...writers.seen].map(([name, times]) => `${name}: ${times}`).join(', '))
  const wanted = Array.from({ length: posted }, (_, i) => `fault-${i}@hold.example`)
  const { missing, doubled, waitedMs } = await countDeliveries(
    smtp,
    wanted,
    exits ? 0 : run.isFull ? 400_000 : 150_000,
    began,
  )
  // The delay grows with each attempt: an email waiting for its next attempt is late, not lost.
  const late = await db.read<{ recipient: string }>(
    'staging',
    sql`select recipient from platform.mail where tenant_id = 'staging' and state = 'waiting' and recipient = any(${missing})`,
  )
  const fives = [...writers.seen].reduce(
    (n, [name, times]) => n + (name.startsWith('5') && name !== '503' ? times : 0),
    0,
  )
  await product.end('SIGTERM')
  await Promise.all([toDatabase.close(), toMail.close()])
  await smtp.stop()
  await db.close()
  await engine.stop()
  return {
    size: `${Object.keys(FAULTS).length} faults × 2 lines of ${faultMs / 1000} s, ${writers.acknowledged()} writes acknowledged`,
    figures: [
      atMost('slowest request', writers.slowest(), 10_000, 'ms'),
      zero('acknowledged writes lost', checked.lost),
      zero('done twice', checked.doubled),
      zero('records broken', checked.broken),
      zero('5xx but 503', fives),
      zero('processes that ended', exits),
      zero('mails lost', missing.length - late.length),
      atMost('mails that wait for their next try', late.length, wanted.length / 10),
      info('mails that came twice under one Message-ID', doubled),
      info('last mail after the line was whole', waitedMs / 1000, 's'),
    ],
  }
}
