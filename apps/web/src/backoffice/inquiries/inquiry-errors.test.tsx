import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formErrorsOf } from '../../forms/form-errors.ts'
import { inquiryActions as english } from '../../i18n/en/inquiry-actions.ts'
import { inquiryActions as french } from '../../i18n/fr/inquiry-actions.ts'
import { forms } from '../../i18n/fr/forms.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { ApiError } from '../../api/api.ts'
import { useInquiryErrorText } from './inquiry-errors.ts'

/** The French text of a rejection in a dialog. */
function describeProblems(code: string, message: string): readonly string[] {
  const error = new ApiError({ code: 'GENERIC_ERROR', status: 409, message: 'Conflict', reason: { code, message } })
  function Dialog() {
    const { inForm } = useInquiryErrorText()
    try {
      return inForm(error)
    } catch (thrown) {
      return JSON.stringify(formErrorsOf(thrown, ['reason'], forms, fr).lines)
    }
  }
  const router = { options: { context: { locale: 'fr', messages: fr } } } as unknown as AnyRouter
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Dialog />
    </RouterContextProvider>,
  )
  return JSON.parse(html.replaceAll('&quot;', '"')) as string[]
}

test('[STF-11 INQ-03] shows a rejected action with its reason in the reader’s language', () => {
  expect(describeProblems('NO_PROOF', 'No payment proof waits for an answer')).toEqual([french.objections.NO_PROOF])
  expect(describeProblems('NO_BANK_ACCOUNT', 'There is no bank account to pay to')).toEqual([
    french.objections.NO_BANK_ACCOUNT,
  ])
  expect(describeProblems('CAR_NOT_FOR_SALE', 'The car is bought on inquiry N° 1005')).toEqual([
    french.boughtOn('1005'),
  ])
  expect(describeProblems('CAR_RESERVED', 'The car is reserved until 2031-03-01 09:00 UTC')[0]).toMatch(
    /^La voiture est réservée/,
  )
})

test('[STF-11 INQ-03] has every reason of the server in both languages', () => {
  const folder = join(import.meta.dirname, '../../../../server/src/modules/inquiries')
  const codes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The page of bank statements has its own texts.
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('bank-statements'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /actionNotAllowed\(\s*(?:\{\s*code: |actionErrorFor\()'([A-Z_]+)'/g,
      ),
    ])
    .map(([, code = '']) => code)
  expect(codes).toContain('NO_COMPANY')
  for (const { objections } of [english, french]) expect(codes.filter((code) => !(code in objections))).toEqual([])
})
