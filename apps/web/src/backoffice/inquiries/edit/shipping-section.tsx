import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { OfficeForm } from '../../../forms/office-form.tsx'
import type { Values } from '../../../forms/rules.ts'
import { notify } from '../../../api/notices.ts'
import { Part } from '../../layout/office-page.tsx'
import {
  shippedOf,
  ShippingInputs,
  shippingIn,
  useShippingConflict,
  useShippingRules,
} from '../actions/shipping-form.tsx'
import type { ShippedInquiry } from '../actions/shipping-form.tsx'
import { actionErrorText, useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'

/** Shipping data, once the purchase is confirmed (INQ-08). */
export function ShippingSection({ inquiry, onChanged }: { inquiry: Inquiry; onChanged(next: Inquiry): void }) {
  const t = useInquiryActionsTexts()
  const rules = useShippingRules()
  const { inForm } = useInquiryErrorText()
  const { id, objections, shippingData } = inquiry
  const objection = objections['setShipping']
  const { send, view } = useShippingConflict(id)
  const save = async (begun: ShippedInquiry, values: Values) => {
    onChanged(await send(begun, shippingIn(values), inquiry))
    notify({ isError: false, title: t.said.setShipping, lines: [] })
  }
  return (
    <Part id="shipping" title={t.shipping.title}>
      {objection ? (
        <p className="muted">{objection === 'TOO_EARLY' ? t.shipping.later : actionErrorText(t, objection)}</p>
      ) : (
        <OfficeForm
          key={JSON.stringify(shippingData)}
          isPart
          draft={`shipping of ${id}`}
          read={shippedOf(inquiry)}
          rules={rules}
          submit={t.shipping.save}
          send={(values, _, begun) => save(begun, values).catch(inForm)}
        >
          <ShippingInputs
            shippingData={shippingData}
            usualPortOfLoading={inquiry.usualPortOfLoading}
            voyageId={inquiry.voyageId}
          />
        </OfficeForm>
      )}
      {view}
    </Part>
  )
}
