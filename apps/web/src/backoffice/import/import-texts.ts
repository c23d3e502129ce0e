import { imports as english } from '../../i18n/en/import.ts'
import type { ImportTexts } from '../../i18n/en/import.ts'
import { importFiles as englishFiles } from '../../i18n/en/import-files.ts'
import type { ImportFilesTexts } from '../../i18n/en/import-files.ts'
import { importFiles as frenchFiles } from '../../i18n/fr/import-files.ts'
import { imports as french } from '../../i18n/fr/import.ts'
import { importValues as englishValues } from '../../i18n/en/import-values.ts'
import type { ImportValueTexts } from '../../i18n/en/import-values.ts'
import { importValues as frenchValues } from '../../i18n/fr/import-values.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useImportTexts = (): ImportTexts => textsFor(useShell().locale, { en: english, fr: french }, 'imports')
/** Texts about files: rejections, the template, the preview. */
export const useImportFilesTexts = (): ImportFilesTexts =>
  textsFor(useShell().locale, { en: englishFiles, fr: frenchFiles }, 'importFiles')
/** Texts about unreadable values, skipped columns, and the mapping file. */
export const useImportValueTexts = (): ImportValueTexts =>
  textsFor(useShell().locale, { en: englishValues, fr: frenchValues }, 'importValues')
