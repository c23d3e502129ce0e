import type { Buyer, Inquiry, InquiryCard, Party } from '@minato/contract/inquiries-shapes'
import type { VehicleReply } from '@minato/contract/vehicles'
import { INQUIRY_ACTIONS, actionError } from '@minato/domain/inquiry-actions'
import { freightTypeOf, linesOf, totalOf } from '@minato/domain/inquiry-amounts'
import { displayedStatus, nextStepOf, sellerTurnSince, progressOf } from '@minato/domain/inquiry-progress'
import type { InquirySnapshot } from '@minato/domain/inquiries'
import type { Context, Identity } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { conflictError } from '../../../platform/http/http-error.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { consigneeChangeOf } from '../../proposals/service.ts'
import { usualPortOfLoading } from '../../settings/service.ts'
import { withoutTrunkPrefix, partiesOf } from '../../users/people-lookup/service.ts'
import type { RunQuery, InquiryParty } from '../../users/people-lookup/service.ts'
import { carCardsOfInquiries } from '../../vehicles/service.ts'
import { checklistView } from '../checklist-view.ts'
import { documentViews } from '../invoices/document-views.ts'
import { ledgerOf } from '../ledger/balance.ts'
import { queueView } from '../reservations/queue-view.ts'
import { cardOf } from '../lists/lists-store.ts'
import type { CardRow, Viewer } from '../lists/lists-store.ts'
import { documentsShown, goneDocument } from './attached-documents.ts'
import { contentOf, proofsOf } from './event-log-store.ts'
import type { ProofRow } from './event-log-store.ts'
import { isManager, sideOf } from './service.ts'
import type { LockedInquiry } from './service.ts'

/** Inquiries as replies show them. */

export const viewerOf = (identity: Identity | undefined): Viewer => ({
  id: identity?.userId ?? '',
  isManager: isManager(identity),
})
const usd = (value: number) => ({ value, currency: 'USD' as const })
const usdOrNull = (value: number | null) => (value === null ? null : usd(value))

const NO_NAME = { firstname: '', lastname: '' }
export const partyView = (parties: ReadonlyMap<string, InquiryParty>, id: string): Party => {
  const { firstname, lastname } = parties.get(id) ?? NO_NAME
  return { id, firstname, lastname }
}

interface RelatedData {
  cars: ReadonlyMap<string, VehicleReply>
  parties: ReadonlyMap<string, InquiryParty>
  now: string
}
/** Loads the cars and parties of inquiries. */
export async function loadRelated(
  context: Context,
  tenant: string,
  runQuery: RunQuery,
  states: readonly InquirySnapshot[],
): Promise<RelatedData> {
  const people = states.flatMap(({ ownerId, managerId }) => (managerId ? [ownerId, managerId] : [ownerId]))
  const [cars, parties] = await Promise.all([
    // Reads within the transaction, so a car that has just been reserved shows as reserved.
    carCardsOfInquiries(
      { db: { ...context.db, read: (_, statement) => runQuery(statement) } },
      tenant,
      states.map(({ carId }) => carId),
    ),
    partiesOf(runQuery, tenant, people),
  ])
  return { cars, parties, now: context.now().toISOString() }
}

export function inquiryCard(row: CardRow, { cars, parties, now }: RelatedData): InquiryCard {
  const { state } = row
  const { quote, carId, ownerId, managerId } = state
  return {
    id: row.id,
    reference: state.reference,
    car: cars.get(carId) ?? { id: carId, reference: '' },
    port: { id: state.portId, name: quote.port?.name ?? '', country: quote.port?.country ?? '' },
    finalDestination: state.finalDestination,
    owner: { ...partyView(parties, ownerId), country: parties.get(ownerId)?.country ?? null },
    manager: managerId ? partyView(parties, managerId) : null,
    source: state.source,
    status: state.status,
    displayedStatus: displayedStatus(state),
    outcome: state.outcome,
    isProcessed: state.isProcessed,
    isArchived: state.isArchived,
    isCarReserved: row.isCarReserved,
    deliveredAt: state.deliveredAt,
    total: totalOf(state),
    freightType: freightTypeOf(state),
    createdAt: row.createdAt,
    lastAt: state.lastAt,
    waitingSince: sellerTurnSince(state, now),
    nextStep: nextStepOf(state),
    lastMessage:
      row.lastTime === null ? null : { content: row.lastText ?? '', time: row.lastTime, isMine: row.isLastMine },
    unread: row.unread,
    lastBuyerSeq: state.lastBuyerSeq,
    version: state.version,
  }
}

