import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterEach, expect, test } from 'vitest'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { asOwner } from '../../../testing/as-owner.ts'
import { reasonOf, withBothSides } from '../../../testing/inquiry-documents.ts'
import { signedInPerson } from '../../../testing/people.ts'

const { server, sides, steps } = withBothSides()
afterEach(() => expectRecordsWhole(server.context))

test('[SES-07 INQ-06] rejects a proforma to an unconfirmed address and warns managers before', async () => {
  const buyer = await signedInPerson(server, { isEmailVerified: false, isUnproven: true })
  const { id } = await openInquiry(server, { ...sides, buyer })
  // The draft can be created and previewed meanwhile.
  expect(((await steps.generate(id)).json as Inquiry).objections['issueInvoice']).toBe('EMAIL_UNVERIFIED')
  expect((await sides.manager.browser.get(`${MAIN}/inquiry/${id}/invoice/preview`)).status).toBe(200)
  expect(reasonOf(await steps.issue(id))).toEqual([409, 'EMAIL_UNVERIFIED'])
  expect((await steps.read(id)).papers).toEqual([])
  await asOwner(
    server.url,
    `select set_config('app.tenant', 'staging', false); update users.person set is_unproven = false where id = '${buyer.id}'`,
  )
  expect((await steps.read(id)).objections['issueInvoice']).toBeNull()
  expect((await steps.issue(id)).status).toBe(201)
  const told = (await mailsOf(server.context, 'staging', buyer.email)).map(({ template }) => template)
  expect(told).toContain('invoiceIssued')
})

test('[SES-07 INQ-16] issues to an address entered by a manager for an account without password', async () => {
  const opened = async (email: string | null): Promise<string> => {
    const [carId = ''] = await addCars(server.context, [buildCar()])
    const customer = {
      firstname: 'Neema',
      lastname: 'Banda',
      email,
      phoneNumber: null,
      countryOfResidence: 'KE',
      locale: 'en',
    }
    const rest = { source: 'PHONE', portId: sides.portId, finalDestination: 'KE' }
    const { json } = await sides.manager.browser.send('POST', `${MAIN}/office/inquiry`, {
      ...rest,
      customer,
      carId,
      withInsurance: false,
      withInspections: false,
    })
    return (json as { id: string }).id
  }
  for (const email of ['neema@buyer.example', null]) {
    const id = await opened(email)
    expect(((await steps.generate(id)).json as Inquiry).objections['issueInvoice']).toBeNull()
    expect((await steps.issue(id)).status).toBe(201)
  }
})

test('[INQ-06 INQ-15] keeps the issued proforma valid while the next one is drafted', async () => {
  const issued = await steps.issued()
  const { id } = issued
  expect(issued.hasDraft).toBe(false)
  const { json } = await steps.generate(id)
  expect(json).toMatchObject({ hasDraft: true, invoice: issued.invoice, objections: { cancelInvoice: null } })
  const his = (await sides.buyer.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  expect(his.invoice?.validUntil).toBe(issued.invoice?.validUntil)
  const cancelled = await steps.send('PUT', `${id}/invoice/cancel`, { reason: 'The buyer wants another port' })
  expect(cancelled.json).toMatchObject({ hasDraft: true, invoice: { state: 'DRAFT', number: null } })
  expect((await steps.issue(id)).json).toMatchObject({ hasDraft: false, invoice: { state: 'ISSUED' } })
})
