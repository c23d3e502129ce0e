import type { Context } from '../../../context.ts'
import type { Task } from '../../../platform/jobs.ts'
import { settingsOf } from '../../settings/service.ts'
import { change, lockDeal } from '../record/service.ts'
import type { LockedDeal } from '../record/service.ts'
import { mailDeal } from '../record/tell.ts'
import { endPaper, noteReminder, toLapse, toRemind } from './invoices-store.ts'
import type { DueRow } from './invoices-store.ts'

/** So long a buyer has after the reminder, also where that went out late. */
const GRACE_H = 24

/**
 * Reminds buyers of what is to be paid, and ends proformas whose validity is over (INQ-15), by the database's clock. None ends
 * unreminded, nor while a proof of payment waits for its answer. Run late or twice it does the same.
 */
export const proformaTask = (context: Context): Task => ({
  name: 'proformas',
  at: '*/5 * * * *',
  async run({ tenant, signal }) {
    const { db } = context
    const { reminderDays } = await settingsOf(context, tenant)
    for (const due of await db.read<DueRow>(tenant, toRemind(tenant, reminderDays)))
      if (!signal.aborted) await remind(context, tenant, due)
    for (const due of await db.read<DueRow>(tenant, toLapse(tenant, GRACE_H)))
      if (!signal.aborted) await lapse(context, tenant, due)
  },
})

/** Whether it still holds and waits for payment, now that the deal's row is held. */
const holds = ({ state }: LockedDeal, { paperId }: DueRow): boolean =>
  state.invoice?.id === paperId &&
  state.invoice.state === 'ISSUED' &&
  state.status === 'INVOICE_ISSUED' &&
  state.outcome === null &&
  state.proof?.state !== 'WAITING'

const remind = (context: Context, tenant: string, due: DueRow): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    const deal = await lockDeal(tx, 'system', due.inquiryId)
    if (!holds(deal, due)) return
    const isNew = (await tx.rows(noteReminder(tenant, due.paperId, deal.now))).length
    if (!isNew || !deal.state.invoice) return
    const { number } = deal.state.invoice
    const { validUntil, paymentDeadline } = due
    const country = deal.state.finalDestination
    const more = { number, validUntil, paymentDeadline, country }
    await mailDeal(context, tx, deal, 'BUYER', 'invoiceReminder', more, `reminder ${due.paperId}`)
  })

const lapse = (context: Context, tenant: string, due: DueRow): Promise<void> =>
  context.db.write(tenant, async (tx) => {
    const deal = await lockDeal(tx, 'system', due.inquiryId)
    if (!holds(deal, due)) return
    await tx.rows(endPaper(tenant, due.paperId, 'LAPSED', deal.now))
    await change(context, tx, deal, 'INVOICE_LAPSED', { invoiceId: due.paperId })
  })
