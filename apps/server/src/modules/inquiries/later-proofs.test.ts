import type { Dashboard } from '@minato/contract/dashboard'
import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, MAIN, openInquiry, say } from '../../testing/inquiries.ts'
import { contentPath, sendDocument } from '../../testing/documents.ts'
import { reasonOf, withBothSides } from '../../testing/inquiry-documents.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const submit = (id: string, documentId: string) =>
  steps.send('POST', `${id}/payment-proof`, { documentId }, { by: sides.buyer.browser })

test('[INQ-07] accepts or rejects a proof that waits when the final invoice comes', async () => {
  const { buyer } = sides
  for (const [way, body, state] of [
    ['accept', undefined, 'ACCEPTED'],
    ['refuse', { reason: 'Another account' }, 'REFUSED'],
  ] as const) {
    const { id } = await steps.issued()
    await steps.paid(id)
    await steps.shipped(id)
    await submit(id, (await sendDocument(buyer.browser, id)).id)
    expect((await steps.send('POST', `${id}/final-invoice`)).status).toBe(201)
    const { status, json } = await steps.send('PUT', `${id}/${way}-payment-proof`, body)
    expect([status, json]).toMatchObject([200, { status: 'SALE_FINALIZED', proof: { state } }])
  }
})

test('[INQ-07 INQ-10] accepts a requested proof after the final invoice, then no more', async () => {
  const { buyer } = sides
  const { id } = await steps.issued()
  await steps.paid(id)
  await steps.shipped(id)
  const document = async () => (await sendDocument(buyer.browser, id)).id
  await submit(id, await document())
  await steps.send('POST', `${id}/final-invoice`)
  expect(reasonOf(await submit(id, await document()))).toEqual([409, 'TOO_LATE'])
  await steps.send('PUT', `${id}/refuse-payment-proof`, { reason: 'Another account' })
  expect((await steps.read(id)).objections).toMatchObject({ submitProof: null })
  expect([(await submit(id, await document())).status, (await steps.read(id)).status]).toEqual([201, 'SALE_FINALIZED'])
  const { json } = await steps.send('PUT', `${id}/accept-payment-proof`)
  expect(json).toMatchObject({ status: 'SALE_FINALIZED', proof: { state: 'ACCEPTED' } })
  expect(reasonOf(await submit(id, await document()))).toEqual([409, 'TOO_LATE'])
})

test('[INQ-07 INQ-09 INQ-16] lists a proof on a finalized sale as waiting since it came', async () => {
  const { buyer, manager } = sides
  const { id } = await steps.issued()
  await steps.paid(id)
  await steps.shipped(id)
  await submit(id, (await sendDocument(buyer.browser, id)).id)
  await say(manager.browser, manager.id, id, 'We look into it')
  await steps.send('POST', `${id}/final-invoice`)
  const { proof } = await steps.read(id)
  // A later question has waited for less time.
  const later = await openInquiry(server, sides)
  const listed = async () => {
    const { items } = (await manager.browser.get(`${MAIN}/inquiry?limit=100`)).json as { items: InquiryCard[] }
    return items
      .filter((one) => one.id === id || one.id === later.id)
      .map((one) => [one.id, one.waitingSince, one.nextStep?.what])
  }
  const waits = async () =>
    ((await manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard).waiting
      .filter((one) => one.id === id)
      .map(({ since, what }) => [since, what])
  expect(await listed()).toEqual([
    [id, proof?.at, 'ANSWER_PROOF'],
    [later.id, later.waitingSince, 'REPLY'],
  ])
  expect(await waits()).toEqual([[proof?.at, 'ANSWER_PROOF']])
  await steps.send('PUT', `${id}/accept-payment-proof`)
  expect((await listed()).at(-1)).toEqual([id, null, 'CONFIRM_DELIVERY'])
  expect(await waits()).toEqual([])
})

test('[INQ-07 INQ-11] keeps every proof and its result visible to both sides', async () => {
  const { buyer, manager } = sides
  const { id } = await steps.issued()
  const sent: string[] = []
  const send = async () => {
    const { id: one } = await sendDocument(buyer.browser, id)
    sent.push(one)
    expect((await submit(id, one)).status).toBe(201)
  }
  const reply = (way: string, body?: object) => steps.send('PUT', `${id}/${way}-payment-proof`, body)
  await send()
  await send()
  await reply('refuse', { reason: 'It cannot be read' })
  await send()
  await reply('accept')
  await send()
  for (const { browser } of [buyer, manager]) {
    const { proof, earlierProofs } = (await browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
    expect([proof?.document.id, proof?.state]).toEqual([sent[3], 'WAITING'])
    expect(earlierProofs.map(({ document, state }) => [document.id, document.type, state])).toEqual([
      [sent[0], 'application/pdf', 'REPLACED'],
      [sent[1], 'application/pdf', 'REFUSED'],
      [sent[2], 'application/pdf', 'ACCEPTED'],
    ])
    for (const one of sent) expect((await browser.get(contentPath(one))).status).toBe(200)
  }
  const untouched = await openInquiry(server, sides)
  expect([untouched.proof, untouched.earlierProofs]).toEqual([null, []])
})
