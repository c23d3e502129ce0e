import { audit as english } from '../../messages/audit-en.ts'
import type { AuditTexts } from '../../messages/audit-en.ts'
import { audit as french } from '../../messages/audit-fr.ts'
import { useShell } from '../../layout/shell.ts'

export const useAuditTexts = (): AuditTexts => (useShell().locale === 'fr' ? french : english)
