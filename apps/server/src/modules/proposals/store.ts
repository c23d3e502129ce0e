import type { Buyer } from '@minato/contract/inquiries-shapes'
import type { ProposalKind, ProposalState } from '@minato/contract/proposals'
import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

/** Rows of settings.proposal (db/migrations/0010). The database sets their times (db/migrations/0011). */

export type Values = Record<string, string | number | null>
export interface ProposalRow {
  id: string
  kind: ProposalKind
  subjectId: string
  before: Values | null
  after: Values | null
  state: ProposalState
  needsApproval: boolean
  waitingHours: number
  proposedBy: string
  proposedAt: string
  expiresAt: string
  approvedBy: string | null
  approvedAt: string | null
  confirmedAt: string | null
  effectiveAt: string | null
  endedBy: string | null
  endedAt: string | null
}
const COLUMNS: Sql = sql`id, kind, subject_id as "subjectId", before, after, state, needs_approval as "needsApproval",
  waiting_hours as "waitingHours", proposed_by as "proposedBy", proposed_at as "proposedAt", expires_at as "expiresAt",
  approved_by as "approvedBy", approved_at as "approvedAt", confirmed_at as "confirmedAt", effective_at as "effectiveAt", ended_by as "endedBy",
  ended_at as "endedAt"`

/** Applies due changes of accounts and waiting times; every reader runs it first. */
export const applyProposals: Statement = sql`select settings.apply_proposals()`
export const dueProposals = (tenant: string): Statement =>
  sql`select id from settings.proposal where tenant_id = ${tenant} and state = 'SCHEDULED' and effective_at <= now()
      and kind <> 'CONSIGNEE' limit 1`

export const databaseTime: Statement = sql`select clock_timestamp() as now`

export const proposals = (tenant: string): Statement =>
  sql`select ${COLUMNS} from settings.proposal where tenant_id = ${tenant}
      and (state in ('PROPOSED', 'SCHEDULED') or id in (select id from settings.proposal
        where tenant_id = ${tenant} and state not in ('PROPOSED', 'SCHEDULED') and proposed_at > now() - interval '30 days'
        order by proposed_at desc, id limit 50))
    order by state in ('PROPOSED', 'SCHEDULED') desc, proposed_at desc, id`
export const proposalById = (tenant: string, id: string): Statement =>
  sql`select ${COLUMNS} from settings.proposal where tenant_id = ${tenant} and id = ${id}::uuid`
export const lockProposal = (tenant: string, id: string): Statement =>
  sql`select ${COLUMNS} from settings.proposal where tenant_id = ${tenant} and id = ${id}::uuid for update`

export const openAddition = (tenant: string): Statement =>
  sql`select id from settings.proposal where tenant_id = ${tenant} and kind = 'ADD_ACCOUNT' and state in ('PROPOSED', 'SCHEDULED')`

/** Open changes that lead to the account: of itself, of the default, and new accounts. */
export const openAccountChange = (tenant: string, accountId: string): Statement =>
  sql`select id from settings.proposal where tenant_id = ${tenant}
      and (kind in ('ADD_ACCOUNT', 'DEFAULT_ACCOUNT') or subject_id = ${accountId}::uuid)
      and ((state = 'PROPOSED' and expires_at > now()) or (state = 'SCHEDULED' and effective_at > now()))
    limit 1`

export interface NewProposal {
  kind: ProposalKind
  subjectId: string
  before: Values | null
  after: Values | null
  needsApproval: boolean
  waitingHours: number
  proposedBy: string
  isInForce: boolean
}
export const insertProposal = (tenant: string, proposal: NewProposal): Statement =>
  sql`insert into settings.proposal (tenant_id, kind, subject_id, before, after, state, needs_approval, waiting_hours, proposed_by)
    values (${tenant}, ${proposal.kind}, ${proposal.subjectId}::uuid, ${json(proposal.before)}::jsonb, ${json(proposal.after)}::jsonb,
      ${proposal.isInForce ? 'IN_FORCE' : proposal.needsApproval ? 'PROPOSED' : 'SCHEDULED'}, ${proposal.needsApproval}, ${proposal.waitingHours},
      ${proposal.proposedBy}::uuid)
    returning ${COLUMNS}`
