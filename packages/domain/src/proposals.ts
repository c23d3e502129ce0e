import type { ProposalState } from '@minato/contract/proposals'

/** The rules of four eyes (TRU-04, decision 22). Times are instants of the database's clock. */

/** A manager's word counts from this age of the role on, so that an invited second account is no second manager. */
export const TRUSTED_AFTER_DAYS = 7
/** A dealer is a single manager's only this long after the last other manager left. */
export const ALONE_AFTER_DAYS = 30
export const DEFAULT_WAITING = { waitingHours: 24, aloneHours: 72 }

const DAY_MS = 86_400_000

export type ProposalObjection = 'OWN_PROPOSAL' | 'MANAGER_TOO_NEW' | 'NOT_PENDING' | 'CHANGE_PENDING'
export const OBJECTION_REASONS: Record<ProposalObjection, string> = {
  OWN_PROPOSAL: 'Another manager has to approve your proposal',
  MANAGER_TOO_NEW: 'Managers can propose and approve such changes 7 days after joining',
  NOT_PENDING: 'This proposal is no longer open',
  CHANGE_PENDING: 'A change is already pending. Cancel it first.',
}

export interface ProposalTimes {
  state: ProposalState
  expiresAt: string
  effectiveAt: string | null
}
/** The state at an instant; the stored state may lag behind. */
export function stateAt({ state, expiresAt, effectiveAt }: ProposalTimes, now: string): ProposalState {
  if (state === 'PROPOSED' && expiresAt <= now) return 'EXPIRED'
  if (state === 'SCHEDULED' && effectiveAt !== null && effectiveAt <= now) return 'IN_FORCE'
  return state
}
export const isOpenState = (state: ProposalState): boolean => state === 'PROPOSED' || state === 'SCHEDULED'

export interface ManagerFacts {
  id: string
  /** When the role was granted. */
  since: string
}
/** A dealer's managers, as one of them asks. */
export interface Staff {
  /** Other managers at work. */
  others: number
  lastDepartureAt: string | null
}

const isOlder = (since: string, days: number, now: string): boolean =>
  Date.parse(since) + days * DAY_MS <= Date.parse(now)

/** Whether there is no second manager now, and none was removed recently. */
export const isAlone = ({ others, lastDepartureAt }: Staff, now: string): boolean =>
  others === 0 && (lastDepartureAt === null || isOlder(lastDepartureAt, ALONE_AFTER_DAYS, now))

export interface Plan {
  needsApproval: boolean
  waitingHours: number
}
/** How a change proposed now takes effect; `isFirst`: the dealer's first bank account. */
export function planOf(
  {
    manager,
    staff,
    waiting,
    isFirst,
  }: { manager: ManagerFacts; staff: Staff; waiting: typeof DEFAULT_WAITING; isFirst: boolean },
  now: string,
): Plan | ProposalObjection {
  if (isFirst) return { needsApproval: false, waitingHours: 0 }
  if (isAlone(staff, now)) return { needsApproval: false, waitingHours: waiting.aloneHours }
  if (!isOlder(manager.since, TRUSTED_AFTER_DAYS, now)) return 'MANAGER_TOO_NEW'
  return { needsApproval: true, waitingHours: waiting.waitingHours }
}

/** Why a manager cannot approve a proposal; null where the manager can. */
export function approvalObjection(
  proposal: ProposalTimes & { proposedBy: string },
  manager: ManagerFacts,
  now: string,
): ProposalObjection | null {
  if (stateAt(proposal, now) !== 'PROPOSED') return 'NOT_PENDING'
  if (proposal.proposedBy === manager.id) return 'OWN_PROPOSAL'
  return isOlder(manager.since, TRUSTED_AFTER_DAYS, now) ? null : 'MANAGER_TOO_NEW'
}
/** Why a manager cannot reject it: any other manager can, a new one too. */
export function rejectionObjection(
  proposal: ProposalTimes & { proposedBy: string },
  managerId: string,
  now: string,
): ProposalObjection | null {
  if (stateAt(proposal, now) !== 'PROPOSED') return 'NOT_PENDING'
  return proposal.proposedBy === managerId ? 'OWN_PROPOSAL' : null
}
/** Whether the buyer can still confirm the new consignee. */
export const isConfirmable = (proposal: ProposalTimes & { confirmedAt: string | null }, now: string): boolean =>
  proposal.confirmedAt === null && isOpenState(stateAt(proposal, now))
/** Why a proposal cannot be cancelled: any manager can until it is in force. */
export const cancellationObjection = (proposal: ProposalTimes, now: string): ProposalObjection | null =>
  isOpenState(stateAt(proposal, now)) ? null : 'NOT_PENDING'
