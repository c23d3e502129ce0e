import { EQUIPMENT, EQUIPMENT_KIT, INSPECTED_PARTS } from '@minato/contract/enumerations'
import { chassisKey } from '@minato/domain/search-text'
import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { carWriter } from '../bulk/store.ts'
import type { CarWriter, NewCar } from '../bulk/store.ts'
import { indexCars } from '../search/index-cars.ts'
import type { ImportedCar } from './imported-car.ts'
import type { ImportProblem } from './problems.ts'
import type { ImportReading } from './read.ts'
import type { ImportRow } from './rows/read-rows.ts'
import { lockImports, present, refreshStatistics } from './run-store.ts'

export interface ImportOptions {
  /** Reads and compares, writes nothing. */
  dryRun?: boolean
  /** Takes the good rows of a file that has bad ones; otherwise such a file changes nothing. */
  goodRows?: boolean
  /** Visible at once, with marked illustrations until photographs come (decision 13). */
  publish?: boolean
  onProgress?: (rows: number) => void
  onProblem?: (problem: ImportProblem) => void
}

/**
 * What an import did. `imported` are new or changed cars, `unchanged` those that stood there as the file says, `refused`
 * rows that are no car; `partial` says how many of the cars taken lack a value that the file has but nobody could read.
 */
export interface ImportReport {
  rows: number
  imported: number
  unchanged: number
  partial: number
  refused: number
}
export interface ImportOutcome extends ImportReport {
  /** False where bad rows stood in the way, or nothing was to be written. */
  written: boolean
}

/** Rows that are something else than a car stand in nobody's way: they are named, and the rest is imported. */
const HARMLESS = new Set<ImportProblem['code']>(['not-a-car', 'engine-not-a-car'])

class Undone extends Error {}

/**
 * Brings a file's cars into the tenant's stock, in one transaction: all of it or nothing. Rows are known again by their
 * key (chassis, else the source's number, else the row itself), so that a second run finds nothing to do.
 */
export async function runImport(
  context: Context,
  tenant: string,
  reading: ImportReading,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const report: ImportReport = { rows: 0, imported: 0, unchanged: 0, partial: 0, refused: 0 }
  let isBlocked = false
  const work = async (tx: Transaction): Promise<void> => {
    Object.assign(report, { rows: 0, imported: 0, unchanged: 0, partial: 0, refused: 0 })
    await tx.rows(lockImports())
    const writer = options.dryRun ? undefined : await carWriter(tx)
    for await (const batch of inBatches(reading.rows())) {
      for (const { problems, flags } of batch)
        for (const problem of [...problems, ...flags]) options.onProblem?.(problem)
      const refusals = batch.filter(({ car }) => !car)
      isBlocked ||= refusals.some(({ problems }) =>
        problems.some((one) => one.severity === 'refused' && !HARMLESS.has(one.code)),
      )
      report.rows += batch.length
      report.refused += refusals.length
      await writeBatch(tx, writer, batch, report, options)
      options.onProgress?.(report.rows)
    }
    if (options.dryRun || (isBlocked && !options.goodRows)) throw new Undone()
  }
  try {
    await context.db.write(tenant, work)
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return { ...report, ...(options.dryRun ? {} : { imported: 0, unchanged: 0, partial: 0 }), written: false }
  }
  await indexCars(context, tenant)
  await context.db.shared(refreshStatistics())
  return { ...report, written: true }
}

/** Enough rows at once for COPY to pay, few enough to stay small in memory. */
const BATCH = 8000

async function* inBatches(batches: AsyncIterable<ImportRow[]>): AsyncGenerator<ImportRow[]> {
  let rows: ImportRow[] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length) yield rows
}

interface Incoming {
  car: NewCar
  isPartial: boolean
}

async function writeBatch(
  tx: Transaction,
  writer: CarWriter | undefined,
  batch: readonly ImportRow[],
  report: ImportReport,
  options: ImportOptions,
): Promise<void> {
  const incoming = batch.flatMap(({ car, key, problems }): Incoming[] =>
    car
      ? [
          {
            car: newCar(car, key, options.publish === true),
            isPartial: problems.some(({ severity }) => severity === 'partial'),
          },
        ]
      : [],
  )
  const found = await tx.rows<{
    id: string
    source_key: string | null
    source_hash: string | null
    chassis_key: string | null
  }>(
    present(
      tx.tenant,
      incoming.map(({ car }) => car.sourceKey ?? ''),
      incoming.flatMap(({ car }) => chassisOf(car) ?? []),
    ),
  )
  const bySource = new Map(found.map((row) => [row.source_key, row]))
  const byChassis = new Map(found.map((row) => [row.chassis_key, row]))
  const fresh: NewCar[] = []
  const changed: { id: string; car: NewCar }[] = []
  for (const { car, isPartial } of incoming) {
    const row = bySource.get(car.sourceKey) ?? byChassis.get(chassisOf(car) ?? '')
    if (row && row.source_hash === car.sourceHash) report.unchanged++
    else {
      report.imported++
      if (isPartial) report.partial++
      if (row) changed.push({ id: row.id, car })
      else fresh.push(car)
    }
  }
  if (fresh.length) await writer?.insert(fresh)
  if (changed.length) await writer?.update(changed)
}

const chassisOf = (car: NewCar): string | null => {
  const { chassis } = car.fields.specification
  return chassis === null ? null : chassisKey(chassis)
}

const none = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<K, null>
const NO_SHEETS = JSON.stringify([none(EQUIPMENT_KIT), none(INSPECTED_PARTS), none(EQUIPMENT)])

function newCar(car: ImportedCar, key: string | null, publish: boolean): NewCar {
  const { brand, model, modelYear, trim, price, ...fields } = car
  const isVisible = publish && price !== null
  return {
    brand,
    model,
    modelYear,
    trim,
    trimYear: null,
    fields,
    price,
    previousPrice: null,
    bestDealSince: null,
    status: isVisible ? 'PUBLISHED' : 'DRAFT',
    publicationDate: isVisible ? new Date().toISOString() : null,
    sourceKey: key ?? null,
    sourceHash: hashOf(car),
  }
}

/** Of the values as read, not of the file's text: the same car in another column order is the same. */
function hashOf(car: ImportedCar): string {
  const { specification: s, utils: u, location: l, equipKit, inspectorFeedback, equipmentFeedback } = car
  const sheets = JSON.stringify([equipKit, inspectorFeedback, equipmentFeedback])
  const values = [
    car.brand,
    car.model,
    car.modelYear,
    car.trim,
    car.price,
    car.grade,
    car.firstRegistration?.year,
    car.firstRegistration?.month,
    car.manufacture?.year,
    car.manufacture?.month,
    l.country,
    l.city,
    l.street,
    l.district,
    ...Object.values(s),
    u.type,
    ...Object.values(u.dimension),
    u.cubicMeter,
    u.frontTireSize,
    u.rearTireSize,
    sheets === NO_SHEETS ? '' : sheets,
  ]
  return createHash('md5').update(values.join('\u0001')).digest('base64')
}
