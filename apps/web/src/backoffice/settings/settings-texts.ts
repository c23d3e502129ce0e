import { settings as english } from '../../i18n/en/settings.ts'
import type { SettingsTexts } from '../../i18n/en/settings.ts'
import { settings as french } from '../../i18n/fr/settings.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useSettingsTexts = (): SettingsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'settings')
