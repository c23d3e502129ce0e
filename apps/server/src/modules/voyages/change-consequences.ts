import type { MovedInquiry, Voyage } from '@minato/contract/voyages'
import { verdictOf } from '@minato/domain/arrival-verdict'
import type { ShippingData } from '@minato/domain/inquiry-events'
import { expiryIn } from '@minato/domain/document-expiry'
import { dayInJapan } from '@minato/domain/moments'
import { arrivalWindowOf } from '@minato/domain/voyages'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { datedTextsOf } from '../documents/service.ts'
import { listRules } from '../import-rules/service.ts'
import type { LockedInquiry } from '../inquiries/event-log/service.ts'
import { partiesOf } from '../users/people-lookup/service.ts'
import { carCardsOfInquiries, verdictCarOf } from '../vehicles/service.ts'

/** What new dates mean for inquiries: import verdict, documents and reservations (TRU-10). */

export interface Move {
  inquiry: LockedInquiry
  shipping: ShippingData & { estimatedDepartureDate: string; estimatedArrivalDate: string }
}

type Verdict = MovedInquiry['verdict']['after']

const EMPTY: ShippingData = {
  netWeight: null,
  grossWeight: null,
  companyShipping: null,
  shipName: null,
  cfs: null,
  estimatedArrivalDate: null,
  estimatedDepartureDate: null,
  portOfLoading: null,
}
export type VoyageOfMove = Pick<Voyage, 'vessel' | 'number' | 'carrier' | 'loadingPort' | 'departure'>

/** The shipping data of a car on a voyage; weights and the numbers of the carrier are kept. */
export const shippingOn = (voyage: VoyageOfMove, arrival: string, current: ShippingData | null): Move['shipping'] => ({
  ...EMPTY,
  ...current,
  companyShipping: voyage.carrier,
  shipName: voyage.vessel,
  voyage: voyage.number,
  portOfLoading: voyage.loadingPort,
  estimatedDepartureDate: voyage.departure,
  estimatedArrivalDate: arrival,
})

/** Without ship and dates, when a booking is cancelled. */
export function shippingWithout(current: ShippingData): ShippingData {
  const { netWeight, grossWeight, cfs, portOfLoading, containers } = current
  return {
    netWeight,
    grossWeight,
    cfs,
    portOfLoading,
    ...(containers && { containers }),
    companyShipping: null,
    shipName: null,
    estimatedArrivalDate: null,
    estimatedDepartureDate: null,
  }
}

/** The consequences of each move, in the order of the moves. A fixed number of statements, however many there are. */
export async function consequencesOf(
  context: Context,
  tx: Transaction,
  moves: readonly Move[],
): Promise<MovedInquiry[]> {
  const { tenant } = tx
  const states = moves.map(({ inquiry }) => inquiry.state)
  const inTransaction = {
    db: { ...context.db, read: <Row>(...[, statement]: Parameters<typeof context.db.read>) => tx.rows<Row>(statement) },
  }
  const cars = await carCardsOfInquiries(inTransaction, tenant, states.map(({ carId }) => carId)) // prettier-ignore
  const people = await partiesOf((statement) => tx.rows(statement), tenant, states.map(({ ownerId }) => ownerId)) // prettier-ignore
  const texts = await datedTextsOf(tx, moves.map(({ inquiry }) => inquiry.id)) // prettier-ignore
  const rules = await listRules(context, tenant)
  const today = dayInJapan(context.now().toISOString())
  return moves.map(({ inquiry: { id, state }, shipping }) => {
    const { carId, ownerId, finalDestination: country, reservation } = state
    const car = cars.get(carId)
    const buyer = people.get(ownerId)
    const facts = verdictCarOf(car)
    const ofCountry = rules.filter((rule) => rule.country === country)
    const verdictAt = (expected: string, departure: string | null | undefined): Verdict => {
      const window = { ...arrivalWindowOf(expected), departure }
      const { rules: decidingRules, ...verdict } = verdictOf(ofCountry, facts, window, today)
      return { ...verdict, rules: decidingRules.map((rule) => ({ id: rule.id, version: rule.version })) }
    }
    const before = state.shipping?.estimatedArrivalDate ?? null
    const arrival = shipping.estimatedArrivalDate
    const after = verdictAt(arrival, shipping.estimatedDepartureDate)
    const documents = texts.flatMap(({ inquiryId, name, cells }) => {
      const until = inquiryId === id ? expiryIn(cells) : null
      return until && until < arrival ? [{ kind: 'DOCUMENT' as const, name: name ?? '', until }] : []
    })
    const reservedUntil = reservation && dayInJapan(reservation.endTime)
    const expiring = [
      ...(reservedUntil && reservedUntil < arrival
        ? [{ kind: 'RESERVATION' as const, name: '', until: reservedUntil }]
        : []),
      ...documents,
    ]
    return {
      id,
      reference: state.reference,
      car: [car?.trim?.model.brand.name, car?.trim?.model.name, car?.grade].filter(Boolean).join(' '),
      buyer: `${buyer?.firstname ?? ''} ${buyer?.lastname ?? ''}`.trim(),
      port: state.quote.port?.name ?? '',
      country,
      departure: { from: state.shipping?.estimatedDepartureDate ?? null, to: shipping.estimatedDepartureDate },
      arrival: { from: before, to: arrival },
      verdict: { before: before === null ? null : verdictAt(before, state.shipping?.estimatedDepartureDate), after },
      expiring,
      isAtRisk: after.state === 'REFUSED' || after.state === 'AT_RISK' || expiring.length > 0,
    }
  })
}
