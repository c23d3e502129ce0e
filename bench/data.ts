import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { VIEWS } from '@minato/art/picture'
import pg from 'pg'
import { addDefaultRules } from '../apps/server/src/modules/import-rules/service.ts'
import { carWriter } from '../apps/server/src/modules/vehicles/bulk/store.ts'
import { indexCars } from '../apps/server/src/modules/vehicles/search/index-cars.ts'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import { copyRows } from '../apps/server/src/platform/database/copy-rows.ts'
import { openPool } from '../apps/server/src/platform/database/database.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { createLog } from '../apps/server/src/platform/process/log.ts'
import { migrate } from '../apps/server/src/platform/database/migrations.ts'
import { openContext } from '../apps/server/src/platform/process/open-context.ts'
import { openEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import type { Embedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { FolderInUse } from '../apps/server/src/platform/database/embedded/lock.ts'
import { ensureTenants } from '../apps/server/src/platform/database/tenants.ts'
import { generateCars } from '../db/demo/cars.ts'
import type { DemoCar } from '../db/demo/demo-car.ts'
import { newCar } from '../db/demo/load.ts'

/** The measured tenant and its neighbours. */
export const TENANT = 'staging'
const OTHERS = ['second', 'third']
const CARS_OF_OTHERS = 1200
export const TENANT_HOSTS = 'localhost=staging,127.0.0.1=staging,second.localhost=second,third.localhost=third'

const ROOT = resolve(import.meta.dirname, '..')
export const CACHE = resolve(ROOT, '.cache/bench')
const BATCH = 20_000
/** Number of cars with a full gallery, as in a real shop; later cars have only a cover. */
const MANY = 50_000
/** Fixed, so that two runs build the same stock. */
const TODAY = new Date('2026-11-01T00:00:00Z')
/** As long as a real placeholder. */
const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12'><path fill='#d6e0e3' d='M0 0h16v6H0z'/><path fill='#c3cbcc' d='M0 6h16v6H0z'/></svg>")}`

export interface Data {
  size: number
  url: string
  adminUrl: string
  postmasterPid: number
  folder: string
  close(): Promise<void>
}

const quiet = { info: () => {}, warn: () => {}, error: (message: string) => console.error(message) }

/** Opens the database with this many cars. Builds it when it is missing or its stamp has changed. */
export async function openData(size: number, say: (line: string) => void): Promise<Data> {
  const folder = resolve(CACHE, String(size))
  const stamp = stampOf()
  const kept = await readFile(resolve(folder, 'stamp'), 'utf8').catch(() => '')
  if (kept !== stamp) {
    // A server left over from an earlier run still holds the folder and would delete the new
    // server's socket when it ends.
    if (existsSync(resolve(folder, 'postgres')))
      await openEmbedded(folder, quiet).then(
        ({ stop }) => stop(),
        (error: unknown) => {
          // Another run uses the folder.
          if (error instanceof FolderInUse) throw error
        },
      )
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const began = performance.now()
    const embedded = await openEmbedded(folder, quiet, { durable: false })
    try {
      await migrate(embedded.url)
      await build(embedded, size, folder, say)
    } finally {
      await embedded.stop()
    }
    await writeFile(resolve(folder, 'stamp'), stamp)
    say(`built ${size.toLocaleString('en')} cars in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  const { url, adminUrl, postmasterPid, stop } = await openEmbedded(folder, quiet)
  return { size, url, adminUrl, postmasterPid, folder, close: stop }
}

/**
 * Hash of everything a database depends on: the migrations, the code that writes and indexes cars,
 * the generator.
 */
function stampOf(): string {
  const hash = createHash('sha256')
  const vehicles = resolve(ROOT, 'apps/server/src/modules/vehicles')
  const migrations = resolve(ROOT, 'db/migrations')
  const files = [
    ...readdirSync(migrations)
      .sort()
      .map((name) => resolve(migrations, name)),
    resolve(vehicles, 'bulk/store.ts'),
    resolve(vehicles, 'search/index-entries.ts'),
    import.meta.filename,
  ]
  for (const file of files) hash.update(readFileSync(file))
  for (const car of carsOf(TENANT, 300)) hash.update(JSON.stringify(car))
  return hash.digest('hex')
}

const carsOf = (tenant: string, count: number): Iterable<DemoCar> =>
  generateCars({ count, seed: 1, today: TODAY, tenant })

async function build(embedded: Embedded, size: number, folder: string, say: (line: string) => void): Promise<void> {
  const config = readConfig({ DATABASE_URL: embedded.url, TENANT_HOSTS, LOG_LEVEL: 'error' })
  // Inserting a batch of 20,000 cars into 1,000,000 is slow on a small machine.
  const db = openPool(embedded.url, { statementTimeoutMs: 600_000 })
  const context = await openContext({
    config,
    log: createLog('error'),
    url: embedded.url,
    filesFolder: resolve(folder, 'files'),
    overrides: { db },
  })
  try {
    await ensureTenants(db, config)
    for (const [tenant, count] of [
      [TENANT, size],
      ...OTHERS.map((other) => [other, CARS_OF_OTHERS] as const),
    ] as const) {
      let written = 0
      for (const batch of batches(carsOf(tenant, count), BATCH)) {
        await writeBatch(db, tenant, batch, size < MANY ? VIEWS.length : 1)
        written += batch.length
        if (count > BATCH) say(`${tenant}: ${written.toLocaleString('en')} cars written`)
      }
      await db.write(tenant, addDefaultRules)
      await indexCars(context, tenant)
    }
  } finally {
    await context.close()
    await db.close()
  }
  const owner = new pg.Client({ connectionString: embedded.url })
  await owner.connect()
  // Also vacuums; otherwise autovacuum would start during a measurement.
  await owner.query('vacuum (analyze)').finally(() => owner.end())
}

async function writeBatch(db: Database, tenant: string, batch: readonly DemoCar[], pictures: number): Promise<void> {
  await db.write(tenant, async (tx) => {
    const ids = await (await carWriter(tx)).insert(batch.map(newCar))
    await copyRows(
      tx,
      'vehicles.image',
      ['tenant_id', 'car_id', 'index', 'width', 'height', 'placeholder', 'view', 'drawing'],
      batch.flatMap(({ fields, pictures: drawn }, i) =>
        drawn.slice(0, pictures).map(({ view, seed }, index) => {
          const drawing = { category: fields.utils.type, color: fields.specification.color, view, seed }
          return [tenant, ids[i], index, 1600, 1200, PLACEHOLDER, view, JSON.stringify(drawing)]
        }),
      ),
    )
  })
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}
