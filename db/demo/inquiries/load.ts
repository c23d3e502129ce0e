import { randomUUID } from 'node:crypto'
import type { Context, Identity } from '../../../apps/server/src/context.ts'
import { storeDocument } from '../../../apps/server/src/modules/documents/service.ts'
import { endByManager } from '../../../apps/server/src/modules/inquiries/end-inquiry.ts'
import { drawDocument } from '../../../apps/server/src/modules/inquiries/invoices/drawing/draw-in-worker.ts'
import type { DocumentData } from '../../../apps/server/src/modules/inquiries/invoices/document-data.ts'
import {
  generateProforma,
  issueFinal,
  issueProforma,
  issueReceipt,
} from '../../../apps/server/src/modules/inquiries/invoices/issue.ts'
import { recordTransfer } from '../../../apps/server/src/modules/inquiries/ledger/record-transactions.ts'
import { noteRead } from '../../../apps/server/src/modules/inquiries/messages/messages-store.ts'
import { offer } from '../../../apps/server/src/modules/inquiries/offers.ts'
import { acceptProof } from '../../../apps/server/src/modules/inquiries/payments.ts'
import { markDocuments } from '../../../apps/server/src/modules/inquiries/document-checklist.ts'
import { confirmPurchase } from '../../../apps/server/src/modules/inquiries/confirm-purchase.ts'
import { appendEvent, startInquiry } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import type { LockedInquiry } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import { joinWaitingList, reserve } from '../../../apps/server/src/modules/inquiries/reservations/reserve.ts'
import { confirmDelivery } from '../../../apps/server/src/modules/inquiries/delivery.ts'
import { setShipping } from '../../../apps/server/src/modules/inquiries/shipping.ts'
import { buyersQuote, quoteFor } from '../../../apps/server/src/modules/pricing/service.ts'
import { insertProposal } from '../../../apps/server/src/modules/proposals/store.ts'
import { grantRole, insertPerson, personOfEmail } from '../../../apps/server/src/modules/users/people-store.ts'
import { lockCarsOfInquiries } from '../../../apps/server/src/modules/vehicles/office/cars-of-inquiries.ts'
import { recordInquiry, waitUntilIndexed } from '../../../apps/server/src/modules/vehicles/service.ts'
import { runAsCaller } from '../../../apps/server/src/platform/auth/actor.ts'
import type { Transaction } from '../../../apps/server/src/platform/database/database.ts'
import { sql } from '../../../apps/server/src/platform/database/sql.ts'
import type { InquirySource } from '@minato/contract/enumerations'
import { amountsOf } from '@minato/domain/inquiry-amounts'
import { dayInJapan } from '@minato/domain/moments'
import { DEFAULT_WAITING } from '@minato/domain/proposals'
import { companyMoney } from '../company.ts'
import { chosenCars, destinationsOf } from './chosen-cars.ts'
import { BUYERS, QUICK_REPLIES, STORIES } from './stories.ts'
import type { Step, Story } from './stories.ts'
import { addVoyages, bookOn, carsNearLimits, delayVoyage, LIMITED_CARS } from './voyages.ts'

const TENANT = 'staging'
const HOUR_MS = 3_600_000
const CALL = 'the demonstration'
/** Skips the cars on the first pages, which are viewed most. */
const CARS_SKIPPED = 300

type Actor = Pick<Identity, 'kind' | 'userId'>
interface Scene {
  context: Context
  tx: Transaction
  manager: Actor
  /** Start time in ms since the epoch. */
  start: number
  slip: Buffer
  /** The voyages that are booked. */
  voyageIds: Awaited<ReturnType<typeof addVoyages>>
}

