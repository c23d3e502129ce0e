import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { familyOf } from '../process-facts.ts'
import { poolOf } from './actors.ts'
import { quantile } from './http.ts'
import {
  freePort,
  joinDatabase,
  newFolder,
  openDatabase,
  postmasterOf,
  ROOT,
  startProduct,
  stockFolder,
  waitUntilReady,
} from './product.ts'
import type { Product } from './product.ts'
import { atMost, zero, info } from './run.ts'
import type { Driver, Figure, Outcome, Run } from './run.ts'
import { startWriters } from './writers.ts'

/** G10 to G12: the product, its database or both are killed during writes. */

type Kill = (product: Product, folder: string) => Promise<Product>
const LIFE_MS = [300, 1200] as const
const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least)

async function underWrites(run: Run, rounds: number, readyMs: number, kill: Kill): Promise<Outcome> {
  const folder = await stockFolder(run.say)
  const env = { MINATO_DATA: folder }
  const port = await freePort()
  let product = await startProduct({ env, port })
  const db = poolOf((await joinDatabase(folder)).url)
  const writers = await startWriters(product.origin, db)
  const ready: number[] = []
  const cpu: number[] = []
  let exits = 0
  for (let round = 0; round < rounds; round++) {
    await sleep(between(LIFE_MS))
    const before = product
    product = await kill(product, folder)
    const isAnother = product !== before
    if (!isAnother && !product.isAlive()) {
      exits++
      run.say(product.output().slice(-1500))
      product = await startProduct({ env, port })
    }
    if (isAnother) cpu.push(product.readyCpuMs)
    ready.push(isAnother ? product.readyMs : await waitUntilReady(product.origin))
    run.say(`kill ${round + 1} of ${rounds}: ready after ${Math.round(ready.at(-1) ?? NaN)} ms`)
  }
  await sleep(500)
  await writers.stop()
  const { lost, doubled, broken, details } = await writers.check()
  for (const word of details.slice(0, 5)) run.say(word)
  const { seen } = writers
  run.say([...seen].map(([name, times]) => `${name}: ${times}`).join(', '))
  const fives = [...seen].reduce((sum, [name, times]) => sum + (name.startsWith('5') && name !== '503' ? times : 0), 0)
  await product.end('SIGTERM')
  await db.close()
  return {
    size: `${rounds} kills, ${writers.acknowledged()} writes acknowledged`,
    figures: [
      zero('acknowledged writes lost', lost),
      zero('done twice', doubled),
      zero('records broken', broken),
      zero('5xx but 503', fives),
      zero('503 without Retry-After', writers.withoutRetryAfter()),
      zero('processes that ended by themselves', exits),
      atMost('ready again, worst', Math.max(...ready), readyMs, 'ms'),
      info('ready again, p50', quantile(ready, 0.5), 'ms'),
      ...(cpu.length ? [info('CPU of a start, p50', quantile(cpu, 0.5), 'ms')] : []),
      info('asked again after a lost answer', writers.repeated()),
    ],
  }
}

const startAgain = (folder: string, { port }: Product): Promise<Product> =>
  startProduct({ env: { MINATO_DATA: folder }, port })

function killDatabase(folder: string): void {
  const postmaster = postmasterOf(folder)
  // The postmaster is killed first, so that it cannot notify its children.
  for (const pid of [postmaster, ...familyOf(postmaster).filter((one) => one !== postmaster)])
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process ended with its parent.
    }
}

/** Kills only the app. */
export const appKilled: Driver = (run) =>
  underWrites(run, run.isFull ? 100 : 6, 3000, async (product, folder) => {
    await product.end('SIGKILL')
    return startAgain(folder, product)
  })

/** Kills only PostgreSQL, the postmaster and every child; the app keeps running. */
export const databaseKilled: Driver = (run) =>
  underWrites(run, run.isFull ? 50 : 5, 10_000, async (product, folder) => {
    killDatabase(folder)
    // The app must notice the loss before its readiness is checked.
    await sleep(100)
    return product
  })

/** Kills both at once, and kills the app during the migration of a new database. */
export const appAndDatabaseKilled: Driver = async (run) => {
  const both = await underWrites(run, run.isFull ? 25 : 4, 10_000, async (product, folder) => {
    killDatabase(folder)
    await product.end('SIGKILL')
    return startAgain(folder, product)
  })
  const during = await migrationKilled(run, run.isFull ? 25 : 4)
  return { size: `${both.size}; ${during.size}`, figures: [...both.figures, ...during.figures] }
}

async function migrationKilled(run: Run, rounds: number): Promise<{ size: string; figures: Figure[] }> {
  const engine = await openDatabase(await newFolder())
  const files = readdirSync(join(ROOT, 'db/migrations')).filter((name) => name.endsWith('.sql')).length
  const data = await newFolder()
  const halves: number[] = []
  let broken = 0
  try {
    for (let round = 0; round < rounds; round++) {
      const name = `hold_${round}`
      await asAdmin(engine.adminUrl, `create database ${name} owner minato`)
      const url = engine.url.replace('/minato?', `/${name}?`)
      const env = { DATABASE_URL: url, MINATO_DATA: data }
      const product = await startProduct({ env, isRaw: true })
      // Waits for a random number of migrations, so that the kill lands in their middle at any speed.
      const most = Math.floor(Math.random() * (files - 2)) + 1
      while (product.isAlive() && (await migrationsIn(url)) < most) await sleep(5)
      await product.end('SIGKILL')
      halves.push(await migrationsIn(url))
      const again = await startProduct({ env })
      if ((await migrationsIn(url)) !== files) broken++
      await again.end('SIGTERM')
      run.say(`killed after ${halves.at(-1)} of ${files} migrations`)
    }
  } finally {
    await engine.stop()
  }
  return {
    size: `${rounds} kills while migrating (after ${halves.join(', ')} of ${files})`,
    figures: [zero('databases not brought forward afterwards', broken)],
  }
}

async function migrationsIn(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from migrations.applied')
    return rows[0]?.n ?? 0
  } catch {
    return 0
  } finally {
    await client.end()
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
