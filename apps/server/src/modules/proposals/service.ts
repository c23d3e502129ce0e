import type { BankAccount } from '@minato/contract/bank-accounts'
import type { Proposal, ProposalKind } from '@minato/contract/proposals'
import {
  approvalObjection,
  cancellationObjection,
  DEFAULT_WAITING,
  isAlone,
  OBJECTION_REASONS,
  planOf,
  isConfirmable,
  rejectionObjection,
  stateAt,
} from '@minato/domain/proposals'
import type { ManagerFacts, ProposalObjection, Staff } from '@minato/domain/proposals'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { HttpError, httpError, genericError } from '../../platform/http/http-error.ts'
import { managerSince, partiesOf, staffOf } from '../users/people-lookup/service.ts'
import type { RunQuery } from '../users/people-lookup/service.ts'
import { assertSecondFactor } from '../users/second-factor/service.ts'
import { bankAccounts } from './bank-accounts-store.ts'
import { withConsignees } from './consignee-values.ts'
import { queueNews } from './notify-proposal.ts'
import * as store from './store.ts'
import type { ProposalRow, Values } from './store.ts'

export type { Step } from './notify-proposal.ts'
export type { ProposalRow } from './store.ts'

/** Four-eyes principle (TRU-04, decision 22): proposals to change where buyers pay, or an inquiry's consignee. */

/** A manager's part in proposals. */
export const proposalData = {
  read: (tenant: string, id: string) => ({ proposals: store.proposalsOf(tenant, id) }),
}

const objectionError = (code: ProposalObjection): HttpError =>
  new HttpError({ ...genericError(409).reply, reason: { code, message: OBJECTION_REASONS[code] } })

/** The calling manager, and the session in which the second factor was checked. */
export interface Caller {
  managerId: string
  sessionId: string
}

export interface Change {
  kind: ProposalKind
  subjectId: string
  before: Values | null
  after: Values | null
}

/**
 * Records a change that a manager proposes. `applyFirst` runs instead of any waiting for a dealer's very first account.
 * @throws 409 MANAGER_TOO_NEW, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_MISSING, or CHANGE_PENDING while the subject has an
 * open change, or the dealer an open addition (`lockFirstAccount` is held)
 */
export async function propose(
  tx: Transaction,
  { managerId, sessionId }: Caller,
  change: Change,
  applyFirst?: () => Promise<void>,
): Promise<Proposal> {
  const { manager, staff, now } = await lockStaff(tx, managerId)
  await tx.rows(store.applyProposals)
  await tx.rows(store.expireProposals(tx.tenant))
  if (change.kind === 'ADD_ACCOUNT' && (await tx.rows(store.openAddition(tx.tenant))).length)
    throw objectionError('CHANGE_PENDING')
  const waiting = await waitingTimeIn(tx)
  const plan = planOf({ manager, staff, waiting, isFirst: applyFirst !== undefined }, now)
  if (typeof plan === 'string') throw objectionError(plan)
  if (applyFirst) await applyFirst()
  else await assertSecondFactor(tx, managerId, sessionId)
  const [row] = await tx
    .rows<ProposalRow>(
      store.insertProposal(tx.tenant, {
        ...change,
        ...plan,
        proposedBy: managerId,
        isInForce: applyFirst !== undefined,
      }),
    )
    .catch((error: unknown) => {
      throw (error as { code?: string }).code === '23505' ? objectionError('CHANGE_PENDING') : error
    })
  if (!row) throw new Error('no proposal was made')
  if (!applyFirst) await queueNews(tx, row, 'PROPOSED')
  return proposalView(tx, row, manager, now)
}

/** @throws 409 OWN_PROPOSAL, MANAGER_TOO_NEW, NOT_PENDING, SECOND_FACTOR_REQUIRED or SECOND_FACTOR_MISSING */
export function approve(tx: Transaction, caller: Caller, id: string): Promise<Proposal> {
  return decide(tx, caller, id, 'APPROVED', (row, manager, now) => ({
    objection: approvalObjection(row, manager, now),
    write: () => store.scheduleProposal(tx.tenant, id, manager.id),
  }))
}
/** @throws 409 OWN_PROPOSAL or NOT_PENDING */
export function reject(tx: Transaction, caller: Caller, id: string): Promise<Proposal> {
  return decide(tx, caller, id, 'REJECTED', (row, manager, now) => ({
    objection: rejectionObjection(row, manager.id, now),
    write: () => store.endProposal(tx.tenant, id, { state: 'REJECTED', by: manager.id, now }),
  }))
}
/** @throws 409 NOT_PENDING */
export function cancel(tx: Transaction, caller: Caller, id: string): Promise<Proposal> {
  return decide(tx, caller, id, 'CANCELLED', (row, manager, now) => ({
    objection: cancellationObjection(row, now),
    write: () => store.endProposal(tx.tenant, id, { state: 'CANCELLED', by: manager.id, now }),
  }))
}

