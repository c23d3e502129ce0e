import { office as english } from './en/office.ts'
import type { OfficeTexts } from './en/office.ts'
import { office as french } from './fr/office.ts'
import { useShell } from '../api/shell.ts'

export const useOfficeTexts = (): OfficeTexts => (useShell().locale === 'fr' ? french : english)