const json = (values: Values | null): string | null => values && JSON.stringify(values)

/** Expired proposals make room for new ones. */
export const expireProposals = (tenant: string): Statement =>
  sql`update settings.proposal set state = 'EXPIRED', ended_at = expires_at
    where tenant_id = ${tenant} and state = 'PROPOSED' and expires_at <= clock_timestamp()`

export const scheduleProposal = (tenant: string, id: string, approvedBy: string): Statement =>
  sql`update settings.proposal set state = 'SCHEDULED', approved_by = ${approvedBy}::uuid
    where tenant_id = ${tenant} and id = ${id}::uuid returning ${COLUMNS}`
export const endProposal = (
  tenant: string,
  id: string,
  { state, by, now }: { state: 'REJECTED' | 'CANCELLED'; by: string; now: string },
): Statement =>
  sql`update settings.proposal set state = ${state}, ended_by = ${by}::uuid, ended_at = ${now}::timestamptz
    where tenant_id = ${tenant} and id = ${id}::uuid returning ${COLUMNS}`

/** The buyer's confirmation. */
export const confirmProposal = (tenant: string, id: string): Statement =>
  sql`update settings.proposal set confirmed_at = clock_timestamp()
    where tenant_id = ${tenant} and id = ${id}::uuid returning ${COLUMNS}`
/** A row once the change of the consignee is due; it is then in force. */
export const applyConsignee = (tenant: string, id: string): Statement =>
  sql`update settings.proposal set state = 'IN_FORCE' where tenant_id = ${tenant} and id = ${id}::uuid
      and kind = 'CONSIGNEE' and state = 'SCHEDULED' and effective_at <= clock_timestamp() returning id`
export const openConsigneeChange = (tenant: string, inquiryId: string): Statement =>
  sql`select ${COLUMNS}, clock_timestamp() as now from settings.proposal
    where tenant_id = ${tenant} and subject_id = ${inquiryId}::uuid and kind = 'CONSIGNEE'
      and (state = 'SCHEDULED' or (state = 'PROPOSED' and expires_at > clock_timestamp()))`

export interface ProposedConsignee {
  id: string
  reference: string
  before: Buyer | null
  after: Buyer | null
}
/** The values of changes of consignees. */
export const proposedConsignees = (tenant: string, rows: readonly ProposalRow[]): Statement =>
  sql`select proposal_id as id, reference, before, after from inquiries.proposed_consignee
    where tenant_id = ${tenant} and inquiry_id = any(${rows.map(({ subjectId }) => subjectId)}::uuid[])
      and proposal_id = any(${rows.map(({ id }) => id)}::uuid[])`

export const waitingTime = (tenant: string): Statement =>
  sql`select waiting_hours as "waitingHours", alone_hours as "aloneHours" from settings.waiting_time where tenant_id = ${tenant}`

/** A manager's proposals, approvals and cancellations, for the download of personal data. */
export const proposalsOf = (tenant: string, id: string): Statement =>
  sql`select kind, state, proposed_at as "proposedAt", proposed_by = ${id}::uuid as "isMine", approved_at as "approvedAt",
      ended_at as "endedAt"
    from settings.proposal where tenant_id = ${tenant} and ${id}::uuid in (proposed_by, approved_by, ended_by) order by proposed_at`

export interface OpenInvoice {
  inquiryId: string
  ownerId: string
  reference: string
  number: string
  accountNumber: string | null
}
export const openInvoices = (tenant: string): Statement =>
  sql`select inquiry_id as "inquiryId", owner_id as "ownerId", reference, number, account_number as "accountNumber"
    from inquiries.open_invoice where tenant_id = ${tenant} order by inquiry_id`
