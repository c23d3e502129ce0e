import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database.ts'
import { Failure } from '../../../platform/failure.ts'
import { noteAppearance, publishDrafts } from '../bulk/publish-store.ts'
import { carWriter } from '../bulk/store.ts'
import type { CarWriter, NewCar } from '../bulk/store.ts'
import { indexCars } from '../search/index-cars.ts'
import type { ImportedCar } from './imported-car.ts'
import { matchRows, mayAppear } from './match-rows.ts'
import type { Incoming, Matches } from './match-rows.ts'
import type { ImportProblem } from './problems.ts'
import type { ImportReading } from './read.ts'
import { hashOf } from './row-hash.ts'
import type { ImportRow } from './rows/read-rows.ts'
import { createSeen } from './rows/seen.ts'
import { liftTimeLimit, lockImports, present, refreshStatistics, releaseSourceKeys } from './run-store.ts'
import type { PresentCar } from './run-store.ts'

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
 * What an import did. `imported` are new, changed or newly published cars, `unchanged` those that stood there as the file
 * says or are reserved, sold or archived, `refused` rows that are no car; `partial` says how many of the cars taken lack a
 * value that the file has but nobody could read.
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
  /** Bad rows stand in the way of the others, unless the good ones are asked for. */
  isBlocked: boolean
}

/** Rows that are something else than a car stand in nobody's way: they are named, and the rest is imported. */
const HARMLESS = new Set<ImportProblem['code']>(['not-a-car', 'engine-not-a-car'])

class Undone extends Error {}

/**
 * Brings a file's cars into the tenant's stock, in one transaction: all of it or nothing. Cars are known again by chassis,
 * by the source's number, or by the row itself, so that a second run finds nothing to do. Throws a Failure (409) while
 * another import of the tenant runs. Index and statistics follow the commit: a failure there is logged, and healed later.
 */
export async function runImport(
  context: Context,
  tenant: string,
  reading: ImportReading,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const report: ImportReport = { rows: 0, imported: 0, unchanged: 0, partial: 0, refused: 0 }
  const isBlocking = ({ severity, code }: ImportProblem): boolean => severity === 'refused' && !HARMLESS.has(code)
  let isBlocked = false
  const work = async (tx: Transaction): Promise<void> => {
    Object.assign(report, { rows: 0, imported: 0, unchanged: 0, partial: 0, refused: 0 })
    isBlocked = false
    await takeTurn(tx)
    const writer = options.dryRun ? undefined : await carWriter(tx)
    const seen = createSeen()
    const now = context.now().toISOString()
    for await (const batch of inBatches(reading.rows())) {
      const incoming = incomingOf(batch, options.publish ? now : null)
      const matches = matchRows(incoming, await presentCars(tx, incoming), seen, options.publish === true)
      const refused = batch.filter(({ car }) => !car)
      const refusals = [...refused.flatMap(({ problems }) => problems), ...matches.refusals]
      const problems = [
        ...batch.flatMap((row) => [...row.problems, ...row.flags]),
        ...matches.refusals,
        ...matches.flags,
      ]
      for (const problem of problems) options.onProblem?.(problem)
      isBlocked ||= refusals.some(isBlocking)
      report.rows += batch.length
      report.refused += refused.length + matches.refusals.length
      report.unchanged += matches.unchanged
      report.partial += matches.partial
      report.imported += incoming.length - matches.unchanged - matches.refusals.length
      if (writer) await write(tx, writer, matches, now)
      options.onProgress?.(report.rows)
    }
    if (options.dryRun || (isBlocked && !options.goodRows)) throw new Undone()
  }
  try {
    await context.db.write(tenant, work)
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return {
      ...report,
      ...(options.dryRun ? {} : { imported: 0, unchanged: 0, partial: 0 }),
      written: false,
      isBlocked,
    }
  }
  const behind = (what: string) => (error: unknown) => context.log.error({ err: error, tenant }, `${what} behind`)
  await indexCars(context, tenant).catch(behind('the search index is'))
  await context.db.shared(refreshStatistics()).catch(behind('the statistics are'))
  return { ...report, written: true, isBlocked }
}

async function takeTurn(tx: Transaction): Promise<void> {
  const [lock] = await tx.rows<{ isMine: boolean }>(lockImports())
  if (!lock?.isMine)
    throw new Failure({
      code: 'GENERIC_ERROR',
      message: 'Another import of this stock is running; try again when it has ended.',
      status: 409,
    })
  await tx.rows(liftTimeLimit())
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

/** The good rows of a batch; `published` is when new cars become visible, null for drafts. */
const incomingOf = (batch: readonly ImportRow[], published: string | null): Incoming[] =>
  batch.flatMap(({ line, car, keys, problems }) =>
    car && keys
      ? [
          {
            line,
            keys,
            car: newCar(car, keys.source, published),
            isPartial: problems.some(({ severity }) => severity === 'partial'),
          },
        ]
      : [],
  )

const presentCars = (tx: Transaction, incoming: readonly Incoming[]): Promise<PresentCar[]> =>
  tx.rows<PresentCar>(
    present(
      tx.tenant,
      incoming.flatMap(({ keys }) => keys.source ?? []),
      incoming.flatMap(({ keys }) => keys.chassis ?? []),
    ),
  )

async function write(tx: Transaction, writer: CarWriter, matches: Matches, now: string): Promise<void> {
  const { fresh, changed, published, releasedKeys } = matches
  // First, so that nobody has a number that another car is about to take.
  if (releasedKeys.length) await releaseSourceKeys(tx, releasedKeys)
  await writer.update(changed)
  await publishDrafts(tx, published, now)
  if (fresh.length === 0) return
  const ids = await writer.insert(fresh)
  const appearing = fresh.flatMap(({ status, fields: { utils, specification } }, i) =>
    status === 'PUBLISHED'
      ? [{ id: ids[i] as string, category: utils.type, color: specification.color, hasPicture: false }]
      : [],
  )
  await noteAppearance(tx, appearing, now)
}

function newCar(car: ImportedCar, sourceKey: string | null, published: string | null): NewCar {
  const { brand, model, modelYear, trim, price, ...fields } = car
  const isVisible = published !== null && mayAppear('DRAFT', price)
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
    publicationDate: isVisible ? published : null,
    sourceKey,
    sourceHash: hashOf(car),
  }
}
