import { vehicleActionError, STANDARD_TRIM } from '@minato/domain/vehicles'
import type { NewCar } from '../bulk/new-car.ts'
import type { ChangedCar } from '../bulk/update-store.ts'
import { problemOf } from './problems.ts'
import type { ImportProblem } from './problems.ts'
import type { RowKeys } from './rows/read-rows.ts'
import type { OccurrenceCounter } from './rows/occurrence-counter.ts'
import type { PresentCar } from './run-store.ts'

/** A valid row of the file. */
export interface Incoming {
  line: number
  keys: RowKeys
  car: NewCar
  isPartial: boolean
}

/** The changes for some rows, and their counts. */
export interface Matches {
  fresh: NewCar[]
  changed: ChangedCar[]
  /** Ids of existing cars to publish, including those of `changed`. */
  published: string[]
  /** Source ids that move from one car to another. */
  releasedKeys: string[]
  unchanged: number
  partial: number
  refusals: ImportProblem[]
  flags: ImportProblem[]
}

/**
 * Matches rows with existing cars by chassis, else by the source's id. An id that now belongs to another
 * chassis is moved to that car. `seen` holds the cars that earlier rows matched, so that a repeated transaction
 * recognises its own rows and reports no duplicates.
 */
export function matchRows(
  incoming: readonly Incoming[],
  present: readonly PresentCar[],
  seen: OccurrenceCounter,
  publish: boolean,
): Matches {
  const matches: Matches = {
    fresh: [],
    changed: [],
    published: [],
    releasedKeys: [],
    unchanged: 0,
    partial: 0,
    refusals: [],
    flags: [],
  }
  const bySource = new Map(present.map((row) => [row.source_key, row]))
  const byChassis = new Map(present.map((row) => [row.chassis_key, row]))
  const matchedIds = new Set<string>()

  for (const { line, keys, car, isPartial } of incoming) {
    const { bySourceNumber, row } = carOfRow(keys, bySource, byChassis)
    if (row) {
      const { firstLine } = seen.count(row.id, line)
      // A file may give one id to two rows.
      if (firstLine !== line || matchedIds.has(row.id)) {
        matches.refusals.push(problemOf('car-twice', { line, detail: firstLine }))
        continue
      }
      matchedIds.add(row.id)
    }
    const isEqual = row?.source_hash === car.sourceHash && (keys.source ?? row.source_key) === row.source_key
    if (row && row.status !== 'DRAFT' && row.status !== 'PUBLISHED') {
      matches.unchanged++
      if (!isEqual) matches.flags.push(problemOf('left-alone', { line, detail: row.status }))
      continue
    }
    const becomesVisible = row !== undefined && publish && canBecomeVisible(row.status, car.price ?? row.base_price)
    if (row && becomesVisible) matches.published.push(row.id)
    if (isEqual && !becomesVisible) {
      matches.unchanged++
      continue
    }
    if (isPartial) matches.partial++
    if (!row) matches.fresh.push(car)
    else if (!isEqual) matches.changed.push({ id: row.id, car, isTrimUnsaid: car.trim === STANDARD_TRIM })
    if (!isEqual && bySourceNumber && bySourceNumber !== row && keys.source !== null)
      matches.releasedKeys.push(keys.source)
  }
  return matches
}

/** The existing car of a row, and the car that has its id in the source's list. */
export function carOfRow(
  keys: RowKeys,
  bySource: ReadonlyMap<string | null, PresentCar>,
  byChassis: ReadonlyMap<string | null, PresentCar>,
): { bySourceNumber: PresentCar | undefined; row: PresentCar | undefined } {
  const bySourceNumber = keys.source === null ? undefined : bySource.get(keys.source)
  const isOtherChassis =
    keys.chassis !== null && bySourceNumber?.chassis_key != null && bySourceNumber.chassis_key !== keys.chassis
  const row =
    (keys.chassis === null ? undefined : byChassis.get(keys.chassis)) ?? (isOtherChassis ? undefined : bySourceNumber)
  return { bySourceNumber, row }
}

/** Whether a car of this status and price may be published with a marked illustration only (VEH-07). */
export const canBecomeVisible = (status: PresentCar['status'], price: number | null): boolean =>
  vehicleActionError('publish', { status, numberOfImages: 0, hasPrice: price !== null, mayUseIllustrations: true }) ===
  null
