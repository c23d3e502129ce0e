import { dashboard as english } from '../../i18n/en/dashboard.ts'
import type { DashboardTexts } from '../../i18n/en/dashboard.ts'
import { dashboard as french } from '../../i18n/fr/dashboard.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useDashboardTexts = (): DashboardTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'dashboard')
