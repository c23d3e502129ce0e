import type { ImportField } from '@minato/contract/import-fields'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { useMessages } from '../../layout/shell.ts'
import { useImportTexts } from './import-texts.ts'

const GROUPS = {
  car: ['brand', 'model', 'name', 'trim', 'grade', 'modelYear', 'chassis', 'id'],
  specification: [
    'firstRegistration',
    'registrationMonth',
    'manufacture',
    'manufactureMonth',
    'seatBeltYear',
    'mileage',
    'engineSize',
    'engineCode',
    'transmissionType',
    'driveType',
    'steering',
    'fuelType',
    'color',
    'doors',
    'numberSeat',
    'bodyType',
  ],
  price: ['price', 'currency'],
  dimensions: ['length', 'width', 'height', 'dimension', 'cubicMeter', 'tires', 'frontTireSize', 'rearTireSize'],
  place: ['country', 'city', 'district', 'street', 'location'],
} as const satisfies Record<string, readonly ImportField[]>

/** What columns can be taken for, in groups, with their names and those of their values. */
export function useImportFields() {
  const t = useImportTexts()
  const sheets = useSheetTexts()
  const trade = useMessages().names
  const { kit, part, equipment } = sheets
  const names: Record<string, string> = { ...t.fields }
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
  const options: Record<string, Readonly<Record<string, string>>> = {
    transmissionType: trade.transmission,
    driveType: trade.driveType,
    steering: trade.steering,
    fuelType: trade.fuel,
    color: trade.color,
    bodyType: trade.bodyType,
  }
  const optionName = (field: ImportField, option: string): string => {
    const ofSheet: Readonly<Record<string, string>> = field.startsWith('equipKit.') ? sheets.equipped : sheets.rating
    return (field.includes('.') ? ofSheet : options[field])?.[option] ?? option
  }
  return { groups, optionName, nameOf: (field: string): string => names[field] ?? field }
}
