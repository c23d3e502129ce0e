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

export const useImportTexts = (): ImportTexts => (useShell().locale === 'fr' ? french : english)
/** Texts about files: rejections, the template, the preview. */
export const useImportFilesTexts = (): ImportFilesTexts => (useShell().locale === 'fr' ? frenchFiles : englishFiles)
/** Texts about unreadable values, skipped columns, and the mapping file. */
export const useImportValueTexts = (): ImportValueTexts => (useShell().locale === 'fr' ? frenchValues : englishValues)
