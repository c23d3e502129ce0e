import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { bothSides, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/deals.ts'
import type { Sides } from '../../../testing/deals.ts'
import { contentPath, sendPaper } from '../../../testing/documents.ts'
import { dealSteps } from '../../../testing/papers.ts'

let server: TestServer
let sides: Sides
let steps: ReturnType<typeof dealSteps>
beforeAll(async () => {
  server = await testServer({ PORT: '3000', LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  steps = dealSteps(server, sides)
})
afterAll(() => server.close())
afterEach(() => expectRecordsWhole(server.context))

const submit = (id: string, documentId: string) =>
  steps.send('POST', `${id}/payment-proof`, { documentId }, { by: sides.buyer.browser })

test('[INQ-07] a proof that waits when the final invoice comes is accepted or refused, and the sale stays finalized', async () => {
  const { buyer } = sides
  for (const [way, body, state] of [
    ['accept', undefined, 'ACCEPTED'],
    ['refuse', { reason: 'Another account' }, 'REFUSED'],
  ] as const) {
    const { id } = await steps.issued()
    await steps.paid(id)
    await steps.shipped(id)
    await submit(id, (await sendPaper(buyer.browser, id)).id)
    expect((await steps.send('POST', `${id}/final-invoice`)).status).toBe(201)
    const { status, json } = await steps.send('PUT', `${id}/${way}-payment-proof`, body)
    expect([status, json]).toMatchObject([200, { status: 'SALE_FINALIZED', proof: { state } }])
  }
})

test('[INQ-07 INQ-11] every proof that was sent stays within reach of both sides, with what became of it', async () => {
  const { buyer, manager } = sides
  const { id } = await steps.issued()
  const sent: string[] = []
  const send = async () => {
    const { id: one } = await sendPaper(buyer.browser, id)
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
