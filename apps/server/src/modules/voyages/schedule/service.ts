import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, ReplyOf } from '@minato/contract/call'
import { SCHEDULE_BYTES } from '@minato/contract/voyage-schedules'
import type { applySchedule as applyCall, ScheduledVoyage, VoyageSchedule } from '@minato/contract/voyage-schedules'
import { VoyageFields } from '@minato/contract/voyages'
import type { Voyage } from '@minato/contract/voyages'
import { isoDate, MS_PER_DAY } from '@minato/domain/calendar-days'
import { dayInJapan } from '@minato/domain/moments'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { CHANGE_NOT_SHOWN } from '../../../platform/http/change-preview.ts'
import { bytesOfForm } from '../../../platform/http/multipart-file.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { orWorkerError } from '../../../platform/http/worker-error.ts'
import type { WorkerKind } from '../../../platform/process/workers/worker-kind.ts'
import { actionNotAllowed } from '../../inquiries/event-log/service.ts'
import { applyPlan, planChange } from '../change-voyage.ts'
import { addVoyage, isFarDay, lockNames, lockVoyagesNamed } from '../service.ts'
import { portNames } from '../store.ts'
import { voyageKey } from '../voyage-key.ts'
import { wordsOf } from './find-columns.ts'
import type { KnownPort } from './find-columns.ts'
import type { ScheduleJob } from './read-schedule.ts'
import { collectProblems, SCHEDULE_REFUSALS } from './schedule-problems.ts'
import type { ReadSchedule, ReadVoyage } from './schedule-problems.ts'
import type { ScheduleAnswer } from './worker.ts'

/** Import of sailing schedules: read, compare, preview, and apply the preview (decision 34). */

const READER: WorkerKind<ScheduleJob, ScheduleAnswer> = {
  entry: new URL('worker.ts', import.meta.url),
  slots: 1,
  waiting: { schedules: 10 },
  timeLimitMs: 20_000,
  heapMb: 256,
  memoryMb: 512,
}
const scheduleError = (code: keyof typeof SCHEDULE_REFUSALS, path = 'file') =>
  httpError('MINATO-1008', { body: [{ path, message: SCHEDULE_REFUSALS[code] }] })

/** Inquiries that one import may move. */
const MAX_MOVED = 1000
/** Counts what the plans of one import change. @throws MINATO-1008 above the limit */
function moveCounter(path: string): (plan: Awaited<ReturnType<typeof planChange>>) => void {
  let movedInquiries = 0
  return ({ moves, corrections }) => {
    movedInquiries += moves.length + corrections.length
    if (movedInquiries > MAX_MOVED) throw scheduleError('moves', path)
  }
}

async function readUploaded(context: Context, tenant: string, request: FastifyRequest): Promise<ReadSchedule> {
  const { bytes } = await bytesOfForm(request, SCHEDULE_BYTES, SCHEDULE_REFUSALS.large)
  const ports = await context.db.read<KnownPort>(tenant, portNames(tenant))
  const today = dayInJapan(context.now().toISOString())
  const reading = context.workers.pool(READER).run({ bytes, ports, today })
  const schedule = await orWorkerError(reading, () => scheduleError('slow'))
  if ('refused' in schedule) throw scheduleError(schedule.refused)
  return schedule
}

const fieldsOf = ({ vessel, number, carrier, loadingPort, cutOff, departure, portCalls }: Voyage): VoyageFields => ({
  vessel,
  number,
  carrier,
  loadingPort,
  cutOff,
  departure,
  portCalls: portCalls.map(({ portId, arrival }) => ({ portId, arrival })),
})
const normalized = ({ portCalls, ...fields }: VoyageFields) => ({
  ...fields,
  portCalls: portCalls.toSorted((a, b) => a.portId.localeCompare(b.portId)),
})
const isSame = (a: VoyageFields, b: VoyageFields): boolean => isDeepStrictEqual(normalized(a), normalized(b))

