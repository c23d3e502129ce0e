import { randomUUID } from 'node:crypto'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { InquiryAction } from '@minato/domain/inquiry-actions'
import { INQUIRY_ACTIONS } from '@minato/domain/inquiry-actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { CONSIGNEE, bothSides, eventsIn, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { sendDocument } from '../../../testing/documents.ts'
import { createVoyage } from '../../../testing/voyages.ts'
import { inquirySteps, reasonOf, SHIPPING, usd } from '../../../testing/inquiry-documents.ts'

/** Tries every action in every state of an inquiry. */

let server: TestServer
let sides: Sides
let steps: ReturnType<typeof inquirySteps>
/** Documents that every rejected action can use. */
let document: Record<'buyer' | 'manager', string>
let voyageId: string
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  steps = inquirySteps(server, sides)
  const [buyer, manager] = [await sendDocument(sides.buyer.browser), await sendDocument(sides.manager.browser)]
  document = { buyer: buyer.id, manager: manager.id }
  voyageId = (await createVoyage(sides)).id
})
afterAll(() => server.close())

type Step = [who: 'buyer' | 'manager', method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown]
const soon = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Without messages, which are always allowed, and answers to offers, which need an offer. */
type Steps = Record<Exclude<InquiryAction, 'message' | 'answerOffer' | 'withdrawOffer'>, Step>
/** Each action as the page of its side sends it, with that side's document. */
const stepFor = (inquiry: Inquiry, papers: typeof document): Partial<Record<InquiryAction, Step>> => {
  const offer = inquiry.offers.at(-1)
  const reason = { reason: 'So it is' }
  return {
    edit: ['manager', 'PUT', '', { discount: usd(1) }],
    setConsignee: ['buyer', 'PUT', '/consignee', CONSIGNEE],
    proposeConsignee: ['manager', 'PUT', '/consignee/proposal', CONSIGNEE],
    confirmConsignee: ['buyer', 'PUT', '/consignee/confirm'],
    rejectConsignee: ['buyer', 'PUT', '/consignee/reject'],
    process: ['manager', 'PUT', '/process'],
    unprocess: ['manager', 'PUT', '/unprocess'],
    archive: ['manager', 'PUT', '/archive'],
    restore: ['manager', 'PUT', '/restore'],
    handOver: ['manager', 'PUT', '/manager', { managerId: sides.manager.id }],
    generateInvoice: ['manager', 'POST', '/invoice/generate'],
    issueInvoice: ['manager', 'POST', '/invoice', {}],
    cancelInvoice: ['manager', 'PUT', '/invoice/cancel', reason],
    submitProof: ['buyer', 'POST', '/payment-proof', { documentId: papers.buyer }],
    acceptProof: ['manager', 'PUT', '/accept-payment-proof'],
    refuseProof: ['manager', 'PUT', '/refuse-payment-proof', reason],
    confirmPurchase: ['manager', 'PUT', '/confirm-purchase'],
    setShipping: ['manager', 'PUT', '/shipping', SHIPPING],
    bookVoyage: ['manager', 'PUT', `/voyage/${voyageId}`],
    finalInvoice: ['manager', 'POST', '/final-invoice'],
    finalizeSale: ['manager', 'PUT', '/finalize'],
    addReceipt: ['manager', 'POST', `/receipt/${papers.manager}`],
    confirmDelivery: ['manager', 'PUT', '/delivery'],
    addExtraDocument: ['manager', 'POST', `/extra-document/${papers.manager}`],
    markDocuments: ['manager', 'PUT', '/document-checklist', { action: 'CHECK', kinds: ['BILL_OF_LADING'] }],
    askReservation: ['buyer', 'POST', '/reservation-request'],
    leaveQueue: ['buyer', 'DELETE', '/reservation-request'],
    reserve: ['manager', 'POST', '/reserve', { startTime: soon(0), endTime: soon(24) }],
    cancelReservation: ['manager', 'DELETE', '/reserve'],
    offer: ['manager', 'POST', '/offer', { amount: usd(6000) }],
    ...(offer && { answerOffer: ['buyer', 'PUT', `/offer/${offer.id}/accept`] satisfies Step }),
    ...(offer && { withdrawOffer: ['manager', 'PUT', `/offer/${offer.id}/withdraw`] satisfies Step }),
    withdraw: ['buyer', 'PUT', '/withdraw', reason],
    lose: ['manager', 'PUT', '/end', { outcome: 'LOST', ...reason }],
    markUnpaid: ['manager', 'PUT', '/end', { outcome: 'UNPAID', ...reason }],
    refund: ['manager', 'PUT', '/end', { outcome: 'REFUNDED', ...reason }],
    reopen: ['manager', 'PUT', '/reopen'],
  } satisfies Steps
}

