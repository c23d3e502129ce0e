import type { RecordEntry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { RecordSection } from './record-section.tsx'

const INTERNAL = ['PROCESSED', 'UNPROCESSED', 'ARCHIVED', 'RESTORED', 'HANDED_OVER', 'INVOICE_GENERATED']
const entries = ['OPENED', ...INTERNAL, 'PURCHASE_CONFIRMED'].map((kind, seq) => ({
  seq,
  kind,
  at: '2026-06-18T00:00:00.000Z',
  side: 'SELLER',
  data: {},
})) as unknown as RecordEntry[]

const shown = (role: string, locale: 'en' | 'fr', onShowVerdict?: (at: string) => void) => {
  const context = {
    user: { id: 'u', roles: [role] },
    locale,
    messages: locale === 'en' ? en : fr,
    company: { name: '' },
  }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <RecordSection id="i" reference="1001" entries={entries} onShowVerdict={onShowVerdict} />
    </RouterContextProvider>,
  ).replaceAll('\u00a0', ' ')
}
const lines = (page: string) => page.match(/<li>/g)?.length

test('[F25] hides internal states from a buyer’s event log, not the seller’s', () => {
  expect([lines(shown('SALES_MANAGER', 'en')), lines(shown('CUSTOMER', 'en'))]).toEqual([8, 2])
  expect(shown('SALES_MANAGER', 'en')).toContain('Marked as processed')
  expect(shown('CUSTOMER', 'en')).toContain('2 events<')
  expect(shown('CUSTOMER', 'fr')).not.toMatch(/traitée|archiv|responsable/i)
})

test('[TRU-06] links a purchase to the import verdict of its date for managers', () => {
  const links = (page: string) => page.match(/href="#past-verdict"/g)?.length
  const page = shown('SALES_MANAGER', 'fr', () => {})
  expect([links(page), links(shown('SALES_MANAGER', 'fr'))]).toEqual([1, undefined])
  expect(page).toMatch(/Achat confirmé.*Verdict d’importation à cette date/)
})
