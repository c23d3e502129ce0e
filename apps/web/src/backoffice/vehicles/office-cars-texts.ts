import { officeCars as english } from '../../messages/office-cars-en.ts'
import type { OfficeCarsTexts } from '../../messages/office-cars-en.ts'
import { officeCars as french } from '../../messages/office-cars-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useOfficeCarsTexts = (): OfficeCarsTexts => (useShell().locale === 'fr' ? french : english)