/** Inquiries in every step, created through the services; loaded once, into a tenant without inquiries. */
export async function loadDemonstrationInquiries(context: Context): Promise<void> {
  const { db } = context
  if (!(await context.tenants.all()).includes(TENANT)) return
  const [known] = await db.read(TENANT, sql`select 1 as one from inquiries.inquiry where tenant_id = ${TENANT} limit 1`)
  const [first] = await db.read<{ id: string }>(TENANT, personOfEmail(TENANT, 'manager@minato.example'))
  if (known || !first) return
  // The libraries that draw documents are loaded only by the first start.
  const { transferSlip } = await import('./transfer-slip.ts')
  const slip = await transferSlip()
  // Lifts the time limit of a request: no caller waits here, and the first document may be slow on a busy machine.
  const patient = { ...context, config: { ...context.config, isProduction: false } }
  await db.write(TENANT, async (tx) => {
    await tx.rows(sql`set local statement_timeout = 0`)
    await tx.rows(sql`set local idle_in_transaction_session_timeout = 0`)
    const buyers = await addBuyers(tx)
    const cars = await chosenCars(patient, tx, destinationsOf(STORIES, LIMITED_CARS), CARS_SKIPPED)
    const manager: Actor = { kind: 'person', userId: first.id }
    const start = context.now().getTime()
    const limited = await carsNearLimits({ tx, start }, CARS_SKIPPED, cars)
    for (const { number, id } of Object.values(limited)) cars[number] = id
    const voyageIds = await addVoyages({ context: patient, tx, start }, limited)
    const scene: Scene = { context: patient, tx, manager, start, slip, voyageIds }
    for (const story of STORIES.toSorted((a, b) => b.opened - a.opened)) {
      const [carId, ownerId] = [cars[story.car], buyers.get(story.who)]
      if (carId && ownerId) await play(scene, story, carId, ownerId)
    }
    await runAsCaller(manager, CALL, () => delayVoyage(scene, voyageIds.Abidjan))
    await addQuickReplies(tx)
    await addProposal(tx, first.id)
    // These events are in the past, so no emails are sent.
    await tx.rows(sql`delete from platform.mail where tenant_id = ${TENANT} and created_at = now()`)
  })
  await waitUntilIndexed(context, TENANT)
}

/** A second bank account proposed by the only manager: it is pending and can be cancelled (TRU-04). */
async function addProposal(tx: Transaction, proposedBy: string): Promise<void> {
  const after = {
    ...companyMoney(TENANT).account,
    bank: 'Example Bank of Tokyo',
    branch: 'Shimbashi',
    bankAddress: '3-3 Example-cho, Minato-ku, Tokyo, Japan',
    accountNumber: '000 0000471',
    currency: 'USD',
  }
  const plan = { needsApproval: false, waitingHours: DEFAULT_WAITING.aloneHours, isInForce: false }
  const addition = { kind: 'ADD_ACCOUNT', subjectId: randomUUID(), before: null, after } as const
  await tx.rows(insertProposal(TENANT, { ...addition, ...plan, proposedBy }))
}

/** The buyers of the stories by their names, including the demonstration buyer. */
async function addBuyers(tx: Transaction): Promise<Map<string, string>> {
  const [amina] = await tx.rows<{ id: string }>(personOfEmail(TENANT, 'buyer@minato.example'))
  const ids = new Map<string, string>(amina ? [['amina', amina.id]] : [])
  for (const [name, { email, ...buyer }] of Object.entries(BUYERS)) {
    const person = { ...buyer, email, emailFolded: email, isEmailVerified: true, passwordHash: null, civility: null }
    const [made] = await tx.rows<{ id: string }>(insertPerson(TENANT, person))
    if (!made) continue
    await tx.rows(grantRole(TENANT, made.id, 'CUSTOMER'))
    ids.set(name, made.id)
  }
  // Long before their first invoice, so that they decide about its consignee (TRU-04).
  await tx.rows(
    sql`update users.person set email_verified_at = now() - interval '1 year'
      where tenant_id = ${TENANT} and id = any(${[...ids.values()]}::uuid[])`,
  )
  return ids
}