/** A transaction has one connection, which runs one query at a time. */
function serialQueries(tx: Transaction): RunQuery {
  let last: Promise<unknown> = Promise.resolve()
  return <Row>(statement: Statement): Promise<Row[]> => {
    const result = last.then(
      () => tx.rows<Row>(statement),
      () => tx.rows<Row>(statement),
    )
    last = result
    return result
  }
}

/** The whole inquiry by id, read within `tx` if given. Callers check access first. */
export async function inquiryView(
  context: Context,
  tenant: string,
  identity: Identity | undefined,
  id: string,
  tx?: Transaction,
): Promise<Inquiry> {
  const runQuery: RunQuery = tx ? serialQueries(tx) : (statement) => context.db.read(tenant, statement)
  const [row] = await runQuery<CardRow>(cardOf(tenant, viewerOf(identity), id))
  if (!row) throw new Error('the inquiry no longer exists')
  const { state } = row
  const proofs = state.proof ? await runQuery<ProofRow>(proofsOf(tenant, id)) : []
  const papers = [...state.receipts, ...state.extraDocuments, ...proofs.map(({ documentId }) => documentId)]
  const [around, documents, consignee, queue, issuedPapers, ledger, consigneeProposal] = await Promise.all([
    loadRelated(context, tenant, runQuery, [state]),
    documentsShown(runQuery, tenant, papers),
    customerInformationOf(runQuery, tenant, id, state),
    queueView(runQuery, tenant, id, state),
    documentViews(runQuery, tenant, id, state),
    ledgerOf(context, tenant, runQuery, id),
    consigneeProposalOf(runQuery, tenant, id, state),
  ])
  const { now } = around
  // The dealer's tolerance is for managers.
  const { writeOffLimit, ...balance } = ledger.balance
  const owner = around.parties.get(state.ownerId)
  const actionContext = {
    by: sideOf(identity, row),
    isEmailUnverified: owner?.isUnproven ?? false,
    emailConfirmedAt: owner?.emailConfirmedAt ?? null,
    today: now.slice(0, 10),
  }
  const buyer = consignee ?? asBuyer(owner)
  const customerInformation = { ...buyer, phoneNumber: buyer.phoneNumber && withoutTrunkPrefix(buyer.phoneNumber) }
  const document = (one: string) => documents.get(one) ?? goneDocument(one)
  const { amounts } = state
  const documentChecklist = await checklistView(context, runQuery, tenant, state, {
    car: around.cars.get(state.carId),
    papers: issuedPapers.papers,
    document,
    now,
  })
  return {
    ...inquiryCard(row, around),
    amountFOB: usdOrNull(amounts.amountFOB),
    fretAmount: usdOrNull(amounts.fretAmount),
    warranty: usdOrNull(amounts.warranty),
    inspections: amounts.inspections.map((one) => ({ ...one, amount: usd(one.amount) })),
    discount: usd(amounts.discount),
    isActivateDiscount: amounts.isActivateDiscount,
    lines: linesOf(state),
    quote: state.quote,
    customerInformation,
    consigneeProposal,
    statusHistories: state.statusHistories,
    progress: progressOf(state, now),
    objections: Object.fromEntries(
      INQUIRY_ACTIONS.map((action) => [action, actionError(action, state, actionContext)?.code ?? null]),
    ),
    invoice: invoiceShown(state, customerInformation, issuedPapers),
    hasDraft: state.draftInvoiceId !== null,
    papers: issuedPapers.papers,
    proof: state.proof && { document: document(state.proof.documentId), at: state.proof.at, state: state.proof.state },
    earlierProofs: proofs
      .filter(({ documentId }) => documentId !== state.proof?.documentId)
      .map(({ documentId, at, state: became }) => ({ document: document(documentId), at, state: became })),
    receipts: state.receipts.map(document),
    balance: { ...balance, ...(isManager(identity) && { writeOffLimit }) },
    extraDocuments: state.extraDocuments.map(document),
    documentChecklist,
    shippingData: state.shipping,
    voyageId: state.voyageId ?? null,
    ...(isManager(identity) && !state.shipping && { usualPortOfLoading: await usualPortOfLoading(context, tenant) }),
    arrivalDates: state.arrivalDates,
    reservation: state.reservation,
    isReservationAsked: state.isReservationAsked,
    queue,
    offers: state.offers.map(({ amount, delivered, ...offer }) => ({
      ...offer,
      amount: usd(amount),
      delivered: delivered ? { ...delivered, total: usd(delivered.total) } : null,
    })),
  }
}

