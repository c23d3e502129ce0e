import { secondFactor as english } from '../messages/second-factor-en.ts'
import type { SecondFactorTexts } from '../messages/second-factor-en.ts'
import { secondFactor as french } from '../messages/second-factor-fr.ts'
import { useShell } from '../api/shell.ts'

export const useSecondFactorTexts = (): SecondFactorTexts => (useShell().locale === 'fr' ? french : english)
