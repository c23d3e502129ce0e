import type { AllCharges } from '@minato/contract/quotes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { inquire } from '../../i18n/en/inquire.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { InquiryForm } from './inquiry-form.tsx'

/** The form as a visitor sees it. */
function shown(isProviderExternal: boolean): string {
  const context = { isProviderExternal, locale: 'en', messages: en, company: { name: 'Hakata' } }
  const card = { id: 'c', price: 1000, cubicMeter: 10, status: 'PUBLISHED', reference: '1' } as unknown as CardData
  const charges = { countries: [], ports: [], insurance: null } as unknown as AllCharges
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <InquiryForm card={card} charges={charges} isSending={false} onOpened={() => {}} />
    </RouterContextProvider>,
  )
}

test('[F14] makes a visitor sign in with an external provider and asks no name', () => {
  for (const [isProviderExternal, button] of [
    [false, inquire.send],
    [true, inquire.signInAndSend],
  ] as const) {
    const html = shown(isProviderExternal)
    expect(html).toMatch(new RegExp(`<button[^>]*type="submit"[^>]*>${button}`))
    expect(html.includes('name="email"')).toBe(!isProviderExternal)
  }
})

test('[F22] links terms and privacy policy for a visitor’s inquiry', () => {
  for (const [isProviderExternal, count] of [
    [false, 1],
    [true, 0],
  ] as const)
    for (const path of ['/terms', '/privacy'])
      expect(shown(isProviderExternal).split(`<a href="${path}" target="_blank">`)).toHaveLength(count + 1)
})
