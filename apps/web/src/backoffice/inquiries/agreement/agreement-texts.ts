import { agreement as english } from '../../../i18n/en/agreement.ts'
import type { AgreementTexts } from '../../../i18n/en/agreement.ts'
import { agreement as french } from '../../../i18n/fr/agreement.ts'
import { useShell } from '../../../api/shell.ts'

export const useAgreementTexts = (): AgreementTexts => (useShell().locale === 'fr' ? french : english)
