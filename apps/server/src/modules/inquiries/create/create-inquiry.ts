import type { NewInquiry, OfficeInquiry } from '@minato/contract/inquiries'
import type { Quote } from '@minato/contract/quotes'
import { PICTURE_WIDTHS } from '@minato/contract/enumerations'
import { pictureAddress } from '@minato/contract/addresses'
import { replyDue } from '@minato/domain/deadlines'
import { amountsOf, freightTypeOf, linesOf, totalOf } from '@minato/domain/inquiry-amounts'
import { isVisible } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError, conflictError } from '../../../platform/http/http-error.ts'
import { buyersQuote, quoteFor } from '../../pricing/service.ts'
import { companyOf } from '../../settings/service.ts'
import {
  addCustomer,
  assertKnownCountry,
  keepFirstDestination,
  managersOf,
  partiesOf,
} from '../../users/people-lookup/service.ts'
import type { VerificationLink } from '../../users/people-lookup/service.ts'
import { carCardsOfInquiries, lockCarsOfInquiries, recordInquiry } from '../../vehicles/service.ts'
import { appendEvent, startInquiry } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { sendInquiryMail } from '../event-log/notifications.ts'
import { noteRead } from '../messages/messages-store.ts'
import { recentInquiry, openInquiriesByManager, lockBuyer } from './create-store.ts'

/** Width limit of the picture in an email, in pixels. */
const MAIL_WIDTH = 960
/** An equal question without an idempotency key within this many seconds is a double click. */
const SAME_S = 10

/**
 * Creates a customer's inquiry with the current quote and confirms it by email. `hasKey`: repeats are
 * recognised by their key, so an equal question is a new one. `proof`: the confirmation link of a new account.
 * @throws 409 with the current quote if it is not the one shown
 */
export async function createInquiry(
  context: Context,
  tx: Transaction,
  ownerId: string,
  input: NewInquiry,
  { hasKey = false, proof = null }: { hasKey?: boolean; proof?: VerificationLink | null } = {},
): Promise<{ id: string; reference: string }> {
  const { carId, portId, finalDestination } = input
  await assertKnownCountry(finalDestination, 'finalDestination')
  await tx.rows(lockBuyer(tx.tenant, ownerId))
  const choice = {
    carId,
    portId,
    destination: finalDestination,
    withInsurance: input.isInsured ?? (input.warranty ?? null) !== null,
    withInspections: input.inspections.length > 0,
  }
  const quote = buyersQuote(await quoteFor(context, tx.tenant, choice, { tx }))
  if (!isAsShown(input, quote)) throw conflictError(quote)
  const amounts = amountsOf(quote)
  const { firstMessage } = input
  if (!hasKey) {
    const question = { carId, portId, finalDestination, amounts, firstMessage }
    const [same] = await tx.rows<{ id: string; reference: string }>(recentInquiry(tx.tenant, ownerId, question, SAME_S))
    if (same) return same
  }
  const managerId = leastLoadedManager(await loadsOfManagers(tx))
  const place = { carId, portId, finalDestination }
  const opened = await startInquiry(context, tx, { ownerId, managerId, source: 'WEB', ...place, quote, amounts })
  await recordInquiry(tx, carId)
  await keepFirstDestination(tx, ownerId, input)
  const inquiry = await appendEvent(context, tx, opened, 'MESSAGE', { documentIds: [] }, { text: firstMessage })
  await mailReceived(context, tx, inquiry, proof)
  return summaryOf(inquiry)
}

/** Emails the buyer the car, the amounts and when to expect a reply (INQ-10). */
async function mailReceived(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  proof: VerificationLink | null,
): Promise<void> {
  const company = await companyOf(context, tx.tenant)
  const replyBy = replyDue(inquiry.now, company?.officeHours)
  const data = { ...(await mailDetailsOf(context, tx, inquiry)), replyBy, proof }
  await sendInquiryMail(context, tx, inquiry, 'BUYER', 'inquiryReceived', data, 'received')
}

