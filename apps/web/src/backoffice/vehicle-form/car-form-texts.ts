import { carForm as english } from '../../messages/car-form-en.ts'
import type { CarFormTexts } from '../../messages/car-form-en.ts'
import { carForm as french } from '../../messages/car-form-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useCarFormTexts = (): CarFormTexts => (useShell().locale === 'fr' ? french : english)
