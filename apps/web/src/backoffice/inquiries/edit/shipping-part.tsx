import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { OfficeForm } from '../../../forms/office-form.tsx'
import { notify } from '../../../shell/notices.ts'
import { useShell } from '../../../shell/shell.ts'
import { Part } from '../../frame/office-page.tsx'
import { ShippingInputs, shippingIn, useShippingRules } from '../actions/shipping-form.tsx'
import { objectionWords, useDealActionsTexts, useDealRefusals } from '../deal-refusals.ts'

/** The ship and its days; only once the purchase is confirmed (INQ-08). */
export function ShippingPart({ inquiry, onChanged }: { inquiry: Inquiry; onChanged(next: Inquiry): void }) {
  const { api } = useShell()
  const t = useDealActionsTexts()
  const rules = useShippingRules()
  const { inForm } = useDealRefusals()
  const { id, objections, shippingData } = inquiry
  const objection = objections['setShipping']
  return (
    <Part id="shipping" title={t.shipping.title}>
      {objection ? (
        <p className="muted">{objection === 'TOO_EARLY' ? t.shipping.later : objectionWords(t, objection)}</p>
      ) : (
        <OfficeForm
          key={JSON.stringify(shippingData)}
          isPart
          draft={`shipping ${id}`}
          read={shippingData}
          rules={rules}
          submit={t.shipping.save}
          send={async (values) => {
            const body = shippingIn(values)
            const next = await api('PUT /api/main/inquiry/{inquiryId}/shipping', {
              params: { inquiryId: id },
              body,
            }).catch(inForm)
            onChanged(next)
            notify({ isError: false, title: t.said.setShipping, lines: [] })
          }}
        >
          <ShippingInputs shippingData={shippingData} />
        </OfficeForm>
      )}
    </Part>
  )
}
