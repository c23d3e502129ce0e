import { carForm as english } from '../../i18n/en/car-form.ts'
import type { CarFormTexts } from '../../i18n/en/car-form.ts'
import { carForm as french } from '../../i18n/fr/car-form.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useCarFormTexts = (): CarFormTexts => textsFor(useShell().locale, { en: english, fr: french }, 'carForm')
