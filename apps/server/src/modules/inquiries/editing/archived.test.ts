import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import type { Reply } from '../../../testing/browser.ts'
import { act, expectRecordsWhole, MAIN, openInquiry, say } from '../../../testing/inquiries.ts'
import { sendDocument } from '../../../testing/documents.ts'
import { reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { write } from '../../../testing/reservations.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const archive = (id: string) => act(sides.manager.browser, id, 'archive')
const mine = (method: 'POST' | 'PUT', path: string, body?: object): Promise<Reply> =>
  sides.buyer.browser.send(method, `${MAIN}/inquiry/${path}`, body)
async function archived(): Promise<string> {
  const { id } = await openInquiry(server, sides)
  expect((await archive(id)).status).toBe(200)
  return id
}

test('[INQ-02 INQ-04 INQ-09] restores an archived inquiry, unread, on a message of the buyer', async () => {
  const desk = sides.manager.browser
  const unread = async () =>
    ((await desk.get(`${MAIN}/inquiry/count`)).json as { numberOfUnreadInquiry: number }).numberOfUnreadInquiry
  const id = await archived()
  const before = await unread()
  await say(sides.buyer.browser, sides.buyer.id, id, 'Is anybody there?')
  expect(await steps.read(id)).toMatchObject({ isArchived: false, waitingSince: expect.any(String) })
  expect(await unread()).toBe(before + 1)
  const { items } = (await desk.get(`${MAIN}/inquiry?inquiryState=UNREAD&order=WAITING`)).json as {
    items: InquiryCard[]
  }
  expect(items.map((one) => one.id)).toContain(id)
  // The dealer's own messages do not unarchive the inquiry.
  const left = await archived()
  await say(desk, sides.manager.id, left, 'Good-bye')
  expect((await steps.read(left)).isArchived).toBe(true)
})

test('[INQ-02 INQ-09 INQ-16] rejects archiving with unread messages and returns them', async () => {
  const { id, version, lastBuyerSeq } = await openInquiry(server, sides)
  const { browser } = sides.manager
  const colleague = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Emi' })
  const send = (step: string, lastReadSeq: number, at: number, body?: object) =>
    browser.send('PUT', `${MAIN}/inquiry/${id}/${step}?lastReadSeq=${lastReadSeq}`, body, { 'if-match': `"${at}"` })
  await say(sides.buyer.browser, sides.buyer.id, id, 'Take it off the market: I pay today')
  const now = (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect([now.version, now.lastBuyerSeq > lastBuyerSeq]).toEqual([version, true])
  const lost = { outcome: 'LOST', reason: 'No answer' }
  const ways: [string, object?][] = [['archive'], ['process'], ['end', lost]]
  for (const [step, body] of ways) {
    // Also after a colleague's change: the buyer's message is reported first.
    for (const at of [version, version - 1]) {
      const late = await send(step, lastBuyerSeq, at, body)
      const told = late.json as ErrorReply
      expect([step, late.status, told.reason?.code, told.current]).toEqual([step, 409, 'BUYER_WROTE', now])
    }
  }
  expect((await browser.get(`${MAIN}/inquiry/${id}`)).json).toEqual(now)
  // A reassignment does not require having read the message; a colleague's message blocks nothing.
  const given = await browser.send(
    'PUT',
    `${MAIN}/inquiry/${id}/manager`,
    { managerId: colleague.id },
    { 'if-match': `"${version}"` },
  )
  expect(given.json).toMatchObject({ manager: { id: colleague.id }, version: version + 1 })
  // An inquiry that has changed since it was read cannot be ended: the change may be a proof.
  const ended = await browser.send(
    'PUT',
    `${MAIN}/inquiry/${id}/end?lastReadSeq=${now.lastBuyerSeq}&version=${version}`,
    lost,
  )
  expect([ended.status, (ended.json as ErrorReply).current]).toMatchObject([409, { id, version: version + 1 }])
  await say(colleague.browser, colleague.id, id, 'Thank you')
  const done = (await send('archive', now.lastBuyerSeq, version + 1)).json as Inquiry
  expect(done).toMatchObject({ isArchived: true })
  // Undoing a restore requires the same check.
  const restored = (await act(browser, id, 'restore')).json as Inquiry
  await say(sides.buyer.browser, sides.buyer.id, id, 'Paid')
  expect((await send('archive', restored.lastBuyerSeq, restored.version)).status).toBe(409)
  // Without `lastReadSeq` the check is skipped, as the specification requires.
  const bare = await browser.send('PUT', `${MAIN}/inquiry/${id}/archive`, undefined, {
    'if-match': `"${restored.version}"`,
  })
  expect(bare.status).toBe(200)
})

test('[INQ-05 INQ-07 INQ-12 INQ-14] restores an archived inquiry on every action of the buyer', async () => {
  const document = async (id: string) => (await sendDocument(sides.buyer.browser, id)).id
  const DEEDS: Record<string, (id: string) => Promise<Reply>> = {
    offer: (id) => mine('POST', `${id}/offer`, { amount: usd(6000) }),
    reservation: (id) => mine('POST', `${id}/reservation-request`),
    document: async (id) => mine('POST', `${id}/extra-document/${await document(id)}`),
    withdraw: (id) => mine('PUT', `${id}/withdraw`, { reason: 'I have found another one' }),
  }
  for (const [what, deed] of Object.entries(DEEDS)) {
    const { status, json } = await deed(await archived())
    expect([what, status < 300, (json as Inquiry).isArchived]).toEqual([what, true, false])
  }
  const { id } = await openInquiry(server, sides)
  const offered = (await steps.send('POST', `${id}/offer`, { amount: usd(6500) })).json as Inquiry
  await archive(id)
  expect(reasonOf(await steps.send('POST', `${id}/offer`, { amount: usd(6400) }))).toEqual([409, 'ARCHIVED'])
  expect((await mine('PUT', `${id}/offer/${offered.offers[0]?.id}/accept`)).json).toMatchObject({
    isArchived: false,
    offers: [{ state: 'ACCEPTED' }],
  })
  const bought = (await openInquiry(server, sides)).id
  await steps.generate(bought)
  await steps.issue(bought)
  await steps.paid(bought)
  await write(server.context, bought, 'PURCHASE_CONFIRMED', {})
  await archive(bought)
  expect((await mine('POST', `${bought}/payment-proof`, { documentId: await document(bought) })).json).toMatchObject({
    isArchived: false,
    proof: { state: 'WAITING' },
  })
})

test('[INQ-02 INQ-15] rejects archiving while a payment is awaited, so reminders go out', async () => {
  const { id, objections } = await steps.issued()
  expect([objections['archive'], ...reasonOf(await archive(id))]).toEqual(['PAYMENT_AWAITED', 409, 'PAYMENT_AWAITED'])
  await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'He does not answer' })
  expect((await archive(id)).status).toBe(200)
})

test('[H03 INQ-02] does not count archived inquiries in the limit of five cars', async () => {
  const buyer = await signedInPerson(server)
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push((await openInquiry(server, { buyer, portId: sides.portId })).id)
  const [first = '', ...others] = ids
  const ask = (id: string) => buyer.browser.send('POST', `${MAIN}/inquiry/${id}/reservation-request`)
  await ask(first)
  await archive(first)
  expect(((await buyer.browser.get(`${MAIN}/inquiry/${first}`)).json as Inquiry).queue).toBeNull()
  for (const id of others) expect((await ask(id)).status).toBe(201)
})
