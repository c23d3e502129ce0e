import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { balanceOf, expectedLines, transferLines } from '@minato/domain/ledger'
import type { LedgerEntry } from '@minato/domain/ledger'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '../../i18n/en/shop.ts'
import { fr } from '../../i18n/fr/shop.ts'
import { Amounts } from './amounts.tsx'
import { Paid } from './paid-amount.tsx'

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
      port: { id: 'p', name: 'Mombasa', country: 'KE' },
      finalDestination: 'KE',
      quote: { asOf: '2026-11-13T03:00:00.000Z', lines: LINES.map(({ from }) => from) },
      invoice: null,
      receipts: [],
      papers: [],
      balance: balanceOf([], 0),
      offers: [],
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
    port: { id: 'p', name: 'Mombasa', country: 'KE' },
    finalDestination: 'KE',
    quote: { asOf: '2026-11-13T03:00:00.000Z', lines: [fob?.from, insurance?.from] },
    invoice: null,
    receipts: [],
    papers: [],
    balance: balanceOf([], 0),
    offers: [],
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

test('[TRU-12] explains the balance, and no missing payment once it is confirmed', () => {
  const entries: LedgerEntry[] = [
    { kind: 'EXPECTED', lines: expectedLines(500_000) },
    { kind: 'TRANSFER', lines: transferLines({ cents: 496_000, currency: 'USD', feeCents: 2500, rate: null }) },
  ]
  const shown = (given: readonly LedgerEntry[], roles: string[], locale: 'en' | 'fr', more: object = {}) => {
    const inquiry = { balance: balanceOf(given, 2000), ...more } as unknown as Inquiry
    const messages = locale === 'fr' ? fr : en
    const context = { user: { id: 'u', roles }, locale, messages, company: { name: 'Hakata' } }
    return renderToStaticMarkup(
      <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
        <Paid inquiry={inquiry} />
      </RouterContextProvider>,
    ).replaceAll('\u00a0', ' ')
  }
  expect(shown(entries, [], 'en')).toContain(
    'You have paid $4,960 of $5,000; $25 were bank fees; $15 are within our tolerance.',
  )
  expect(shown(entries, ['SALES_MANAGER'], 'fr')).toContain('L’acheteur a payé 4 960 $ sur 5 000 $ ; 25 $')
  expect(shown(entries, [], 'en')).toContain('value="100"')
  expect(shown(entries.slice(0, 1), [], 'fr')).toContain('Vous n’avez encore rien payé sur 5 000 $.')
  expect(shown([], [], 'en')).toBe('')
  // Confirmed by a proof without a ledger entry.
  for (const more of [
    { proof: { state: 'ACCEPTED' } },
    { status: 'PURCHASE_CONFIRMED' },
    { status: 'SALE_FINALIZED' },
  ]) {
    expect(shown(entries.slice(0, 1), [], 'en', more)).toBe('')
    expect(shown(entries.slice(0, 1), ['SALES_MANAGER'], 'en', more)).toContain(
      '<a href="#ledger">Record a transfer</a>',
    )
    expect(shown(entries, [], 'en', more)).toContain('You have paid')
  }
})

const usd = (value: number) => ({ value, currency: 'USD' })
function amountsText(given: object, roles: string[], locale: 'en' | 'fr' = 'en'): string {
  const inquiry = {
    lines: [],
    total: 33_669,
    freightType: 'CIF',
    port: { id: 'p', name: 'Abidjan', country: 'CI' },
    finalDestination: 'CI',
    quote: { asOf: '2026-11-13T03:00:00.000Z', lines: [{ kind: 'INSURANCE', rate: { value: 1 } }] },
    amountFOB: usd(32_000),
    fretAmount: usd(1000),
    warranty: usd(330),
    inspections: [],
    discount: usd(0),
    invoice: null,
    receipts: [],
    papers: [],
    balance: balanceOf([], 0),
    offers: [],
    ...given,
  } as unknown as Inquiry
  const context = { user: { id: 'u', roles }, locale, messages: { en, fr }[locale], company: { name: 'Hakata' } }
  return renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Amounts inquiry={inquiry} />
    </RouterContextProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
}

test('[INQ-14 TRU-07] shows the total of our open offer beside the total of the inquiry', () => {
  const offers = [{ id: 'o', by: 'SELLER', state: 'OPEN', amount: usd(30_000) }]
  for (const roles of [[], ['SALES_MANAGER']]) {
    const text = amountsText({ offers }, roles)
    expect(text).toContain('Total with our current offer of $30,000 for the car: $31,310')
    expect(text).toContain('$33,669')
  }
  for (const closed of [[], [{ ...offers[0], state: 'LAPSED' }], [{ ...offers[0], by: 'BUYER' }]])
    expect(amountsText({ offers: closed }, [])).not.toContain('open offer')
})

test('[TRU-07 BO-08] names the port with its own country, and another final destination apart', () => {
  // Codes until the list of countries is loaded.
  const text = (finalDestination: string, locale: 'en' | 'fr') => amountsText({ finalDestination }, [], locale)
  expect(text('ML', 'en')).toMatch(/Abidjan, CI .*Final destination: ML/)
  expect(text('ML', 'fr')).toMatch(/Abidjan, CI .*Destination finale : ML/)
  expect(text('CI', 'en')).not.toContain('Final destination')
})
