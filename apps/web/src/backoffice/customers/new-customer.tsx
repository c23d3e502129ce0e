import { isEmail } from '@minato/contract/people'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCountries } from '../../forms/countries.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { LanguageField, languageIn } from '../../forms/language-field.tsx'
import { checkPhone, Residence } from '../../forms/residence.tsx'
import { atMost, email, required } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useCharges } from '../../storefront/delivery/use-charges.ts'
import { nameOf } from './customers-data.ts'
import { useCustomersTexts } from './customers-texts.ts'

const SOON_MS = 300
const MOST = 3
/** Fewer digits match too many numbers. */
const DIGITS = 6

const phoneOf = (values: Values): string => values['phoneNumber.number']?.trim() ?? ''
/** Digits without leading zeros, to find the same number in any notation. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '')

/** A manager enters a customer who called or wrote; customers with the same email or number are shown while typing. */
export function NewCustomer({ onClose }: { onClose(): void }) {
  const { api, locale, isProviderExternal } = useShell()
  const t = useCustomersTexts()
  const { personal, say } = useFormTexts()
  const { history } = useRouter()
  const countries = useCountries()
  const charges = useCharges()
  const [typed, setTyped] = useState({ email: '', phone: '' })
  const address: Rule = (value, values) => {
    if (value.trim()) return email(value, values)
    if (values['isInvited']) return t.new.emailToInvite
    return phoneOf(values) ? undefined : t.new.emailOrPhone
  }
  const send = async (values: Values, key: string) => {
    const number = phoneOf(values)
    if (number) await checkPhone(values, { say })
    const country = values['countryOfResidence'] || null
    const port = charges?.ports.find(({ id }) => id === values['port'])
    const { id, firstname } = await api('POST /api/uum/customer', {
      key,
      body: {
        firstname: values['firstname']?.trim() ?? '',
        lastname: values['lastname']?.trim() || null,
        email: values['email']?.trim() || null,
        phoneNumber: number ? { countryCode: values['phoneNumber.countryCode'] ?? '', number } : null,
        countryOfResidence: country,
        destination: port
          ? { country: country && port.countriesServed.includes(country) ? country : port.country, portId: port.id }
          : null,
        locale: languageIn(values, locale),
        isInvited: values['isInvited'] === 'true',
        isNumberShared: values['isNumberShared'] === 'true',
      },
    })
    notify({ isError: false, title: t.new.done(firstname), lines: [] })
    onClose()
    history.push(`${localPath('/customer', locale)}?id=${id}`)
  }
  return (
    <Dialog title={t.new.title} onClose={onClose} isWide isForm footer="form">
      <div
        className="office"
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return
          if (target.name === 'email') setTyped({ ...typed, email: target.value.trim() })
          if (target.name === 'phoneNumber.number') setTyped({ ...typed, phone: digitsOf(target.value) })
        }}
      >
        <Form
          rules={{ firstname: [required, atMost(100)], lastname: [atMost(100)], email: [address] }}
          submit={t.new.submit}
          send={send}
        >
          <div className="fields">
            <TextField name="firstname" label={personal.firstname} autoComplete="off" />
            <TextField name="lastname" label={personal.lastname} autoComplete="off" />
            <LanguageField label={t.language} initial={locale} />
          </div>
          <TextField name="email" label={t.email} type="email" inputMode="email" autoComplete="off" />
          <Residence
            countries={countries}
            initial={{ country: null, phone: null }}
            words={{
              country: t.country,
              callingCode: personal.callingCode,
              phone: t.new.phone,
              phoneHint: personal.phoneHint,
            }}
          />
          <SameContact text={isEmail(typed.email) ? typed.email : ''} />
          <SameContact text={typed.phone.length < DIGITS ? '' : typed.phone}>
            <label className="radio">
              <input type="checkbox" name="isNumberShared" value="true" /> {t.new.numberShared}
            </label>
          </SameContact>
          <SelectField name="port" label={t.new.port} defaultValue="">
            <option value="">{t.noDestination}</option>
            {charges?.ports.map(({ id, name, country }) => (
              <option key={id} value={id}>
                {[name, charges.countries.find(({ code }) => code === country)?.name].filter(Boolean).join(', ')}
              </option>
            ))}
          </SelectField>
          {!isProviderExternal && (
            <label className="radio">
              <input type="checkbox" name="isInvited" value="true" /> {t.new.invite}
            </label>
          )}
        </Form>
      </div>
    </Dialog>
  )
}

/** Links to customers whose email or number contains the text; shows `children` if there are any. */
function SameContact({ text, children }: { text: string; children?: ReactNode }) {
  const { locale } = useShell()
  const t = useCustomersTexts()
  const queryText = useDebounced(text, SOON_MS)
  const ask = queryText && queryText === text ? { query: { queryText, limit: MOST } } : undefined
  // The server rejects a second customer with the same email or number.
  const items = useCall('GET /api/uum/customer', ask).data?.items ?? []
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
