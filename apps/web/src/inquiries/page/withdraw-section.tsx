import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { TextArea } from '../../forms/office-fields.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { atMost, required } from '../../forms/rules.ts'
import { ApiError } from '../../api/api.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'

const REASON_LIMIT = 1000

/** The buyer withdraws (INQ-12) with a reason for the dealer. */
export function WithdrawSection({
  inquiry,
  onChanged,
  reload,
}: {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}) {
  const { api } = useShell()
  const { withdraw: t, objections } = useInquiryTexts()
  const [isAsking, setAsking] = useState(false)
  if (inquiry.objections['withdraw'] !== null) return null
  return (
    <div className="way-out">
      <button className="link" type="button" onClick={() => setAsking(true)}>
        {t.open}
      </button>
      {isAsking && (
        <Dialog title={t.title(inquiry.reference)} onClose={() => setAsking(false)} footer="form">
          <p>{t.text}</p>
          <Form
            rules={{ reason: [required, atMost(REASON_LIMIT)] }}
            submit={t.submit}
            isPart
            isDanger
            send={async ({ reason = '' }) => {
              try {
                const ask = { params: { id: inquiry.id }, body: { reason } }
                onChanged(await api('PUT /api/main/inquiry/{id}/withdraw', ask))
              } catch (error) {
                if (!(error instanceof ApiError && error.status === 409)) throw error
                // The inquiry has changed.
                void reload()
                const known = objections[error.reason?.code ?? '']
                throw known === undefined ? error : new FormError({ reason: known })
              }
              setAsking(false)
            }}
          >
            <TextArea name="reason" label={t.reason} hint={t.hint} rows={3} maxLength={REASON_LIMIT} />
          </Form>
        </Dialog>
      )}
    </div>
  )
}
