import { OffersSection } from '../../../inquiries/page/offers-section.tsx'
import { Dialog } from '../../../forms/dialog.tsx'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import type { ActionProps } from './action-dialog.tsx'

/** The offers of both sides with their actions (INQ-14): the same section as on the page. */
export function OfferDialog({ inquiry, onDone, onClose, reload }: ActionProps) {
  const { offer: t } = useInquiryActionsTexts()
  const isOpen = inquiry.offers.some(({ state, by }) => state === 'OPEN' && by === 'BUYER')
  return (
    <Dialog title={isOpen ? t.title : t.makeTitle} onClose={onClose} isForm={!isOpen} footer="form">
      <div className="deal-action">
        <OffersSection isToOffer={!isOpen} inquiry={inquiry} onChanged={onDone} reload={reload} />
      </div>
    </Dialog>
  )
}
