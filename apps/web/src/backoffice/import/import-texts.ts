import { imports as english } from '../../messages/import-en.ts'
import type { ImportTexts } from '../../messages/import-en.ts'
import { imports as french } from '../../messages/import-fr.ts'
import { useShell } from '../../shell/shell.ts'

export const useImportTexts = (): ImportTexts => (useShell().locale === 'fr' ? french : english)
