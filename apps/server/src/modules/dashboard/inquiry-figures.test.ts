import type { Dashboard } from '@minato/contract/dashboard'
import { INQUIRY_STATUSES, INQUIRY_TASKS } from '@minato/contract/inquiry-enumerations'
import type { InquiryCard } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../testing/cars.ts'
import { act, expectRecordsWhole, MAIN, openInquiry } from '../../testing/inquiries.ts'
import { withBothSides } from '../../testing/inquiry-documents.ts'
import { fromNow, inHours, pay, reserveFor, write } from '../../testing/reservations.ts'

/** The dashboard's figures equal the counts of the inquiry and vehicle lists. */

const { server, sides } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

const put = async (path: string, body?: object): Promise<void> => {
  const { status, json } = await sides.manager.browser.send('PUT', `${MAIN}/inquiry/${path}`, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`)
}
const figures = async () => (await sides.manager.browser.get(`${MAIN}/dashboard`)).json as Dashboard
const openInquiries = async (): Promise<InquiryCard[]> => {
  const { json } = await sides.manager.browser.get(`${MAIN}/inquiry?limit=100&inquiryState=ALL`)
  return (json as { items: InquiryCard[] }).items.filter(({ outcome, isArchived }) => outcome === null && !isArchived)
}

test('[DOC-04 INQ-03 INQ-12] derives steps, stock and sales from inquiries, incl. refunded ones', async () => {
  const prices = [5000, 6000, 7000, 8000, 9000, 9500, 9900]
  const cars = await addCars(
    server.context,
    prices.map((price) => buildCar({ price })),
  )
  const ids: string[] = []
  for (const carId of cars) ids.push((await openInquiry(server, sides, { carId })).id)
  const [bought = '', final = '', back = '', reserved = '', lost = '', away = '', talk = ''] = ids
  for (const id of [bought, final, back]) {
    await pay(server.context, id)
    await put(`${id}/confirm-purchase`, {})
  }
  await write(server.context, final, 'FINAL_INVOICE_ISSUED', { invoiceId: final, number: 'F-1', total: 6000 })
  const sold = async () => {
    const { months } = await figures()
    const sum = (of: 'sold' | 'sales') => months.reduce((all, one) => all + one[of], 0)
    return [sum('sold'), sum('sales')]
  }
  expect(await sold()).toEqual([3, 18_000])
  await put(`${back}/end`, { outcome: 'REFUNDED', carBecomes: 'PUBLISHED', reason: 'It rusts' })
  await reserveFor(sides.manager.browser, reserved)
  await put(`${lost}/end`, { outcome: 'LOST', reason: 'No word' })
  await act(sides.manager.browser, away, 'archive')
  await pay(server.context, talk, false)

  expect(await sold()).toEqual([2, 11_000])
  const { status, steps } = await figures()
  expect(status.filter(({ cars: number }) => number).map((one) => [one.status, one.cars, one.value])).toEqual([
    ['PUBLISHED', 4, 7000 + 9000 + 9500 + 9900],
    ['RESERVED', 1, 8000],
    ['SOLD', 2, 11_000],
  ])
  expect(steps.map((one) => [one.status, one.open, one.passed])).toEqual([
    ['NEGOTIATION', 1, 5],
    ['INVOICE_ISSUED', 1, 3],
    ['PAYMENT_PROOF', 0, 3],
    ['PURCHASE_CONFIRMED', 1, 2],
    ['SALE_FINALIZED', 1, 0],
  ])
  // The list of open inquiries shows the same inquiries.
  const open = await openInquiries()
  for (const step of INQUIRY_STATUSES)
    expect([step, open.filter((one) => one.status === step).length]).toEqual([
      step,
      steps.find((one) => one.status === step)?.open,
    ])
})

const total = async (query: string): Promise<number> => {
  const { status, json } = await sides.manager.browser.get(`${MAIN}/inquiry?${query}`)
  expect([query, status]).toEqual([query, 200])
  return (json as { total: number }).total
}

test('[BO-14 BO-17] counts urgent inquiries and steps as the linked lists do', async () => {
  const [proof, ending, far, overdue, closed] = await addCars(
    server.context,
    Array.from({ length: 5 }, () => buildCar()),
  )
  const open = async (carId = '') => (await openInquiry(server, sides, { carId })).id
  await pay(server.context, await open(proof), false)
  await reserveFor(sides.manager.browser, await open(ending), fromNow(30))
  await reserveFor(sides.manager.browser, await open(far), fromNow(72))
  const invoice = { invoiceId: '00000000-0000-4000-8000-0000000000f1', number: 'P-9', total: 1, validUntil: inHours(9) }
  await write(server.context, await open(overdue), 'INVOICE_ISSUED', { ...invoice, paymentDeadline: inHours(-1) })
  await put(`${await open(closed)}/end`, { outcome: 'LOST', reason: 'Silent' })
  const { tasks, steps } = await figures()
  expect(tasks).toMatchObject({ CHECK_PROOF: 2, RESERVATION_ENDING: 2, PAYMENT_OVERDUE: 1 })
  expect(tasks.REPLY).toBeGreaterThan(0)
  for (const task of INQUIRY_TASKS) expect([task, await total(`task=${task}`)]).toEqual([task, tasks[task]])
  // Each car of this test has one inquiry; a filter of cars finds those of its step.
  const { json } = await sides.manager.browser.get('/api/vehicle/car?inquiryStep=PAYMENT_PROOF')
  expect((json as { total: number }).total).toBe(steps.find(({ status }) => status === 'PAYMENT_PROOF')?.open)
  for (const { status, open: count } of steps) expect([status, await total(`step=${status}`)]).toEqual([status, count])
})
