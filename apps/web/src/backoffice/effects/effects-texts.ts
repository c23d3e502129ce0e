import { useShell } from '../../api/shell.ts'
import { effects as english } from '../../messages/effects-en.ts'
import type { EffectsTexts } from '../../messages/effects-en.ts'
import { effects as french } from '../../messages/effects-fr.ts'

export const useEffectsTexts = (): EffectsTexts => (useShell().locale === 'fr' ? french : english)
