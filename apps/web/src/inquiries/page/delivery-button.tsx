import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { FaultLine } from './fault-line.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'

/** The buyer confirms that the car has arrived. */
export function DeliveryButton({
  inquiry: { id },
  onChanged,
  reload,
}: {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}) {
  const { api } = useShell()
  const { next: t } = useInquiryTexts()
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  return (
    <div>
      <button
        className="btn ink"
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void act('delivered', () => api('PUT /api/main/inquiry/{id}/delivery', { params: { id } }))}
      >
        {t.delivered}
      </button>
      <FaultLine fault={fault} />
    </div>
  )
}
