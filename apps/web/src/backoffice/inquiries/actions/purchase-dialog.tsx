import { useShell } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { fateOf, OthersOnCar } from '../others-on-car.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

/** Sells the car in this inquiry; other buyers are notified, and their inquiries kept or closed (INQ-13). */
export function PurchaseDialog({ inquiry, ...rest }: ActionProps) {
  const { api } = useShell()
  const { purchase: t, actions } = useInquiryActionsTexts()
  return (
    <ActionDialog
      {...rest}
      title={t.title}
      submit={actions.confirmPurchase}
      send={({ others }) =>
        api('PUT /api/main/inquiry/{inquiryId}/confirm-purchase', {
          params: { inquiryId: inquiry.id },
          body: { others: fateOf(others) },
        })
      }
    >
      <p>{t.text}</p>
      <OthersOnCar carId={inquiry.car.id} but={inquiry.id} />
    </ActionDialog>
  )
}
