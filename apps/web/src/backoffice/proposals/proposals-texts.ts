import { proposals as english } from '../../i18n/en/proposals.ts'
import type { ProposalsTexts } from '../../i18n/en/proposals.ts'
import { proposals as french } from '../../i18n/fr/proposals.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useProposalsTexts = (): ProposalsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'proposals')
