import { ports as english } from '../../i18n/en/ports.ts'
import type { PortsTexts } from '../../i18n/en/ports.ts'
import { ports as french } from '../../i18n/fr/ports.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const usePortsTexts = (): PortsTexts => textsFor(useShell().locale, { en: english, fr: french }, 'ports')
