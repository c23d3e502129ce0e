import { INQUIRY_STATUSES } from '@minato/contract/inquiry-enumerations'
import type { Dashboard } from '@minato/contract/dashboard'
import { nextStepOf, sellerTurnSince } from '@minato/domain/inquiry-progress'
import type { Context } from '../../../context.ts'
import { partiesOf } from '../../users/people-lookup/service.ts'
import { countTasks } from '../lists/lists-store.ts'
import { longestWaiting, stepDurations } from './reporting-store.ts'
import type { StepRow, WaitingRow } from './reporting-store.ts'

const DAY_MS = 86_400_000
/** Maximum number of waiting inquiries listed. */
const WAITING = 10

const NO_TASKS: Dashboard['tasks'] = {
  REPLY: 0,
  CHECK_PROOF: 0,
  RESERVATION_ENDING: 0,
  PAYMENT_OVERDUE: 0,
  BOOK_VOYAGE: 0,
}

/** Inquiries by step with the time in each, and those waiting for a manager (DOC-04). Not cached: waits grow. */
export async function inquiryFigures(
  { db, now }: Pick<Context, 'db' | 'now'>,
  tenant: string,
): Promise<Pick<Dashboard, 'tasks' | 'steps' | 'waiting'>> {
  const [[tasks = NO_TASKS], steps, waiting] = await db.readAll<[Dashboard['tasks'][], StepRow[], WaitingRow[]]>(
    tenant,
    [countTasks(tenant), stepDurations(tenant), longestWaiting(tenant, WAITING)],
  )
  const owners = waiting.map(({ state }) => state.ownerId)
  const parties = await partiesOf((statement) => db.read(tenant, statement), tenant, owners)
  const tenths = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10)
  return {
    tasks,
    steps: INQUIRY_STATUSES.map((status) => {
      const { open, days, passed, took } = steps.find((row) => row.status === status) ?? {
        open: 0,
        days: null,
        passed: 0,
        took: null,
      }
      // The last step has no waiting time.
      const isLast = status === 'SALE_FINALIZED'
      return { status, open, days: isLast ? null : tenths(days), passed, took: tenths(took) }
    }),
    waiting: waiting.map(({ id, state }) => {
      const { firstname = '', lastname = '' } = parties.get(state.ownerId) ?? {}
      const waitingSince = sellerTurnSince(state, now().toISOString()) ?? state.lastAt
      return {
        id,
        reference: state.reference,
        buyer: `${firstname} ${lastname}`.trim(),
        since: waitingSince,
        days: Math.max(0, Math.floor((now().getTime() - Date.parse(waitingSince)) / DAY_MS)),
        what: nextStepOf(state)?.what ?? 'REPLY',
      }
    }),
  }
}
