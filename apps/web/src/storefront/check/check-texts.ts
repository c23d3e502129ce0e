import type { OfficeLocale } from '@minato/contract/enumerations'
import { check as english } from '../../i18n/en/check.ts'
import type { CheckTexts } from '../../i18n/en/check.ts'
import { check as french } from '../../i18n/fr/check.ts'
import { headOf } from '../../layout/head.ts'
import { useShell } from '../../api/shell.ts'
import type { Shell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

const textsIn = (locale: OfficeLocale): CheckTexts => textsFor(locale, { en: english, fr: french })
export const useCheckTexts = (): CheckTexts => textsIn(useShell().locale)

/** An address with a code is not indexed. */
export function headOfCheck(shell: Shell, code?: string) {
  const { title, description } = textsIn(shell.locale)
  return headOf(shell, {
    title,
    description,
    path: code ? `/check/${code}` : '/check',
    ...(code && { indexed: false }),
  })
}
