import type { Inquiry } from '@minato/contract/inquiries-shapes'

type Received = Pick<Inquiry, 'papers' | 'invoice' | 'total'>

const sumOfReceipts = ({ papers }: Received): number =>
  papers.reduce((sum, { kind, state, total }) => (kind === 'RECEIPT' && state === 'VALID' ? sum + total : sum), 0)

/** The open amount after all receipts; null while the total is on request. */
export function leftToPay(inquiry: Received): number | null {
  const total = inquiry.invoice?.total ?? inquiry.total
  return total === null ? null : Math.max(0, total - sumOfReceipts(inquiry))
}

/** The default amount of a receipt: what the ledger has beyond the receipts, else the open amount; null for none. */
export function proposedReceipt(inquiry: Received & Pick<Inquiry, 'balance'>): number | null {
  const { state, received, movedIn, fees } = inquiry.balance
  const recorded = Math.floor((received + movedIn + fees) / 100) - sumOfReceipts(inquiry)
  const left = leftToPay(inquiry)
  if (recorded > 0) return left === null ? recorded : Math.min(left, recorded)
  return state === 'PAID' || state === 'OVERPAID' ? null : left
}
