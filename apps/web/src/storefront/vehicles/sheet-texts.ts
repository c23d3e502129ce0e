import { sheets as english } from '../../i18n/en/sheets.ts'
import { sheets as french } from '../../i18n/fr/sheets.ts'
import type { SheetTexts } from '../../i18n/en/sheets.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useSheetTexts = (): SheetTexts => textsFor(useShell().locale, { en: english, fr: french }, 'sheets')
