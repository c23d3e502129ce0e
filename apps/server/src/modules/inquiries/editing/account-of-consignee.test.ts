import type { CustomerDetails } from '@minato/contract/customers'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN } from '../../../testing/inquiries.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'

/** The account of a buyer whose invoice names it as the consignee (TRU-04). */

const { server, sides, steps, desk } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

let count = 0
/** A customer that a manager created, with an inquiry. */
async function opened(email: string | null): Promise<{ id: string; ownerId: string }> {
  const [carId = ''] = await addCars(server.context, [buildCar()])
  const { json } = await desk.send('POST', `${MAIN}/office/inquiry`, {
    source: 'PHONE',
    portId: sides.portId,
    finalDestination: 'KE',
    customer: {
      firstname: 'Neema',
      lastname: 'Banda',
      email,
      phoneNumber: { countryCode: '254', number: `7120000${10 + ++count}` },
      countryOfResidence: 'KE',
      locale: 'en',
    },
    carId,
    withInsurance: false,
    withInspections: false,
  })
  const { id } = json as Inquiry
  return { id, ownerId: (await steps.read(id)).owner.id }
}
const customer = async (id: string) => (await desk.get(`/api/uum/customer/${id}`)).json as CustomerDetails
async function edit(id: string, change: object) {
  const { version, firstname, lastname, email, phone, countryOfResidence } = await customer(id)
  const known = { firstname, lastname, email: email || null, phoneNumber: phone, countryOfResidence }
  return desk.send('PUT', `/api/uum/customer/${id}`, { ...known, ...change }, { 'if-match': `"${version}"` })
}

test('[TRU-04] keeps the consignee of the first invoice when the account is edited', async () => {
  const { id, ownerId } = await opened('neema@buyer.example')
  const issueAgain = async () => {
    await steps.generate(id)
    const { papers } = (await steps.issue(id)).json as Inquiry
    return readPdf(await steps.bytesOf(papers.at(-1)?.document.id ?? '', desk)).text.replaceAll(/\s+/g, ' ')
  }
  expect(await issueAgain()).toContain('Consignee Neema Banda')
  const change = {
    lastname: 'Mallory',
    countryOfResidence: 'UG',
    phoneNumber: { countryCode: '256', number: '700000001' },
  }
  expect((await edit(ownerId, change)).status).toBe(200)
  expect((await steps.read(id)).customerInformation).toMatchObject({ lastname: 'Banda', country: 'KE' })
  expect(await issueAgain()).toMatch(/Buyer Neema Mallory .*Consignee Neema Banda Kenya Tel\. \+254/)
})

test('[TRU-04] keeps name, country and number of an account that an older invoice names', async () => {
  const { id, ownerId } = await opened('older@buyer.example')
  const issued = { invoiceId: id, number: 'PI-1', total: 1, validUntil: '2026-06-10', paymentDeadline: '2026-06-10' }
  await steps.happen(id, 'INVOICE_ISSUED', issued)
  for (const [change, path] of [
    [{ firstname: 'Mallory' }, 'firstname'],
    [{ lastname: 'Mallory' }, 'lastname'],
    [{ countryOfResidence: 'UG' }, 'countryOfResidence'],
    [{ phoneNumber: { countryCode: '256', number: '700000002' } }, 'phoneNumber.number'],
  ] as const)
    expect(reasonOf(await edit(ownerId, change))).toEqual([400, path])
  expect((await edit(ownerId, { locale: 'fr' })).status).toBe(200)
})

test('[TRU-04 BO-21] keeps the email address of a customer with an invoice, also a missing one', async () => {
  for (const email of ['typo@buyer.example', null]) {
    const { id, ownerId } = await opened(email)
    expect((await customer(ownerId)).isEmailEditable).toBe(true)
    await steps.generate(id)
    expect((await steps.issue(id)).status).toBe(201)
    expect((await customer(ownerId)).isEmailEditable).toBe(false)
    const change = { email: 'mallory@dealer.example' }
    expect(reasonOf(await edit(ownerId, change))).toEqual([400, 'email'])
    await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'A new price' })
    expect(reasonOf(await edit(ownerId, change))).toEqual([400, 'email'])
  }
})
