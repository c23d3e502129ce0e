import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { DocumentCheck } from '@minato/contract/document-checks'
import { momentInJapan } from '@minato/domain/moments'
import { afterEach, expect, test } from 'vitest'
import { eventsIn, expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { askedByMany, reserveFor } from '../../../testing/reservations.ts'
import { proformaTask } from './lapse.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

/** Runs the job in several processes at once. */
const tick = async (tenant = 'staging'): Promise<void> => {
  const task = proformaTask(server.context)
  const job = { tenant, data: {}, signal: new AbortController().signal }
  await Promise.all([task.run(job), task.run(job)])
}
/** Moves all timestamps of a document this number of hours into the past. */
const pass = ({ papers }: Inquiry, hours: number) =>
  asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.paper set issued_at = issued_at - interval '${hours} hours', valid_until = valid_until - interval '${hours} hours',
       payment_deadline = payment_deadline - interval '${hours} hours' where id = '${papers[0]?.id}';
     update inquiries.paper_reminder set at = at - interval '${hours} hours' where paper_id = '${papers[0]?.id}'`,
  )
const mailsAbout = async (template: string, { reference }: Inquiry): Promise<number> =>
  (await mailsOf(server.context, 'staging', sides.buyer.email)).filter(
    (mail) => mail.template === template && mail.text?.includes(`N°\u00a0${reference}`),
  ).length
const stateOf = async ({ id }: Inquiry) => {
  const { status, invoice } = await steps.read(id)
  return [status, invoice?.state]
}

test('[INQ-15 INQ-10] reminds once before the deadline, then lapses and notifies', async () => {
  const inquiry = await steps.issued()
  await tick()
  expect(await mailsAbout('invoiceReminder', inquiry)).toBe(0)
  await pass(inquiry, 4 * 24)
  await tick()
  await tick()
  expect([await mailsAbout('invoiceReminder', inquiry), await stateOf(inquiry)]).toEqual([
    1,
    ['INVOICE_ISSUED', 'ISSUED'],
  ])
  await pass(inquiry, 4 * 24)
  await tick()
  expect([await mailsAbout('invoiceEnded', inquiry), await stateOf(inquiry)]).toEqual([1, ['NEGOTIATION', 'LAPSED']])
  const { papers } = await steps.read(inquiry.id)
  expect(papers.map(({ state }) => state)).toEqual(['LAPSED'])
  const lapsed = (await eventsIn(server.context, inquiry.id)).filter(({ kind }) => kind === 'INVOICE_LAPSED')
  expect(lapsed.map(({ actorKind }) => actorKind)).toEqual(['system'])
  await tick()
  expect(await mailsAbout('invoiceEnded', inquiry)).toBe(1)
  // The next step is still possible.
  await steps.generate(inquiry.id)
  expect((await steps.issue(inquiry.id)).status).toBe(201)
})

test('[INQ-15 PRT-04] reminds as many days before the deadline as the settings say', async () => {
  const remindBefore = (days: number) =>
    asOwner(
      server.url,
      `select set_config('app.tenant', 'staging', false);
       update settings.company set facts = facts || '{"reminderDays":${days}}' where tenant_id = 'staging'`,
    )
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const inquiry = await steps.issued({ paymentDeadline: inDays(9), validUntil: inDays(10) })
  const reminded = async () => {
    await tick()
    return mailsAbout('invoiceReminder', inquiry)
  }
  await pass(inquiry, 4 * 24)
  // Five days are left: no reminder with a lead of fewer days, one with five.
  await remindBefore(4)
  expect(await reminded()).toBe(0)
  await remindBefore(6)
  expect(await reminded()).toBe(1)
  // On the last day, if the settings say so.
  const late = await steps.issued({ paymentDeadline: inDays(3), validUntil: inDays(4) })
  await remindBefore(0)
  await pass(late, 2.5 * 24)
  await tick()
  expect(await mailsAbout('invoiceReminder', late)).toBe(0)
  await pass(late, 13)
  await tick()
  expect(await mailsAbout('invoiceReminder', late)).toBe(1)
  await remindBefore(2)
})

test('[INQ-15] sends no reminder right after the invoice', async () => {
  const inquiry = await steps.issued({ validUntil: new Date(Date.now() + 86_400_000).toISOString() })
  await tick()
  expect(await mailsAbout('invoiceReminder', inquiry)).toBe(0)
  await pass(inquiry, 7)
  await tick()
  expect(await mailsAbout('invoiceReminder', inquiry)).toBe(1)
})

test('[INQ-15] reminds and allows a day before lapsing after a server downtime', async () => {
  const inquiry = await steps.issued()
  await pass(inquiry, 40 * 24)
  await tick()
  await tick()
  expect([await mailsAbout('invoiceReminder', inquiry), await stateOf(inquiry)]).toEqual([
    1,
    ['INVOICE_ISSUED', 'ISSUED'],
  ])
  await pass(inquiry, 23)
  await tick()
  expect(await stateOf(inquiry)).toEqual(['INVOICE_ISSUED', 'ISSUED'])
  await pass(inquiry, 2)
  await tick()
  expect(await stateOf(inquiry)).toEqual(['NEGOTIATION', 'LAPSED'])
})

test('[INQ-15 INQ-07] does not lapse while a payment proof waits or is accepted', async () => {
  const [waiting, accepted, refused] = [await steps.issued(), await steps.issued(), await steps.issued()]
  for (const inquiry of [waiting, accepted, refused]) {
    await pass(inquiry, 6 * 24)
    await tick()
    await steps.happen(inquiry.id, 'PROOF_SUBMITTED', { documentId: inquiry.id })
  }
  await steps.happen(accepted.id, 'PROOF_ACCEPTED', { documentId: accepted.id })
  await steps.happen(refused.id, 'PROOF_REFUSED', { documentId: refused.id })
  for (const inquiry of [waiting, accepted, refused]) await pass(inquiry, 10 * 24)
  await tick()
  expect([await stateOf(waiting), await stateOf(accepted), await stateOf(refused)]).toEqual([
    ['INVOICE_ISSUED', 'ISSUED'],
    ['PAYMENT_PROOF', 'ISSUED'],
    ['NEGOTIATION', 'LAPSED'],
  ])
})

test('[INQ-15 INQ-07 INQ-10] grants two more days and notifies when a late proof is rejected', async () => {
  const inquiry = await steps.issued({ validUntil: new Date(Date.now() + 86_400_000).toISOString() })
  await pass(inquiry, 12)
  await tick()
  await steps.happen(inquiry.id, 'PROOF_SUBMITTED', { documentId: inquiry.id })
  await pass(inquiry, 10 * 24)
  const refused = (await steps.send('PUT', `${inquiry.id}/refuse-payment-proof`, { reason: 'Not our account' })).json
  await tick()
  expect(await stateOf(inquiry)).toEqual(['INVOICE_ISSUED', 'ISSUED'])
  const by = (refused as Inquiry).nextStep?.by ?? ''
  expect(Date.parse(by) - Date.parse((refused as Inquiry).lastAt)).toBe(48 * 3_600_000)
  const mails = await mailsOf(server.context, 'staging', sides.buyer.email)
  const told = mails.find(
    (mail) => mail.template === 'proofRefused' && mail.text?.includes(`N°\u00a0${inquiry.reference}`),
  )
  expect(told?.text).toContain(momentInJapan(by, 'en'))
  // No payment arrives within the two days.
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.inquiry set state = jsonb_set(state, '{invoice,graceUntil}', to_jsonb('2020-01-01T00:00:00.000Z'::text))
       where id = '${inquiry.id}'`,
  )
  await tick()
  expect(await stateOf(inquiry)).toEqual(['NEGOTIATION', 'LAPSED'])
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.inquiry set state = jsonb_set(state, '{invoice,graceUntil}', to_jsonb('${by}'::text)) where id = '${inquiry.id}'`,
  )
})

test('[INQ-15 INQ-07] reminds again a day before the end of the granted time', async () => {
  const inquiry = await steps.issued({ validUntil: new Date(Date.now() + 86_400_000).toISOString() })
  await steps.happen(inquiry.id, 'PROOF_SUBMITTED', { documentId: inquiry.id })
  await pass(inquiry, 40 * 24)
  const refused = (await steps.send('PUT', `${inquiry.id}/refuse-payment-proof`, { reason: 'Not our account' })).json
  const { invoice } = refused as Inquiry
  expect(invoice?.graceUntil).toBe((refused as Inquiry).nextStep?.by)
  // The check page shows the same.
  const checked = await server.get<DocumentCheck>(`${MAIN}/public/paper/${inquiry.papers[0]?.code}`)
  expect([checked.json.verdict, checked.json.validUntil]).toEqual(['GENUINE', invoice?.graceUntil])
  await tick()
  expect(await mailsAbout('invoiceReminder', inquiry)).toBe(0)
  const soon = new Date(Date.now() + 20 * 3_600_000).toISOString()
  const grace = (until: string) =>
    asOwner(
      server.url,
      `select set_config('app.tenant', 'staging', false);
       update inquiries.inquiry set state = jsonb_set(state, '{invoice,graceUntil}', to_jsonb('${until}'::text)) where id = '${inquiry.id}'`,
    )
  await grace(soon)
  await tick()
  const mails = await mailsOf(server.context, 'staging', sides.buyer.email)
  const told = mails.filter(
    (mail) => mail.template === 'invoiceReminder' && mail.text?.includes(`N°\u00a0${inquiry.reference}`),
  )
  expect(told.map(({ text }) => text?.split(momentInJapan(soon, 'en')).length)).toEqual([3])
  expect(await stateOf(inquiry)).toEqual(['INVOICE_ISSUED', 'ISSUED'])
  await grace(invoice?.graceUntil ?? '')
})

test('[INQ-15 INQ-12] ignores a cancelled proforma and a closed inquiry', async () => {
  const [cancelled, ended] = [await steps.issued(), await steps.issued()]
  await steps.send('PUT', `${cancelled.id}/invoice/cancel`, { reason: 'Another port' })
  await steps.happen(ended.id, 'ENDED', { outcome: 'LOST', carBecomes: null })
  for (const inquiry of [cancelled, ended]) await pass(inquiry, 30 * 24)
  await tick()
  expect([await mailsAbout('invoiceReminder', cancelled), await mailsAbout('invoiceReminder', ended)]).toEqual([0, 0])
  expect(reasonOf(await steps.generate(ended.id))).toEqual([409, 'CLOSED'])
})

test('[INQ-15] continues after one inquiry fails and retries it', async () => {
  const [broken, other] = [await steps.issued(), await steps.issued()]
  await pass(broken, 41 * 24)
  await pass(other, 40 * 24)
  const { db } = server.context
  const { write } = db
  let isFirst = true
  db.write = (tenant, work) => {
    if (!isFirst) return write(tenant, work)
    isFirst = false
    return Promise.reject(new Error('this inquiry is broken'))
  }
  const job = { tenant: 'staging', data: {}, signal: new AbortController().signal }
  const run = proformaTask(server.context).run(job)
  await expect(run.finally(() => (db.write = write))).rejects.toThrow('this inquiry is broken')
  expect([await mailsAbout('invoiceReminder', broken), await mailsAbout('invoiceReminder', other)]).toEqual([0, 1])
  await tick()
  expect(await mailsAbout('invoiceReminder', broken)).toBe(1)
})

test('[E07] lapses no document of another dealer', async () => {
  const inquiry = await steps.issued()
  await pass(inquiry, 40 * 24)
  await tick('second')
  expect(await mailsAbout('invoiceReminder', inquiry)).toBe(0)
})

test('[INQ-06 TRU-02] rejects a proforma for a car reserved for another buyer', async () => {
  const [first = '', id = ''] = (await askedByMany(server, sides, 2)).askers.map(({ inquiryId }) => inquiryId)
  await steps.generate(id)
  const manager = sides.manager.browser
  expect((await reserveFor(manager, first)).status).toBe(201)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'CAR_RESERVED'])
  await manager.send('DELETE', `${MAIN}/inquiry/${first}/reserve`)
  expect((await steps.issue(id)).status).toBe(201)
})

test('[TRU-12 INQ-15] neither reminds of nor expires a proforma that the ledger shows as paid', async () => {
  const inquiry = await steps.issued()
  const paid = { amount: { value: 8100, currency: 'USD' }, valueDate: '2026-06-01' }
  await steps.send('POST', `${inquiry.id}/ledger/transfer`, paid, { headers: { 'if-match': `"${inquiry.version}"` } })
  await pass(inquiry, 30 * 24)
  await tick()
  await pass(inquiry, 2 * 24)
  await tick()
  expect([await mailsAbout('invoiceReminder', inquiry), await stateOf(inquiry)]).toEqual([
    0,
    ['INVOICE_ISSUED', 'ISSUED'],
  ])
})

test('[TRU-12 INQ-15] checks the ledger again under the lock of a due proforma', async () => {
  const { db } = server.context
  const { write } = db
  /** The transfer arrives after the due proformas were read. */
  const tickWithTransfer = async ({ id }: Inquiry, value: number): Promise<void> => {
    let isFirst = true
    db.write = async (tenant, work) => {
      if (!isFirst) return write(tenant, work)
      isFirst = false
      const { version } = await steps.read(id)
      const body = { amount: { value, currency: 'USD' }, valueDate: '2026-06-01' }
      await steps.send('POST', `${id}/ledger/transfer`, body, { headers: { 'if-match': `"${version}"` } })
      return write(tenant, work)
    }
    const job = { tenant: 'staging', data: {}, signal: new AbortController().signal }
    await proformaTask(server.context)
      .run(job)
      .finally(() => (db.write = write))
  }
  const reminded = await steps.issued()
  await pass(reminded, 4 * 24)
  await tickWithTransfer(reminded, 8110)
  const lapsed = await steps.issued()
  await pass(lapsed, 6 * 24)
  await tick()
  await pass(lapsed, 4 * 24)
  await tickWithTransfer(lapsed, 9000)
  expect(await mailsAbout('invoiceReminder', reminded)).toBe(0)
  expect(await stateOf(lapsed)).toEqual(['INVOICE_ISSUED', 'ISSUED'])
})
