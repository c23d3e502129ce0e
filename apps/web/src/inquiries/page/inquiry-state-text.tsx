import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'

/** The status of an inquiry as a label: outcome, reservation, or step. */
export function InquiryStateText({
  inquiry: { outcome, isCarReserved, isArchived, status, displayedStatus, deliveredAt },
}: {
  inquiry: Pick<InquiryCard, 'outcome' | 'isCarReserved' | 'isArchived' | 'status' | 'displayedStatus' | 'deliveredAt'>
}) {
  const t = useInquiryTexts()
  const side = useSide()
  const archived = isArchived && side === 'SELLER' && <span className="pill ended">{t.archived}</span>
  if (outcome)
    return (
      <span className="row">
        {archived}
        <span className="pill ended">{t.outcomeNames[outcome]}</span>
      </span>
    )
  return (
    <span className="row">
      {archived}
      {isCarReserved && (
        <span className="pill hold">
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M1 1h16v16H1z" fill="#fff" />
            <path d="M1 1h16v4H1zM1 13h16v4H1z" fill="#0b2431" />
            <path d="M1 1h16v16H1z" fill="none" stroke="#0b2431" />
          </svg>
          {t.held[side]}
        </span>
      )}
      <span className="pill step">{t.steps[deliveredAt ? status : displayedStatus]}</span>
    </span>
  )
}
