import { CHOICES } from '@minato/contract/enumerations'
import type { ChoiceList } from '@minato/contract/enumerations'
import type { TradeNames } from '../messages/names-en.ts'
import type { SheetTexts } from '../messages/sheets-en.ts'

/** Labels of all enumerations; no value occurs in two of them with different meanings. */
export const choiceNames = (sheets: SheetTexts, names: TradeNames): Readonly<Record<string, string>> =>
  Object.assign(
    { ...sheets.rating, ...sheets.equipped, ...names.status },
    ...(Object.keys(CHOICES) as ChoiceList[]).map((list) => names[list]),
  ) as Record<string, string>
