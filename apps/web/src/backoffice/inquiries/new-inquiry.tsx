import { LOCALES } from '@minato/contract/enumerations'
import type { CustomerDetails } from '@minato/contract/customers'
import type { OfficeInquiry } from '@minato/contract/inquiries'
import { INQUIRY_SOURCES } from '@minato/contract/inquiry-enumerations'
import type { AllCharges } from '@minato/contract/quotes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCountries } from '../../forms/countries.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form, useForm } from '../../forms/form.tsx'
import { LanguageField, languageIn } from '../../forms/language-field.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { TextArea } from '../../forms/office-fields.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { checkPhone, Residence } from '../../forms/residence.tsx'
import { atMost, email, REQUIRED, required } from '../../forms/rules.ts'
import type { Rule, Rules, Values } from '../../forms/rules.ts'
import { Icon } from '../../ui/icons.tsx'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCharges } from '../../storefront/delivery/use-charges.ts'
import { placeIn, PortFields } from '../../storefront/delivery/port-fields.tsx'
import type { Place } from '../../storefront/delivery/port-fields.tsx'
import { CarFinder, findOnlyCar } from './car-finder.tsx'
import { CustomerFinder } from './customer-finder.tsx'
import type { NewInquiryFor } from './new-inquiry.lazy.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'
import '../../styles/forms.css'
import '../../styles/office.css'
import '../../styles/people.css'
import '../../styles/office-inquiries.css'

const NAME = [required, atMost(100)]
const OF_NEW = {
  firstname: NAME,
  lastname: NAME,
  email: [((value, values) => (value.trim() ? email(value, values) : undefined)) satisfies Rule],
}
const OF_KNOWN = { find: [required] }
/** Required fields, reported together; `who`: rules of the known or new customer. */
const rulesFor = (who: Rules, hasCar: boolean): Rules => ({
  ...who,
  ...(!hasCar && { reference: [required] }),
  destination: [required],
  port: [(value, values) => (value || !values['destination'] ? undefined : REQUIRED)],
  source: [required],
  message: [atMost(5000)],
})

