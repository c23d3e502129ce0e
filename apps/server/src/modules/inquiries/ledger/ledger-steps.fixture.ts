import type { LedgerTransaction } from '@minato/contract/ledger-shapes'
import { dayInJapan } from '@minato/domain/moments'
import type { Reply } from '../../../testing/browser.ts'
import { MAIN } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { usd } from '../../../testing/inquiry-documents.ts'
import type { inquirySteps } from '../../../testing/inquiry-documents.ts'

/** Entries of the payment ledger, as managers' pages record them. */

export const TODAY = dayInJapan(new Date().toISOString())

export function ledgerSteps(sides: Sides, steps: ReturnType<typeof inquirySteps>) {
  /** With the version that was read last. */
  async function record(id: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
    const { version } = await steps.read(id)
    return steps.send('POST', `${id}/ledger/${path}`, body, { headers: { 'if-match': `"${version}"`, ...headers } })
  }
  const transfer = (id: string, value: number, more: object = {}) =>
    record(id, 'transfer', { amount: usd(value), valueDate: TODAY, ...more })
  const entriesOf = async (id: string): Promise<LedgerTransaction[]> =>
    ((await sides.manager.browser.get(`${MAIN}/inquiry/${id}/ledger`)).json as { transactions: LedgerTransaction[] })
      .transactions
  const lastOf = async (id: string): Promise<LedgerTransaction> => {
    const last = (await entriesOf(id)).at(-1)
    if (!last) throw new Error('an empty ledger')
    return last
  }
  const receipt = (id: string, value: number) =>
    steps.send('POST', `${id}/receipt`, { amount: usd(value), receivedOn: TODAY })
  return { record, transfer, receipt, entriesOf, lastOf }
}
