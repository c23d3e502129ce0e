import { vehicleAddress } from '@minato/contract/addresses'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, Server } from './bench.ts'
import { TENANT } from './data.ts'
import { createSingleRow } from './result-row.ts'
import { median } from './measure.ts'
import type { Row } from './measure.ts'
import { page } from './pages.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'
import type { StockCar } from './stock.ts'

/**
 * B13: time from the commit of a changed price until every list, count and page of two server
 * processes shows it.
 */

const ROUNDS = 30
const GIVE_UP_MS = 10_000
const STEP_MS = 4
const LIST = '/api/vehicle/public/car'

interface Check {
  name: 'list' | 'count' | 'page'
  shows(server: Server): Promise<boolean>
}

export async function visible(bench: Bench): Promise<Row[]> {
  bench.say(`B13 a changed price seen, ${bench.size.toLocaleString('en')} cars`)
  const servers = [await bench.server('warm'), await bench.another()]
  const took = new Map<Check['name'], number[]>()
  let wrong = 0
  const cars = bench.stock.cars.filter((car) => car.price !== null).slice(0, ROUNDS)
  for (const [round, car] of cars.entries()) {
    const checks = await createChecks(bench, car, round)
    // Warms the caches with the old state: the second request is answered from the cache.
    for (const server of servers)
      for (const { shows } of checks.before) if (!((await shows(server)) && (await shows(server)))) wrong++
    await checks.change()
    const began = performance.now()
    await Promise.all(
      servers.flatMap((server) =>
        checks.after.map(async ({ name, shows }) => {
          for (;;) {
            if (await shows(server)) break
            if (performance.now() - began > GIVE_UP_MS) return void wrong++
            await sleep(STEP_MS)
          }
          took.set(name, [...(took.get(name) ?? []), performance.now() - began])
        }),
      ),
    )
    // Once shown, the new price must remain: no older answer may have been cached meanwhile.
    for (const server of servers) for (const { shows } of checks.after) if (!(await shows(server))) wrong++
  }
  await servers[1]?.child.stop()
  return [...took].map(([name, times]) =>
    createSingleRow({
      id: 'B13',
      what: `changed price in every ${name}`,
      size: bench.size,
      state: 'warm',
      p50: median(times),
      p99: Math.max(...times),
      errors: wrong,
      aim: '≤ 1 s over two processes',
      met: wrong === 0 && Math.max(...times) <= 1000,
    }),
  )
}

/**
 * Requests that show the old price now and must show the new one later. No other car has the new
 * price.
 */
async function createChecks(
  bench: Bench,
  car: StockCar,
  round: number,
): Promise<{ before: Check[]; after: Check[]; change(): Promise<void> }> {
  const [before, shown] = await prices(bench, car, round)
  const ask = async <T>(server: Server, path: string): Promise<T> =>
    (await (await fetch(server.origin + path, { headers: { 'tenant-id': TENANT } })).json()) as T
  const listChecks = (value: number, count: number): Check[] => [
    {
      name: 'list',
      shows: async (server) => {
        const { items } = await ask<{ items: { price?: { value: number } }[] }>(
          server,
          `${LIST}?queryText=${car.carNo}&fieldsToExtractCode=CODE_2`,
        )
        return items.some((item) => item.price?.value === value)
      },
    },
    {
      name: 'count',
      shows: async (server) =>
        (await ask<{ numberOfCar: number }>(server, `${LIST}/count?priceStart=${shown}&priceEnd=${shown}`))
          .numberOfCar === count,
    },
  ]
  const text = (value: number): RegExp => new RegExp(`\\b${value.toLocaleString('en')}\\b`)
  const pageChecks = (value: number): Check[] =>
    bench.size > 50_000
      ? []
      : [
          {
            name: 'page',
            shows: async (server) =>
              text(value).test(
                (
                  await page(server, vehicleAddress(car.brand, car.model, String(car.carNo)), { host: 'localhost' })
                ).body.toString(),
              ),
          },
        ]
  return {
    before: [...listChecks(before, 0), ...pageChecks(before)],
    after: [...listChecks(shown, 1), ...pageChecks(shown)],
    change: () =>
      bench.db.write(
        TENANT,
        async (tx) =>
          void (await tx.rows(
            sql`update vehicles.car set base_price = ${shown} where tenant_id = ${TENANT} and car_no = ${car.carNo}`,
          )),
      ),
  }
}

/** The price of a car, and a lower one that no car has; these stocks have no markup. */
async function prices(bench: Bench, car: StockCar, round: number): Promise<[before: number, after: number]> {
  const [row] = await bench.db.read<{ before: number; after: number }>(
    TENANT,
    sql`
    select c.price as before, max(p) as after
    from vehicles.car c, generate_series(greatest(1, c.price - 3000), c.price - 3 - ${round}::integer) p
    where c.tenant_id = ${TENANT} and c.car_no = ${car.carNo} and not exists (select from vehicles.car o where o.tenant_id = ${TENANT} and o.price = p)
    group by c.price`,
  )
  if (!row) throw new Error(`car ${car.carNo} has no price that could be lowered`)
  return [row.before, row.after]
}
