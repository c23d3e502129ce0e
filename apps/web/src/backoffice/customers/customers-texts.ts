import type { Locale } from '@minato/contract/enumerations'
import { customers as english } from '../../messages/customers-en.ts'
import type { CustomersTexts } from '../../messages/customers-en.ts'
import { customers as french } from '../../messages/customers-fr.ts'
import { useShell } from '../../api/shell.ts'

export const customersTextsIn = (locale: Locale): CustomersTexts => (locale === 'fr' ? french : english)
export const useCustomersTexts = (): CustomersTexts => customersTextsIn(useShell().locale)
