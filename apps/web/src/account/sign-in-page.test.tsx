import { SIGN_IN_PURPOSES } from '@minato/contract/enumerations'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { fr } from '../i18n/fr/shop.ts'
import { signIn as english } from '../i18n/en/sign-in.ts'
import { signIn as french } from '../i18n/fr/sign-in.ts'
import { SignInPage } from './sign-in-page.tsx'

function shown(locale: 'en' | 'fr', page: ReactNode): string {
  const context = { locale, messages: locale === 'fr' ? fr : en, company: { name: 'Hakata' } }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>{page}</RouterContextProvider>,
  )
}

test.each(SIGN_IN_PURPOSES)('[SES-05] says what happens after a sign-in for %s, in both languages', (purpose) => {
  for (const [locale, { form }] of [['en', english] as const, ['fr', french] as const]) {
    const html = shown(locale, <SignInPage uid="u" purpose={purpose} />)
    expect(html).toContain(`<p class="lede">${form.purposes[purpose]}</p>`)
    const isForNewcomers = ['search', 'saved', 'question'].includes(purpose)
    expect(html.includes(`/sign-up?for=${purpose}"`)).toBe(isForNewcomers)
  }
})

test('[SES-05] shows no purpose text for a sign-in without a purpose', () => {
  expect(shown('en', <SignInPage uid="u" />)).not.toContain('lede')
})
