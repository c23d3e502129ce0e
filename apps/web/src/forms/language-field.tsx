import { LOCALES } from '@minato/contract/enumerations'
import type { OfficeLocale } from '@minato/contract/enumerations'
import { SelectField } from './field.tsx'
import type { Values } from './rules.ts'

/** Each language in its own name. */
const NAMES: Record<OfficeLocale, string> = { en: 'English', fr: 'Français', ja: '日本語' }

interface Props {
  label: string
  hint?: string | undefined
  initial: OfficeLocale
  /** Those of the shop unless set. */
  languages?: readonly OfficeLocale[]
}

export function LanguageField({ label, hint, initial, languages = LOCALES }: Props) {
  return (
    <SelectField name="locale" label={label} hint={hint} defaultValue={initial}>
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {NAMES[one]}
        </option>
      ))}
    </SelectField>
  )
}

export const languageIn = <Language extends OfficeLocale>(
  values: Values,
  fallback: Language,
  languages: readonly Language[],
): Language => languages.find((one) => one === values['locale']) ?? fallback
