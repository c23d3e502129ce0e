import { ports as english } from '../../messages/ports-en.ts'
import type { PortsTexts } from '../../messages/ports-en.ts'
import { ports as french } from '../../messages/ports-fr.ts'
import { useShell } from '../../api/shell.ts'

export const usePortsTexts = (): PortsTexts => (useShell().locale === 'fr' ? french : english)
