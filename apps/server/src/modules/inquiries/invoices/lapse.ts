import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Task } from '../../../platform/jobs/jobs.ts'
import { settingsOf } from '../../settings/service.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { ledgerOf } from '../ledger/balance.ts'
import { sendInquiryMail } from '../event-log/notifications.ts'
import { endIssuedDocument, noteReminder, toLapse, toRemind } from './invoices-store.ts'
import type { DueRow } from './invoices-store.ts'

/** Minimum time between reminder and end, also for a late reminder. */
const GRACE_H = 24

/**
 * Reminds buyers of payments and ends expired proformas (INQ-15), by the database clock. None ends without a
 * reminder, while a payment proof waits, or once the ledger shows it as paid. Repeating it has no effect.
 */
export const proformaTask = (context: Context): Task => ({
  name: 'proformas',
  at: '*/5 * * * *',
  async run({ tenant, signal }) {
    const { db } = context
    const { reminderDays, paymentToleranceCents } = await settingsOf(context, tenant)
    const errors: unknown[] = []
    // One transaction each, so that a failing inquiry does not delay the others.
    const endEach = async (rows: readonly DueRow[], end: typeof lapse): Promise<void> => {
      for (const row of rows)
        if (!signal.aborted) await end(context, tenant, row).catch((error: unknown) => void errors.push(error))
    }
    await endEach(await db.read<DueRow>(tenant, toRemind(tenant, reminderDays, paymentToleranceCents)), remind)
    await endEach(await db.read<DueRow>(tenant, toLapse(tenant, GRACE_H, paymentToleranceCents)), lapse)
    if (errors.length) throw errors[0]
  },
})

/** Whether it still waits for payment, checked under the lock. */
async function isStillDue(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  { paperId }: DueRow,
): Promise<boolean> {
  const { invoice, status, outcome, proof } = inquiry.state
  if (invoice?.id !== paperId || invoice.state !== 'ISSUED' || status !== 'INVOICE_ISSUED') return false
  if (outcome !== null || proof?.state === 'WAITING') return false
  const { balance } = await ledgerOf(context, tx.tenant, (statement) => tx.rows(statement), inquiry.id)
  return balance.state !== 'PAID' && balance.state !== 'OVERPAID'
}

const remind = (context: Context, tenant: string, row: DueRow): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    const inquiry = await lockInquiry(tx, 'system', row.inquiryId)
    if (!(await isStillDue(context, tx, inquiry, row))) return
    const isNew = (await tx.rows(noteReminder(tenant, row.paperId, inquiry.now))).length
    if (!isNew || !inquiry.state.invoice) return
    const { number } = inquiry.state.invoice
    const { validUntil, paymentDeadline } = row
    const more = { number, validUntil, paymentDeadline }
    await sendInquiryMail(context, tx, inquiry, 'BUYER', 'invoiceReminder', more, `reminder ${row.paperId}`)
  })

const lapse = (context: Context, tenant: string, row: DueRow): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    const inquiry = await lockInquiry(tx, 'system', row.inquiryId)
    if (!(await isStillDue(context, tx, inquiry, row))) return
    await tx.rows(endIssuedDocument(tenant, row.paperId, 'LAPSED', inquiry.now))
    await appendEvent(context, tx, inquiry, 'INVOICE_LAPSED', { invoiceId: row.paperId })
  })