async function play(scene: Scene, story: Story, carId: string, ownerId: string): Promise<void> {
  const { context, tx, manager, start } = scene
  const buyer: Actor = { kind: 'person', userId: ownerId }
  const [port] = await tx.rows<{ id: string; country: string }>(sql`
    select p.id, coalesce((select country from users.person where tenant_id = ${TENANT} and id = ${ownerId}::uuid), p.country) as country
    from ports.port p where p.tenant_id = ${TENANT} and p.name = ${story.port}`)
  if (!port) return
  const at = (hours: number): string => new Date(start - hours * HOUR_MS).toISOString()
  const choice = { carId, portId: port.id, destination: port.country, withInsurance: true, withInspections: true }
  const statuses = ['PUBLISHED', 'RESERVED'] as const
  const quote = buyersQuote(await quoteFor(context, TENANT, choice, { tx, statuses }))
  const opener = story.source === 'WEB' ? buyer : manager
  const opened = {
    ownerId,
    managerId: manager.userId,
    source: story.source,
    carId,
    portId: port.id,
    finalDestination: port.country,
    // Prices are the same then as now.
    quote: { ...quote, asOf: at(story.opened) },
    amounts: amountsOf(quote),
  }
  let inquiry = await runAsCaller(opener, CALL, () => startInquiry(context, tx, opened, at(story.opened)))
  await recordInquiry(tx, carId)
  // A telephone inquiry is recorded in the caller's name.
  const noted = story.source === 'WEB' ? {} : { notedFrom: story.source }
  inquiry = await runAsCaller(opener, CALL, () => addMessage(scene, inquiry, story.asks, noted))
  for (const step of story.steps) {
    const now = at(step.hours)
    const isReceipt = step.does === 'mark' && step.action === 'RECEIVE'
    const byBuyer = isReceipt || step.does === 'ask' || step.does === 'prove' || step.does === 'askReservation'
    const actor = byBuyer || (step.does === 'offer' && step.by === 'BUYER') ? buyer : manager
    const before = { ...inquiry, now: now > inquiry.now ? now : inquiry.now }
    inquiry = await runAsCaller(actor, CALL, () => take(scene, before, step))
  }
  await tx.rows(
    sql`update inquiries.inquiry set created_at = ${at(story.opened)}::timestamptz where tenant_id = ${TENANT} and id = ${inquiry.id}::uuid`,
  )
}

const addMessage = (
  { context, tx }: Scene,
  inquiry: LockedInquiry,
  text: string,
  noted: { notedFrom?: InquirySource } = {},
): Promise<LockedInquiry> => appendEvent(context, tx, inquiry, 'MESSAGE', { documentIds: [], ...noted }, { text })

