import { imports as english } from '../../messages/import-en.ts'
import type { ImportTexts } from '../../messages/import-en.ts'
import { importFiles as englishFiles } from '../../messages/import-files-en.ts'
import type { ImportFilesTexts } from '../../messages/import-files-en.ts'
import { importFiles as frenchFiles } from '../../messages/import-files-fr.ts'
import { imports as french } from '../../messages/import-fr.ts'
import { importValues as englishValues } from '../../messages/import-values-en.ts'
import type { ImportValueTexts } from '../../messages/import-values-en.ts'
import { importValues as frenchValues } from '../../messages/import-values-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useImportTexts = (): ImportTexts => (useShell().locale === 'fr' ? french : english)
/** Texts about files: rejections, the template, the preview. */
export const useImportFilesTexts = (): ImportFilesTexts => (useShell().locale === 'fr' ? frenchFiles : englishFiles)
/** Texts about unreadable values, skipped columns, and the mapping file. */
export const useImportValueTexts = (): ImportValueTexts => (useShell().locale === 'fr' ? frenchValues : englishValues)
