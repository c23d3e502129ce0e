import type { Dashboard } from '@minato/contract/dashboard'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { SwitchItem } from '@minato/contract/switch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { bothSides, MAIN, openInquiry, say } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { appendEvent, lockInquiry } from '../event-log/service.ts'

let server: TestServer
let sides: Sides
let [waiting, answered, issued, closed]: Inquiry[] = []
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent' })
  sides = await bothSides(server)
  const { context } = server
  waiting = await openInquiry(server, sides)
  answered = await openInquiry(server, sides)
  issued = await openInquiry(server, sides)
  closed = await openInquiry(server, sides)
  await say(sides.manager.browser, sides.manager.id, answered.id, 'Yes')
  const event = {
    invoiceId: issued.id,
    number: 'P-1',
    total: 100,
    validUntil: '2030-01-01T00:00:00.000Z',
    paymentDeadline: '2030-01-01T00:00:00.000Z',
  }
  await context.db.write('staging', async (tx) => {
    await appendEvent(context, tx, await lockInquiry(tx, 'system', issued?.id ?? ''), 'INVOICE_ISSUED', event)
    await appendEvent(context, tx, await lockInquiry(tx, 'system', closed?.id ?? ''), 'ENDED', {
      outcome: 'LOST',
      carBecomes: null,
    })
  })
})
afterAll(() => server.close())

test('[DOC-04] counts open inquiries and stays by step, and lists the longest waits first', async () => {
  const { steps, waiting: wait } = (await sides.manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard
  expect(steps.map(({ status, open, passed }) => [status, open, passed])).toEqual([
    ['NEGOTIATION', 2, 2],
    ['INVOICE_ISSUED', 1, 0],
    ['PAYMENT_PROOF', 0, 0],
    ['PURCHASE_CONFIRMED', 0, 0],
    ['SALE_FINALIZED', 0, 0],
  ])
  expect(steps.map(({ days, took }) => [days !== null, took !== null])).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ])
  expect(wait).toEqual([
    {
      id: waiting?.id,
      reference: waiting?.reference,
      buyer: expect.stringContaining('Amina'),
      since: waiting?.createdAt,
      days: 0,
      what: 'REPLY',
    },
  ])
  const { text } = await csv('steps')
  expect(text).toContain('status,open,days,passed,took')
  // The rows of the table.
  expect((await csv('waiting')).text.split('\r\n').map((line) => line.replace('\ufeff', ''))).toEqual([
    'reference,buyer,what,since,days',
    [waiting?.reference, wait[0]?.buyer, 'REPLY', `"${waiting?.createdAt}"`, 0].join(),
    '',
  ])
})

const csv = async (chart: string): Promise<{ text: string }> => ({
  text: String((await sides.manager.browser.get(`${MAIN}/dashboard/${chart}/export`)).json),
})

test('[DOC-03 INQ-09 D01] finds inquiries by reference and buyer, for own managers only', async () => {
  const find = async (text: string, { browser } = sides.manager) => {
    const { status, json } = await browser.get(`${MAIN}/switch?queryText=${encodeURIComponent(text)}`)
    return status === 200 ? (json as SwitchItem[]).filter(({ kind }) => kind === 'inquiry') : status
  }
  const found = await find(`N° ${issued?.reference}`)
  expect(found).toEqual([
    {
      kind: 'inquiry',
      id: issued?.id,
      label: `N° ${issued?.reference}`,
      detail: expect.stringMatching(/^Amina .* · Toyota .* · REF \d+$/),
      path: `/inquiries/${issued?.id}`,
    },
  ])
  // A prefix finds all matching references; a buyer's name finds all of the buyer's inquiries.
  expect(await find(issued?.reference.slice(0, 3) ?? '')).toHaveLength(4)
  expect(await find('amina')).toHaveLength(4)
  expect(await find('%')).toEqual([])
  expect(await find('9')).toEqual([])
  const foreign = await signedInPerson(server, { role: 'SALES_MANAGER', tenant: 'second' })
  expect(await find('amina', foreign)).toEqual([])
  expect(await find('amina', sides.buyer)).toBe(403)
})

test('[DOC-04] counts inquiries finished over a year ago, but not their step durations', async () => {
  const { context } = server
  const { id } = await openInquiry(server, sides)
  const final = { invoiceId: id, number: 'F-1', total: 100 }
  await context.db.write('staging', async (tx) => {
    await appendEvent(context, tx, await lockInquiry(tx, 'system', id), 'FINAL_INVOICE_ISSUED', final)
  })
  const stepsNow = async () => ((await sides.manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard).steps
  const before = await stepsNow()
  expect(before.at(-1)).toMatchObject({ status: 'SALE_FINALIZED', open: 1, days: null })
  // Includes the opening event and all later ones.
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false);
     update inquiries.inquiry set created_at = created_at - interval '3 years', state = jsonb_set(jsonb_set(state, '{lastAt}', '"2020-01-02T00:00:00.000Z"'),
       '{statusHistories,0,time}', '"2020-01-02T00:00:00.000Z"') where id = '${id}'`,
  )
  const after = await stepsNow()
  expect(after.at(-1)).toEqual(before.at(-1))
  expect(after[0]?.passed).toBe((before[0]?.passed ?? 0) - 1)
})
