import { useShell } from '../../../layout/shell.ts'
import { useDealActionsTexts } from '../inquiry-errors.ts'
import { fateOf, OthersOnCar } from '../others-on-car.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'

/** The car is sold on this inquiry; whoever else asks about it is told, and kept or closed by choice (INQ-13). */
export function PurchaseDialog({ inquiry, ...rest }: ActionProps) {
  const { api } = useShell()
  const { purchase: t, actions } = useDealActionsTexts()
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
