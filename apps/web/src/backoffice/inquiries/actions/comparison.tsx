import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { ComparedLines } from '../../../inquiries/page/compared-lines.tsx'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'

/** A preview of the final invoice beside the last proforma. */
export function Comparison({ inquiry: { invoice } }: { inquiry: Inquiry }) {
  const { invoice: t } = useInquiryActionsTexts()
  const comparison = invoice?.comparison
  if (!comparison) return null
  const { lines, isSame } = comparison
  const others = lines.filter(({ proforma, final }) => proforma !== final).length
  return (
    <>
      <p className={isSame ? 'good' : 'turn'}>{isSame ? t.same : t.differs(others)}</p>
      <ComparedLines comparison={comparison} />
    </>
  )
}
