import { LOCALES } from '@minato/contract/enumerations'
import type { CustomerDetails, CustomerEdit } from '@minato/contract/customers'
import type { AllCharges } from '@minato/contract/quotes'
import { isEmail } from '@minato/contract/people'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCountries } from '../../forms/countries.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { LanguageField, languageIn } from '../../forms/language-field.tsx'
import { checkPhone, Residence } from '../../forms/residence.tsx'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useCharges } from '../../storefront/delivery/use-charges.ts'
import { nameOf } from './customers-data.ts'
import { useCustomersTexts } from './customers-texts.ts'

const SOON_MS = 300
const MOST = 3
/** Fewer digits match too many numbers. */
const DIGITS = 6

export const NAME_RULES = { firstname: [required, atMost(100)], lastname: [atMost(100)] }

export const phoneOf = (values: Values): string => values['phoneNumber.number']?.trim() ?? ''
/** Digits without leading zeros, to find the same number in any notation. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

/** The chosen destination. It stays as it is until another port is chosen: its country may lie beyond the port. */
export function chosenDestination(
  values: Values,
  charges: AllCharges | undefined,
  current: CustomerEdit['destination'],
): CustomerEdit['destination'] {
  // The field cannot show a current port that is not offered.
  const shown = charges?.ports.find(({ id }) => id === current?.portId)
  const port = charges?.ports.find(({ id }) => id === values['port'])
  if (port === shown) return current
  const country = values['countryOfResidence'] || null
  return port
    ? { country: country && port.countriesServed.includes(country) ? country : port.country, portId: port.id }
    : null
}

/**
 * The values of `CustomerFields` as the API takes them, for a new customer or an existing one. Throws for a phone
 * number that cannot exist.
 */
export function useCustomerBody(customer?: CustomerDetails): (values: Values) => Promise<CustomerEdit> {
  const { locale } = useShell()
  const { say } = useFormTexts()
  const charges = useCharges()
  return async (values) => {
    const number = phoneOf(values)
    if (number) await checkPhone(values, { say })
    return {
      firstname: values['firstname']?.trim() ?? '',
      lastname: values['lastname']?.trim() || null,
      email: values['email']?.trim() || null,
      phoneNumber: number ? { countryCode: values['phoneNumber.countryCode'] ?? '', number } : null,
      countryOfResidence: values['countryOfResidence'] || null,
      destination: chosenDestination(values, charges, customer?.destination ?? null),
      locale: languageIn(values, shopLocale(locale), LOCALES),
      isNumberShared: values['isNumberShared'] === 'true',
    }
  }
}

/** Contact data of a customer. Other customers with the same email or number are shown while typing. */
export function CustomerFields({ customer }: { customer?: CustomerDetails }) {
  const { locale } = useShell()
  const t = useCustomersTexts()
  const { personal } = useFormTexts()
  const countries = useCountries()
  const charges = useCharges()
  const [typed, setTyped] = useState({ email: '', phone: '' })
  return (
    <div
      className="office"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        if (target.name === 'email') setTyped({ ...typed, email: target.value.trim() })
        if (target.name === 'phoneNumber.number') setTyped({ ...typed, phone: digitsOf(target.value) })
      }}
    >
      <div className="fields">
        <TextField
          name="firstname"
          label={personal.firstname}
          autoComplete="off"
          defaultValue={customer?.firstname ?? ''}
        />
        <TextField
          name="lastname"
          label={personal.lastname}
          autoComplete="off"
          defaultValue={customer?.lastname ?? ''}
        />
        <LanguageField label={t.language} initial={customer?.locale ?? shopLocale(locale)} />
      </div>
      <TextField
        name="email"
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        defaultValue={customer?.email ?? ''}
        readOnly={customer?.isEmailEditable === false}
        hint={
          customer?.isEmailEditable === false ? t.edit[customer.isEmailVerified ? 'ownEmail' : 'fixedEmail'] : undefined
        }
      />
      <Residence
        countries={countries}
        initial={{ country: customer?.countryOfResidence ?? null, phone: customer?.phone ?? null }}
        words={{
          country: t.country,
          callingCode: personal.callingCode,
          phone: t.new.phone,
          phoneHint: personal.phoneHint,
        }}
      />
      <SameContact except={customer?.id} text={isEmail(typed.email) ? typed.email : ''} />
      <SameContact except={customer?.id} text={typed.phone.length < DIGITS ? '' : typed.phone}>
        <label className="radio">
          <input type="checkbox" name="isNumberShared" value="true" /> {t.new.numberShared}
        </label>
      </SameContact>
      {/* The ports come later, and a select takes its first value from the options. */}
      <SelectField
        key={charges ? 'ports' : 'none'}
        name="port"
        label={t.destination}
        defaultValue={customer?.destination?.portId ?? ''}
      >
        <option value="">{t.noDestination}</option>
        {charges?.ports.map(({ id, name, country }) => (
          <option key={id} value={id}>
            {[name, charges.countries.find(({ code }) => code === country)?.name].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Links to customers whose email or number contains the text; shows `children` if there are any. */
function SameContact({ text, except, children }: { text: string; except: string | undefined; children?: ReactNode }) {
  const { locale } = useShell()
  const t = useCustomersTexts()
  const queryText = useDebounced(text, SOON_MS)
  const ask = queryText && queryText === text ? { query: { queryText, limit: MOST } } : undefined
  // The server rejects a second customer with the same email or number.
  const items = (useCall('GET /api/uum/customer', ask).data?.items ?? []).filter(({ id }) => id !== except)
  return (
    <>
      <div className="same-contact" role="status">
        {items.length > 0 && (
          <p className="notice">
            {t.new.known}{' '}
            {items.map((one, index) => (
              <span key={one.id}>
                {index > 0 && ', '}
                <a href={`${localPath('/customer', locale)}?id=${one.id}`}>{nameOf(one)}</a>
              </span>
            ))}
          </p>
        )}
      </div>
      {items.length > 0 && children}
    </>
  )
}
