import { expect, test } from 'vitest'
import { readPdf } from '../../../../testing/pdf.ts'
import { renderDocument } from './draw-document.ts'
import { sampleFacts } from './sample.fixture.ts'

test('[TRU-07] names the source of each amount: price list or tariff version', async () => {
  for (const [locale, said] of [
    ['en', ['price list of 12 November 2026', 'of vehicle and freight, since 1 January 2026']],
    ['fr', ['liste de prix du 12 novembre 2026', 'du véhicule et du fret, depuis le 1er janvier 2026']],
  ] as const) {
    const facts = sampleFacts('PROFORMA', locale)
    const markup = { id: 'm', validFrom: '2026-11-12T03:00:00.000Z' }
    const lines = facts.lines.map((line) =>
      line.from?.kind === 'FOB' ? { ...line, from: { ...line.from, markup } } : line,
    )
    const { text } = readPdf(await renderDocument({ ...facts, lines }))
    for (const one of said) expect(text.replaceAll('\u00a0', ' ')).toContain(one)
  }
})

test('[INQ-06] names gearbox and drive as the car page does', async () => {
  const said = async (locale: 'en' | 'fr') => readPdf(await renderDocument(sampleFacts('PROFORMA', locale))).text
  expect(await said('fr')).toMatch(/Boîte de vitesses.*Transmission/s)
  expect(await said('fr')).toContain('4x4')
  expect(await said('en')).toContain('4WD')
})

test('[INQ-06] prints no engine size for an electric car with 0 cc', async () => {
  const facts = sampleFacts('PROFORMA', 'en')
  const { text } = readPdf(await renderDocument({ ...facts, car: { ...facts.car, engineSize: 0 } }))
  expect(text.replaceAll('\u00a0', ' ')).not.toContain('0 cc')
})

test.each([
  ['en', 'Left to pay 2,000', 'Overpaid 500'],
  ['fr', 'Reste à payer 2 000', 'Trop-perçu 500'],
] as const)('[BO-07 INQ-07] a receipt (%s) shows the open amount or the overpayment', async (locale, left, over) => {
  const received = { amount: 3000, on: '2026-06-05', inAll: 8000, inquiryTotal: 10_000 }
  const textOf = async (inAll: number) =>
    readPdf(
      await renderDocument({ ...sampleFacts('RECEIPT', locale), received: { ...received, inAll } }),
    ).text.replaceAll(/\s+/g, ' ')
  expect(await textOf(8000)).toContain(left)
  expect(await textOf(10_500)).toContain(over)
  expect(await textOf(10_500)).not.toContain(left.slice(0, 10))
})
