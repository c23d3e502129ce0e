import { IMPORT_FIELDS, vehicleField } from '@minato/contract/import-fields'
import type { ImportField } from '@minato/contract/import-fields'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { useMessages } from '../../api/shell.ts'
import { useFieldNames } from '../field-names.ts'
import { useImportTexts } from './import-texts.ts'

const CAR: readonly ImportField[] = ['brand', 'model', 'name', 'trim', 'grade', 'modelYear', 'chassis', 'id']
const PRICE: readonly ImportField[] = ['price', 'currency']
const isPlace = (field: ImportField) => field === 'location' || vehicleField(field)?.path.startsWith('location.')
const isSize = (field: ImportField) =>
  field === 'dimension' || field === 'tires' || vehicleField(field)?.group === 'dimensions'
const PLAIN = IMPORT_FIELDS.filter((field) => !field.includes('.') && !CAR.includes(field) && !PRICE.includes(field))
const GROUPS = {
  car: CAR,
  specification: PLAIN.filter((field) => !isPlace(field) && !isSize(field)),
  price: PRICE,
  dimensions: PLAIN.filter(isSize),
  place: PLAIN.filter(isPlace),
}

/** The importable fields in groups, with labels for them and their values. */
export function useImportFields() {
  const t = useImportTexts()
  const sheets = useSheetTexts()
  const trade = useMessages().names
  const { kit, part, equipment } = sheets
  const names: Record<string, string> = { ...useFieldNames().fieldNames, ...t.fields }
  const groups = Object.entries(GROUPS).map(([key, fields]) => ({
    name: t.groups[key as keyof typeof GROUPS],
    fields: [...fields] as ImportField[],
  }))
  const add = (name: string, prefix: string, words: Readonly<Record<string, string>>) => {
    for (const [key, word] of Object.entries(words)) names[`${prefix}.${key}`] = word
    groups.push({ name, fields: Object.keys(words).map((key) => `${prefix}.${key}` as ImportField) })
  }
  add(t.groups.kit, 'equipKit', kit)
  add(t.groups.inspection, 'inspectorFeedback', part)
  add(t.groups.equipment, 'equipmentFeedback', equipment)
  const optionName = (field: ImportField, option: string): string => {
    const { list } = vehicleField(field) ?? {}
    const ofSheet = field.startsWith('equipKit.') ? sheets.equipped : sheets.rating
    const options: Readonly<Record<string, string>> = list ? trade[list] : field.includes('.') ? ofSheet : {}
    return options[option] ?? option
  }
  return { groups, optionName, nameOf: (field: string): string => names[field] ?? field }
}
