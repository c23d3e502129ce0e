import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { PurchaseReply } from '@minato/contract/vehicles-office'
import type { Settings } from '@minato/contract/settings'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, openInquiry } from '../../../testing/inquiries.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { atMoment } from '../../../testing/set-clock.ts'

// The next document follows the settings (INQ-15, PRT-04).

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const SETTINGS = '/api/main/settings'
async function set(more: Partial<Settings>): Promise<void> {
  const { browser } = sides.manager
  const { version, updatedAt: _, ...kept } = (await browser.get(SETTINGS)).json as Settings
  const said = { phone: '+81 45 000 0000', email: 'sales@minato.example' }
  const { status } = await browser.send('PUT', SETTINGS, { ...kept, ...said, ...more }, { 'if-match': `"${version}"` })
  expect(status).toBe(200)
}
/** The eleventh of the month in Japan. */
const NOW = '2031-03-10T20:00:00.000Z'
const issued = async () => {
  const { id } = await openInquiry(server, sides)
  await steps.generate(id)
  return atMoment(server.context, NOW, async () => (await steps.issue(id)).json as Inquiry)
}

test('[INQ-15 PRT-04] takes validity and deadline from the settings, at closing time in Japan', async () => {
  const deadlines = async () => {
    const { invoice } = await issued()
    return [invoice?.validUntil, invoice?.paymentDeadline]
  }
  expect(await deadlines()).toEqual(['2031-03-18T09:00:00.000Z', '2031-03-16T09:00:00.000Z'])
  await set({ proformaValidityDays: 12, paymentDeadlineDays: 9 })
  expect(await deadlines()).toEqual(['2031-03-23T09:00:00.000Z', '2031-03-20T09:00:00.000Z'])
  // The payment deadline ends no later than the validity of the price.
  await set({ proformaValidityDays: 3, paymentDeadlineDays: 9 })
  expect(await deadlines()).toEqual(['2031-03-14T09:00:00.000Z', '2031-03-14T09:00:00.000Z'])
  const { papers } = await issued()
  const { text } = readPdf(await steps.bytesOf(papers[0]?.document.id ?? ''))
  expect(text).toContain('Valid until 14 March 2031, 18:00 JST')
})

test('[BO-12] names the usual port of loading and the car’s HS code on proformas', async () => {
  await set({ portOfLoading: 'Nagoya' })
  const { papers } = await issued()
  const { text } = readPdf(await steps.bytesOf(papers[0]?.document.id ?? ''))
  expect(text).toMatch(/Port of loading\s+Nagoya, Japan/)
  expect(text).toMatch(/HS code\s+8703\.22/)
})

test('[BO-12] prints the HS code set by a manager until it is removed', async () => {
  const purchase = {
    auction: null,
    lot: null,
    date: null,
    cost: 1,
    inlandCost: null,
    repairCost: null,
    otherCost: null,
    rate: null,
  }
  const { car, id } = await openInquiry(server, sides)
  const path = `/api/vehicle/car/${car.id}/purchase`
  const put = async (version: number, more: object) => {
    const { json } = await sides.manager.browser.send(
      'PUT',
      path,
      { ...purchase, ...more },
      { 'if-match': `"${version}"` },
    )
    return (json as PurchaseReply).purchase?.hsCode
  }
  const codeOnProforma = async () => {
    await steps.generate(id)
    const { papers } = (await steps.issue(id)).json as Inquiry
    const { text } = readPdf(await steps.bytesOf(papers.at(-1)?.document.id ?? ''))
    return /HS code\s+(\S+)/.exec(text)?.[1]
  }
  expect(await put(0, { hsCode: '8703231910' })).toBe('8703.23.1910')
  // A client that does not send the field leaves it unchanged.
  expect(await put(1, { cost: 2 })).toBe('8703.23.1910')
  expect(await codeOnProforma()).toBe('8703.23.1910')
  expect(await put(2, { hsCode: null })).toBeNull()
  expect(await codeOnProforma()).toBe('8703.22')
})

test('[INQ-06 PRT-04] prefixes numbers with the dealer’s own sign from its setting on', async () => {
  const before = await issued()
  await set({ paperPrefix: 'KGN9', registration: '0200-01-012345' })
  const { id } = await issued()
  await steps.paid(id)
  await steps.send('POST', `${id}/receipt`, {
    amount: usd(10),
    receivedOn: '2026-06-01',
    reason: 'Paid before the invoice',
  })
  await steps.shipped(id)
  const { status, json } = await steps.send('POST', `${id}/final-invoice`)
  expect(status).toBe(201)
  const { papers } = json as Inquiry
  const signs = papers.map(({ kind, number }) => [kind, number.replace(/\d{4}-\d{4}$/, '')])
  expect(Object.fromEntries(signs)).toEqual({ PROFORMA: 'KGN9-', RECEIPT: 'KGN9-R-', FINAL: 'KGN9-F-' })
  for (const { document, number } of papers) {
    const { text } = readPdf(await steps.bytesOf(document.id))
    expect([number, text.includes(number), text.includes('0200-01-012345')]).toEqual([number, true, true])
  }
  const [kept] = (await steps.read(before.id)).papers
  expect(kept?.number).toMatch(/^MNT-2031-\d{4}$/)
})
