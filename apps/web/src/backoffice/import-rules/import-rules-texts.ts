import { importRules as english } from '../../i18n/en/import-rules.ts'
import type { ImportRulesTexts } from '../../i18n/en/import-rules.ts'
import { importRules as french } from '../../i18n/fr/import-rules.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useImportRulesTexts = (): ImportRulesTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'importRules')
