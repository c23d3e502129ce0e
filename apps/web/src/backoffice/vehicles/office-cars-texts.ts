import { officeCars as english } from '../../i18n/en/office-cars.ts'
import type { OfficeCarsTexts } from '../../i18n/en/office-cars.ts'
import { officeCars as french } from '../../i18n/fr/office-cars.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useOfficeCarsTexts = (): OfficeCarsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'officeCars')
