import { isDeepStrictEqual } from 'node:util'
import type { Buyer, Consignee } from '@minato/contract/inquiries-shapes'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { answerConsignee, applyConsigneeChange, propose } from '../../proposals/service.ts'
import type { ProposalRow, Step } from '../../proposals/service.ts'
import {
  assertKnownCountry,
  assertPhoneNumber,
  partiesOf,
  requirePerson,
  withoutTrunkPrefix,
} from '../../users/people-lookup/service.ts'
import { assertOwner } from '../event-log/car-and-inquiry-lock.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import { actionNotAllowed, appendEvent, assertAllowed, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'

/** The consignee of an inquiry after its first invoice changes by a proposal (TRU-04, decision 22). */

/** Whether documents would name the same consignee. */
export function isSameConsignee(a: Buyer, b: Buyer): boolean {
  const comparable = ({ phoneNumber, ...consignee }: Buyer) => ({
    ...consignee,
    phoneNumber: phoneNumber && withoutTrunkPrefix(phoneNumber),
  })
  return isDeepStrictEqual(comparable(a), comparable(b))
}

/** @throws 409 unless the consignee stays the same or no invoice was issued yet */
export async function assertConsigneeFree(tx: Transaction, inquiry: LockedInquiry, consignee: Buyer): Promise<void> {
  if (!inquiry.state.invoice || isSameConsignee(await buyerOf(tx, inquiry.id, inquiry.state), consignee)) return
  throw actionNotAllowed({
    code: 'SECOND_MANAGER_NEEDED',
    reason: 'An invoice has been issued, so a second manager must approve another consignee: propose it',
  })
}

/** Proposes another consignee. @throws 409 as `propose` does, 1008 for the same consignee */
export async function proposeConsignee(
  context: Context,
  tx: Transaction,
  locked: LockedInquiry,
  identity: Identity | undefined,
  consignee: Consignee,
): Promise<LockedInquiry> {
  const inquiry = await applyDueConsignee(context, tx, locked)
  assertAllowed('proposeConsignee', inquiry)
  await assertKnownCountry(consignee.country, 'country')
  assertPhoneNumber(consignee.phoneNumber)
  const replaces = await buyerOf(tx, inquiry.id, inquiry.state)
  if (isSameConsignee(replaces, consignee))
    throw httpError('MINATO-1008', {
      body: [{ path: 'address', message: 'The documents already name this consignee' }],
    })
  const { userId, sessionId } = requirePerson(identity)
  const change = { kind: 'CONSIGNEE', subjectId: inquiry.id, before: null, after: null } as const
  const { id: proposalId, effectiveAt } = await propose(tx, { managerId: userId, sessionId }, change)
  const data = { proposalId, step: 'PROPOSED', ...(effectiveAt && { effectiveAt }) } as const
  const content = { customerInformation: consignee, replaces }
  return appendEvent(context, tx, inquiry, 'CONSIGNEE_PROPOSAL', data, content)
}

/** @throws 403 unless the caller is the buyer, 409 with the reason if the action is not allowed now */
export async function assertBuyerMay(
  action: 'setConsignee' | 'confirmConsignee' | 'rejectConsignee',
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
): Promise<void> {
  assertOwner(identity, inquiry)
  const { ownerId } = inquiry.state
  const owner = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [ownerId])).get(ownerId)
  assertAllowed(action, inquiry, { by: 'BUYER', emailConfirmedAt: owner?.emailConfirmedAt ?? null })
}

/** The buyer confirms or rejects the proposed consignee. @throws 403 for other callers, 409 once it is decided */
export async function answerProposedConsignee(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  identity: Identity | undefined,
  isAccepted: boolean,
): Promise<LockedInquiry> {
  await assertBuyerMay(isAccepted ? 'confirmConsignee' : 'rejectConsignee', tx, inquiry, identity)
  const { ownerId, consigneeProposal } = inquiry.state
  const proposalId = consigneeProposal?.id ?? ''
  await answerConsignee(tx, proposalId, ownerId, isAccepted)
  const step = isAccepted ? 'CONFIRMED' : 'REJECTED'
  const answered = await appendEvent(context, tx, inquiry, 'CONSIGNEE_PROPOSAL', { proposalId, step })
  return applyDueConsignee(context, tx, answered)
}

/** Puts a change of the consignee that is due into effect; documents are issued after it. */
export async function applyDueConsignee(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
): Promise<LockedInquiry> {
  const { consigneeProposal } = inquiry.state
  if (!consigneeProposal || !(await applyConsigneeChange(tx, consigneeProposal.id))) return inquiry
  const data = { proposalId: consigneeProposal.id, step: 'IN_FORCE' } as const
  return appendEvent(context, tx, inquiry, 'CONSIGNEE_PROPOSAL', data)
}

/** Records what managers decided, and the effect, from the job that follows each decision. */
export async function recordConsigneeStep(
  context: Context,
  tx: Transaction,
  { id: proposalId, subjectId, state, effectiveAt }: ProposalRow,
  step: Step,
): Promise<void> {
  const inquiry = await applyDueConsignee(context, tx, await lockInquiry(tx, 'system', subjectId))
  const pending = inquiry.state.consigneeProposal
  if (pending?.id !== proposalId || pending.step === step) return
  // A step that another one has overtaken is left out; those of the buyer and the proposal itself are recorded already.
  const isCurrent =
    (step === 'APPROVED' && state === 'SCHEDULED') ||
    (step === 'UNAPPROVED' && state === 'PROPOSED') ||
    ((step === 'REJECTED' || step === 'CANCELLED') && state === step)
  if (!isCurrent) return
  const data = { proposalId, step, ...(step === 'APPROVED' && effectiveAt && { effectiveAt }) }
  await appendEvent(context, tx, inquiry, 'CONSIGNEE_PROPOSAL', data)
}
