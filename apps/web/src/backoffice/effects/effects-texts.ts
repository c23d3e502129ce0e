import { useShell } from '../../api/shell.ts'
import { effects as english } from '../../i18n/en/effects.ts'
import type { EffectsTexts } from '../../i18n/en/effects.ts'
import { effects as french } from '../../i18n/fr/effects.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useEffectsTexts = (): EffectsTexts => textsFor(useShell().locale, { en: english, fr: french }, 'effects')