interface Decision {
  objection: ProposalObjection | null
  write(): ReturnType<typeof store.proposalById>
}
async function decide(
  tx: Transaction,
  { managerId, sessionId }: Caller,
  id: string,
  step: 'APPROVED' | 'REJECTED' | 'CANCELLED',
  decisionOn: (row: ProposalRow, manager: ManagerFacts, now: string) => Decision,
): Promise<Proposal> {
  // The role before the proposal, in the order in which the removal of a manager locks them.
  const { manager } = await lockStaff(tx, managerId)
  const [row] = await tx.rows<ProposalRow>(store.lockProposal(tx.tenant, id))
  if (!row) throw httpError('MINATO-4004')
  const now = await databaseTime((statement) => tx.rows(statement))
  const { objection, write } = decisionOn(row, manager, now)
  if (objection) throw objectionError(objection)
  if (step === 'APPROVED') await assertSecondFactor(tx, managerId, sessionId)
  const [written] = await tx.rows<ProposalRow>(write())
  if (!written) throw new Error('no proposal was changed')
  await queueNews(tx, written, step, row.state === 'SCHEDULED')
  return proposalView(tx, written, manager, now)
}

/**
 * The buyer's answer to a new consignee: a confirmation ends the waiting time, a rejection the proposal. Callers hold the
 * lock of the inquiry. @throws 409 NOT_PENDING
 */
export async function answerConsignee(
  tx: Transaction,
  id: string,
  buyerId: string,
  isAccepted: boolean,
): Promise<void> {
  const [row] = await tx.rows<ProposalRow>(store.lockProposal(tx.tenant, id))
  const now = await databaseTime((statement) => tx.rows(statement))
  const isPossible = row && (isAccepted ? isConfirmable(row, now) : cancellationObjection(row, now) === null)
  if (!isPossible) throw objectionError('NOT_PENDING')
  const write = isAccepted
    ? store.confirmProposal(tx.tenant, id)
    : store.endProposal(tx.tenant, id, { state: 'CANCELLED', by: buyerId, now })
  const [written] = await tx.rows<ProposalRow>(write)
  if (!written) throw new Error('no proposal was changed')
  await queueNews(tx, written, isAccepted ? 'CONFIRMED' : 'CANCELLED', row.state === 'SCHEDULED')
}

/** Marks a change of the consignee as in force; false until it is due. */
export const applyConsigneeChange = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.rows(store.applyConsignee(tx.tenant, id))).length > 0

/** The pending change of an inquiry's consignee; null for a rejected, expired or due one. */
export async function consigneeChangeOf(
  runQuery: RunQuery,
  tenant: string,
  inquiryId: string,
): Promise<ProposalRow | null> {
  const [row] = await runQuery<ProposalRow & { now: string }>(store.openConsigneeChange(tenant, inquiryId))
  return row ?? null
}

/** Open proposals and recent ones, as a manager sees them. */
export async function proposalsFor(context: Context, tenant: string, managerId: string): Promise<Proposal[]> {
  const runQuery = await upToDateQueryRunner(context, tenant)
  const { manager, now } = await staffAround(runQuery, tenant, managerId, false)
  const rows = await runQuery<ProposalRow>(store.proposals(tenant))
  return proposalViews(runQuery, tenant, rows, manager, now)
}

/** The waiting times in force, and whether the manager is alone. */
export async function waitingTimeFor(context: Context, tenant: string, managerId: string) {
  const runQuery = await upToDateQueryRunner(context, tenant)
  const { staff, now } = await staffAround(runQuery, tenant, managerId, false)
  return { ...(await waitingTimeNow(runQuery, tenant)), isAlone: isAlone(staff, now) }
}
const waitingTimeNow = async (runQuery: RunQuery, tenant: string): Promise<typeof DEFAULT_WAITING> =>
  (await runQuery<typeof DEFAULT_WAITING>(store.waitingTime(tenant)))[0] ?? DEFAULT_WAITING
