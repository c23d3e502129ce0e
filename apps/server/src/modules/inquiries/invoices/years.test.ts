import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import { addCars, buildCar } from '../../../testing/cars.ts'
import { bothSides, expectRecordsWhole, MAIN, questionOf } from '../../../testing/inquiries.ts'
import type { Sides } from '../../../testing/inquiries.ts'
import { inquirySteps, usd } from '../../../testing/inquiry-documents.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { atMoment } from '../../../testing/set-clock.ts'

// Numbers restart at 1 in each year in Japan, per dealer and kind.

const LAST = '2031-12-31T14:59:59.999Z'
const FIRST = '2031-12-31T15:00:00.000Z'
const TENANTS = ['staging', 'second'] as const
type Tenant = (typeof TENANTS)[number]

let server: TestServer
const sides = {} as Record<Tenant, Sides>
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent', PORT: '3000' })
  for (const tenant of TENANTS) sides[tenant] = await bothSides(server, tenant)
})
afterAll(() => server.close())
afterEach(async () => {
  for (const tenant of TENANTS) await expectRecordsWhole(server.context, tenant)
})

/** An inquiry with a draft of its proforma. */
async function createDraft(tenant: Tenant): Promise<string> {
  const { buyer, manager, portId } = sides[tenant]
  const [carId = ''] = await addCars(server.context, [buildCar()], tenant)
  const asked = await questionOf(server, carId, portId, {}, tenant)
  const { id } = (await buyer.browser.send('POST', `${MAIN}/inquiry`, asked)).json as Inquiry
  expect((await manager.browser.send('POST', `${MAIN}/inquiry/${id}/invoice/generate`)).status).toBe(201)
  return id
}
const send = (tenant: Tenant, path: string, body?: unknown) =>
  sides[tenant].manager.browser.send('POST', `${MAIN}/inquiry/${path}`, body)
const documentOf = ({ json }: { json: unknown }, kind = 'PROFORMA') =>
  (json as Inquiry).papers.find((document) => document.kind === kind)
/** Issues a proforma at that moment and returns its number. */
const issueAt = async (moment: string, tenant: Tenant = 'staging'): Promise<string | undefined> => {
  const id = await createDraft(tenant)
  return documentOf(await atMoment(server.context, moment, () => send(tenant, `${id}/invoice`, {})))?.number
}

test('[INQ-06 E07] restarts numbers at New Year in Japan, per dealer', async () => {
  expect([await issueAt(LAST), await issueAt(LAST)]).toEqual(['MNT-2031-0001', 'MNT-2031-0002'])
  expect([await issueAt(FIRST), await issueAt(FIRST)]).toEqual(['MNT-2032-0001', 'MNT-2032-0002'])
  // Each dealer has its own counter; a clock that runs behind continues the newer year.
  expect([await issueAt(LAST, 'second'), await issueAt(FIRST, 'second')]).toEqual(['MNT-2031-0001', 'MNT-2032-0001'])
  expect([await issueAt(LAST), await issueAt(FIRST)]).toEqual(['MNT-2031-0003', 'MNT-2032-0003'])
})

test('[INQ-06] restarts final invoices and receipts each and prints Japan’s date', async () => {
  const { happen, shipped, bytesOf } = inquirySteps(server, sides.staging)
  const finished = async (moment: string) => {
    const id = await createDraft('staging')
    return atMoment(server.context, moment, async () => {
      const issued = documentOf(await send('staging', `${id}/invoice`, {}))
      await happen(id, 'PROOF_SUBMITTED', { documentId: id })
      await happen(id, 'PROOF_ACCEPTED', { documentId: id })
      const given = await send('staging', `${id}/receipt`, {
        amount: usd(10),
        receivedOn: '2031-12-31',
        reason: 'Paid before the invoice',
      })
      await shipped(id)
      const final = await send('staging', `${id}/final-invoice`)
      const { text } = readPdf(await bytesOf(issued?.document.id ?? ''))
      const numbers = [documentOf(given, 'RECEIPT')?.number, documentOf(final, 'FINAL')?.number]
      return [...numbers, /Date of issue (\d+ \w+ \d+)/.exec(text)?.[1]]
    })
  }
  expect(await finished(LAST)).toEqual(['MNT-R-2031-0001', 'MNT-F-2031-0001', '31 December 2031'])
  expect(await finished(FIRST)).toEqual(['MNT-R-2032-0001', 'MNT-F-2032-0001', '1 January 2032'])
  expect(await finished(FIRST)).toEqual(['MNT-R-2032-0002', 'MNT-F-2032-0002', '1 January 2032'])
})
