import { LOCALES } from '@minato/contract/enumerations'
import type { Locale } from '@minato/contract/enumerations'
import { SelectField } from './field.tsx'
import type { Values } from './rules.ts'

/** Each language in its own name. */
const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français' }

export function LanguageField({ label, initial }: { label: string; initial: Locale }) {
  return (
    <SelectField name="locale" label={label} defaultValue={initial}>
      {LOCALES.map((one) => (
        <option key={one} value={one} lang={one}>
          {NAMES[one]}
        </option>
      ))}
    </SelectField>
  )
}

export const languageIn = (values: Values, fallback: Locale): Locale =>
  LOCALES.find((one) => one === values['locale']) ?? fallback
