import type { Inquiry } from '@minato/contract/inquiries-shapes'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import type { TestServer } from '../../testing/app.ts'
import { addCars, buildCar } from '../../testing/cars.ts'
import { bothSides, expectRecordsWhole } from '../../testing/inquiries.ts'
import { inquirySteps } from '../../testing/inquiry-documents.ts'
import { openPool } from './database.ts'
import { sql } from './sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
})
afterAll(() => server.close())

const cars = sql`select from vehicles.car`
const AWAY = { reply: { code: 'MINATO-5001' } }

test('[API-02 E04] rolls back a slow statement’s transaction and clears the tenant', async () => {
  await addCars(server.context, [buildCar(), buildCar()])
  await addCars(server.context, [buildCar(), buildCar(), buildCar()], 'second')
  // One connection of each kind, so that the next call uses the timed-out one.
  const db = openPool(server.url, { readers: 1, writers: 1, statementTimeoutMs: 200 })
  const sleep = sql`select pg_sleep(20)`
  for (let round = 0; round < 4; round++) {
    const [late, next, own] = round % 2 ? (['staging', 'second', 3] as const) : (['second', 'staging', 2] as const)
    await expect(
      db.write(late, async (tx) => {
        await tx.rows(sql`update vehicles.car set grade = 'half done'`)
        await tx.rows(sleep)
      }),
    ).rejects.toMatchObject(AWAY)
    // No tenant is left on the connection, neither its name nor its rows.
    expect(await db.shared(cars)).toEqual([])
    expect(await db.shared(sql`select current_setting('app.tenant', true) as tenant`)).not.toEqual([{ tenant: late }])
    await expect(db.read(late, sleep)).rejects.toMatchObject(AWAY)
    expect(await db.read(next, cars)).toHaveLength(own)
    await expect(db.readAll(late, [cars, sleep, cars])).rejects.toMatchObject(AWAY)
    expect(await db.read(next, cars)).toHaveLength(own)
    expect(await db.write(next, (tx) => tx.rows(cars))).toHaveLength(own)
    expect(await db.shared(cars)).toEqual([])
    expect(await db.read(late, sql`select from vehicles.car where grade = 'half done'`)).toEqual([])
  }
  await db.close()
})

test('[E04 R06] reports a request that waited too long, unapplied and repeatable', async () => {
  const sides = await bothSides(server)
  const steps = inquirySteps(server, sides)
  const { id } = await steps.issued()
  await steps.generate(id)
  const before = await steps.read(id)
  // The counter is the last lock of issuing; the old proforma is already cancelled in the event log.
  const hand = new pg.Client({ connectionString: server.url })
  await hand.connect()
  await hand.query('begin')
  await hand.query("select set_config('app.tenant', 'staging', true)")
  await hand.query("select 1 from inquiries.counter where kind = 'PROFORMA' for update")
  const { db } = server.context
  const { write } = db
  db.write = (tenant, inner) =>
    write(tenant, async (tx) => {
      await tx.rows(sql`select set_config('statement_timeout', '400', true)`)
      return inner(tx)
    })
  const { status } = await steps.issue(id).finally(() => (db.write = write))
  expect(status).toBe(503)
  await hand.query('rollback')
  await hand.end()
  expect(await steps.read(id)).toEqual(before)
  await expectRecordsWhole(server.context)
  const again = await steps.issue(id)
  expect([again.status, (again.json as Inquiry).papers.map(({ state }) => state)]).toEqual([
    201,
    ['SUPERSEDED', 'VALID'],
  ])
})
