import type { OfficeLocale } from '@minato/contract/enumerations'
import { customers as english } from '../../i18n/en/customers.ts'
import type { CustomersTexts } from '../../i18n/en/customers.ts'
import { customers as french } from '../../i18n/fr/customers.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const customersTextsIn = (locale: OfficeLocale): CustomersTexts =>
  textsFor(locale, { en: english, fr: french }, 'customers')
export const useCustomersTexts = (): CustomersTexts => customersTextsIn(useShell().locale)
