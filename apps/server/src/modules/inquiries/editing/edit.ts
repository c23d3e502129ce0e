import type { updateInquiry } from '@minato/contract/inquiries'
import type { BodyOf } from '@minato/contract/call'
import type { Consignee } from '@minato/contract/inquiries-shapes'
import { amountsOf } from '@minato/domain/inquiry-amounts'
import type { InquiryAmounts, InquiryEvents } from '@minato/domain/inquiry-events'
import type { Quote } from '@minato/contract/quotes'
import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { inspectionIdsOf } from '../../ports/service.ts'
import { buyersQuote, quoteFor } from '../../pricing/service.ts'
import { consigneeChangeOf } from '../../proposals/service.ts'
import { assertPhoneNumber, managersOf, assertKnownCountry } from '../../users/people-lookup/service.ts'
import { assertPriceNotLow } from '../low-price.ts'
import { appendEvent, assertAllowed } from '../event-log/service.ts'
import type { StoredInquiry, LockedInquiry } from '../event-log/service.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import {
  answerProposedConsignee,
  applyDueConsignee,
  assertBuyerMay,
  assertConsigneeFree,
  isSameConsignee,
} from './change-consignee.ts'

type Edit = BodyOf<typeof updateInquiry>

/**
 * A manager's edit (INQ-01, INQ-09). Omitted fields stay. Another port, insurance or inspection makes a new
 * quote at current prices; amounts given with it are agreed amounts.
 */
export async function editInquiry(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  edit: Edit,
): Promise<LockedInquiry> {
  assertAllowed('edit', inquiry)
  const { portId, finalDestination, customerInformation } = edit
  if (finalDestination) await assertKnownCountry(finalDestination, 'finalDestination')
  if (customerInformation?.country) await assertKnownCountry(customerInformation.country, 'customerInformation.country')
  if (customerInformation) await assertConsigneeFree(tx, inquiry, customerInformation)
  await assertKnownFees(tx, inquiry, edit)
  const quote = await quoteAnew(context, tx, inquiry, edit)
  const amounts = amountsAfter(inquiry.state.amounts, edit, quote)
  assertDiscountWithinTotal(amounts)
  const price = amounts && priceIn(amounts)
  if (price !== null && price !== priceIn(inquiry.state.amounts) && !edit.isLowPriceConfirmed)
    await assertPriceNotLow(context, tx, { state: { ...inquiry.state, ...(quote && { quote }) } }, price)
  const data: InquiryEvents['EDITED'] = {
    ...(portId && { portId }),
    ...(finalDestination && { finalDestination }),
    ...(quote && { quote }),
    ...(amounts && { amounts }),
    ...(customerInformation && { hasCustomerInformation: true }),
  }
  if (!Object.keys(data).length) return inquiry
  return appendEvent(context, tx, inquiry, 'EDITED', data, customerInformation && { customerInformation })
}

/**
 * The buyer enters consignee and delivery address before an invoice is issued.
 * @throws 403 for other callers
 */
export async function setConsignee(
  context: Context,
  tx: Transaction,
  locked: LockedInquiry,
  identity: Identity | undefined,
  customerInformation: Consignee,
): Promise<LockedInquiry> {
  await assertBuyerMay('setConsignee', tx, locked, identity)
  await assertKnownCountry(customerInformation.country, 'country')
  assertPhoneNumber(customerInformation.phoneNumber)
  const inquiry = await applyDueConsignee(context, tx, locked)
  if (isSameConsignee(await buyerOf(tx, inquiry.id, inquiry.state), customerInformation)) return inquiry
  // The buyer's own entry replaces a pending proposal; an expired proposal is not pending, although it has no event.
  const free = (await consigneeChangeOf((statement) => tx.rows(statement), tx.tenant, inquiry.id))
    ? await answerProposedConsignee(context, tx, inquiry, identity, false)
    : inquiry
  return appendEvent(context, tx, free, 'EDITED', { hasCustomerInformation: true }, { customerInformation })
}

