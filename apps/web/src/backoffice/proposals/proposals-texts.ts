import { proposals as english } from '../../messages/proposals-en.ts'
import type { ProposalsTexts } from '../../messages/proposals-en.ts'
import { proposals as french } from '../../messages/proposals-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useProposalsTexts = (): ProposalsTexts => (useShell().locale === 'fr' ? french : english)
