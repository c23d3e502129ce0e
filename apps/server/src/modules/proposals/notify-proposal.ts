import type { Context } from '../../context.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { sendMail } from '../../platform/email/mail.ts'
import { linkTo, managersOf, partiesOf } from '../users/people-lookup/service.ts'
import type { RunQuery, InquiryParty } from '../users/people-lookup/service.ts'
import { withConsignees } from './consignee-values.ts'
import * as store from './store.ts'
import type { OpenInvoice, ProposalRow } from './store.ts'

/** Emails about proposals: to all managers at each step, to buyers with an open invoice once a change of account is due. */

/** UNAPPROVED: the manager who approved it was removed. */
export type Step = 'PROPOSED' | 'APPROVED' | 'UNAPPROVED' | 'CONFIRMED' | 'REJECTED' | 'CANCELLED' | 'IN_FORCE'
interface ProposalNews {
  id: string
  step: Step
  /** Buyers were notified of the change that is now cancelled. */
  wasScheduled: boolean
  /** Of an approval that no longer counts. */
  approvedAt?: string | null
}
const NEWS_JOB = 'proposal-news'

/**
 * Queues the emails about a step, and those for the time it takes effect (the removal of a manager:
 * users.note_manager_departure).
 */
export async function queueNews(tx: Transaction, row: ProposalRow, step: Step, wasScheduled = false): Promise<void> {
  await addJob(tx, NEWS_JOB, { id: row.id, step, wasScheduled } satisfies ProposalNews)
  await queueEffect(tx, row)
}

/** Queues the job for the time that a scheduled change takes effect. */
export async function queueEffect(tx: Transaction, { id, state, effectiveAt }: ProposalRow): Promise<void> {
  if (state === 'SCHEDULED' && effectiveAt !== null)
    await addJob(tx, NEWS_JOB, { id, step: 'IN_FORCE', wasScheduled: true } satisfies ProposalNews, {
      key: `${NEWS_JOB} ${id} in force`,
      runAt: effectiveAt,
    })
}

/** Writes a step into the event log of the inquiry. */
type RecordConsigneeStep = (context: Context, tx: Transaction, row: ProposalRow, step: Step) => Promise<void>

/**
 * The job sends emails and passes changes of consignees on to their inquiry; whether a change of an account is in force is
 * decided by settings.apply_proposals.
 */
export const proposalNewsTask = (context: Context, recordConsigneeStep: RecordConsigneeStep): Task => ({
  name: NEWS_JOB,
  run: ({ tenant, data }) =>
    context.db.write(tenant, async (tx) => {
      const { id, step, wasScheduled, approvedAt } = data as ProposalNews
      await tx.rows(store.applyProposals)
      const found = async () => (await tx.rows<ProposalRow>(store.proposalById(tenant, id)))[0]
      const before = await found()
      if (before?.kind === 'CONSIGNEE') await recordConsigneeStep(context, tx, before, step)
      const row = await found()
      // Cancelled, or reset because its approver was removed.
      if (!row || (step === 'IN_FORCE' && row.state !== 'IN_FORCE')) return
      const key = `proposal ${row.id} ${step} ${approvedAt ?? row.approvedAt ?? ''}`
      await mailManagers(context, tx, row, step, key)
      const isAccount = row.kind !== 'WAITING_TIME' && row.kind !== 'CONSIGNEE'
      const isScheduled = (step === 'PROPOSED' || step === 'APPROVED') && row.state === 'SCHEDULED'
      // After a new approval buyers get an email about that one.
      const isUndone = wasScheduled && (step === 'CANCELLED' || (step === 'UNAPPROVED' && row.state !== 'SCHEDULED'))
      if (isAccount && (isScheduled || isUndone))
        await mailBuyers(context, tx, isScheduled ? row.effectiveAt : null, key)
    }),
})

async function mailManagers(
  context: Context,
  tx: Transaction,
  row: ProposalRow,
  step: Step,
  key: string,
): Promise<void> {
  const runQuery: RunQuery = (statement) => tx.rows(statement)
  const [detailed] = await withConsignees(runQuery, tx.tenant, [row])
  const reference = detailed?.inquiryReference ?? null
  const actorId = step === 'APPROVED' ? row.approvedBy : step === 'PROPOSED' ? row.proposedBy : row.endedBy
  const actor = actorId === null ? undefined : (await partiesOf(runQuery, tx.tenant, [actorId])).get(actorId)
  for (const { id, locale, email, firstname } of await managersOf(runQuery, tx.tenant)) {
    if (!email) continue
    const data = {
      name: firstname,
      step,
      kind: row.kind,
      by: [actor?.firstname, actor?.lastname].filter(Boolean).join(' '),
      needsApproval: row.needsApproval,
      expiresAt: row.expiresAt,
      effectiveAt: row.effectiveAt,
      changes: changesOf(detailed ?? row),
      reference,
      link: linkTo(context, tx.tenant, locale, reference === null ? '/settings/bank' : `/inquiries/${row.subjectId}`),
    }
    await sendMail(tx, {
      to: email,
      locale,
      template: 'proposalNews',
      data,
      personId: id,
      key: `${key} ${id}`,
    })
  }
}

/** The fields that differ, old and new. */
const changesOf = ({ before, after }: ProposalRow): [field: string, old: string, now: string][] =>
  Object.keys({ ...before, ...after })
    .map((field) => [field, String(before?.[field] ?? ''), String(after?.[field] ?? '')] as [string, string, string])
    .filter(([, old, now]) => old !== now)

async function mailBuyers(context: Context, tx: Transaction, effectiveAt: string | null, key: string): Promise<void> {
  const runQuery: RunQuery = (statement) => tx.rows(statement)
  const invoices = await tx.rows<OpenInvoice>(store.openInvoices(tx.tenant))
  const buyers = await partiesOf(
    runQuery,
    tx.tenant,
    invoices.map(({ ownerId }) => ownerId),
  )
  for (const invoice of invoices) {
    const buyer: InquiryParty | undefined = buyers.get(invoice.ownerId)
    if (!buyer?.email || buyer.isGone) continue
    const { reference, number, accountNumber, inquiryId } = invoice
    const data = {
      name: buyer.firstname,
      reference,
      number,
      accountEnd: (accountNumber ?? '').replaceAll(/[^A-Za-z0-9]/g, '').slice(-4),
      effectiveAt,
      country: buyer.country,
      link: linkTo(context, tx.tenant, buyer.locale, `/inquiries/${inquiryId}`),
    }
    await sendMail(tx, {
      to: buyer.email,
      locale: buyer.locale,
      template: 'accountChangeAnnounced',
      data,
      personId: buyer.id,
      key: `${key} ${inquiryId}`,
    })
  }
}
