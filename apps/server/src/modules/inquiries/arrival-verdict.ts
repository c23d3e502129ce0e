import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import * as calls from '@minato/contract/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import { verdictOfShipment } from '@minato/domain/voyages'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { rulesOfCountry } from '../import-rules/service.ts'
import { carCardsOfInquiries, verdictCarOf } from '../vehicles/service.ts'
import { actionNotAllowed, appendEvent, assertReasonOfPerson, requireInquiry } from './event-log/service.ts'
import type { StoredInquiry, LockedInquiry } from './event-log/service.ts'

/** The verdict on the car of an inquiry (TRU-05), by the rules on file now. */
async function inquiryVerdict(
  context: Pick<Context, 'db' | 'now'>,
  tenant: string,
  { state }: StoredInquiry,
): Promise<InquiryVerdict> {
  const country = state.finalDestination
  const cards = await carCardsOfInquiries(context, tenant, [state.carId])
  const car = verdictCarOf(cards.get(state.carId))
  const rules = await rulesOfCountry(context, tenant, country)
  const today = dayInJapan(context.now().toISOString())
  return { ...verdictOfShipment(rules, car, state.shipping, today), country }
}

/**
 * Before a proforma is issued: a car that is refused at its destination needs a reason, which the buyer reads in the event log.
 * Returns the inquiry after that.
 * @throws 409 IMPORT_REFUSED; 403 for an API client that gives a reason
 */
export async function assertImportable(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  reason: string | undefined,
): Promise<LockedInquiry> {
  const readRows = <Row>(_: string, statement: Parameters<Transaction['rows']>[0]) => tx.rows<Row>(statement)
  const inTransaction = { now: context.now, db: { ...context.db, read: readRows } }
  const { state, reason: cause, country } = await inquiryVerdict(inTransaction, tx.tenant, inquiry)
  if (state !== 'REFUSED' || cause === null) return inquiry
  assertReasonOfPerson(reason, () => {
    const text = 'The import rules on file do not allow this car at its destination: give a reason to continue'
    return actionNotAllowed({ code: 'IMPORT_REFUSED', reason: text })
  })
  return appendEvent(context, tx, inquiry, 'REFUSED_IMPORT_ACCEPTED', { country, cause }, { reason })
}

export function serveVerdicts(app: FastifyInstance, context: Context): void {
  serve(app, context, calls.getInquiryVerdict, async ({ tenant, identity, params: { id } }) =>
    inquiryVerdict(context, tenant, await requireInquiry(context, tenant, identity, id)),
  )
}
