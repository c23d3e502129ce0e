import { office as english } from './en/office.ts'
import type { OfficeTexts } from './en/office.ts'
import { office as french } from './fr/office.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from './texts.ts'

export const useOfficeTexts = (): OfficeTexts => textsFor(useShell().locale, { en: english, fr: french }, 'office')
