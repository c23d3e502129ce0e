import { useState } from 'react'
import { OfficeForm } from '../../../forms/office-form.tsx'
import { atMost, email, required } from '../../../forms/rules.ts'
import type { Rule } from '../../../forms/rules.ts'
import { money } from '../../../forms/parse-input.ts'
import { useInquiryTexts } from '../../../inquiries/inquiry-texts.ts'
import { useLowPrice } from '../../../inquiries/page/use-low-price.tsx'
import { useEditConflict } from '../../../forms/use-edit-conflict.tsx'
import { localPath } from '../../../i18n/locale.ts'
import { notify } from '../../../api/notices.ts'
import { useShell } from '../../../api/shell.ts'
import { cardOf, carName } from '../../../storefront/vehicles/card-data.ts'
import { OfficePage, Part } from '../../layout/office-page.tsx'
import { actionErrorText, useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'
import type { EditData } from './edit-data.ts'
import { AmountInputs, ConsigneeInputs, PlaceInputs } from './edit-form.tsx'
import { bodyOf, editedOf, fieldsIn, totalIn, written } from './edit-values.ts'
import type { EditedInquiry, EditFields } from './edit-values.ts'
import { useEditMerge } from './edit-merge.ts'
import { ShippingSection } from './shipping-section.tsx'
import '../../../styles/office-inquiries.css'

const HIGHEST = 100_000_000
const ifFilled =
  (rule: Rule): Rule =>
  (value, values) =>
    value.trim() ? rule(value, values) : undefined

const CONSIGNEE_RULES = {
  'customerInformation.firstname': [required, atMost(100)],
  'customerInformation.lastname': [required, atMost(100)],
  'customerInformation.address': [atMost(300)],
  'customerInformation.city': [atMost(100)],
  'customerInformation.postalCode': [atMost(20)],
  'customerInformation.email': [ifFilled(email)],
  'customerInformation.callingCode': [
    ((value, values) => (values['customerInformation.phone']?.trim() ? required(value, values) : undefined)) as Rule,
  ],
}

/** Edits amounts, port, destination and consignee (INQ-09) with a live total; the server recomputes it. */
export function EditInquiry({ data }: { data: EditData }) {
  const { api, locale, messages } = useShell()
  const t = useInquiryActionsTexts()
  const work = useInquiryListTexts()
  const { consignee } = useInquiryTexts()
  const [inquiry, setInquiry] = useState(data.inquiry)
  const { inForm } = useInquiryErrorText()
  const { confirmLowPrice, question } = useLowPrice()
  const { id, reference, car, objections, invoice } = inquiry
  const said = (total: number | null) => (total === null ? t.onRequest : messages.format.money(total))
  const { send, view } = useEditConflict<EditFields, EditedInquiry>({
    entity: 'inquiry',
    event: 'EDITED',
    fields: useEditMerge(data),
    written,
    save: async (on, fields, version) => {
      const body = bodyOf(on, fields, data.charges)
      const next = await confirmLowPrice((more) =>
        api('PUT /api/main/inquiry/{id}', { params: { id }, body: { ...body, ...more }, version }),
      )
      setInquiry(next)
      notify({ isError: false, title: t.edit.saved(said(next.total)), lines: [] })
    },
  })
  const noExcess: Rule = (_, values) => {
    const fields = fieldsIn(values)
    const whole = totalIn({ ...fields, discount: 0 })
    return whole !== null && fields.discount > whole ? t.edit.excess : undefined
  }
  const usd = money(locale, 0, HIGHEST)
  // Once an invoice is issued, the consignee changes by a proposal on the inquiry's page.
  const isConsigneeFixed = objections['proposeConsignee'] === null
  const rules = {
    portId: [required],
    finalDestination: [required],
    amountFOB: usd,
    fretAmount: usd,
    warranty: usd,
    inspection: usd,
    discount: [...usd, noExcess],
    ...(!isConsigneeFixed && CONSIGNEE_RULES),
  }
  const closed = objections['edit']
  const page = `/inquiries/${id}`
  return (
    <OfficePage
      title={t.edit.title(reference)}
      detail={`${carName(cardOf(car))}, ${messages.car.ref(car.reference)}`}
      crumbs={[
        { text: work.title, path: '/inquiries' },
        { text: work.number(reference), path: page },
      ]}
      actions={
        <a className="btn line" href={localPath(page, locale)}>
          {t.edit.back}
        </a>
      }
    >
      <div className="edit-deal">
        {closed && (
          <p className="notice">
            {t.edit.readonly}
            {actionErrorText(t, closed)}
          </p>
        )}
        {!closed && invoice?.state === 'ISSUED' && <p className="notice">{t.edit.issued}</p>}
        {!closed && (
          <OfficeForm
            key={inquiry.version}
            draft={`inquiry ${id}`}
            read={editedOf(inquiry)}
            rules={rules}
            submit={t.edit.save}
            send={(values, _, begun) => {
              const { customerInformation } = isConsigneeFixed ? written(begun) : fieldsIn(values)
              return send(begun, { ...fieldsIn(values), customerInformation }, inquiry).catch(inForm)
            }}
          >
            <Part id="amounts" title={t.edit.amounts} note={t.edit.amountsNote}>
              <AmountInputs inquiry={inquiry} charges={data.charges} />
            </Part>
            <Part id="place" title={t.edit.place}>
              <PlaceInputs {...data} inquiry={inquiry} />
            </Part>
            <Part id="consignee" title={t.edit.consignee}>
              {isConsigneeFixed ? (
                <p>
                  {consignee.needsTwo} <a href={localPath(page, locale)}>{consignee.propose}</a>
                </p>
              ) : (
                <ConsigneeInputs inquiry={inquiry} countries={data.countries} />
              )}
            </Part>
          </OfficeForm>
        )}
        <ShippingSection inquiry={inquiry} onChanged={setInquiry} />
      </div>
      {view}
      {question}
    </OfficePage>
  )
}
