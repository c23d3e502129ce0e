import { sheets as english } from '../../messages/sheets-en.ts'
import { sheets as french } from '../../messages/sheets-fr.ts'
import type { SheetTexts } from '../../messages/sheets-en.ts'
import { useShell } from '../../api/shell.ts'

export const useSheetTexts = (): SheetTexts => (useShell().locale === 'fr' ? french : english)
