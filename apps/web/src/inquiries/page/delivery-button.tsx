import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { FaultLine } from './fault-line.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'

/** The buyer confirms that the car has arrived, which completes the purchase. */
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
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    void act('delivered', () => api('PUT /api/main/inquiry/{id}/delivery', { params: { id } }))
  }
  return (
    <div>
      <button className="btn ink" type="button" aria-disabled={isBusy || undefined} onClick={() => setAsking(true)}>
        {t.delivered}
      </button>
      <FaultLine fault={fault} />
      {isAsking && (
        <Confirm title={t.deliveredTitle} confirm={t.delivered} onConfirm={confirm} onClose={() => setAsking(false)}>
          <p>{t.deliveredText}</p>
        </Confirm>
      )}
    </div>
  )
}
