import { expect, test } from 'vitest'
import { readPdf } from '../../../../testing/pdf.ts'
import type { DocumentData } from '../document-data.ts'
import { renderDocument } from './draw-document.ts'
import { sampleFacts } from './sample.fixture.ts'

const SINCE = '2026-06-01T00:00:00.000Z'
/** Every amount with its tariff or fee version, as on documents of a dealer with price lists. */
const LINES: DocumentData['lines'] = [
  { kind: 'FOB', amount: 21400, from: { kind: 'FOB', amount: 21400, markup: { id: 'a', validFrom: SINCE } } },
  ...sampleFacts('PROFORMA', 'en').lines.filter(({ kind }) => kind !== 'FOB' && kind !== 'INSPECTION'),
  {
    kind: 'INSPECTION',
    amount: 180,
    from: {
      kind: 'INSPECTION',
      type: 'PRE_EXPORT',
      amount: 180,
      fee: { id: 'b', value: 180, validFrom: SINCE },
    },
  },
]
/** Common destinations with the longest names. */
const PLACES = {
  en: [
    ['KE', 'Mombasa, Kenya', 'Uganda'],
    ['TZ', 'Dar es Salaam, Tanzania', 'Tanzania'],
    ['CD', 'Dar es Salaam, Tanzania', 'Democratic Republic of the Congo'],
  ],
  fr: [
    ['KE', 'Mombasa, Kenya', 'Ouganda'],
    ['TZ', 'Dar es Salaam, Tanzanie', 'Tanzanie'],
    ['CD', 'Dar es Salaam, Tanzanie', 'République démocratique du Congo'],
  ],
} as const

test.each(['en', 'fr'] as const)(
  '[INQ-06 INQ-15] fits an ordinary proforma in %s on one page with times of both zones',
  async (locale) => {
    for (const [country, discharge, destination] of PLACES[locale]) {
      const facts = sampleFacts('PROFORMA', locale)
      const { pages, text } = readPdf(
        await renderDocument({
          ...facts,
          lines: LINES,
          estimates: [],
          buyer: { ...facts.buyer, country },
          ports: { ...facts.ports, discharge, destination },
        }),
      )
      expect([country, pages.length]).toEqual([country, 1])
      expect(text).toContain('JST')
    }
  },
)
