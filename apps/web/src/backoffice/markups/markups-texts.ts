import { markups as english } from '../../i18n/en/markups.ts'
import type { MarkupsTexts } from '../../i18n/en/markups.ts'
import { markups as french } from '../../i18n/fr/markups.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useMarkupsTexts = (): MarkupsTexts => textsFor(useShell().locale, { en: english, fr: french }, 'markups')
