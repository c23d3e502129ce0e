import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts, ledgerSentenceIn } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { ComparedLines } from './compared-lines.tsx'

/** The dealer has accepted a payment proof or confirmed the purchase. */
const isPaymentConfirmed = ({ proof, status }: Inquiry): boolean =>
  proof?.state === 'ACCEPTED' || status === 'PURCHASE_CONFIRMED' || status === 'SALE_FINALIZED'

/** The balance of the payment ledger in one sentence, for either side (TRU-12). */
export function Paid({ inquiry }: { inquiry: Inquiry }) {
  const { balance } = inquiry
  const { locale } = useShell()
  const { amounts: t } = useInquiryTexts()
  const side = useSide()
  const { state, expected, open, withinTolerance, received, movedIn } = balance
  if (state === 'NOTHING_DUE' && received + movedIn === 0) return null
  // A payment that was confirmed and never recorded: only the manager can record it.
  if (state === 'UNPAID' && isPaymentConfirmed(inquiry))
    return side === 'BUYER' ? null : (
      <p className="paid small">
        {t.notRecorded} <a href="#ledger">{t.recordTransfer}</a>
      </p>
    )
  const paid = Math.max(0, expected - open + withinTolerance)
  const percent = expected > 0 ? Math.floor((paid / expected) * 100) : null
  return (
    <div className="paid small">
      <p>{ledgerSentenceIn(locale, balance, side)}</p>
      {percent !== null && <meter min={0} max={100} value={percent} aria-label={t.paidPart(percent)} />}
    </div>
  )
}

/** The final invoice against the proforma, once it is issued. */
export function Compared({ inquiry: { invoice } }: { inquiry: Inquiry }) {
  const { amounts: t } = useInquiryTexts()
  const comparison = invoice?.comparison
  if (!comparison?.isFinal) return null
  return (
    <details className="unfold">
      <summary>{comparison.isSame ? t.sameAsProforma : t.otherThanProforma}</summary>
      <ComparedLines comparison={comparison} />
    </details>
  )
}
