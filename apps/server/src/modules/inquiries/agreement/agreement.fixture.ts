import type { Document } from '@minato/contract/documents'
import type { DocumentAgreement } from '@minato/contract/document-agreement'
import type { DocumentType } from '@minato/contract/enumerations'
import { afterEach, expect } from 'vitest'
import type { TestBrowser } from '../../../testing/browser.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { expectRecordsWhole, MAIN, openInquiry } from '../../../testing/inquiries.ts'
import { send } from '../../../testing/documents.ts'
import { withBothSides } from '../../../testing/inquiry-documents.ts'
import { storeDocument } from '../../documents/service.ts'

/** Inquiries with documents to compare (TRU-11). */

let made = 7_041_338
export const mistyped = (chassis: string): string => `${chassis.slice(0, -1)}${(Number(chassis.at(-1)) + 1) % 10}`

export function withAgreement() {
  const { server, sides, steps } = withBothSides()
  afterEach(() => expectRecordsWhole(server.context))

  /** An inquiry with an issued proforma, and the chassis number of its car. */
  async function issued(): Promise<{ id: string; chassis: string }> {
    const chassis = `NZE161-${(made += 10)}`
    const [carId = ''] = await addCars(server.context, [buildCar({ specification: { chassis } })])
    const { id } = await openInquiry(server, sides, { carId })
    await steps.generate(id)
    expect((await steps.issue(id)).status).toBe(201)
    return { id, chassis }
  }
  /** The same with the car paid for and shipped. */
  async function shipped() {
    const inquiry = await issued()
    await steps.paid(inquiry.id)
    await steps.shipped(inquiry.id)
    return inquiry
  }

  async function upload(
    browser: TestBrowser,
    inquiryId: string,
    bytes: Buffer,
    name = 'bl.pdf',
    type = 'application/pdf',
  ) {
    const { status, json } = await send(browser, bytes, { name, inquiryId, type })
    expect(status).toBe(201)
    return (json as Document).id
  }
  const share = (by: TestBrowser, id: string, documentId: string, body?: object) =>
    steps.send('POST', `${id}/extra-document/${documentId}`, body, { by })
  /** A document of the dealer that is shared already, without an accepted difference. */
  async function keptOfDealer(id: string, bytes: Buffer, given: { name?: string; type?: DocumentType } = {}) {
    const { name = 'bl.pdf', type = 'application/pdf' } = given
    const document = { bytes, type, name, inquiryId: id, personId: sides.manager.id, role: 'EXTRA' as const }
    return (await server.context.db.write('staging', (tx) => storeDocument(server.context, tx, document))).id
  }
  /** Sends a document as the buyer, whose uploads are never rejected. */
  async function sentByBuyer(id: string, bytes: Buffer, name?: string, type?: string): Promise<string> {
    const documentId = await upload(sides.buyer.browser, id, bytes, name, type)
    expect((await share(sides.buyer.browser, id, documentId)).status).toBe(201)
    return documentId
  }
  const agreement = async (id: string, browser = sides.manager.browser) =>
    (await browser.get(`${MAIN}/inquiry/${id}/document-agreement`)).json as DocumentAgreement
  const finalInvoice = (id: string, body?: object, headers: Record<string, string> = {}) =>
    steps.send('POST', `${id}/final-invoice`, body, { headers })

  return { server, sides, steps, issued, shipped, upload, share, keptOfDealer, sentByBuyer, agreement, finalInvoice }
}
