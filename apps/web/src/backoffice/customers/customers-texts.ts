import { customers as english } from '../../messages/customers-en.ts'
import type { CustomersTexts } from '../../messages/customers-en.ts'
import { customers as french } from '../../messages/customers-fr.ts'
import { useShell } from '../../shell/shell.ts'

export const useCustomersTexts = (): CustomersTexts => (useShell().locale === 'fr' ? french : english)