/** The actions that lead to each state. */
const WAYS: Record<string, InquiryAction[]> = {
  opened: [],
  'with an offer': ['offer'],
  'reserved, and asked for': ['askReservation', 'reserve'],
  'with a draft': ['generateInvoice'],
  issued: ['generateInvoice', 'issueInvoice'],
  cancelled: ['generateInvoice', 'issueInvoice', 'cancelInvoice'],
  'with a proof': ['generateInvoice', 'issueInvoice', 'submitProof'],
  refused: ['generateInvoice', 'issueInvoice', 'submitProof', 'refuseProof'],
  paid: ['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof'],
  bought: ['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof', 'confirmPurchase'],
  shipped: ['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof', 'confirmPurchase', 'setShipping'],
  finalized: [
    ...(['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof', 'confirmPurchase'] as const),
    ...(['setShipping', 'finalInvoice'] as const),
  ],
  delivered: [
    ...(['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof', 'confirmPurchase'] as const),
    ...(['setShipping', 'finalInvoice', 'confirmDelivery'] as const),
  ],
  refunded: ['generateInvoice', 'issueInvoice', 'submitProof', 'acceptProof', 'confirmPurchase', 'refund'],
  unpaid: ['generateInvoice', 'issueInvoice', 'markUnpaid'],
  withdrawn: ['withdraw'],
  lost: ['offer', 'lose'],
  archived: ['archive'],
}

const take = ({ id, version }: Inquiry, [who, method, path, body]: Step, by = who) =>
  sides[by].browser.send(method, `${MAIN}/inquiry/${id}${path}`, body, { 'if-match': `"${version}"` })

test.each(Object.entries(WAYS))(
  '[M04] an inquiry in %s rejects steps out of order and steps of the other side',
  { timeout: 90_000 },
  async (_, way) => {
    const { id } = await openInquiry(server, sides)
    for (const action of way) {
      const buyer = action === 'submitProof' ? (await sendDocument(sides.buyer.browser, id)).id : document.buyer
      const inquiry = await steps.read(id)
      const step = stepFor(inquiry, { ...document, buyer })[action]
      const { status, json } = step ? await take(inquiry, step) : { status: 0, json: {} }
      expect([action, status < 300, status < 300 ? '' : json]).toEqual([action, true, ''])
    }
    const inquiry = await steps.read(id)
    const before = await eventsIn(server.context, id)
    const known = stepFor(inquiry, document)
    const [refused, told]: [unknown[], unknown[]] = [[], []]
    for (const action of INQUIRY_ACTIONS) {
      const step = known[action]
      if (!step) continue
      const other = step[0] === 'buyer' ? 'manager' : 'buyer'
      const isForBoth =
        action === 'offer' ||
        action === 'addExtraDocument' ||
        action === 'answerOffer' ||
        action === 'withdrawOffer' ||
        action === 'confirmDelivery'
      if (!isForBoth) {
        const { status } = await take(inquiry, step, other)
        told.push([action, other, status === 403 || (other === 'manager' && status === 404)])
        refused.push([action, other, true])
      }
      const objection = inquiry.objections[action]
      if (!objection) continue
      told.push([action, ...reasonOf(await take(inquiry, step))])
      refused.push([action, 409, objection])
    }
    expect(told).toEqual(refused)
    expect(refused.length).toBeGreaterThan(20)
    expect(await eventsIn(server.context, id)).toEqual(before)
    expect({ ...(await steps.read(id)), nextStep: null }).toEqual({ ...inquiry, nextStep: null })
  },
)

test('[M04] answers 404 for every action on an unknown inquiry', async () => {
  const nobody = randomUUID()
  for (const step of Object.values(
    stepFor({ offers: [{ id: nobody }] } as unknown as Inquiry, { buyer: nobody, manager: nobody }),
  )) {
    const [who, method, path, body] = step
    const { status } = await sides[who].browser.send(method, `${MAIN}/inquiry/${nobody}${path}`, body, {
      'if-match': '"1"',
    })
    expect([path, status]).toEqual([path, 404])
  }
  await expectRecordsWhole(server.context)
})
