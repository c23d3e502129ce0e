import { carForm as english } from '../../i18n/en/car-form.ts'
import type { CarFormTexts } from '../../i18n/en/car-form.ts'
import { carForm as french } from '../../i18n/fr/car-form.ts'
import { useShell } from '../../api/shell.ts'

export const useCarFormTexts = (): CarFormTexts => (useShell().locale === 'fr' ? french : english)
