import { CHOICES } from '@minato/contract/enumerations'
import type { ChoiceList } from '@minato/contract/enumerations'
import type { TradeNames } from '../i18n/en/names.ts'
import type { SheetTexts } from '../i18n/en/sheets.ts'

/** Labels of all enumerations; no value occurs in two of them with different meanings. */
export const choiceNames = (sheets: SheetTexts, names: TradeNames): Readonly<Record<string, string>> =>
  Object.assign(
    { ...sheets.rating, ...sheets.equipped, ...names.status },
    ...(Object.keys(CHOICES) as ChoiceList[]).map((list) => names[list]),
  ) as Record<string, string>
