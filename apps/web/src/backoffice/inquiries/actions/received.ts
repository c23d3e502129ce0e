import type { Inquiry } from '@minato/contract/inquiries-shapes'

/** The open amount after all receipts; null while the total is on request. */
export function leftToPay({ papers, invoice, total: ofDeal }: Pick<Inquiry, 'papers' | 'invoice' | 'total'>) {
  const total = invoice?.total ?? ofDeal
  if (total === null) return null
  const received = papers.reduce(
    (sum, { kind, state, total: amount }) => (kind === 'RECEIPT' && state === 'VALID' ? sum + amount : sum),
    0,
  )
  return Math.max(0, total - received)
}
