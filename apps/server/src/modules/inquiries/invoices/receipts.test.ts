import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { dayInJapan } from '@minato/domain/moments'
import { afterEach, expect, test } from 'vitest'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { reasonOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

test('[F11] requires a logged reason for an early or excessive receipt', async () => {
  const { id, invoice } = await steps.issued()
  await steps.paid(id)
  const today = dayInJapan(invoice?.issuedAt ?? '')
  const give = (value: number, receivedOn: string, reason?: string) =>
    steps.send('POST', `${id}/receipt`, { amount: usd(value), receivedOn, ...(reason && { reason }) })
  expect(reasonOf(await give(8111, today))).toEqual([400, 'reason'])
  expect(reasonOf(await give(100, '2026-06-01'))).toEqual([400, 'reason'])
  expect((await give(8000, today)).status).toBe(201)
  // The open amount is 110 dollars.
  expect(reasonOf(await give(111, today))).toEqual([400, 'reason'])
  expect((await give(110, today)).status).toBe(201)
  const reason = 'The bank of the buyer sent 15 dollars too much'
  expect((await give(15, today, reason)).status).toBe(201)
  const log = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(log.at(-1)).toMatchObject({ kind: 'RECEIPT_ADDED', data: { amount: 15 }, content: { reason } })
  expect((await steps.read(id)).receipts.length).toBe(3)
})

test('[F17 INQ-07] names the amount received and the rest due in the email of a receipt', async () => {
  const { id, invoice } = await steps.issued()
  await steps.paid(id)
  const receivedOn = dayInJapan(invoice?.issuedAt ?? '')
  const texts: string[] = []
  for (const value of [8000, 110]) {
    expect((await steps.send('POST', `${id}/receipt`, { amount: usd(value), receivedOn })).status).toBe(201)
    texts.push((await mailsOf(server.context, 'staging', sides.buyer.email)).at(-1)?.text ?? '')
  }
  expect(texts[0]).toContain('We have received $8,000.')
  expect(texts[0]).toContain('$110 of your invoice is still due.')
  expect(texts[1]).toContain('Your invoice is paid in full.')
})
