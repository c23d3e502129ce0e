import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { Amounts } from './amounts.tsx'
import { Paid } from './paid.tsx'

const LINES = [
  {
    kind: 'FOB',
    amount: 6850,
    from: { kind: 'FOB', amount: 6850, markup: { id: 'm', validFrom: '2026-11-12T03:00:00.000Z' } },
  },
  {
    kind: 'INSURANCE',
    amount: 98,
    from: { kind: 'INSURANCE', amount: 98, rate: { id: 'r', value: 1.25, validFrom: '2026-01-05T03:00:00.000Z' } },
  },
]

test('[TRU-07] dates the price list and insurance rate, in both languages', () => {
  for (const [locale, messages, said] of [
    ['en', en, ['price list of 12 November 2026', 'of car and freight, rate of 5 January 2026']],
    ['fr', fr, ['liste de prix du 12 novembre 2026', 'de la voiture et du fret, taux du 5 janvier 2026']],
  ] as const) {
    const inquiry = {
      lines: LINES,
      total: 6948,
      freightType: 'CIF',
      port: { id: 'p', name: 'Mombasa' },
      finalDestination: 'KE',
      quote: { asOf: '2026-11-13T03:00:00.000Z', lines: LINES.map(({ from }) => from) },
      invoice: null,
      receipts: [],
      papers: [],
    } as unknown as Inquiry
    const context = { user: { id: 'u', roles: [] }, locale, messages, company: { name: 'Hakata' } }
    const page = renderToStaticMarkup(
      <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
        <Amounts inquiry={inquiry} />
      </RouterContextProvider>,
    ).replaceAll('\u00a0', ' ')
    for (const one of said) expect(page).toContain(one)
  }
})

test('[F17 INQ-14] names an agreed price per side and keeps the insurance rate', () => {
  const [fob, insurance] = LINES
  const inquiry = {
    lines: [
      { kind: 'FOB', amount: 5300, from: null },
      { kind: 'FREIGHT', amount: 1195, from: null },
      { kind: 'INSURANCE', amount: 81, from: insurance?.from },
    ],
    total: 6576,
    freightType: 'CIF',
    port: { id: 'p', name: 'Mombasa' },
    finalDestination: 'KE',
    quote: { asOf: '2026-11-13T03:00:00.000Z', lines: [fob?.from, insurance?.from] },
    invoice: null,
    receipts: [],
    papers: [],
  } as unknown as Inquiry
  const shown = (roles: string[]) => {
    const context = { user: { id: 'u', roles }, locale: 'en', messages: en, company: { name: 'Hakata' } }
    return renderToStaticMarkup(
      <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
        <Amounts inquiry={inquiry} />
      </RouterContextProvider>,
    ).replaceAll('\u00a0', ' ')
  }
  expect(shown([])).toContain('as agreed with you')
  expect(shown(['SALES_MANAGER'])).toContain('as agreed with the buyer')
  expect(shown(['SALES_MANAGER'])).not.toContain('with you')
  expect(shown([])).toContain('1.25% of car and freight, rate of 5 January 2026')
})

test('[BO-07 INQ-07] shows the excess over the total as overpaid', () => {
  const shown = (received: number) => {
    const inquiry = {
      total: 5000,
      papers: [{ kind: 'RECEIPT', state: 'VALID', total: received }],
    } as unknown as Inquiry
    const context = { user: { id: 'u', roles: [] }, locale: 'en', messages: en, company: { name: 'Hakata' } }
    return renderToStaticMarkup(
      <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
        <Paid inquiry={inquiry} />
      </RouterContextProvider>,
    ).replaceAll(/<[^>]+>/g, '')
  }
  expect(shown(4000)).toContain('Left to pay $1,000')
  expect(shown(5600)).toContain('Overpaid $600')
})
