import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { createClient, requestToken } from '../../testing/api-clients.ts'
import { expectRecordsWhole, MAIN } from '../../testing/inquiries.ts'
import { mailsOf } from '../../testing/mails.ts'
import { reasonOf, withBothSides } from '../../testing/inquiry-documents.ts'
import { ledgerSteps } from './ledger/ledger-steps.fixture.ts'

const { server, sides, steps } = withBothSides()
const { transfer, record, lastOf } = ledgerSteps(sides, steps)
afterEach(() => expectRecordsWhole(server.context))

const confirm = (id: string, body: object = {}) => steps.send('PUT', `${id}/confirm-purchase`, body)
/** An inquiry of 8,110 dollars whose payment proof is accepted. */
async function proved(): Promise<string> {
  const { id } = await steps.issued()
  await steps.paid(id)
  return id
}
const confirmation = async (): Promise<string> =>
  (await mailsOf(server.context, 'staging', sides.buyer.email)).findLast(
    ({ template }) => template === 'purchaseConfirmed',
  )?.text ?? ''

test('[INQ-03 TRU-12] asks for a reason before a purchase is confirmed with a part still due', async () => {
  const id = await proved()
  await transfer(id, 5000)
  expect(reasonOf(await confirm(id))).toEqual([409, 'AMOUNT_DUE'])
  for (const amountDueReason of ['', ' ', 'x'.repeat(1001)])
    expect(reasonOf(await confirm(id, { amountDueReason }))).toEqual([400, 'amountDueReason'])
  expect((await steps.read(id)).status).toBe('PAYMENT_PROOF')
  const amountDueReason = 'The rest is paid before the ship leaves'
  expect((await confirm(id, { amountDueReason })).status).toBe(200)
  const log = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}/record`)).json as RecordEntry[]
  expect(log.findLast(({ kind }) => kind === 'PURCHASE_CONFIRMED')).toMatchObject({
    data: { dueCents: 311_000 },
    content: { reason: amountDueReason },
  })
  expect(await confirmation()).toContain('$3,110 is still due')
})

test('[INQ-03 TRU-12] confirms at once what is paid within the tolerance or not recorded yet', async () => {
  const [paid, short, unrecorded, reversed] = [await proved(), await proved(), await proved(), await proved()]
  await transfer(paid, 8110)
  await transfer(short, 8095)
  await transfer(reversed, 8000)
  const { id: mistake } = await lastOf(reversed)
  await record(reversed, `${mistake}/reversal`, { reason: 'Another buyer' })
  for (const id of [paid, short, unrecorded, reversed]) {
    expect((await confirm(id)).status).toBe(200)
    expect(await confirmation()).not.toContain('still due')
  }
})

test('[INQ-03 API-13] lets no API client confirm a purchase with a part still due', async () => {
  const id = await proved()
  await transfer(id, 5000)
  const token = await requestToken(server, await createClient(sides.manager.browser, ['main.write']))
  const call = async (payload: object) => {
    const { statusCode } = await server.app.inject({
      method: 'PUT',
      url: `${MAIN}/inquiry/${id}/confirm-purchase`,
      headers: { 'tenant-id': 'staging', host: 'localhost:3000', authorization: `Bearer ${token.json.access_token}` },
      payload,
    })
    return statusCode
  }
  expect([await call({}), await call({ amountDueReason: 'Paid later' })]).toEqual([409, 403])
})
