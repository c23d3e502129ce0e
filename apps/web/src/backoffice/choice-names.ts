import { CHOICES } from '@minato/contract/enumerations'
import type { ChoiceList } from '@minato/contract/enumerations'
import type { TradeNames } from '../messages/names-en.ts'
import type { SheetTexts } from '../messages/sheets-en.ts'

/** The words of all closed lists together: no value is in two of them with two meanings. */
export const choiceNames = (sheets: SheetTexts, names: TradeNames): Readonly<Record<string, string>> =>
  Object.assign(
    { ...sheets.rating, ...sheets.equipped, ...names.status },
    ...(Object.keys(CHOICES) as ChoiceList[]).map((list) => names[list]),
  ) as Record<string, string>