async function quoteAnew(
  context: Context,
  tx: Transaction,
  { state }: StoredInquiry,
  edit: Edit,
): Promise<Quote | null> {
  const { portId, finalDestination, withInsurance, withInspections } = edit
  if ([portId, finalDestination, withInsurance, withInspections].every((one) => one === undefined)) return null
  const choice = {
    carId: state.carId,
    portId: portId ?? state.portId,
    destination: finalDestination ?? state.finalDestination,
    withInsurance: withInsurance ?? state.quote.freightType === 'CIF',
    withInspections: withInspections ?? state.quote.inspections > 0,
  }
  // The inquiry continues even if the car was withdrawn.
  return buyersQuote(await quoteFor(context, tx.tenant, choice, { tx, statuses: VEHICLE_STATUSES }))
}

function amountsAfter(before: InquiryAmounts, edit: Edit, quote: Quote | null): InquiryAmounts | null {
  const { amountFOB, fretAmount, warranty, inspections, discount, isActivateDiscount } = edit
  const { discount: currentDiscount, isActivateDiscount: isDiscountActive } = before
  // Agreed amounts survive a new quote only if they are given again.
  const base = quote ? { ...amountsOf(quote), discount: currentDiscount, isActivateDiscount: isDiscountActive } : before
  const isOtherDiscount = discount !== undefined && discount.value > 0 && discount.value !== base.discount
  const after: InquiryAmounts = {
    amountFOB: amountFOB === undefined ? base.amountFOB : (amountFOB?.value ?? null),
    fretAmount: fretAmount === undefined ? base.fretAmount : (fretAmount?.value ?? null),
    warranty: warranty === undefined ? base.warranty : (warranty?.value ?? null),
    inspections: inspections?.map((one) => ({ ...one, amount: one.amount.value })) ?? base.inspections,
    discount: discount?.value ?? base.discount,
    isActivateDiscount: isActivateDiscount ?? (isOtherDiscount || base.isActivateDiscount),
  }
  return JSON.stringify(after) === JSON.stringify(before) ? null : after
}

/** The price of the car for the buyer; null means on request. */
const priceIn = ({ amountFOB, discount, isActivateDiscount }: InquiryAmounts): number | null =>
  amountFOB === null ? null : amountFOB - (isActivateDiscount ? discount : 0)

/**
 * An inspection must be one of the inquiry's port, of any date, or one that the inquiry has; the
 * car's own id is used where the port has none. Each type once (threat D02); an older inquiry with
 * a duplicate keeps it.
 */
async function assertKnownFees(
  tx: Transaction,
  { state }: StoredInquiry,
  { inspections = [], portId }: Edit,
): Promise<void> {
  if (!inspections.length) return
  const namesOf = (list: readonly { productId: string; type: string }[]): string =>
    list.map(({ productId, type }) => `${productId} ${type}`).join()
  if (namesOf(inspections) === namesOf(state.amounts.inspections)) return
  const ids = await inspectionIdsOf(tx, portId ?? state.portId)
  const knownIds = new Set([...ids, ...state.amounts.inspections.map((one) => one.productId), state.carId])
  for (const [at, { productId, type }] of inspections.entries()) {
    const path = `inspections.${at}`
    if (!knownIds.has(productId))
      throw httpError('MINATO-1008', {
        body: [{ path: `${path}.productId`, message: 'This port has no such inspection' }],
      })
    if (inspections.findIndex((one) => one.type === type) < at)
      throw httpError('MINATO-1008', { body: [{ path: `${path}.type`, message: 'This inspection already exists' }] })
  }
}

/** A discount is at most the total (threat M02). */
function assertDiscountWithinTotal(amounts: InquiryAmounts | null): void {
  if (!amounts) return
  const { amountFOB, fretAmount, warranty, inspections, discount } = amounts
  const knownTotal = (amountFOB ?? 0) + (fretAmount ?? 0) + (warranty ?? 0)
  if (discount > inspections.reduce((sum, { amount }) => sum + amount, knownTotal))
    throw httpError('MINATO-1008', { body: [{ path: 'discount', message: 'The discount is more than the total' }] })
}

/** Hands the inquiry over to another manager (INQ-16). */
export async function handOver(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  managerId: string,
): Promise<LockedInquiry> {
  assertAllowed('handOver', inquiry)
  const managers = await managersOf((statement) => tx.rows(statement), tx.tenant)
  if (!managers.some(({ id }) => id === managerId))
    throw httpError('MINATO-1008', { body: [{ path: 'managerId', message: 'There is no such manager' }] })
  if (inquiry.state.managerId === managerId) return inquiry
  return appendEvent(context, tx, inquiry, 'HANDED_OVER', { managerId })
}
