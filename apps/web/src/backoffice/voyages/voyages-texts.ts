import { voyages as english } from '../../messages/voyages-en.ts'
import type { VoyagesTexts } from '../../messages/voyages-en.ts'
import { voyages as french } from '../../messages/voyages-fr.ts'
import { useShell } from '../../api/shell.ts'

export const useVoyagesTexts = (): VoyagesTexts => (useShell().locale === 'fr' ? french : english)
