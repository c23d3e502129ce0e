import { settings as english } from '../../messages/settings-en.ts'
import type { SettingsTexts } from '../../messages/settings-en.ts'
import { settings as french } from '../../messages/settings-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useSettingsTexts = (): SettingsTexts => (useShell().locale === 'fr' ? french : english)
