import type { InquiryVerdict } from '@minato/contract/arrival-verdict'
import * as calls from '@minato/contract/arrival-verdict'
import { dayInJapan } from '@minato/domain/moments'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import { IN_THE_FUTURE } from '@minato/domain/plausible'
import { verdictOfShipment } from '@minato/domain/voyages'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { rulesOfCountry } from '../import-rules/service.ts'
import { countryOfPort } from '../ports/service.ts'
import { carCardsOfInquiries, verdictCarOf } from '../vehicles/service.ts'
import { actionNotAllowed, appendEvent, assertReasonOfPerson, requireInquiry, stateAt } from './event-log/service.ts'
import type { StoredInquiry, LockedInquiry } from './event-log/service.ts'

interface VerdictQuestion {
  carId: string
  country: string
  shipping: InquirySnapshot['shipping']
  /** A past moment; undefined: now. */
  at?: string | undefined
}

/** The verdict by the rules that were on file at that moment (TRU-06). The facts of the car are those of today. */
async function verdictOn(
  context: Pick<Context, 'db' | 'now'>,
  tenant: string,
  { carId, country, shipping, at }: VerdictQuestion,
): Promise<InquiryVerdict> {
  const cards = await carCardsOfInquiries(context, tenant, [carId])
  if (!cards.has(carId)) throw httpError('MINATO-4004', { message: 'There is no such car' })
  const rules = await rulesOfCountry(context, tenant, country, at)
  const day = dayInJapan(at ?? context.now().toISOString())
  const verdict = verdictOfShipment(rules, verdictCarOf(cards.get(carId)), shipping, day)
  const arrivalBasis = verdict.arrival && (shipping?.estimatedArrivalDate ? 'SHIPPING' : 'TRANSIT_DAYS')
  return { ...verdict, country, arrivalBasis, day }
}

const fieldFault = (path: string, message: string) => httpError('MINATO-1008', { body: [{ path, message }] })

function assertPast({ now }: Pick<Context, 'now'>, at: string | undefined): void {
  if (at !== undefined && Date.parse(at) > now().getTime()) throw fieldFault('at', IN_THE_FUTURE)
}

/** The verdict on the car of an inquiry (TRU-05); `at`: by the rules and the event log of a past moment. */
async function inquiryVerdict(
  context: Pick<Context, 'db' | 'now'>,
  tenant: string,
  inquiry: StoredInquiry,
  at?: string,
): Promise<InquiryVerdict> {
  assertPast(context, at)
  const state = at === undefined ? inquiry.state : await stateAt(context, tenant, inquiry, at)
  if (!state) throw fieldFault('at', 'The inquiry was opened later')
  const { carId, finalDestination: country, shipping } = state
  return verdictOn(context, tenant, { carId, country, shipping, at })
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
  serve(app, context, calls.getInquiryVerdict, async ({ tenant, identity, params: { id }, query: { at } }) =>
    inquiryVerdict(context, tenant, await requireInquiry(context, tenant, identity, id), at),
  )
  serve(app, context, calls.getVerdictOfCar, async ({ tenant, query: { carId, country, portId, at } }) => {
    assertPast(context, at)
    const destination = country ?? (await countryOfPort(context, tenant, portId ?? ''))
    return verdictOn(context, tenant, { carId, country: destination, shipping: null, at })
  })
}
