import type { Brand, Model, Trim } from '@minato/contract/catalog-office'
import { TextField } from '../../forms/field.tsx'
import { TextArea } from '../../forms/office-fields.tsx'
import type { MergeField } from '../../forms/merge.ts'
import type { EntryKind } from './entry-kinds.ts'
import { LogoField } from './logo-field.tsx'
import { useCatalogTexts } from './catalog-texts.ts'

type Any = Partial<Brand> & Partial<Model> & Partial<Trim>

/** The fields of a maker, model or model code, for creating and editing. */
export function EntryFields({
  kind,
  entry = {},
}: {
  kind: EntryKind<never, never>['kind']
  entry?: object | undefined
}) {
  const t = useCatalogTexts()
  const { name, description, logo, modelYear, trimYear } = entry as Any
  const year = kind === 'trim' ? trimYear : modelYear
  return (
    <>
      <TextField name="name" label={t.name} defaultValue={name} autoComplete="off" />
      {kind !== 'brand' && (
        <TextField
          name={kind === 'trim' ? 'trimYear' : 'modelYear'}
          label={t.year}
          hint={t.yearHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={year ?? ''}
        />
      )}
      {kind !== 'trim' && <TextArea name="description" label={t.description} defaultValue={description ?? ''} />}
      {kind === 'brand' && <LogoField logo={logo ?? null} name={name ?? ''} />}
    </>
  )
}

/** The same fields for an edit conflict. */
export function useMergeFields(kind: EntryKind<never, never>['kind']): MergeField[] {
  const t = useCatalogTexts()
  const name = { key: 'name', label: t.name }
  const description = { key: 'description', label: t.description }
  if (kind === 'trim') return [name, { key: 'trimYear', label: t.year }]
  if (kind === 'model') return [name, { key: 'modelYear', label: t.year }, description]
  return [name, description, { key: 'logo', label: t.logo, text: () => t.hasLogo }]
}
