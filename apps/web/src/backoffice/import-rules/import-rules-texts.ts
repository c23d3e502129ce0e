import { importRules as english } from '../../messages/import-rules-en.ts'
import type { ImportRulesTexts } from '../../messages/import-rules-en.ts'
import { importRules as french } from '../../messages/import-rules-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useImportRulesTexts = (): ImportRulesTexts => (useShell().locale === 'fr' ? french : english)