function invoiceShown(
  state: InquirySnapshot,
  customerInformation: Buyer,
  { comparison, bank }: Pick<NonNullable<Inquiry['invoice']>, 'comparison' | 'bank'>,
): Inquiry['invoice'] {
  const { draftInvoiceId, finalInvoiceId, invoice, amounts } = state
  // An issued proforma remains the current one while its replacement is a draft.
  const issued = invoice && (!draftInvoiceId || invoice.state === 'ISSUED') ? invoice : null
  const id = issued?.id ?? draftInvoiceId
  if (!id) return null
  const { discount, isActivateDiscount } = amounts
  const common = {
    id,
    finalInvoiceId,
    comparison,
    discount: usd(discount),
    isActivateDiscount,
    customerInformation,
  }
  if (issued) return { ...common, graceUntil: null, bank, ...issued }
  const emptyProforma = {
    number: null,
    total: null,
    issuedAt: null,
    validUntil: null,
    paymentDeadline: null,
    graceUntil: null,
    bank: null,
  }
  return { ...common, state: 'DRAFT', ...emptyProforma }
}

/** The consignee that a manager entered; null if none or removed. */
async function customerInformationOf(
  runQuery: RunQuery,
  tenant: string,
  id: string,
  { customerInformationSeq: seq }: Pick<InquirySnapshot, 'customerInformationSeq'>,
): Promise<Buyer | null> {
  if (seq === null) return null
  const [row] = await runQuery<{ content: { customerInformation?: Buyer } }>(contentOf(tenant, id, seq))
  return row?.content.customerInformation ?? null
}

/** The pending change of the consignee; null if none or removed. */
async function consigneeProposalOf(
  runQuery: RunQuery,
  tenant: string,
  id: string,
  { consigneeProposal }: InquirySnapshot,
): Promise<Inquiry['consigneeProposal']> {
  if (!consigneeProposal) return null
  const row = await consigneeChangeOf(runQuery, tenant, id)
  const consignee = await customerInformationOf(runQuery, tenant, id, { customerInformationSeq: consigneeProposal.seq })
  if (!row || !consignee) return null
  const { expiresAt, effectiveAt, state, confirmedAt, needsApproval } = row
  return {
    id: row.id,
    consignee,
    expiresAt,
    effectiveAt,
    isApproved: needsApproval && state === 'SCHEDULED',
    isConfirmed: confirmedAt !== null,
  }
}

const asBuyer = (party: InquiryParty | undefined): Buyer => ({
  firstname: party?.firstname ?? '',
  lastname: party?.lastname ?? '',
  address: null,
  city: null,
  postalCode: null,
  country: party?.country ?? null,
  phoneNumber: party?.phoneNumber ?? null,
  email: party?.email ?? null,
})

/** The same for documents, within the transaction that draws one. */
export async function buyerOf(tx: Transaction, id: string, state: InquirySnapshot): Promise<Buyer> {
  const runQuery: RunQuery = (statement) => tx.rows(statement)
  const consignee = await customerInformationOf(runQuery, tx.tenant, id, state)
  return consignee ?? asBuyer((await partiesOf(runQuery, tx.tenant, [state.ownerId])).get(state.ownerId))
}

const BUYER_WROTE = { code: 'BUYER_WROTE', message: 'The buyer has written since: read the message first' }

/**
 * @throws 409 with the current inquiry if the buyer wrote after `lastReadSeq`: the message would leave the work
 * lists unread
 */
export async function assertNoUnreadMessages(
  context: Context,
  tx: Transaction,
  identity: Identity | undefined,
  { id, state }: LockedInquiry,
  lastReadSeq: number | undefined,
): Promise<void> {
  if (lastReadSeq === undefined || state.lastBuyerSeq <= lastReadSeq) return
  throw conflictError(await inquiryView(context, tx.tenant, identity, id, tx), BUYER_WROTE)
}
