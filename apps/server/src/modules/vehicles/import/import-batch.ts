import { currentActor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import { findTrims } from '../../catalog/service.ts'
import { onCarsPublished, publishDrafts } from '../bulk/publish-store.ts'
import { carWriter } from '../bulk/store.ts'
import type { CarWriter, NewCar } from '../bulk/store.ts'
import type { ImportedCar } from './imported-car.ts'
import { matchRows, canBecomeVisible } from './match-rows.ts'
import type { Incoming, Matches } from './match-rows.ts'
import { problemOf } from './problems.ts'
import type { ImportProblem } from './problems.ts'
import { hashOf } from './row-hash.ts'
import type { ImportRow } from './rows/read-rows.ts'
import type { OccurrenceCounter } from './rows/occurrence-counter.ts'
import { auditCreatedCars, nameWriter, presentCarsByKey, releaseSourceKeys } from './run-store.ts'
import type { PresentCar } from './run-store.ts'
import { recordAfter, recordBefore, recordCatalogueEntries, recordCreated } from './trace-store.ts'

/** Results of rows. `partial` counts imported cars with an unreadable value. */
export interface Counts {
  rows: number
  made: number
  changed: number
  unchanged: number
  partial: number
  refused: number
}
export const NO_COUNTS: Counts = { rows: 0, made: 0, changed: 0, unchanged: 0, partial: 0, refused: 0 }

export const addCounts = (a: Counts, b: Counts): Counts => ({
  rows: a.rows + b.rows,
  made: a.made + b.made,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  partial: a.partial + b.partial,
  refused: a.refused + b.refused,
})

export interface BatchImportOptions {
  publish: boolean
  /** Rejects rows whose brand, model or trim is missing in the catalog. */
  knownOnly: boolean
  /** The cars written so far. */
  now: string
  /** Remembers the cars of earlier rows; one instance per file. */
  seen: OccurrenceCounter
  /** Without it rows are only compared. */
  writer: CarWriter | undefined
  /** The import that stores earlier states for undo; none if it cannot be undone. */
  traceOf: string | undefined
}

export interface BatchImportResult {
  counts: Counts
  problems: ImportProblem[]
  /** Invalid rows stop the import unless a partial import is requested. */
  isBlocked: boolean
}

/** Writes the cars of a run. Catalog entries created for them are stored under `traceOf`. */
export const tracedWriter = (tx: Transaction, traceOf: string | undefined): Promise<CarWriter> =>
  carWriter(
    tx,
    traceOf === undefined
      ? undefined
      : async (entries) => void (await tx.rows(recordCatalogueEntries(tx.tenant, traceOf, entries))),
  )

/** Rows that are not cars do not stop the import. They are reported and the rest is imported. */
const HARMLESS = new Set<ImportProblem['code']>(['not-a-car', 'engine-not-a-car'])

/** Imports some rows, or only computes what would change. */
export async function importBatch(
  tx: Transaction,
  incomingRows: readonly ImportRow[],
  options: BatchImportOptions,
): Promise<BatchImportResult> {
  const rows = options.knownOnly ? await onlyKnownCars(tx, incomingRows) : incomingRows
  const incoming = incomingOf(rows, options.publish ? options.now : null)
  const matches = matchRows(incoming, await presentCars(tx, incoming), options.seen, options.publish)
  const refused = rows.filter(({ car, isRepeated }) => !car && !isRepeated)
  const repeated = rows.filter(({ isRepeated }) => isRepeated).length
  const refusals = [...refused.flatMap(({ problems }) => problems), ...matches.refusals]
  if (options.writer) await write(tx, options.writer, matches, options)
  return {
    counts: {
      rows: rows.length,
      made: matches.fresh.length,
      changed: incoming.length - matches.unchanged - matches.refusals.length - matches.fresh.length,
      unchanged: matches.unchanged + repeated,
      partial: matches.partial,
      refused: refused.length + matches.refusals.length,
    },
    problems: [
      ...rows.flatMap((row) => [...row.problems, ...row.flags]),
      ...matches.refusals,
      ...matches.flags,
    ].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    isBlocked: refusals.some(({ severity, code }) => severity === 'refused' && !HARMLESS.has(code)),
  }
}

/** The rows; those with unknown catalog names are rejected. */
async function onlyKnownCars(tx: Transaction, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const isKnown = await findTrims(
    tx,
    rows.flatMap(({ car }) => car ?? []),
  )
  return rows.map((row) => {
    if (!row.car || isKnown(row.car)) return row
    const { brand, model, trim } = row.car
    const detail = [brand, model, ...(trim === STANDARD_TRIM ? [] : [trim])].join(' ')
    return { ...row, car: null, problems: [...row.problems, problemOf('not-in-catalogue', { line: row.line, detail })] }
  })
}

/** Rows per batch: enough for COPY, few enough for memory. */
const BATCH = 8000

export async function* inBatches(batches: AsyncIterable<ImportRow[]>): AsyncGenerator<ImportRow[]> {
  let rows: ImportRow[] = []
  for await (const batch of batches) {
    rows.push(...batch)
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length) yield rows
}

/** The valid rows of a batch. `published` is the publication time of new cars, null for drafts. */
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
    presentCarsByKey(
      tx.tenant,
      incoming.flatMap(({ keys }) => keys.source ?? []),
      incoming.flatMap(({ keys }) => keys.chassis ?? []),
    ),
  )

async function write(
  tx: Transaction,
  writer: CarWriter,
  matches: Matches,
  { now, traceOf }: BatchImportOptions,
): Promise<void> {
  const { fresh, changed, published, releasedKeys } = matches
  const affectedIds = [...changed.map(({ id }) => id), ...published]
  const recorded =
    traceOf !== undefined && affectedIds.length + releasedKeys.length > 0
      ? await tx.rows<{ id: string }>(recordBefore(tx.tenant, traceOf, affectedIds, releasedKeys))
      : []
  // Releases ids first, so that no two cars have the same id.
  if (releasedKeys.length) await releaseSourceKeys(tx, releasedKeys)
  await writer.update(changed)
  await publishDrafts(tx, published, now)
  if (traceOf !== undefined && recorded.length)
    await tx.rows(
      recordAfter(
        tx.tenant,
        traceOf,
        recorded.map(({ id }) => id),
      ),
    )
  if (fresh.length === 0) return
  await writer.makeTrims(fresh)
  // The audit log of a new car names the run only; the file has the details.
  const actor = currentActor()?.name
  if (actor) await tx.rows(nameWriter(''))
  const ids = await writer.insert(fresh)
  if (traceOf !== undefined) await tx.rows(recordCreated(tx.tenant, traceOf, ids))
  const publishedFrom = fresh.flatMap(({ status, fields: { utils, specification } }, i) =>
    status === 'PUBLISHED'
      ? [{ id: ids[i] as string, category: utils.type, color: specification.color, hasPicture: false }]
      : [],
  )
  await onCarsPublished(tx, publishedFrom, now)
  if (!actor) return
  await tx.rows(nameWriter(actor))
  if (traceOf !== undefined) await tx.rows(auditCreatedCars(actor, traceOf, ids))
}

function newCar(car: ImportedCar, sourceKey: string | null, published: string | null): NewCar {
  const { brand, model, modelYear, trim, price, ...fields } = car
  const isVisible = published !== null && canBecomeVisible('DRAFT', price)
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