/** Reads a file and compares it with the voyages. Changes nothing. @throws MINATO-1008 for a file that is no schedule */
export async function previewSchedule(
  context: Context,
  tenant: string,
  request: FastifyRequest,
  cutOffDays?: number,
): Promise<VoyageSchedule> {
  const schedule = await readUploaded(context, tenant, request)
  const { columns, ignored } = schedule
  const leftOutNames = [...schedule.leftOutNames]
  const problems = collectProblems()
  const voyages: ScheduledVoyage[] = []
  await context.db.write(tenant, async (tx) => {
    const known = byKey(await lockVoyagesNamed(tx, schedule.voyages))
    const countMoves = moveCounter('file')
    for (const one of schedule.voyages) {
      const before = known.get(voyageKey(one))
      const loaded = withLoadingPortOf(before, one)
      for (const { loadingPort, places } of loaded.otherCalls)
        problems.add(places.departure, 'OTHER_LOADING_PORT', loadingPort ?? '', false)
      const voyage = mergeWithKnown(context, withCutOff(loaded, before, cutOffDays), before, problems)
      if (!voyage) {
        leftOutNames.push(`${one.vessel} ${one.number}`)
        continue
      }
      const state = !before ? 'NEW' : isSame(fieldsOf(before), voyage) ? 'SAME' : 'CHANGED'
      const plan = before && state === 'CHANGED' ? await planChange(context, tx, before.id, voyage, '') : undefined
      if (plan) countMoves(plan)
      voyages.push({
        state,
        line: one.line,
        id: before?.id ?? null,
        version: before?.version ?? null,
        before: before ? fieldsOf(before) : null,
        voyage,
        inquiries: plan?.inquiries.toSorted((a, b) => Number(b.isAtRisk) - Number(a.isAtRisk)) ?? [],
        shown: plan?.moves.length ? plan.shown : null,
      })
    }
  })
  const found = problems.all
  return {
    columns,
    ignored,
    voyages,
    leftOut: schedule.leftOut + schedule.voyages.length - voyages.length,
    leftOutNames,
    problems: [...schedule.problems, ...found.problems].toSorted((a, b) => a.line - b.line),
    problemCount: schedule.problemCount + found.problemCount,
  }
}

/** Of voyages with one name, the one with the most inquiries. */
const byKey = (voyages: readonly Voyage[]): Map<string, Voyage> =>
  new Map(voyages.toSorted((a, b) => a.booked - b.booked).map((one) => [voyageKey(one), one]))

/** An existing voyage keeps its port of loading if the file names that port. */
function withLoadingPortOf(before: Voyage | undefined, one: ReadVoyage): ReadVoyage {
  const { loadingPort, cutOff, departure, places, otherCalls } = one
  const onFile = otherCalls.find((call) => before && wordsOf(call.loadingPort ?? '') === wordsOf(before.loadingPort))
  if (!onFile) return one
  const first = { loadingPort, cutOff, departure, places }
  return { ...one, ...onFile, otherCalls: [first, ...otherCalls.filter((call) => call !== onFile)] }
}

const daysBefore = (day: string, days: number): string => isoDate(Date.parse(day) / MS_PER_DAY - days)
/** Sets the cut-off of new voyages without one in the file, in days before departure. */
const withCutOff = (one: ReadVoyage, before: Voyage | undefined, days: number | undefined): ReadVoyage =>
  one.cutOff !== null || before || days === undefined ? one : { ...one, cutOff: daysBefore(one.departure, days) }

/** The file's value, or the stored value if both differ only in letter case and punctuation. */
const keepWriting = <Text extends string | null>(read: string | null, before: Text | undefined) =>
  read === null || (before && wordsOf(read) === wordsOf(before)) ? before : read

