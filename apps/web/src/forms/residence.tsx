import { useEffect, useRef, useState } from 'react'
import type { FormTexts } from '../i18n/en/forms.ts'
import { Flag } from '../ui/flag.tsx'
import { countryOfBrowser, DEFAULT_COUNTRY } from './countries.ts'
import type { CountryChoice } from './countries.ts'
import { SelectField, TextField } from './field.tsx'
import { useForm } from './form.tsx'
import { FormError } from './form-errors.ts'
import { REQUIRED } from './rules.ts'
import type { Values } from './rules.ts'

interface Initial {
  country: string | null
  phone: { countryCode: string; number: string } | null
}
interface Words {
  country: string
  callingCode: string
  phone: string
  phoneHint: string
}
interface Props {
  countries: readonly CountryChoice[]
  words: Words
  /** Default: the browser's country, else the default country. */
  initial?: Initial
  /** A more likely country than the browser's, until one is chosen. */
  likely?: string
}

/** Country and phone number; the calling code follows the country until it is chosen. */
export function Residence({ countries, words, initial, likely }: Props) {
  const { restored } = useForm()
  const [chosenCode, setCode] = useState<string>()
  const [chosenCalling, setCalling] = useState<string>()
  const likelyChoice = countries.find((one) => one.code === likely)
  const initialCountry = initial
    ? initial.country
    : (likelyChoice ?? countryOfBrowser(countries) ?? DEFAULT_COUNTRY).code
  const code = chosenCode ?? restored?.['countryOfResidence'] ?? initialCountry ?? ''
  const calling =
    chosenCalling ??
    initial?.phone?.countryCode ??
    (chosenCode === undefined ? restored?.['phoneNumber.countryCode'] : undefined) ??
    countries.find((one) => one.code === code)?.callingCode ??
    ''
  // The form hears of a code that came with the country, and drops its error.
  const phone = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosenCode) phone.current?.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [chosenCode])
  return (
    <>
      <div className="with-flag">
        <Flag country={code} size="normal" />
        <SelectField
          name="countryOfResidence"
          label={words.country}
          autoComplete="country"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        >
          {/* The list comes later, and without its option the code would be lost. */}
          {!countries.some((one) => one.code === code) && <option value={code}>{code || '–'}</option>}
          {countries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="phone-number" ref={phone}>
        <SelectField
          name="phoneNumber.countryCode"
          label={words.callingCode}
          autoComplete="tel-country-code"
          value={calling}
          onChange={({ target }) => setCalling(target.value)}
        >
          {calling === '' && <option value="">–</option>}
          {callingCodes(countries, calling, code).map(({ callingCode, names }) => (
            <option key={callingCode} value={callingCode}>
              +{callingCode} {names}
            </option>
          ))}
        </SelectField>
        <TextField
          name="phoneNumber.number"
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={initial?.phone?.number}
        />
      </div>
    </>
  )
}

/** Every calling code once with its countries, that of residence first; an unknown code is shown too. */
function callingCodes(countries: readonly CountryChoice[], chosen: string, residence: string) {
  const byCode = new Map<string, string[]>()
  for (const { code, callingCode, name } of countries) {
    const names = byCode.get(callingCode)
    if (names && code === residence) names.unshift(name)
    else if (names) names.push(name)
    else byCode.set(callingCode, [name])
  }
  if (chosen && !byCode.has(chosen)) byCode.set(chosen, [])
  return [...byCode].map(([callingCode, names]) => ({ callingCode, names: names.join(', ') }))
}

/** Throws for an unknown number; numbering plans are loaded on demand. */
export async function checkPhone(values: Values, { say }: Pick<FormTexts, 'say'>): Promise<void> {
  const name = 'phoneNumber.number'
  const { default: parse } = await import('libphonenumber-js/min')
  const code = values['phoneNumber.countryCode'] ?? ''
  if (!code) throw new FormError({ 'phoneNumber.countryCode': say(REQUIRED) })
  const parsed = parse(values[name] ?? '', { defaultCallingCode: code })
  if (!parsed?.isPossible() || parsed.countryCallingCode !== code)
    throw new FormError({ [name]: say('This phone number is not valid') })
}
