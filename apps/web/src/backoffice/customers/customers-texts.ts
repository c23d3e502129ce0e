import type { Locale } from '@minato/contract/enumerations'
import { customers as english } from '../../i18n/en/customers.ts'
import type { CustomersTexts } from '../../i18n/en/customers.ts'
import { customers as french } from '../../i18n/fr/customers.ts'
import { useShell } from '../../api/shell.ts'

export const customersTextsIn = (locale: Locale): CustomersTexts => (locale === 'fr' ? french : english)
export const useCustomersTexts = (): CustomersTexts => customersTextsIn(useShell().locale)
