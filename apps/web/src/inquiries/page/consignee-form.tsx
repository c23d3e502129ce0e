import type { Consignee, Inquiry } from '@minato/contract/inquiries-shapes'
import { useState } from 'react'
import { useCountries } from '../../forms/countries.ts'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { FormError } from '../../forms/form-errors.ts'
import { checkPhone, Residence } from '../../forms/residence.tsx'
import { atMost, email, phone, required } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import { ApiError } from '../../api/api.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { saveConsignee } from './save-consignee.ts'

const optionalEmail: Rule = (value, values) => (value.trim() ? email(value, values) : undefined)
const RULES = {
  firstname: [required, atMost(100)],
  lastname: [required, atMost(100)],
  address: [required, atMost(300)],
  city: [required, atMost(100)],
  postalCode: [atMost(20)],
  countryOfResidence: [required],
  'phoneNumber.number': [required, phone],
  email: [optionalEmail],
}
const consigneeIn = (values: Values): Consignee => {
  const text = (name: string) => values[name]?.trim() ?? ''
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postalCode') || null,
    country: text('countryOfResidence'),
    phoneNumber: { countryCode: text('phoneNumber.countryCode'), number: text('phoneNumber.number') },
    email: text('email') || null,
  }
}

interface Props {
  inquiry: Inquiry
  /** Opens the form. */
  title: string
  submit: string
  /** Name of the draft. */
  draft: string
  save(version: number, consignee: Consignee): Promise<Inquiry>
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** The consignee as the buyer enters it, or as a manager proposes it. */
export function ConsigneeForm({ inquiry, title, submit, draft, save, onChanged, reload }: Props) {
  const { objections } = useInquiryTexts()
  const forms = useFormTexts()
  /** The inquiry as shown when the form opened: a later change of the consignee is a conflict. */
  const [savedInquiry, setSavedInquiry] = useState(inquiry)
  const [isOpen, setOpen] = useState(false)
  const send = async (values: Values) => {
    await checkPhone(values, forms)
    const body = consigneeIn(values)
    try {
      const saved = await saveConsignee(savedInquiry, (version) => save(version, body))
      setSavedInquiry(saved)
      setOpen(false)
      onChanged(saved)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      // Saving again overwrites the current consignee.
      if (error.current) setSavedInquiry(error.current as Inquiry)
      else void reload()
      const reason = objections[error.reason?.code ?? '']
      throw reason === undefined ? error : new FormError({}, [reason])
    }
  }
  return (
    <details
      className="unfold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Changes are compared with the values shown when the form opened.
        if (currentTarget.open && !isOpen) setSavedInquiry(inquiry)
        setOpen(currentTarget.open)
      }}
    >
      <summary>{title}</summary>
      {isOpen && (
        <Form isPart rules={RULES} submit={submit} send={send} draft={draft} isDraftKept>
          <ConsigneeFields known={inquiry.customerInformation} />
        </Form>
      )}
    </details>
  )
}

function ConsigneeFields({ known }: { known: Inquiry['customerInformation'] }) {
  const { consignee: t } = useInquiryTexts()
  const countries = useCountries()
  return (
    <>
      <TextField name="firstname" label={t.firstname} autoComplete="given-name" defaultValue={known.firstname} />
      <TextField name="lastname" label={t.lastname} autoComplete="family-name" defaultValue={known.lastname} />
      <TextField
        name="address"
        label={t.address}
        autoComplete="street-address"
        maxLength={300}
        defaultValue={known.address ?? ''}
      />
      <TextField name="city" label={t.city} autoComplete="address-level2" defaultValue={known.city ?? ''} />
      <TextField
        name="postalCode"
        label={t.postalCode}
        autoComplete="postal-code"
        maxLength={20}
        defaultValue={known.postalCode ?? ''}
      />
      <Residence countries={countries} words={t} initial={{ country: known.country, phone: known.phoneNumber }} />
      <TextField name="email" label={t.email} type="email" autoComplete="email" defaultValue={known.email ?? ''} />
    </>
  )
}
