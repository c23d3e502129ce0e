import { sheets as english } from '../../i18n/en/sheets.ts'
import { sheets as french } from '../../i18n/fr/sheets.ts'
import type { SheetTexts } from '../../i18n/en/sheets.ts'
import { useShell } from '../../api/shell.ts'

export const useSheetTexts = (): SheetTexts => (useShell().locale === 'fr' ? french : english)
