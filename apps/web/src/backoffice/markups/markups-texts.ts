import { markups as english } from '../../messages/markups-en.ts'
import type { MarkupsTexts } from '../../messages/markups-en.ts'
import { markups as french } from '../../messages/markups-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useMarkupsTexts = (): MarkupsTexts => (useShell().locale === 'fr' ? french : english)
