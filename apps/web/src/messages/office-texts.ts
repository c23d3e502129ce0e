import { office as english } from './office-en.ts'
import type { OfficeTexts } from './office-en.ts'
import { office as french } from './office-fr.ts'
import { useShell } from '../api/shell.ts'

export const useOfficeTexts = (): OfficeTexts => (useShell().locale === 'fr' ? french : english)
