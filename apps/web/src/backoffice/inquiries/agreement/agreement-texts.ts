import { agreement as english } from '../../../messages/agreement-en.ts'
import type { AgreementTexts } from '../../../messages/agreement-en.ts'
import { agreement as french } from '../../../messages/agreement-fr.ts'
import { useShell } from '../../../api/shell.ts'

export const useAgreementTexts = (): AgreementTexts => (useShell().locale === 'fr' ? french : english)
