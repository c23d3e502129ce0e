import { secondFactor as english } from '../i18n/en/second-factor.ts'
import type { SecondFactorTexts } from '../i18n/en/second-factor.ts'
import { secondFactor as french } from '../i18n/fr/second-factor.ts'
import { useShell } from '../api/shell.ts'
import { textsFor } from '../i18n/texts.ts'

export const useSecondFactorTexts = (): SecondFactorTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'secondFactor')