export const waitingTimeIn = (tx: Transaction): Promise<typeof DEFAULT_WAITING> =>
  waitingTimeNow((statement) => tx.rows(statement), tx.tenant)

/** Reads without locks; writes only where a change is due. */
async function upToDateQueryRunner({ db }: Context, tenant: string): Promise<RunQuery> {
  if ((await db.read(tenant, store.dueProposals(tenant))).length)
    await db.write(tenant, (tx) => tx.rows(store.applyProposals))
  return (statement) => db.read(tenant, statement)
}

/** The account for documents in this transaction; due changes are applied first. */
export async function accountToPayTo(tx: Transaction): Promise<Omit<BankAccount, 'updatedAt' | 'isDefault'> | null> {
  await tx.rows(store.applyProposals)
  const defaultAccount = (await tx.rows<BankAccount>(bankAccounts(tx.tenant))).find(({ isDefault }) => isDefault)
  if (!defaultAccount) return null
  const { updatedAt: _at, isDefault: _is, ...account } = defaultAccount
  return account
}

/** The accounts in force now. */
export async function accountsInForce({ db }: Context, tenant: string): Promise<BankAccount[]> {
  const [applied, accounts] = await db.readAll<[unknown[], BankAccount[]]>(tenant, [
    store.dueProposals(tenant),
    bankAccounts(tenant),
  ])
  if (!applied.length) return accounts
  return db.write(tenant, async (tx) => {
    await tx.rows(store.applyProposals)
    return tx.rows<BankAccount>(bankAccounts(tenant))
  })
}

/** Whether an open change leads to this account, for the check of a document that names it. */
export const isAccountChanging = async ({ db }: Context, tenant: string, accountId: string): Promise<boolean> =>
  (await db.read(tenant, store.openAccountChange(tenant, accountId))).length > 0

interface StaffAround {
  manager: ManagerFacts
  staff: Staff
  now: string
}
/** The caller's role, locked until the transaction ends. @throws 403 once it is gone */
const lockStaff = (tx: Transaction, managerId: string): Promise<StaffAround> =>
  staffAround((statement) => tx.rows(statement), tx.tenant, managerId, true)
/** @throws 403 unless the caller is a manager */
async function staffAround(runQuery: RunQuery, tenant: string, id: string, isLocked: boolean): Promise<StaffAround> {
  const since = await managerSince(runQuery, tenant, id, isLocked)
  if (since === null) throw genericError(403)
  return { manager: { id, since }, staff: await staffOf(runQuery, tenant, id), now: await databaseTime(runQuery) }
}
async function databaseTime(runQuery: RunQuery): Promise<string> {
  const [row] = await runQuery<{ now: string }>(store.databaseTime)
  if (!row) throw new Error('the database has no time')
  return row.now
}

async function proposalView(tx: Transaction, row: ProposalRow, manager: ManagerFacts, now: string): Promise<Proposal> {
  const [proposal] = await proposalViews((statement) => tx.rows(statement), tx.tenant, [row], manager, now)
  return proposal as Proposal
}
async function proposalViews(
  runQuery: RunQuery,
  tenant: string,
  rows: readonly ProposalRow[],
  manager: ManagerFacts,
  now: string,
): Promise<Proposal[]> {
  const ids = rows.flatMap((row) => [row.proposedBy, row.approvedBy, row.endedBy]).filter((id) => id !== null)
  const people = await partiesOf(runQuery, tenant, ids)
  const personName = (id: string) => {
    const { firstname = '', lastname = '' } = people.get(id) ?? {}
    return { id, name: `${firstname} ${lastname}`.trim() }
  }
  const detailed = await withConsignees(runQuery, tenant, rows)
  return detailed.map(
    (row) =>
      ({
        ...row,
        state: stateAt(row, now),
        proposedBy: personName(row.proposedBy),
        approvedBy: row.approvedBy && personName(row.approvedBy),
        endedBy: row.endedBy && personName(row.endedBy),
        objection: approvalObjection(row, manager, now),
      }) as Proposal,
  )
}
