import { catalog as english } from '../../i18n/en/catalog.ts'
import type { CatalogTexts } from '../../i18n/en/catalog.ts'
import { catalog as french } from '../../i18n/fr/catalog.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useCatalogTexts = (): CatalogTexts => textsFor(useShell().locale, { en: english, fr: french }, 'catalog')
