import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate } from '../apps/server/src/platform/database/migrations.ts'
import { openEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import type { Embedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { generateCars } from '../db/demo/cars.ts'
import type { Bench } from './bench.ts'
import { CACHE, TENANT } from './data.ts'
import { createSingleRow } from './result-row.ts'
import { median } from './measure.ts'
import type { Row } from './measure.ts'
import { cpuMsOf, cpuMsOfFamily, waitUntilIdle } from './process-facts.ts'

/**
 * B9: a file of 100,000 rows by the command and by the screen's job, against COPY of the same cars
 * into the same table (L4).
 */

const ROWS = 100_000
const FOLDER = resolve(CACHE, 'import')
const FILE = resolve(FOLDER, 'cars.csv')
const CARS = resolve(FOLDER, 'cars.copy')
const REAL = resolve(import.meta.dirname, '../../shared/data/stock/uk_used_cars.csv')

interface Took {
  seconds: number
  rows: number
  nodeMs: number
  postgresMs: number
}

export async function importFile(bench: Bench): Promise<Row[]> {
  bench.say(`B9 import of ${ROWS.toLocaleString('en')} rows`)
  await rm(resolve(FOLDER, 'postgres'), { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  await makeFile()
  const embedded = await openEmbedded(FOLDER, { info: () => {}, warn: () => {}, error: console.error })
  try {
    await migrate(embedded.url)
    // The import command does not create a tenant.
    await asAdmin(embedded, 'minato', [
      `insert into platform.tenant (id, name) values ('${TENANT}', '${TENANT}') on conflict do nothing`,
    ])
    const imports: Took[] = []
    const byJob: Took[] = []
    const copies: Took[] = []
    const bare: Took[] = []
    for (let round = 0; round < bench.rounds; round++) {
      await newTrial(embedded)
      byJob.push(await runJob(embedded))
      await newTrial(embedded)
      imports.push(await runCommand(embedded))
      if (round === 0) await keepCars(embedded)
      copies.push(await copyCars(embedded, 'vehicles.car'))
      bare.push(await copyCars(embedded, 'bare_car'))
      if (imports[round]?.rows !== copies[round]?.rows)
        throw new Error(`${imports[round]?.rows} cars imported, ${copies[round]?.rows} copied`)
    }
    const rate = (tooks: readonly Took[]): number => median(tooks.map(({ rows, seconds }) => rows / seconds))
    const per = (tooks: readonly Took[], key: 'nodeMs' | 'postgresMs'): number =>
      median(tooks.map((took) => took[key] / took.rows))
    const row = (what: string, tooks: readonly Took[], limits: readonly Took[], isJudged: boolean): Row => {
      const ratio = rate(tooks) / rate(limits)
      const [nodeMs, postgresMs] = [per(tooks, 'nodeMs'), per(tooks, 'postgresMs')]
      const limitMs = per(limits, 'postgresMs')
      return createSingleRow({
        id: 'B9',
        what,
        size: ROWS,
        rps: rate(tooks),
        nodeMs,
        postgresMs,
        ratio,
        cpuRatio: limitMs / (nodeMs + postgresMs),
        limit: { name: 'L4', rps: rate(limits), p50: NaN, p99: NaN, nodeMs: 0, postgresMs: limitMs },
        ...(isJudged && { aim: '≥ 25 % of L4', met: ratio >= 0.25 }),
      })
    }
    return [
      row('import, rows a second', imports, copies, true),
      row('import by the job, with its way back', byJob, copies, true),
      row('import, against a table without indexes', imports, bare, false),
    ]
  } finally {
    await embedded.stop()
  }
}

/** Takes the first rows of a real list beside the project, or generates cars without one. */
async function makeFile(): Promise<void> {
  const out = createWriteStream(FILE)
  if (existsSync(REAL)) {
    let line = 0
    for await (const row of createInterface({ input: createReadStream(REAL) })) {
      out.write(`${row}\n`)
      if (line++ === ROWS) break
    }
  } else {
    out.write('make,model,year,price,transmission,mileage,fuelType,engineSize\n')
    for (const { brand, model, fields, price } of generateCars({
      count: ROWS,
      seed: 9,
      today: new Date('2026-11-01T00:00:00Z'),
      tenant: TENANT,
    })) {
      const { transmissionType, mileage, fuelType, engineSize } = fields.specification
      const litres = engineSize === null ? '' : (engineSize / 1000).toFixed(1)
      out.write(
        `${brand},${model},${fields.firstRegistration?.year ?? ''},${price ?? ''},${transmissionType ?? ''},${mileage ?? ''},${fuelType ?? ''},${litres}\n`,
      )
    }
  }
  await new Promise<void>((done) => out.end(done))
  if ((await stat(FILE)).size === 0) throw new Error('there is no file to import')
}

async function newTrial(embedded: Embedded): Promise<void> {
  await asAdmin(embedded, 'postgres', [
    `drop database if exists trial`,
    `create database trial template minato owner minato`,
  ])
  await waitUntilIdle()
}

/** The screen's job: bench/import-job.ts. */
async function runJob(embedded: Embedded): Promise<Took> {
  const url = addressOf(embedded.url, 'trial')
  const before = cpuMsOfFamily(embedded.postmasterPid)
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'import-job.ts'), FILE, url, resolve(FOLDER, 'files')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const code = await new Promise<number | null>((done) => child.on('close', done))
  if (code !== 0) throw new Error(`the job ended with ${code}: ${(await errors).slice(-500)}`)
  const { imported, seconds, nodeMs } = JSON.parse(await output) as {
    imported: number
    seconds: number
    nodeMs: number
  }
  return { seconds, rows: imported, nodeMs, postgresMs: cpuMsOfFamily(embedded.postmasterPid) - before }
}

/** `npm run import -- FILE --good-rows --publish --json`, on the trial database. */
async function runCommand(embedded: Embedded): Promise<Took> {
  const before = cpuMsOfFamily(embedded.postmasterPid)
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../scripts/import.ts'), FILE, '--good-rows', '--publish', '--json'],
    {
      env: {
        ...process.env,
        DATABASE_URL: addressOf(embedded.url, 'trial'),
        TENANT_HOSTS: 'localhost=staging',
        MINATO_DATA: FOLDER,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let nodeMs = NaN
  const watch = setInterval(() => void (nodeMs = cpuMsOf(child.pid ?? 0) || nodeMs), 50)
  const [output, errors] = [text(child.stdout), text(child.stderr)]
  const code = await new Promise<number | null>((done) => child.on('close', done))
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${code}: ${(await errors).slice(-500)}`)
  const { imported } = JSON.parse((await output).trim().split('\n').at(-1) ?? '') as { imported: number }
  return { seconds, rows: imported, nodeMs, postgresMs: cpuMsOfFamily(embedded.postmasterPid) - before }
}

/**
 * Saves the imported cars in COPY format, and a database with all that they reference but without
 * the cars.
 */
async function keepCars(embedded: Embedded): Promise<void> {
  await withAdmin(embedded, 'trial', (client) =>
    pipeline(client.query(copyTo('copy vehicles.car to stdout (format binary)')), createWriteStream(CARS)),
  )
  await asAdmin(embedded, 'postgres', ['drop database if exists emptied', 'create database emptied template trial'])
  await asAdmin(embedded, 'emptied', [
    'truncate vehicles.car cascade',
    'truncate vehicles.search_bits, vehicles.search_todo',
    'create table bare_car (like vehicles.car)',
  ])
}

/**
 * As superuser: row-level security lets COPY write into the table, while triggers and indexes still
 * work.
 */
async function copyCars(embedded: Embedded, table: string): Promise<Took> {
  await asAdmin(embedded, 'postgres', ['drop database if exists copied', 'create database copied template emptied'])
  await waitUntilIdle()
  const before = cpuMsOfFamily(embedded.postmasterPid)
  const began = performance.now()
  const rows = await withAdmin(embedded, 'copied', async (client) => {
    await client.query(`select set_config('app.tenant', $1, false)`, [TENANT])
    const copy = client.query(copyFrom(`copy ${table} from stdin (format binary)`))
    await pipeline(createReadStream(CARS, { highWaterMark: 1024 * 1024 }), copy)
    return copy.rowCount
  })
  return {
    seconds: (performance.now() - began) / 1000,
    rows,
    nodeMs: 0,
    postgresMs: cpuMsOfFamily(embedded.postmasterPid) - before,
  }
}

const addressOf = (url: string, database: string): string => url.replace(/\/[a-z]+\?/, `/${database}?`)

async function withAdmin<T>(embedded: Embedded, database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(embedded.adminUrl, database) })
  await client.connect()
  return await work(client).finally(() => client.end())
}

const asAdmin = (embedded: Embedded, database: string, statements: readonly string[]): Promise<void> =>
  withAdmin(embedded, database, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let all = ''
  for await (const part of stream) all += String(part)
  return all
}