/** Port, picture and amounts of a new inquiry, for the buyer's email. */
async function mailDetailsOf(context: Context, { tenant }: Transaction, { state }: LockedInquiry) {
  const car = (await carCardsOfInquiries(context, tenant, [state.carId])).get(state.carId)
  // Pictures of a car that is not in the shop are not served to the buyer.
  const picture = isVisible(car?.status ?? 'DRAFT') ? car?.images?.find(({ isExternal }) => !isExternal) : undefined
  const width = PICTURE_WIDTHS.findLast((one) => one <= Math.min(picture?.width ?? 0, MAIL_WIDTH)) ?? PICTURE_WIDTHS[0]
  return {
    port: state.quote.port?.name ?? '',
    picture: picture ? context.tenants.originOf(tenant) + pictureAddress(picture.url, width, 'jpg') : null,
    freightType: freightTypeOf(state),
    lines: linesOf(state).map(({ kind, amount }) => ({ kind, amount })),
    total: totalOf(state),
  }
}

/** Number of open inquiries of each active manager, longest-serving manager first. */
export async function loadsOfManagers(tx: Transaction): Promise<Map<string, number>> {
  const managers = await managersOf((statement) => tx.rows(statement), tx.tenant)
  const existingInquiries = new Map(
    (await tx.rows<{ managerId: string; number: number }>(openInquiriesByManager(tx.tenant))).map((row) => [
      row.managerId,
      row.number,
    ]),
  )
  return new Map(managers.map(({ id }) => [id, existingInquiries.get(id) ?? 0]))
}

/** The manager with the fewest open inquiries, who will be responsible for the new one; null without managers. */
export const leastLoadedManager = (loads: ReadonlyMap<string, number>): string | null =>
  [...loads].toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? null

const summaryOf = ({ id, state }: LockedInquiry) => ({ id, reference: state.reference })

/** Whether these are the amounts of the quote. Amounts on request must have been shown as such. */
function isAsShown({ amountFOB, fretAmount, warranty, inspections }: NewInquiry, quote: Quote): boolean {
  const currentAmounts = amountsOf(quote)
  const key = (one: { type: string; amount: number }) => `${one.type} ${one.amount}`
  const shownInspections = inspections.map(({ type, amount }) => key({ type, amount: amount.value }))
  return (
    (amountFOB?.value ?? null) === currentAmounts.amountFOB &&
    (fretAmount?.value ?? null) === currentAmounts.fretAmount &&
    (warranty?.value ?? null) === currentAmounts.warranty &&
    shownInspections.toSorted().join() === currentAmounts.inspections.map(key).toSorted().join()
  )
}

/** Creates an inquiry for a customer, with the manager as responsible; emails the customer its amounts (INQ-16). */
export async function createInquiryForCustomer(
  context: Context,
  tx: Transaction,
  managerId: string,
  input: OfficeInquiry,
): Promise<{ id: string; reference: string }> {
  const { customer, source, carId, portId, finalDestination, withInsurance, withInspections } = input
  await assertKnownCountry(finalDestination, 'finalDestination')
  const ownerId =
    'id' in customer
      ? await knownCustomer(tx, customer.id)
      : await addCustomer(tx, customer, 'customer.countryOfResidence')
  // A draft could be deleted concurrently.
  await lockCarsOfInquiries(tx, [carId])
  const choice = { carId, portId, destination: finalDestination, withInsurance, withInspections }
  const statuses = ['DRAFT', 'PUBLISHED', 'RESERVED'] as const
  const quote = buyersQuote(await quoteFor(context, tx.tenant, choice, { tx, statuses }))
  const amounts = amountsOf(quote)
  const place = { carId, portId, finalDestination }
  const opened = await startInquiry(context, tx, { ownerId, managerId, source, ...place, quote, amounts })
  await recordInquiry(tx, carId)
  await keepFirstDestination(tx, ownerId, input)
  const details = await mailDetailsOf(context, tx, opened)
  await sendInquiryMail(context, tx, opened, 'BUYER', 'inquiryOpened', details, 'opened')
  if (!input.firstMessage) return summaryOf(opened)
  const noted = { documentIds: [], notedFrom: source, isReplyDue: true as const }
  const asked = await appendEvent(context, tx, opened, 'MESSAGE', noted, { text: input.firstMessage })
  await tx.rows(noteRead(tx.tenant, asked.id, managerId, asked.seq))
  return summaryOf(asked)
}

async function knownCustomer(tx: Transaction, id: string): Promise<string> {
  const party = (await partiesOf((statement) => tx.rows(statement), tx.tenant, [id])).get(id)
  if (!party || party.isGone)
    throw httpError('MINATO-1008', { body: [{ path: 'customer.id', message: 'There is no such customer' }] })
  return id
}