/** The voyage with missing values taken from the stored one. Port calls that the file does not list are kept. */
function mergeWithKnown(
  context: Context,
  { line, column, calls, places, ...read }: ReadVoyage,
  before: Voyage | undefined,
  problems: ReturnType<typeof collectProblems>,
): VoyageFields | null {
  const cutOff = read.cutOff ?? before?.cutOff
  const loadingPort = keepWriting(read.loadingPort, before?.loadingPort)
  const given = calls.map(({ portId, arrival }) => ({ portId, arrival }))
  const unchangedCalls = before?.portCalls.filter(({ portId }) => calls.every((one) => one.portId !== portId)) ?? []
  if (cutOff === undefined) problems.add(places.cutOff, 'NO_CUT_OFF', `${read.vessel} ${read.number}`)
  if (loadingPort === undefined) problems.add({ line, column }, 'NO_LOADING_PORT', `${read.vessel} ${read.number}`)
  if (cutOff === undefined || loadingPort === undefined) return null
  const farDays = [
    { day: cutOff, place: places.cutOff },
    { day: read.departure, place: places.departure },
    ...calls.map(({ arrival, place }) => ({ day: arrival, place })),
  ].filter(({ day }) => isFarDay(context, day))
  for (const { day, place } of farDays) problems.add(place, 'FAR_DATE', day)
  if (farDays.length) return null
  // A cut-off on file may be after a departure that the file brings forward.
  if (cutOff > read.departure) {
    problems.add(places.departure, 'CUT_OFF_AFTER_DEPARTURE', cutOff)
    return null
  }
  const early = calls.find(({ arrival }) => arrival < read.departure)
  if (early) {
    problems.add(early.place, 'ARRIVAL_BEFORE_DEPARTURE', early.arrival)
    return null
  }
  const beforeDeparture = unchangedCalls.find(({ arrival }) => arrival < read.departure)
  if (beforeDeparture) {
    problems.add(places.departure, 'ARRIVAL_BEFORE_DEPARTURE', `${beforeDeparture.name} ${beforeDeparture.arrival}`)
    return null
  }
  for (const { name } of unchangedCalls) problems.add({ line, column }, 'CALL_NOT_LISTED', name, false)
  const { success, data } = VoyageFields.safeParse({
    vessel: before?.vessel ?? read.vessel,
    number: before?.number ?? read.number,
    carrier: keepWriting(read.carrier, before?.carrier) ?? null,
    loadingPort,
    cutOff,
    departure: read.departure,
    portCalls: [...given, ...unchangedCalls.map(({ portId, arrival }) => ({ portId, arrival }))],
  })
  if (!success) problems.add({ line, column }, 'BAD_LINE', `${read.vessel} ${read.number}`)
  return success ? data : null
}

/**
 * Creates and changes the voyages of a schedule, all or nothing.
 * @throws 409 CHANGE_NOT_SHOWN if a voyage is no longer the one that was shown, or a change has other consequences
 */
export async function applySchedule(
  context: Context,
  tx: Transaction,
  { voyages }: BodyOf<typeof applyCall>,
): Promise<ReplyOf<typeof applyCall>> {
  const counts = { created: 0, changed: 0, unchanged: 0 }
  const countMoves = moveCounter('voyages')
  await lockNames(tx)
  const known = byKey(await lockVoyagesNamed(tx, voyages.map(({ voyage }) => voyage))) // prettier-ignore
  const seenKeys = new Set<string>()
  for (const [at, { voyage, version, shown }] of voyages.entries()) {
    const key = voyageKey(voyage)
    if (seenKeys.has(key))
      throw httpError('MINATO-1008', {
        body: [{ path: `voyages.${at}.voyage.number`, message: 'This voyage is listed twice' }],
      })
    seenKeys.add(key)
    const now = known.get(key)
    if (now && isSame(fieldsOf(now), voyage)) {
      counts.unchanged++
      continue
    }
    if ((now?.version ?? null) !== version)
      throw actionNotAllowed({ code: CHANGE_NOT_SHOWN.code, reason: CHANGE_NOT_SHOWN.message })
    if (now) {
      const plan = await planChange(context, tx, now.id, voyage, `voyages.${at}.voyage.`)
      countMoves(plan)
      await applyPlan(context, tx, now, voyage, plan, shown)
      counts.changed++
    } else {
      await addVoyage(context, tx, voyage, `voyages.${at}.voyage.`)
      counts.created++
    }
  }
  return counts
}
