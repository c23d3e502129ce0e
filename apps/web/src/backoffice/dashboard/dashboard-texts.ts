import { dashboard as english } from '../../messages/dashboard-en.ts'
import type { DashboardTexts } from '../../messages/dashboard-en.ts'
import { dashboard as french } from '../../messages/dashboard-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useDashboardTexts = (): DashboardTexts => (useShell().locale === 'fr' ? french : english)