/** A manager creates an inquiry, and a customer if needed, for a caller (INQ-16). */
export function NewInquiry({ customer, car, onClose }: NewInquiryFor & { onClose(): void }) {
  const { api, locale } = useShell()
  const { opening: t, sources } = useInquiryListTexts()
  const { personal, say } = useFormTexts()
  const { history } = useRouter()
  const countries = useCountries()
  const [isNew, setNew] = useState(false)
  const charges = useCharges()
  const [chosen, setPlace] = useState<Place>()
  const place = chosen ?? usualPlace(charges, customer?.destination)
  const whoIn = async (values: Values): Promise<OfficeInquiry['customer']> => {
    if (customer) return { id: customer.id }
    if (values['who'] !== 'new') {
      if (!values['customerId']) throw new FormError({ find: t.noneFound })
      return { id: values['customerId'] }
    }
    const number = values['phoneNumber.number']?.trim() ?? ''
    if (number) await checkPhone(values, { say })
    return {
      firstname: values['firstname']?.trim() ?? '',
      lastname: values['lastname']?.trim() ?? '',
      email: values['email']?.trim() || null,
      phoneNumber: number ? { countryCode: values['phoneNumber.countryCode'] ?? '', number } : null,
      countryOfResidence: values['countryOfResidence'] || null,
      locale: languageIn(values, shopLocale(locale), LOCALES),
    }
  }
  const send = async (values: Values, key: string) => {
    const who = await whoIn(values)
    const carId = car?.id ?? values['carId'] ?? (await findOnlyCar(api, values['reference'] ?? ''))?.id
    if (!carId) throw new FormError({ reference: t.noCar })
    const port = charges?.ports.find((one) => one.key === values['port'])
    if (!port || !values['destination']) throw new FormError({ port: t.noPlace })
    const firstMessage = values['message']?.trim()
    const { id, reference } = await api('POST /api/main/office/inquiry', {
      key,
      body: {
        customer: who,
        source: INQUIRY_SOURCES.find((one) => one === values['source']) ?? 'PHONE',
        carId,
        portId: port.id,
        finalDestination: values['destination'],
        withInsurance: values['insurance'] === 'true',
        withInspections: values['inspections'] === 'true',
        ...(firstMessage && { firstMessage }),
      },
    })
    notify({ isError: false, title: t.done(reference), lines: [] })
    onClose()
    history.push(localPath(`/inquiries/${id}`, locale))
  }
  const rules = rulesFor(customer ? {} : isNew ? OF_NEW : OF_KNOWN, car !== undefined)
  return (
    <Dialog title={t.title} onClose={onClose} isWide isForm footer="form">
      <div className="office">
        <Form rules={rules} submit={t.submit} send={send}>
          <fieldset>
            <legend>{t.who}</legend>
            {customer ? (
              <p>
                <b>{`${customer.firstname} ${customer.lastname}`.trim() || customer.email}</b> {customer.email}
              </p>
            ) : (
              <>
                <div className="row">
                  {([false, true] as const).map((one) => (
                    <label key={String(one)} className="radio">
                      <input
                        type="radio"
                        name="who"
                        value={one ? 'new' : 'known'}
                        checked={isNew === one}
                        onChange={() => setNew(one)}
                      />
                      {one ? t.fresh : t.known}
                    </label>
                  ))}
                </div>
                {isNew ? (
                  <>
                    <div className="fields">
                      <TextField name="firstname" label={t.firstname} autoComplete="off" />
                      <TextField name="lastname" label={t.lastname} autoComplete="off" />
                      <TextField name="email" label={t.email} hint={t.emailHint} type="email" autoComplete="off" />
                      <LanguageField label={t.language} initial={shopLocale(locale)} />
                    </div>
                    <Residence
                      countries={countries}
                      initial={{ country: null, phone: null }}
                      words={{
                        country: t.country,
                        callingCode: personal.callingCode,
                        phone: t.phone,
                        phoneHint: personal.phoneHint,
                      }}
                    />
                  </>
                ) : (
                  <CustomerFinder />
                )}
              </>
            )}
          </fieldset>
          {car ? (
            <p>
              {t.car} <b>{car.label}</b>
            </p>
          ) : (
            <CarFinder />
          )}
          <div className="must">
            {charges && <PortFields charges={charges} place={place} onChange={setPlace} />}
            <NoPlace />
          </div>
          <div className="row">
            <label className="radio">
              <input type="checkbox" name="insurance" value="true" defaultChecked /> {t.insurance}
            </label>
            <label className="radio">
              <input type="checkbox" name="inspections" value="true" defaultChecked /> {t.inspections}
            </label>
          </div>
          <SelectField name="source" label={t.source} defaultValue="PHONE">
            {INQUIRY_SOURCES.filter((one) => one !== 'WEB').map((one) => (
              <option key={one} value={one}>
                {sources[one]}
              </option>
            ))}
          </SelectField>
          <TextArea name="message" label={t.message} hint={t.messageHint} rows={3} />
        </Form>
      </div>
    </Dialog>
  )
}

/** The customer's own country and port, once the ports are loaded. */
export function usualPlace(
  charges: Pick<AllCharges, 'ports'> | undefined,
  destination: CustomerDetails['destination'] | undefined,
): Place {
  if (!charges || !destination) return { country: '', port: '' }
  const port = charges.ports.find(({ id }) => id === destination.portId)?.key ?? ''
  return placeIn(charges, { country: destination.country, port })
}

/** The country and port lists of the shop have no place for errors. */
function NoPlace() {
  const { faults } = useForm()
  const { opening: t } = useInquiryListTexts()
  if (!faults['destination'] && !faults['port']) return null
  return (
    <p className="fault" role="alert">
      <Icon name="warning" small />
      {t.noPlace}
    </p>
  )
}
