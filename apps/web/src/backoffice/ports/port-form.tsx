import type { Port, PortFields } from '@minato/contract/ports'
import { ComboField } from '../../forms/combo-field.tsx'
import type { CountryChoice } from '../../forms/countries.ts'
import { TextField } from '../../forms/field.tsx'
import type { MergeField } from '../../forms/merge.ts'
import { TextArea } from '../../forms/office-fields.tsx'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { usePortsTexts } from './ports-texts.ts'

export const PORT_RULES = {
  name: [required, atMost(80)],
  country: [required],
  city: [required, atMost(80)],
  description: [atMost(2000)],
}
export const fieldsIn = (values: Values): PortFields => ({
  name: values['name']?.trim() ?? '',
  country: values['country'] ?? '',
  city: values['city']?.trim() ?? '',
  description: values['description']?.trim() || null,
})
export const written = ({ name, country, city, description }: Port): PortFields => ({
  name,
  country,
  city,
  description,
})

export const countryName = (countries: readonly CountryChoice[], code: string): string =>
  countries.find((one) => one.code === code)?.name ?? code

/** Name and location of a port, for creating and editing. */
export function PortInputs({ port, countries }: { port?: Port; countries: readonly CountryChoice[] }) {
  const t = usePortsTexts()
  return (
    <>
      <div className="fields">
        <TextField name="name" label={t.name} defaultValue={port?.name} autoComplete="off" />
        <TextField name="city" label={t.city} defaultValue={port?.city} autoComplete="off" />
        <ComboField
          name="country"
          label={t.country}
          initial={port?.country ?? ''}
          options={countries.map(({ code, name }) => ({ id: code, text: name, note: code }))}
        />
      </div>
      <TextArea
        name="description"
        label={t.description}
        hint={t.descriptionHint}
        defaultValue={port?.description ?? ''}
      />
    </>
  )
}

/** The same fields for an edit conflict. */
export function usePortMergeFields(countries: readonly CountryChoice[]): MergeField[] {
  const t = usePortsTexts()
  return [
    { key: 'name', label: t.name },
    { key: 'city', label: t.city },
    { key: 'country', label: t.country, text: (code) => countryName(countries, code as string) },
    { key: 'description', label: t.description },
  ]
}
