import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ComboField } from '../../../forms/combo-field.tsx'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { useForm } from '../../../forms/form.tsx'
import { MoneyField } from '../../../forms/office-fields.tsx'
import { numberOf } from '../../../forms/parse-input.ts'
import { useMessages } from '../../../api/shell.ts'
import { useInquiryActionsTexts } from '../inquiry-errors.ts'
import { PriceCheck } from '../price-check.tsx'
import type { EditData } from './edit-data.ts'
import { amountsAt, fieldsIn, priceIn, totalIn, written } from './edit-values.ts'
import type { EditFields } from './edit-values.ts'

/** The values of the surrounding form, read after each change. */
function useFields(first: EditFields) {
  const at = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState(first)
  const { restored } = useForm()
  const read = useCallback(() => {
    const form = at.current?.closest('form')
    if (form) setFields(fieldsIn(Object.fromEntries(new FormData(form)) as Record<string, string>))
  }, [])
  useEffect(() => {
    const form = at.current?.closest('form')
    // After React has updated the hidden fields.
    const later = () => setTimeout(read)
    later()
    form?.addEventListener('input', later)
    form?.addEventListener('change', later)
    return () => {
      form?.removeEventListener('input', later)
      form?.removeEventListener('change', later)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a draft that came back stands in the fields without a word
  }, [read, restored])
  return { at, fields, read }
}

/** The amounts with a live total; a button fills freight, insurance and inspection from the port's tariffs. */
export function AmountInputs({ inquiry, charges }: Pick<EditData, 'inquiry' | 'charges'>) {
  const { format } = useMessages()
  const { edit: t, onRequest } = useInquiryActionsTexts()
  const first = written(inquiry)
  const { at, fields, read } = useFields(first)
  const [withInsurance, setInsurance] = useState(inquiry.freightType === 'CIF')
  const [withInspections, setInspections] = useState(inquiry.inspections.length > 0)
  const [isUnknown, setUnknown] = useState(false)
  const said = (value: number | null) => (value === null ? onRequest : format.money(value))
  const shown = (value: number | null) => (value === null ? '' : format.number(value))
  const workOut = () => {
    const form = at.current?.closest('form')
    if (!form) return
    const found = amountsAt(inquiry, charges, { ...fields, withInsurance, withInspections })
    setUnknown(found.fretAmount === null)
    for (const [name, value] of Object.entries(found)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = shown(value)
    }
    // Notifies draft and guard, as typing does.
    form.querySelector('[name=fretAmount]')?.dispatchEvent(new Event('input', { bubbles: true }))
    read()
  }
  const total = totalIn(fields)
  return (
    <div ref={at} className="edit-amounts">
      <div className="fields">
        <MoneyField name="amountFOB" label={t.amountFOB} defaultValue={shown(first.amountFOB)} />
        <MoneyField name="fretAmount" label={t.fretAmount} defaultValue={shown(first.fretAmount)} />
        <MoneyField name="warranty" label={t.warranty} defaultValue={shown(first.warranty)} />
        <MoneyField name="inspection" label={t.inspections} defaultValue={shown(first.inspection)} />
        <MoneyField
          name="discount"
          label={t.discount}
          defaultValue={shown(first.discount)}
          onInput={({ currentTarget: { form, value } }) => {
            // A discount is active once entered.
            const tick = form?.elements.namedItem('isActivateDiscount')
            if (tick instanceof HTMLInputElement) tick.checked = (numberOf(value) ?? 0) > 0
          }}
        />
        <label className="tick edit-tick">
          <input type="checkbox" name="isActivateDiscount" value="true" defaultChecked={first.isActivateDiscount} />
          <span>{t.isActivateDiscount}</span>
        </label>
      </div>
      <div className="edit-quote">
        <button className="btn line" type="button" onClick={workOut}>
          {t.quote}
        </button>
        <label className="radio">
          <input type="checkbox" checked={withInsurance} onChange={({ target }) => setInsurance(target.checked)} />
          {t.withInsurance}
        </label>
        <label className="radio">
          <input type="checkbox" checked={withInspections} onChange={({ target }) => setInspections(target.checked)} />
          {t.withInspections}
        </label>
        <p className="small muted">{isUnknown ? t.noCharges : t.quoteHint}</p>
      </div>
      <p className="edit-total">
        <span>
          {t.total} {fields.warranty === null ? 'C&F' : 'CIF'}
        </span>{' '}
        <output>
          <b>{said(total)}</b>
        </output>
        {total !== inquiry.total && <small>{t.before(said(inquiry.total))}</small>}
      </p>
      <PriceCheck inquiry={inquiry} price={priceIn(fields)} total={total} />
    </div>
  )
}

/** The destination. */
export function PlaceInputs({ inquiry, charges, countries }: EditData) {
  const { edit: t } = useInquiryActionsTexts()
  const nameOf = (code: string) => countries.find((one) => one.code === code)?.name ?? code
  const { port, finalDestination } = inquiry
  const isKnown = charges.ports.some(({ id }) => id === port.id)
  return (
    <div className="fields">
      <ComboField
        name="portId"
        label={t.port}
        initial={port.id}
        options={[
          ...charges.ports.map(({ id, name, country }) => ({ id, text: name, note: nameOf(country) })),
          // A port that is no longer served.
          ...(isKnown ? [] : [{ id: port.id, text: port.name, note: nameOf(port.country) }]),
        ]}
      />
      <ComboField
        name="finalDestination"
        label={t.finalDestination}
        initial={finalDestination}
        options={countries.map(({ code, name }) => ({ id: code, text: name, note: code }))}
      />
    </div>
  )
}

/** The consignee of the documents. */
export function ConsigneeInputs({ inquiry, countries }: Pick<EditData, 'inquiry' | 'countries'>) {
  const { edit: t } = useInquiryActionsTexts()
  const buyer: Inquiry['customerInformation'] = inquiry.customerInformation
  const field = (name: 'firstname' | 'lastname' | 'address' | 'city' | 'postalCode' | 'email', type = 'text') => (
    <TextField
      name={`customerInformation.${name}`}
      label={t[name]}
      type={type}
      autoComplete="off"
      defaultValue={buyer[name] ?? ''}
    />
  )
  const codes = [...new Map(countries.map((one) => [one.callingCode, one.callingCode])).keys()].toSorted(
    (a, b) => Number(a) - Number(b),
  )
  const known = buyer.phoneNumber?.countryCode ?? ''
  return (
    <div className="fields">
      {field('firstname')}
      {field('lastname')}
      {field('address')}
      {field('city')}
      {field('postalCode')}
      <ComboField
        name="customerInformation.country"
        label={t.country}
        initial={buyer.country ?? ''}
        options={countries.map(({ code, name }) => ({ id: code, text: name, note: code }))}
      />
      <SelectField name="customerInformation.callingCode" label={t.callingCode} defaultValue={known}>
        <option value="">–</option>
        {[...codes, ...(known && !codes.includes(known) ? [known] : [])].map((one) => (
          <option key={one} value={one}>
            +{one}
          </option>
        ))}
      </SelectField>
      <TextField
        name="customerInformation.phone"
        label={t.phone}
        type="tel"
        autoComplete="off"
        defaultValue={buyer.phoneNumber?.number ?? ''}
      />
      {field('email', 'email')}
    </div>
  )
}
