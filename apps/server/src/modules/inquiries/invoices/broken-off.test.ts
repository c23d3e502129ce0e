import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import type { Reply } from '../../../testing/browser.ts'
import { BREAKS, breaking, TOLD } from '../../../testing/failing-transactions.ts'
import { expectRecordsWhole } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { usd, withBothSides } from '../../../testing/inquiry-documents.ts'
import { fromNow, reserveFor } from '../../../testing/reservations.ts'

// A payment step that fails between any two statements leaves nothing behind, and the next attempt succeeds.

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

/** Everything a partial step could change: documents and counters, files, inquiry, car, reservation, emails, jobs. */
async function standing({ id, car }: Inquiry): Promise<unknown[]> {
  const [papers, counters, inquiry, cars, reservations, answers] = await server.context.db.readAll('staging', [
    sql`select kind, number from inquiries.paper where tenant_id = 'staging' order by kind, year, no`,
    sql`select kind, year, last from inquiries.counter where tenant_id = 'staging' order by kind, year`,
    sql`select i.last_seq, i.state, (select count(*) from inquiries.event e where e.tenant_id = 'staging' and e.inquiry_id = i.id) as events,
        (select count(*) from documents.document d where d.tenant_id = 'staging') as documents
      from inquiries.inquiry i where i.tenant_id = 'staging' and i.id = ${id}::uuid`,
    sql`select status, version from vehicles.car where tenant_id = 'staging' and id = ${car.id}::uuid`,
    sql`select state, ended_cause from inquiries.reservation where tenant_id = 'staging' and inquiry_id = ${id}::uuid`,
    sql`select count(*) from platform.kept_answer where tenant_id = 'staging'`,
  ])
  const mails = (await mailsOf(server.context)).map((mail) => mail.id)
  return [papers, counters, inquiry, cars, reservations, answers, mails]
}
const manage = (method: 'POST' | 'PUT', id: string, way: string, body?: unknown) =>
  steps.send(method, `${id}/${way}`, body)

/** An inquiry with an accepted payment and a reserved car. */
async function paid(): Promise<Inquiry> {
  const inquiry = await steps.issued()
  expect((await reserveFor(sides.manager.browser, inquiry.id, fromNow(240))).status).toBe(201)
  await steps.paid(inquiry.id)
  return inquiry
}
async function bought(): Promise<Inquiry> {
  const inquiry = await paid()
  expect((await manage('PUT', inquiry.id, 'confirm-purchase')).status).toBe(200)
  return inquiry
}
async function onItsWay(): Promise<Inquiry> {
  const inquiry = await steps.issued()
  await steps.paid(inquiry.id)
  await steps.shipped(inquiry.id)
  return inquiry
}

interface Deed {
  name: string
  before(): Promise<Inquiry>
  does(inquiry: Inquiry): Promise<Reply>
  /** The expected result: documents of this kind, an email to the buyer, states of inquiry and car. */
  document: 'RECEIPT' | 'FINAL' | null
  mail: string
  becomes: [status: string, outcome: string | null, car: string]
  /** Minimum number of statements; fewer would mean that the step did not run. */
  atLeast: number
}
const DEEDS: Deed[] = [
  {
    name: 'a receipt',
    before: paid,
    does: ({ id }) =>
      manage('POST', id, 'receipt', { amount: usd(100), receivedOn: '2026-06-01', reason: 'Paid before the invoice' }),
    document: 'RECEIPT',
    mail: 'paperCame',
    becomes: ['PAYMENT_PROOF', null, 'RESERVED'],
    atLeast: 10,
  },
  {
    name: 'a final invoice',
    before: onItsWay,
    does: ({ id }) => manage('POST', id, 'final-invoice'),
    document: 'FINAL',
    mail: 'finalInvoiceIssued',
    becomes: ['SALE_FINALIZED', null, 'PUBLISHED'],
    atLeast: 10,
  },
  {
    name: 'a purchase',
    before: paid,
    does: ({ id }) => manage('PUT', id, 'confirm-purchase'),
    document: null,
    mail: 'purchaseConfirmed',
    becomes: ['PURCHASE_CONFIRMED', null, 'SOLD'],
    atLeast: 8,
  },
  {
    name: 'a refund',
    before: bought,
    does: ({ id }) => manage('PUT', id, 'end', { outcome: 'REFUNDED', reason: 'Rust', carBecomes: 'PUBLISHED' }),
    document: null,
    mail: 'dealEnded',
    becomes: ['PURCHASE_CONFIRMED', 'REFUNDED', 'PUBLISHED'],
    atLeast: 8,
  },
]

test.each(DEEDS.flatMap((deed) => BREAKS.map((how) => [deed.name, how, deed] as const)))(
  '[INQ-06 INQ-03 INQ-12 R06] rolls back when a step of %s %s, and a retry applies it once',
  async (_, how, { before, does, document, mail, becomes, atLeast }) => {
    const inquiry = await before()
    const was = await standing(inquiry)
    const mails = async () =>
      (await mailsOf(server.context, 'staging', sides.buyer.email)).filter(({ template }) => template === mail).length
    const had = await mails()
    const refused: unknown[] = []
    let [status, tries, statements] = [0, 0, 0]
    while (status < 200 || status > 299) {
      tries += 1
      statements = await breaking(server, tries, how, async () => {
        ;({ status } = await does(inquiry))
      })
      if (status < 300) break
      refused.push(status)
      expect([tries, await standing(inquiry)]).toEqual([tries, was])
    }
    expect(refused).toEqual(refused.map(() => TOLD[how]))
    expect([statements < tries, tries > atLeast]).toEqual([true, true])
    const after = await steps.read(inquiry.id)
    const [, , , [car]] = (await standing(inquiry)) as [unknown, unknown, unknown, { status: string }[]]
    expect([after.status, after.outcome, car?.status]).toEqual(becomes)
    expect(after.papers.filter(({ kind }) => kind === document).length).toBe(document ? 1 : 0)
    expect((await mails()) - had).toBe(1)
    // Numbers of each kind have no gap.
    const [papers, counters] = (await standing(inquiry)) as [{ kind: string }[], { kind: string; last: number }[]]
    const ofPapers = counters.filter(({ kind }) => kind !== 'inquiry')
    expect(ofPapers.map(({ kind, last }) => [kind, last])).toEqual(
      ofPapers.map(({ kind }) => [kind, papers.filter((one) => one.kind === kind).length]),
    )
  },
)
