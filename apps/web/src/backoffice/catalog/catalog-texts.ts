import { catalog as english } from '../../messages/catalog-en.ts'
import type { CatalogTexts } from '../../messages/catalog-en.ts'
import { catalog as french } from '../../messages/catalog-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useCatalogTexts = (): CatalogTexts => (useShell().locale === 'fr' ? french : english)