/** Performs one step of a story through the service that owns it. */
async function take(scene: Scene, inquiry: LockedInquiry, step: Step): Promise<LockedInquiry> {
  const { context, tx, manager, slip, start } = scene
  const held = async () => {
    const car = (await lockCarsOfInquiries(tx, [inquiry.state.carId])).get(inquiry.state.carId)
    if (!car) throw new Error('a car of the demonstration is gone')
    return { car, inquiry }
  }
  const day = (days: number): string => new Date(start + days * 24 * HOUR_MS).toISOString().slice(0, 10)
  const total = inquiry.state.invoice?.total ?? 0
  const draw = (facts: DocumentData) => drawDocument(context, facts)
  switch (step.does) {
    case 'ask':
      return addMessage(scene, inquiry, step.text)
    case 'answer': {
      const message = await addMessage(scene, inquiry, step.text)
      await tx.rows(noteRead(TENANT, inquiry.id, manager.userId, message.seq))
      return message
    }
    case 'read':
      await tx.rows(noteRead(TENANT, inquiry.id, manager.userId, inquiry.seq))
      return inquiry
    case 'process':
      return appendEvent(context, tx, inquiry, 'PROCESSED', {})
    case 'archive':
      return appendEvent(context, tx, inquiry, 'ARCHIVED', {})
    case 'offer': {
      const value = Math.round(((inquiry.state.amounts.amountFOB ?? 0) * step.percent) / 1000) * 10
      const expiresAt = new Date(Math.max(start, Date.parse(inquiry.now)) + 40 * HOUR_MS).toISOString()
      return offer(context, tx, inquiry, undefined, {
        amount: { value, currency: 'USD' },
        expiresAt,
        // A story may sell below the minimum margin.
        isLowPriceConfirmed: true,
      })
    }
    case 'askReservation':
      return joinWaitingList(context, tx, await held())
    case 'proposeConsignee':
      return (await import('./consignee.ts')).proposeConsignee(scene, inquiry)
    case 'reserve': {
      const endTime = new Date(Date.parse(inquiry.now) + step.forHours * HOUR_MS).toISOString()
      return reserve(context, tx, await held(), { startTime: inquiry.now, endTime })
    }
    case 'generate':
      return generateProforma(context, tx, inquiry)
    case 'issue':
      return issueProforma(context, tx, await held(), {}, draw)
    case 'prove': {
      const { id } = await storeDocument(context, tx, {
        bytes: slip,
        type: 'image/png',
        name: 'transfer.png',
        inquiryId: inquiry.id,
        personId: inquiry.state.ownerId,
        role: 'PROOF',
        at: inquiry.now,
      })
      return appendEvent(context, tx, inquiry, 'PROOF_SUBMITTED', { documentId: id })
    }
    case 'accept':
      return acceptProof(context, tx, inquiry, undefined)
    case 'receipt': {
      const amount = { value: Math.round(total * step.share), currency: 'USD' as const }
      return issueReceipt(context, tx, inquiry, { amount, receivedOn: dayInJapan(inquiry.now) }, draw)
    }
    case 'transfer': {
      const amount = { value: total - step.missing, currency: 'USD' as const }
      const valueDate = dayInJapan(inquiry.now)
      return recordTransfer(context, tx, inquiry, {
        amount,
        fees: step.fees,
        valueDate,
        sender: 'Savanna Trading Ltd.',
      })
    }
    case 'confirm':
      return confirmPurchase(context, tx, await held())
    case 'ship':
      return setShipping(context, tx, inquiry, {
        netWeight: 1180,
        grossWeight: 1240,
        companyShipping: 'Tidewater Ro-Ro',
        shipName: step.name,
        cfs: null,
        portOfLoading: 'Yokohama',
        estimatedDepartureDate: day(step.departs),
        estimatedArrivalDate: day(step.arrives),
      })
    case 'book':
      return bookOn(scene, inquiry, scene.voyageIds[step.port])
    case 'lading':
      return (await import('./documents.ts')).addDocument(scene, inquiry, 'BILL_OF_LADING', { isMistyped: true })
    case 'document':
      return (await import('./documents.ts')).addDocument(scene, inquiry, step.kind)
    case 'mark': {
      const { action, kinds, parcel } = step
      const sent = parcel && { ...parcel, sentOn: dayInJapan(inquiry.now) }
      return markDocuments(context, tx, inquiry, undefined, { action, kinds, ...sent })
    }
    case 'final':
      return issueFinal(context, tx, inquiry, undefined, draw)
    case 'deliver':
      return confirmDelivery(context, tx, inquiry, undefined)
    case 'lose':
      return endByManager(context, tx, await held(), { outcome: 'LOST', reason: step.reason, carBecomes: null })
  }
}

async function addQuickReplies(tx: Transaction): Promise<void> {
  for (const [index, { name, textEn, textFr }] of QUICK_REPLIES.entries())
    await tx.rows(sql`insert into inquiries.quick_reply (tenant_id, name, text_en, text_fr, position)
      values (${TENANT}, ${name}, ${textEn}, ${textFr}, ${(index + 1) * 10})`)
}
