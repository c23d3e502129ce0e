import type { Context, Identity } from '../../../apps/server/src/context.ts'
import { appendEvent } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import type { LockedInquiry } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import { buyerOf } from '../../../apps/server/src/modules/inquiries/event-log/inquiry-view.ts'
import { queueEffect } from '../../../apps/server/src/modules/proposals/notify-proposal.ts'
import { insertProposal } from '../../../apps/server/src/modules/proposals/store.ts'
import type { ProposalRow } from '../../../apps/server/src/modules/proposals/store.ts'
import type { Transaction } from '../../../apps/server/src/platform/database/database.ts'
import { DEFAULT_WAITING } from '@minato/domain/proposals'

/** Another consignee proposed by the only manager: the buyer can confirm or reject it (TRU-04). */
export async function proposeConsignee(
  { context, tx, manager }: { context: Context; tx: Transaction; manager: Pick<Identity, 'userId'> },
  inquiry: LockedInquiry,
): Promise<LockedInquiry> {
  const plan = { needsApproval: false, waitingHours: DEFAULT_WAITING.aloneHours, isInForce: false }
  const change = { kind: 'CONSIGNEE', subjectId: inquiry.id, before: null, after: null } as const
  const [row] = await tx.rows<ProposalRow>(
    insertProposal(tx.tenant, { ...change, ...plan, proposedBy: manager.userId }),
  )
  if (!row) throw new Error('no proposal was made')
  await queueEffect(tx, row)
  const data = {
    proposalId: row.id,
    step: 'PROPOSED',
    ...(row.effectiveAt && { effectiveAt: row.effectiveAt }),
  } as const
  const customerInformation = {
    firstname: 'Wanjiku',
    lastname: 'Clearing & Forwarding Ltd.',
    address: '21 Moi Avenue',
    city: 'Mombasa',
    postalCode: '80100',
    country: 'KE',
    phoneNumber: { countryCode: '254', number: '722000123' },
    email: null,
  }
  const replaces = await buyerOf(tx, inquiry.id, inquiry.state)
  return appendEvent(context, tx, inquiry, 'CONSIGNEE_PROPOSAL', data, { customerInformation, replaces })
}
