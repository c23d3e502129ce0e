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
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useCountryName } from '../country-name.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { Panel } from './panel.tsx'
import { saveConsignee } from './save-consignee.ts'

interface Props {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** Who receives the car and where: entered by the buyer until the invoice is issued, printed on every document. */
export function ConsigneePart({ inquiry, onChanged, reload }: Props) {
  const { locale } = useShell()
  const { consignee: t } = useInquiryTexts()
  const side = useSide()
  const countryName = useCountryName(locale)
  const { customerInformation: consignee, objections, outcome, id } = inquiry
  const mayEnter = side === 'BUYER' && objections['setConsignee'] === null
  const isEntered = consignee.address !== null
  if (!isEntered && !mayEnter && (side === 'BUYER' || outcome !== null)) return null
  const town = [consignee.postalCode, consignee.city].filter(Boolean).join(' ')
  return (
    <Panel title={t.title} {...(mayEnter && !isEntered && inquiry.hasDraft && { className: 'due' })}>
      {isEntered ? (
        <address>
          {[
            `${consignee.firstname} ${consignee.lastname}`.trim(),
            consignee.address,
            [town, consignee.country && countryName(consignee.country)].filter(Boolean).join(', '),
            consignee.phoneNumber && `+${consignee.phoneNumber.countryCode} ${consignee.phoneNumber.number}`,
          ]
            .filter(Boolean)
            .map((line) => (
              <div key={line}>{line}</div>
            ))}
        </address>
      ) : (
        <p className="small">{t.missing[side]}</p>
      )}
      {side === 'SELLER' && objections['edit'] === null && (
        <p className="small">
          <a href={localPath(`/inquiry/edit/${id}`, locale)}>{isEntered ? t.correct : t.enter}</a>
        </p>
      )}
      {isEntered && side === 'BUYER' && !mayEnter && !outcome && <p className="small muted">{t.fixed}</p>}
      {mayEnter && <ConsigneeForm inquiry={inquiry} isEntered={isEntered} onChanged={onChanged} reload={reload} />}
    </Panel>
  )
}

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

function ConsigneeForm({ inquiry, isEntered, onChanged, reload }: Props & { isEntered: boolean }) {
  const { api } = useShell()
  const { consignee: t, objections } = useInquiryTexts()
  const forms = useFormTexts()
  /** The inquiry as shown when the form opened: a later change of the consignee is a conflict. */
  const [savedInquiry, setSavedInquiry] = useState(inquiry)
  const [isOpen, setOpen] = useState(false)
  const { id, customerInformation: consignee } = inquiry
  const send = async (values: Values) => {
    await checkPhone(values, forms)
    const body = consigneeIn(values)
    try {
      const saved = await saveConsignee(savedInquiry, (version) =>
        api('PUT /api/main/inquiry/{id}/consignee', { params: { id }, version, body }),
      )
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
      <summary>{isEntered ? t.change : t.enter}</summary>
      {isOpen && (
        <Form isPart rules={RULES} submit={t.save} send={send} draft={`consignee ${id}`} isDraftKept>
          <ConsigneeFields known={consignee} />
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
