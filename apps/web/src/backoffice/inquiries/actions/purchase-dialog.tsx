import { dueOf, restDueOf } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { TextArea } from '../../../forms/office-fields.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import { useShell } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { othersOutcomeOf, OthersOnCar } from '../others-on-car.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { ActionProps } from './action-dialog.tsx'
import { ledgerSentenceIn } from '../../../inquiries/inquiry-texts.ts'

const REASON_LIMIT = 1000

/** Sells the car in this inquiry, for a reason where a part of the money is missing; other buyers are notified, and their inquiries kept or closed (INQ-13). */
export function PurchaseDialog({ inquiry, ...rest }: ActionProps) {
  const { api, locale } = useShell()
  const { purchase: t, actions, reasonHint } = useInquiryActionsTexts()
  const { balance } = inquiry
  const isRestDue = restDueOf(balance) > 0
  return (
    <ActionDialog
      {...rest}
      title={t.title}
      submit={actions.confirmPurchase}
      rules={isRestDue ? { amountDueReason: [required, atMost(REASON_LIMIT)] } : {}}
      send={({ others, amountDueReason }) =>
        api('PUT /api/main/inquiry/{inquiryId}/confirm-purchase', {
          params: { inquiryId: inquiry.id },
          body: { others: othersOutcomeOf(others), ...(amountDueReason && { amountDueReason }) },
        })
      }
    >
      <p>{t.text}</p>
      {isRestDue ? (
        <>
          <p className="notice">{ledgerSentenceIn(locale, balance, 'SELLER')}</p>
          <TextArea name="amountDueReason" label={t.dueReason} hint={reasonHint} maxLength={REASON_LIMIT} rows={2} />
        </>
      ) : (
        dueOf(balance) > 0 && <p className="notice">{t.notRecorded(centsInWords(dueOf(balance), 'USD', locale))}</p>
      )}
      <OthersOnCar carId={inquiry.car.id} but={inquiry.id} />
    </ActionDialog>
  )
}
