import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { CONSIGNEE, expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { rawOf, usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/pdf.ts'

// The language, names and car of a document.

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

let made = 7_041_338
/** All documents of an inquiry as the buyer reads them: preview, proforma, receipt, final invoice. */
async function issuedDocumentsOf(buyer: Sides['buyer'], edit?: object): Promise<{ chassis: string; texts: string[] }> {
  const chassis = `NZE161-${++made}`
  const [carId = ''] = await addCars(server.context, [buildCar({ specification: { chassis } })])
  const { id, version } = await openInquiry(server, { ...sides, buyer }, { carId })
  const headers = { 'if-match': `"${version}"` }
  const edited = edit && (await steps.send('PUT', id, edit, { headers }))
  expect(edited?.status ?? 200).toBe(200)
  await steps.generate(id)
  const preview = await rawOf(server, `${MAIN}/inquiry/${id}/invoice/preview`, sides.manager.browser)
  expect((await steps.issue(id)).status).toBe(201)
  await steps.paid(id)
  await steps.send('POST', `${id}/receipt`, {
    amount: usd(5000),
    receivedOn: '2026-06-09',
    reason: 'Paid before the invoice',
  })
  await steps.shipped(id)
  const { papers } = (await steps.send('POST', `${id}/final-invoice`)).json as Inquiry
  expect(papers.map(({ kind }) => kind)).toEqual(['PROFORMA', 'RECEIPT', 'FINAL'])
  const issued = await Promise.all(papers.map(({ document }) => steps.bytesOf(document.id, buyer.browser)))
  const texts = [preview, ...issued].map((bytes) => readPdf(bytes).text.replaceAll(/\s+/g, ' '))
  return { chassis, texts }
}

test('[INQ-06] writes every document of a French buyer in French', async () => {
  const french = { locale: 'fr', firstname: 'Aïcha', lastname: 'N’Diaye', country: 'CD' } as const
  const buyer = await signedInPerson(server, french)
  const { texts, chassis } = await issuedDocumentsOf(buyer)
  const [preview = '', proforma = '', receipt = '', final = ''] = texts
  for (const text of texts) {
    for (const said of ['Vendeur et exportateur', 'Aïcha N’Diaye', `N° de châssis ${chassis}`, 'Page 1 sur '])
      expect(text).toContain(said)
    expect(text).not.toMatch(/Seller|Buyer|Chassis no\.|Page 1 of|US dollars|\b\d+ June\b/)
  }
  for (const said of ['BROUILLON', 'Conditions']) expect(preview).toContain(said)
  for (const said of [
    'Facture proforma',
    'Mombasa, Kenya',
    'Yokohama, Japon',
    'Huit mille cent dix dollars américains',
    'USD 8 110',
    '1,25 % du véhicule et du fret',
    'JST',
    'Notre compte bancaire ne change jamais par message.',
    'Le prix est ferme jusqu’au',
    '/fr/check',
  ])
    expect(proforma).toContain(said)
  for (const said of ['Reçu', '9 juin 2026', 'Cinq mille dollars américains']) expect(receipt).toContain(said)
  for (const said of ['Facture commerciale', '24 juin 2026', '1 240 kg', 'Nagoya, Japon']) expect(final).toContain(said)
})

test('[INQ-06 INQ-09] names consignee, buyer and chassis on a document', async () => {
  const { texts, chassis } = await issuedDocumentsOf(sides.buyer, { customerInformation: CONSIGNEE })
  for (const text of texts) {
    expect(text).toContain(`Chassis no. ${chassis}`)
    expect(text).toMatch(/Buyer Amina Otieno Kenya .*Consignee Joseph Kabila & Fils/)
    expect(text).toContain(
      'Consignee Joseph Kabila & Fils 12, avenue du Port BP 7 Matadi, Democratic Republic of the Congo Tel. +243 812 345 678 · joseph@fils.example',
    )
  }
  // Without a consignee it is the buyer, named once.
  for (const text of (await issuedDocumentsOf(sides.buyer)).texts) {
    expect(text).toContain('Consignee Amina Otieno The buyer')
    expect(text).not.toContain('Kabila')
  }
})
