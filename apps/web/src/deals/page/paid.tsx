import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useMessages } from '../../layout/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { ComparedLines } from './compared-lines.tsx'

/** What has come of the total, by the receipts that were issued, and what is left. */
export function Paid({ inquiry: { papers, total } }: { inquiry: Inquiry }) {
  const { format } = useMessages()
  const { amounts: t } = useDealTexts()
  const paid = papers.reduce((sum, one) => (one.kind === 'RECEIPT' && one.state === 'VALID' ? sum + one.total : sum), 0)
  if (!paid || total === null) return null
  const percent = Math.min(100, Math.floor((paid / Math.max(1, total)) * 100))
  return (
    <div className="paid small">
      <p>
        <span>
          {t.received} <b>{format.money(paid)}</b>
        </span>
        <span>
          {paid > total ? t.overpaid : t.remaining} <b>{format.money(Math.abs(total - paid))}</b>
        </span>
      </p>
      <meter min={0} max={100} value={percent} aria-label={t.paidPart(percent)} />
    </div>
  )
}

/** The final invoice against the proforma, once it is issued. */
export function Compared({ inquiry: { invoice } }: { inquiry: Inquiry }) {
  const { amounts: t } = useDealTexts()
  const comparison = invoice?.comparison
  if (!comparison?.isFinal) return null
  return (
    <details className="unfold">
      <summary>{comparison.isSame ? t.sameAsProforma : t.otherThanProforma}</summary>
      <ComparedLines comparison={comparison} />
    </details>
  )
}
