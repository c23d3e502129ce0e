import { agreement as english } from '../../../i18n/en/agreement.ts'
import type { AgreementTexts } from '../../../i18n/en/agreement.ts'
import { agreement as french } from '../../../i18n/fr/agreement.ts'
import { useShell } from '../../../api/shell.ts'
import { textsFor } from '../../../i18n/texts.ts'

export const useAgreementTexts = (): AgreementTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'agreement')
