import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { atMost, required } from '../../forms/rules.ts'
import { useShell } from '../../shell/shell.ts'
import { useDealTexts } from '../deal-texts.ts'
import { TextArea } from '../../forms/office-fields.tsx'

const REASON_LIMIT = 1000

/** The buyer's way out (INQ-12): with a reason, which the dealer reads. */
export function WithdrawPart({ inquiry, onChanged }: { inquiry: Inquiry; onChanged(inquiry: Inquiry): void }) {
  const { api } = useShell()
  const { withdraw: t } = useDealTexts()
  const [isAsking, setAsking] = useState(false)
  if (inquiry.objections['withdraw'] !== null) return null
  return (
    <p className="way-out">
      <button className="link" type="button" onClick={() => setAsking(true)}>
        {t.open}
      </button>
      {isAsking && (
        <Dialog title={t.title(inquiry.reference)} onClose={() => setAsking(false)}>
          <p>{t.text}</p>
          <Form
            rules={{ reason: [required, atMost(REASON_LIMIT)] }}
            submit={t.submit}
            isPart
            send={async ({ reason = '' }) => {
              onChanged(
                await api('PUT /api/main/inquiry/{id}/withdraw', { params: { id: inquiry.id }, body: { reason } }),
              )
              setAsking(false)
            }}
          >
            <TextArea name="reason" label={t.reason} hint={t.hint} rows={3} maxLength={REASON_LIMIT} />
          </Form>
        </Dialog>
      )}
    </p>
  )
}
