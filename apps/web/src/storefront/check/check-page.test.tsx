import type { DocumentCheck } from '@minato/contract/document-checks'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { CheckPage } from './check-page.tsx'

const CHECKED: DocumentCheck = {
  verdict: 'GENUINE',
  kind: 'PROFORMA',
  number: 'MNT-2026-0388',
  issuedAt: '2026-06-01T09:00:00.000Z',
  validUntil: '2026-06-18T09:00:00.000Z',
  endedAt: null,
  total: 8110,
  replacedBy: null,
  accountEnd: '2290',
  isNothingDue: false,
  paidOn: null,
  isAccountChanging: true,
  isConsigneeChanging: true,
}
const shown = (given: Partial<DocumentCheck>, locale: 'en' | 'fr' = 'en') => {
  const context = { locale, messages: { en, fr }[locale], company: { name: 'Hakata', contacts: {} } }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <CheckPage code="K7Q2-9XVM-3TDA-0PWR" checked={{ ...CHECKED, ...given }} />
    </RouterContextProvider>,
  ).replaceAll('\u00a0', ' ')
}

test('[TRU-04] announces a pending change of the consignee', () => {
  expect(shown({})).toContain('A change of the consignee is pending')
  expect(shown({}, 'fr')).toContain('Un changement de destinataire est en attente')
  expect(shown({ isConsigneeChanging: false })).not.toContain('consignee')
})

test('[TRU-03] asks for no payment of an invoice on which nothing is due', () => {
  const requests = ['Account to pay to', 'Valid until', 'account ending in 2290']
  for (const text of requests) expect(shown({})).toContain(text)
  const paid = shown({ isNothingDue: true, paidOn: '2026-06-08' })
  expect(paid).toContain('Paid in full on 8 June 2026')
  expect(shown({ isNothingDue: true, paidOn: '2026-06-08' }, 'fr')).toContain('Payée en totalité le 8 juin 2026')
  expect(shown({ isNothingDue: true })).toContain('Nothing is due on this invoice')
  for (const text of requests) expect(paid).not.toContain(text)
})
