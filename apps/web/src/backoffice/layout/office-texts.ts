import { office as english } from '../../messages/office-en.ts'
import type { OfficeTexts } from '../../messages/office-en.ts'
import { office as french } from '../../messages/office-fr.ts'
import { useShell } from '../../layout/shell.ts'

export const useOfficeTexts = (): OfficeTexts => (useShell().locale === 'fr' ? french : english)
