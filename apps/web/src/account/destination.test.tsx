import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { fr } from '../i18n/fr/shop.ts'
import { Destination } from './destination.tsx'

const COUNTRIES = [{ code: 'KE', name: 'Kenya', callingCode: '254' }]
const MOMBASA = { name: 'Mombasa', country: 'KE' }

function shown(locale: 'en' | 'fr', fields: Partial<ComponentProps<typeof Destination>>): string {
  const context = { locale, messages: locale === 'fr' ? fr : en }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Destination countries={COUNTRIES} initial={null} {...fields} />
    </RouterContextProvider>,
  )
}

test('[F26 SES-11] names the latest inquiry’s port in an account without a destination', () => {
  expect(shown('en', { latestPort: MOMBASA })).toContain('From your latest inquiry: Mombasa, Kenya')
  expect(shown('fr', { latestPort: MOMBASA })).toMatch(/D’après votre dernière demande.: Mombasa, Kenya/)
  expect(shown('en', {})).toContain('Not chosen')
})
