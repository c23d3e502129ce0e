import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant } from './primitives.ts'

/** Four eyes (TRU-04): a change that one manager proposes, another approves, and that takes effect after a waiting time. */

export const PROPOSAL_KINDS = [
  'ADD_ACCOUNT',
  'EDIT_ACCOUNT',
  'REMOVE_ACCOUNT',
  'DEFAULT_ACCOUNT',
  'WAITING_TIME',
  'CONSIGNEE',
] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** PROPOSED waits for an approval, SCHEDULED for `effectiveAt`; the other states are final. */
export const PROPOSAL_STATES = ['PROPOSED', 'SCHEDULED', 'IN_FORCE', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const ManagerName = z.object({ id: Id, name: z.string() })
export const Proposal = z
  .object({
    id: Id,
    kind: z.enum(PROPOSAL_KINDS),
    /** The account, or the inquiry whose consignee changes. */
    subjectId: Id,
    /** Of the inquiry. */
    inquiryReference: z.string().nullable(),
    /** The values that change, by the names of their fields. */
    before: Values.nullable(),
    after: Values.nullable(),
    state: z.enum(PROPOSAL_STATES),
    needsApproval: z.boolean(),
    waitingHours: z.int(),
    proposedBy: ManagerName,
    proposedAt: Instant,
    /** Without an approval until then, the proposal ends. */
    expiresAt: Instant,
    approvedBy: ManagerName.nullable(),
    approvedAt: Instant.nullable(),
    /** When the buyer confirmed the new consignee, which ends the waiting time. */
    confirmedAt: Instant.nullable(),
    effectiveAt: Instant.nullable(),
    endedBy: ManagerName.nullable(),
    endedAt: Instant.nullable(),
    /** Why the caller cannot approve it; null where the caller can. */
    objection: z.string().nullable(),
  })
  .meta({ id: 'Proposal' })
export type Proposal = z.infer<typeof Proposal>

// API clients can neither propose nor approve.
const manager = { service: 'main', access: 'manager', rate: 'everything', isForPeople: true } as const
const proposal = {
  params: z.strictObject({ id: Id }),
  reply: Proposal,
  errors: ['MINATO-1008', 'MINATO-4004'],
} as const

export const listProposals = call({
  ...manager,
  method: 'GET',
  path: '/proposal',
  summary: 'Lists open proposals and those of the last 30 days, newest first',
  reply: z.array(Proposal),
  errors: [],
})
export const approveProposal = call({
  ...manager,
  ...proposal,
  method: 'PUT',
  path: '/proposal/{id}/approve',
  summary:
    "Approves another manager's proposal: 409 with OWN_PROPOSAL, MANAGER_TOO_NEW, NOT_PENDING or SECOND_FACTOR_REQUIRED",
})
export const rejectProposal = call({
  ...manager,
  ...proposal,
  method: 'PUT',
  path: '/proposal/{id}/reject',
  summary: "Rejects another manager's proposal before its approval: 409 with OWN_PROPOSAL or NOT_PENDING",
})
export const cancelProposal = call({
  ...manager,
  ...proposal,
  method: 'PUT',
  path: '/proposal/{id}/cancel',
  summary: 'Cancels a proposal that is not in force yet: 409 with NOT_PENDING',
})
