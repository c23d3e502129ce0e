import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/app.ts'
import { MAIN, openInquiry } from '../../testing/inquiries.ts'
import type { Sides } from '../../testing/inquiries.ts'
import { inquirySteps, usd } from '../../testing/inquiry-documents.ts'

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }
const statement = (): string => `Date,Amount,Text\n2026-11-03,10.50,${randomUUID()}\n`

const COST = {
  country: 'KE',
  kind: 'PORT',
  basis: 'AMOUNT',
  low: 1,
  high: 2,
  currency: 'USD',
  source: 'A list',
  sourceDate: '2026-01-01',
}
interface Attempt {
  ids: string[]
  body: object
  headers?: Record<string, string>
}

/** Calls that record payments, for the test that sends every creating call again. */
export function paymentAttempts(given: () => { server: TestServer; sides: Sides; file(text: string): Buffer }) {
  const issued = async () => {
    const { server, sides } = given()
    const steps = inquirySteps(server, sides)
    return { ...steps, id: (await steps.issued()).id }
  }
  /** An inquiry with an invoice and this number of dollars received, at its version. */
  const inLedger = async (body: object, received = 0): Promise<Attempt> => {
    const { id, read, send } = await issued()
    const match = async () => ({ 'if-match': `"${(await read(id)).version}"` })
    const paid = { amount: usd(received), valueDate: '2026-06-01' }
    if (received) await send('POST', `${id}/ledger/transfer`, paid, { headers: await match() })
    return { ids: [id], body, headers: await match() }
  }
  return {
    'POST /api/main/estimated-cost': async () => ({ body: COST }),
    'POST /api/main/bank-statement': async () => ({ body: given().file(statement()), headers: MULTIPART }),
    'POST /api/main/bank-line/{id}/transfer': async (): Promise<Attempt> => {
      const { server, sides, file } = given()
      const { browser } = sides.manager
      const { json } = await browser.send('POST', `${MAIN}/bank-statement`, file(statement()), MULTIPART)
      const lines = await browser.get(`${MAIN}/bank-statement/${(json as { id: string }).id}/line`)
      const [line] = (lines.json as { items: { id: string }[] }).items
      return { ids: [line?.id ?? ''], body: { inquiryId: (await openInquiry(server, sides)).id } }
    },
    'POST /api/main/inquiry/{id}/receipt': async (): Promise<Attempt> => {
      const { id, paid } = await issued()
      await paid(id)
      return { ids: [id], body: { amount: usd(10), receivedOn: '2026-06-01', reason: 'Paid early' } }
    },
    'POST /api/main/inquiry/{id}/ledger/transfer': () => inLedger({ amount: usd(10), valueDate: '2026-06-01' }),
    'POST /api/main/inquiry/{id}/ledger/refund': () => inLedger({ amount: usd(10), valueDate: '2026-06-01' }, 9000),
    'POST /api/main/inquiry/{id}/ledger/write-off': () => inLedger({ amount: usd(1) }, 8100),
    'POST /api/main/inquiry/{id}/ledger/credit-move': async () => {
      const { server, sides } = given()
      return inLedger({ amount: usd(10), toInquiryId: (await openInquiry(server, sides)).id }, 9000)
    },
    'POST /api/main/inquiry/{id}/ledger/{transactionId}/reversal': async (): Promise<Attempt> => {
      const attempt = await inLedger({ reason: 'Recorded twice' }, 10)
      const [id = ''] = attempt.ids
      const { json } = await given().sides.manager.browser.get(`${MAIN}/inquiry/${id}/ledger`)
      const { transactions } = json as { transactions: { id: string }[] }
      return { ...attempt, ids: [id, transactions.at(-1)?.id ?? ''] }
    },
  }
}
