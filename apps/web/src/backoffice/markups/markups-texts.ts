import { markups as english } from '../../i18n/en/markups.ts'
import type { MarkupsTexts } from '../../i18n/en/markups.ts'
import { markups as french } from '../../i18n/fr/markups.ts'
import { useShell } from '../../api/shell.ts'

export const useMarkupsTexts = (): MarkupsTexts => (useShell().locale === 'fr' ? french : english)
