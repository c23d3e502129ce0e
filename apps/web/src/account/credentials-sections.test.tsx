import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { PasswordSection } from './credentials-sections.tsx'

type Account = Parameters<typeof PasswordSection>[0]['account']

const shown = (email: string | null) =>
  renderToStaticMarkup(
    <RouterContextProvider
      router={
        { options: { context: { locale: 'en', messages: en, isProviderExternal: false } } } as unknown as AnyRouter
      }
    >
      <PasswordSection account={{ email, hasPassword: false, isEmailVerified: false } as unknown as Account} />
    </RouterContextProvider>,
  )

test('[F14] asks a buyer without an email to add one before a password', () => {
  expect(shown(null)).toContain('Add an email address first')
  expect(shown('awa@buyer.example')).toContain('Confirm your email first')
})
