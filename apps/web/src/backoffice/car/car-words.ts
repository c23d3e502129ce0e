import type { YearMonth } from '@minato/contract/primitives'
import { useShell } from '../../layout/shell.ts'
import type { TradeNames } from '../../messages/names-en.ts'
import type { SheetTexts } from '../../messages/sheets-en.ts'
import { useSheetTexts } from '../../storefront/vehicles/sheet-texts.ts'
import { useCarFormTexts } from './car-form-texts.ts'
import type { CarField } from './car-fields.ts'

/** The words of all closed lists together: no value stands in two of them with two meanings. */
export const choiceNames = (sheets: SheetTexts, names: TradeNames): Readonly<Record<string, string>> => ({
  ...sheets.rating,
  ...sheets.equipped,
  ...names.status,
  ...names.bodyType,
  ...names.color,
  ...names.fuel,
  ...names.transmission,
  ...names.driveType,
  ...names.steering,
})

/** What fields and their values are called in the reader's language. */
export function useCarWords() {
  const t = useCarFormTexts()
  const sheets = useSheetTexts()
  const { names, format } = useShell().messages
  const choices = choiceNames(sheets, names)
  const ofSheets: Readonly<Record<string, string>> = { ...sheets.part, ...sheets.equipment, ...sheets.kit }
  return {
    t,
    sheets,
    choices,
    labelOf: (name: string): string => t.fields[name] ?? ofSheets[name.split('.').at(-1) ?? ''] ?? name,
    /** A value of the contract as it is read. */
    textOf: ({ kind }: CarField, value: unknown): string => {
      if (kind === 'month') return format.yearMonth(value as YearMonth)
      if (kind === 'whole' || kind === 'decimal') return format.number(value as number)
      return kind === 'choice' ? (choices[String(value)] ?? String(value)) : String(value)
    },
  }
}
export type CarWords = ReturnType<typeof useCarWords>
