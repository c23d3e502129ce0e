import { randomUUID } from 'node:crypto'
import type { Customer, CustomerDetails } from '@minato/contract/customers'
import type { Dashboard } from '@minato/contract/dashboard'
import type { InquiryEventKind } from '@minato/domain/inquiry-events'
import { afterEach, expect, test } from 'vitest'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { atMoment } from '../../../testing/set-clock.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
const later = new Date(Date.now() + 90 * 86_400_000).toISOString()
const PAPER = { invoiceId: randomUUID(), number: 'P-1', total: 100, validUntil: later, paymentDeadline: later }
const DATA: Partial<Record<InquiryEventKind, object>> = {
  INVOICE_ISSUED: PAPER,
  INVOICE_LAPSED: { invoiceId: PAPER.invoiceId },
  PROOF_ACCEPTED: { documentId: PAPER.invoiceId },
  FINAL_INVOICE_ISSUED: PAPER,
  ENDED: { outcome: 'LOST', carBecomes: null },
}
/** An inquiry created this number of hours ago, with events at these hours. */
async function told(opened: number, ...events: [hours: number, kind: InquiryEventKind][]): Promise<void> {
  const { id } = await atMoment(server.context, hoursAgo(opened), () => openInquiry(server, sides))
  // Row timestamps come from the database clock.
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.inquiry set created_at = now() - interval '${opened} hours' where id = '${id}'`,
  )
  for (const [hours, kind] of events)
    await atMoment(server.context, hoursAgo(hours), () => steps.happen(id, kind, DATA[kind] ?? {}))
}

test('[DOC-04] measures open and finished stays per step in days with one decimal', async () => {
  // Open: 10 and 3 days of negotiation; 36 hours with the proforma; 2 days after an accepted payment.
  await told(240)
  await told(72)
  await told(96, [36, 'INVOICE_ISSUED'])
  await told(144, [120, 'INVOICE_ISSUED'], [48, 'PROOF_ACCEPTED'])
  // Done: 12 hours of negotiation, then 2 days, 6 hours, and 4 days until the documents.
  await told(
    170,
    [158, 'INVOICE_ISSUED'],
    [110, 'PROOF_ACCEPTED'],
    [104, 'PURCHASE_CONFIRMED'],
    [8, 'FINAL_INVOICE_ISSUED'],
  )
  // Lost after 20 days; and back from the proforma to a day of negotiation.
  await told(500, [20, 'ENDED'])
  await told(76, [52, 'INVOICE_ISSUED'], [24, 'INVOICE_LAPSED'])
  const { steps: figures } = (await sides.manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard
  const days = (...hours: number[]) =>
    Math.round((hours.reduce((sum, one) => sum + one, 0) / hours.length / 24) * 10) / 10
  expect(figures.map(({ status, open, days: stand, passed, took }) => [status, open, stand, passed, took])).toEqual([
    ['NEGOTIATION', 3, days(240, 72, 24), 5, days(60, 24, 12, 480, 24)],
    ['INVOICE_ISSUED', 1, days(36), 3, days(72, 48, 28)],
    ['PAYMENT_PROOF', 1, days(48), 1, days(6)],
    ['PURCHASE_CONFIRMED', 0, null, 1, days(96)],
    ['SALE_FINALIZED', 1, null, 0, null],
  ])
})

test('[DOC-03] counts and sorts customers by inquiries', async () => {
  const often = await signedInPerson(server, { firstname: 'Often', country: 'UG' })
  const once = await signedInPerson(server, { firstname: 'Once', country: 'UG' })
  const never = await signedInPerson(server, { firstname: 'Never', country: 'UG' })
  for (const buyer of [often, once, often, often]) await openInquiry(server, { ...sides, buyer })
  const { browser } = sides.manager
  const listed = async (direction: string) => {
    const { json } = await browser.get(
      `/api/uum/customer?country=UG&order.field=INQUIRIES&order.direction=${direction}`,
    )
    return (json as { items: Customer[] }).items.map(({ firstname, numberOfInquiry }) => [firstname, numberOfInquiry])
  }
  expect(await listed('DESC')).toEqual([
    ['Often', 3],
    ['Once', 1],
    ['Never', 0],
  ])
  expect(await listed('ASC')).toEqual([
    ['Never', 0],
    ['Once', 1],
    ['Often', 3],
  ])
  for (const [{ id }, number] of [
    [often, 3],
    [never, 0],
  ] as const)
    expect((await browser.get(`/api/uum/customer/${id}`)).json as CustomerDetails).toMatchObject({
      numberOfInquiry: number,
    })
})
