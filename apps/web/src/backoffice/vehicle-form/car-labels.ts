import type { YearMonth } from '@minato/contract/primitives'
import { vehicleFields } from '@minato/contract/vehicle-fields'
import { useShell } from '../../api/shell.ts'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { choiceNames } from '../choice-names.ts'
import { useFieldNames } from '../field-names.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import type { CarField } from './car-fields.ts'

const ROWS = new Map(vehicleFields().map((field) => [field.path, field]))

/** Labels of fields and values in the reader's language. */
export function useCarLabels() {
  const t = useCarFormTexts()
  const { fieldNames, unitNames } = useFieldNames()
  const sheets = useSheetTexts()
  const { names, format } = useShell().messages
  const choices = choiceNames(sheets, names)
  const ofSheets: Readonly<Record<string, string>> = { ...sheets.part, ...sheets.equipment, ...sheets.kit }
  return {
    t,
    sheets,
    choices,
    labelOf: (path: string): string => {
      const { name, unit } = ROWS.get(path) ?? {}
      if (name) return unit ? `${fieldNames[name]}, ${unitNames[unit]}` : fieldNames[name]
      return t.fields[path] ?? ofSheets[path.split('.').at(-1) ?? ''] ?? path
    },
    /** The label of a contract value. */
    textOf: ({ kind }: CarField, value: unknown): string => {
      if (kind === 'month') return format.yearMonth(value as YearMonth)
      if (kind === 'whole' || kind === 'decimal') return format.number(value as number)
      return kind === 'choice' ? (choices[String(value)] ?? String(value)) : String(value)
    },
  }
}
