import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import { serveBankStatements } from './bank-statements/routes.ts'
import { serveAgreement } from './agreement/routes.ts'
import { serveVerdicts } from './arrival-verdict.ts'
import { serveEstimates } from './estimates.ts'
import { serveEndings } from './end-inquiry-routes.ts'
import { serveEditing } from './editing/routes.ts'
import { serveLists } from './lists/routes.ts'
import { proformaTask } from './invoices/lapse.ts'
import { serveInvoices } from './invoices/routes.ts'
import { serveLedger } from './ledger/routes.ts'
import { messagesMailTask } from './messages/messages-mail.ts'
import { serveMessages } from './messages/routes.ts'
import { offerLapsesTask } from './offers.ts'
import { serveOffers } from './offers-routes.ts'
import { serveAskPage } from './create/inquiry-form-page.ts'
import { serveOpening } from './create/routes.ts'
import { servePayments } from './payments-routes.ts'
import { servePurchase } from './purchase-routes.ts'
import { notifyOtherBuyersTask } from './notify-other-buyers-job.ts'
import { serveQuickReplies } from './quick-replies-routes.ts'
import { serveRecord } from './event-log/routes.ts'
import { reservationTask } from './reservations/reservation-job.ts'
import { serveReservations } from './reservations/routes.ts'
import { serveChecklist } from './document-checklist.ts'
import { deliveryTask } from './delivery.ts'
import { serveStream } from './stream/stream.ts'
import { sweepFeedTask } from './stream/sweep.ts'

/** Registers the inquiries module: creation, lists, actions of both sides, and the live stream. */
export async function serveInquiries(app: FastifyInstance, context: Context): Promise<void> {
  serveOpening(app, context)
  serveAskPage(app, context)
  serveLists(app, context)
  serveEditing(app, context)
  serveMessages(app, context)
  servePayments(app, context)
  serveInvoices(app, context)
  serveLedger(app, context)
  serveEstimates(app, context)
  serveBankStatements(app, context)
  serveAgreement(app, context)
  serveChecklist(app, context)
  serveVerdicts(app, context)
  serveReservations(app, context)
  serveOffers(app, context)
  servePurchase(app, context)
  serveEndings(app, context)
  await serveRecord(app, context)
  serveQuickReplies(app, context)
  serveStream(app, context)
}

export { recordConsigneeStep } from './editing/change-consignee.ts'

export const inquiryTasks = (context: Context): Task[] => [
  messagesMailTask(context),
  sweepFeedTask(context),
  proformaTask(context),
  reservationTask(context),
  notifyOtherBuyersTask(context),
  offerLapsesTask(context),
  deliveryTask(context),
]
