import type { Context } from '../../../context.ts'
import { stageBinary, unstage } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { entriesOf, FIELDS, placeOf, SEGMENT_BITS, SPARSE } from './index-entries.ts'
import type { IndexedCar } from './index-entries.ts'
import {
  addRows,
  deleteSegment,
  clearPending,
  indexedCars,
  lockIndex,
  raiseVersion,
  pendingCars,
  updateBits,
} from './store.ts'

/**
 * Updates a tenant's search index from the committed cars. One process per tenant runs at a time; the others
 * wait and find nothing to do. A kill is safe: unprocessed changes stay queued.
 */
export async function indexCars(context: Context, tenant: string): Promise<void> {
  for (let pending = Infinity; pending > 1;) {
    // One segment per transaction, so that a large import never holds the lock long.
    pending = await context.db.write(tenant, indexBatch)
    if (pending > 0) context.changes.countLocalChange(tenant)
  }
}

/** Up to this many changes are applied bit by bit; above it, rebuilding the segment is faster. */
const MAX_INCREMENTAL = 40

/** Updates one segment. Returns how many were pending, where two means two or more. */
async function indexBatch(tx: Transaction): Promise<number> {
  await tx.rows(lockIndex())
  const pending = await tx.rows<{ segment: number; car_nos: (number | null)[]; ids: number[] }>(pendingCars(tx.tenant))
  const [first] = pending
  if (!first) return 0
  const numbers = first.car_nos.filter((no) => no !== null)
  if (numbers.length < first.car_nos.length || numbers.length > MAX_INCREMENTAL) await buildSegment(tx, first.segment)
  else await updateIncrementally(tx, first.segment, numbers)
  await tx.rows(raiseVersion(tx.tenant, first.segment))
  await tx.rows(clearPending(tx.tenant, first.ids))
  return pending.length
}

async function updateIncrementally(tx: Transaction, segment: number, carNos: number[]): Promise<void> {
  const cars = new Map(
    (await tx.rows<IndexedCar>(indexedCars(tx.tenant, segment, carNos))).map((car) => [car.car_no, car]),
  )
  for (const carNo of carNos) {
    const kinds: string[] = []
    const values: string[] = []
    const car = cars.get(carNo)
    if (car)
      entriesOf(car, (kind, value) => {
        kinds.push(kind)
        values.push(value)
      })
    await tx.rows(addRows(tx.tenant, segment, kinds, values))
    await tx.rows(updateBits(tx.tenant, segment, placeOf(carNo), kinds, values))
  }
}

const COLUMNS = ['tenant_id', 'kind', 'value', 'segment', 'bits']

async function buildSegment(tx: Transaction, segment: number): Promise<void> {
  const rows = bitsOf(await tx.rows<IndexedCar>(indexedCars(tx.tenant, segment)))
  await tx.rows(deleteSegment(tx.tenant, segment))
  // Bitmaps that every process loads are stored uncompressed and load twice as fast. Those of single words and
  // models are sparse and compress to a twentieth.
  const isSparse = (kind: string): boolean => SPARSE.has(kind)
  for (const [part, plain] of [
    [new Map([...rows].filter(([kind]) => !isSparse(kind))), ['bits']],
    [new Map([...rows].filter(([kind]) => isSparse(kind))), []],
  ] as const) {
    const staged = await stageBinary(tx, 'vehicles.search_bits', COLUMNS, binaryRows(tx.tenant, segment, part), plain)
    await unstage(tx, 'vehicles.search_bits', COLUMNS, staged)
  }
}

/** Bitmaps by kind and value. A segment with cars has one for every binary digit, even an empty one. */
export function bitsOf(cars: Iterable<IndexedCar>): Map<string, Map<string, Buffer>> {
  const kinds = new Map<string, Map<string, Buffer>>()
  const rowOf = (kind: string, value: string): Buffer => {
    let values = kinds.get(kind)
    if (!values) kinds.set(kind, (values = new Map()))
    let bits = values.get(value)
    if (!bits) values.set(value, (bits = Buffer.alloc(SEGMENT_BITS / 8)))
    return bits
  }
  let isEmpty = true
  for (const car of cars) {
    isEmpty = false
    const place = placeOf(car.car_no)
    const byte = place >> 3
    const bit = 0x80 >> (place & 7)
    entriesOf(car, (kind, value) => {
      const bits = rowOf(kind, value)
      bits[byte] = (bits[byte] ?? 0) | bit
    })
  }
  if (!isEmpty)
    for (const [field, width] of Object.entries(FIELDS))
      for (let place = 0; place < width; place++) rowOf(field, String(place))
  return kinds
}

/** PostgreSQL's binary COPY format: a header, per row a field count and fields with lengths, and a trailer. */
function* binaryRows(tenant: string, segment: number, rows: Map<string, Map<string, Buffer>>): Generator<Buffer> {
  yield Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
  const count = Buffer.alloc(2)
  count.writeInt16BE(5)
  for (const [kind, values] of rows)
    for (const [value, bits] of values)
      yield Buffer.concat([
        count,
        text(tenant),
        text(kind),
        text(value),
        int32(4),
        int32(segment),
        int32(4 + bits.length),
        int32(SEGMENT_BITS),
        bits,
      ])
  yield Buffer.from([0xff, 0xff])
}
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([int32(bytes.length), bytes])
}

/** Keeps the index up to date: on notices, and once a minute in any case. */
export function startIndexing(context: Context): { stop(): Promise<void> } {
  const runningTenants = new Map<string, Promise<void>>()
  const rerunTenants = new Set<string>()
  const run = (tenant: string): void => {
    if (runningTenants.has(tenant)) return void rerunTenants.add(tenant)
    const work = indexCars(context, tenant)
      .catch((error: unknown) => context.log.error({ err: error, tenant }, 'search index update failed'))
      .finally(() => {
        runningTenants.delete(tenant)
        if (rerunTenants.delete(tenant)) run(tenant)
      })
    runningTenants.set(tenant, work)
  }
  const all = (): void => {
    void context.tenants.all().then(
      (tenants) => tenants.forEach(run),
      () => {},
    )
  }
  context.changes.onSearchOutdated((tenant) => (tenant === '*' ? all() : run(tenant)))
  const timer = setInterval(all, 60_000)
  timer.unref()
  all()
  return {
    async stop() {
      clearInterval(timer)
      rerunTenants.clear()
      await Promise.all(runningTenants.values())
    },
  }
}
