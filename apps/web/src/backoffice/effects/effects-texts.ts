import { useShell } from '../../api/shell.ts'
import { effects as english } from '../../i18n/en/effects.ts'
import type { EffectsTexts } from '../../i18n/en/effects.ts'
import { effects as french } from '../../i18n/fr/effects.ts'

export const useEffectsTexts = (): EffectsTexts => (useShell().locale === 'fr' ? french : english)
