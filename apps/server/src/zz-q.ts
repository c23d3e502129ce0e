import pino from 'pino'
import { openDatabase } from './platform/postgres/server.ts'
import { openContext } from './platform/open-context.ts'
import { readConfig } from './platform/config.ts'
import { listVehicles } from './modules/vehicles/service.ts'
import { facetsOf, countCars, planOf } from './modules/vehicles/search/service.ts'
import { sql } from './platform/sql.ts'
const log = pino({ level: 'warn' })
const db = await openDatabase({ dataFolder: process.argv[2]!, log })
const config = readConfig({ NODE_ENV: 'production' })
const context = await openContext({ config, log, url: db.url, filesFolder: '/tmp/devfiles' })
await context.db.shared(sql`select 1`)
async function time(name: string, work: (i: number) => Promise<unknown>, n = 60) {
  await work(0); await work(1)
  const ts: number[] = []
  for (let i = 0; i < n; i++) { const t = performance.now(); await work(i); ts.push(performance.now() - t) }
  ts.sort((a, b) => a - b)
  console.log(name.padEnd(44), 'p50', ts[n >> 1]!.toFixed(2), 'p99', ts[Math.floor(n * .99)]!.toFixed(2))
}
const C2 = { fieldsToExtractCode: 'CODE_2' as const }
const V = ['PUBLISHED', 'RESERVED'] as const
await time('bare select 1', () => context.db.read('staging', sql`select 1`))
await time('newest 20', () => listVehicles(context, 'staging', { ...C2 }, false))
await time('count only all', async () => countCars(context, 'staging', await planOf(context, 'staging', {}, V)))
const f = (i: number) => ({ brand: [['toyota', 'nissan', 'honda', 'mazda'][i % 4]!], priceStart: 1000 + 500 * (i % 5), priceEnd: 8000 + 1000 * (i % 7), yearStart: 2008 + i % 6, yearEnd: 2018 + i % 5 })
await time('brand+price+year count', async (i) => countCars(context, 'staging', await planOf(context, 'staging', f(i), V)))
await time('brand+price+year by price', (i) => listVehicles(context, 'staging', { ...C2, ...f(i), 'order.field': 'PRICE' }, false))
await time('year>=2022 by price asc', () => listVehicles(context, 'staging', { ...C2, yearStart: 2022, 'order.field': 'PRICE' }, false))
await time('rare colour by price', () => listVehicles(context, 'staging', { ...C2, color: ['BEIGE'], category: ['BUS'], 'order.field': 'PRICE' }, false))
await time('text toyta', () => listVehicles(context, 'staging', { ...C2, queryText: 'toyta limited' }, false))
await time('text model', (i) => listVehicles(context, 'staging', { ...C2, queryText: `toyomodel${i % 20}` }, false))
await time('facets none', () => facetsOf(context, 'staging', {}))
await time('facets 4 criteria', (i) => facetsOf(context, 'staging', { ...f(i), color: ['RED'] }))
await time('page 2000 newest', () => listVehicles(context, 'staging', { ...C2, page: 2000 }, false))
await context.close(); await db.stop()
