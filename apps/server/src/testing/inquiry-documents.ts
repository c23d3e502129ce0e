import type { ErrorReply } from '@minato/contract/errors'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { afterAll, beforeAll } from 'vitest'
import { bothSides, MAIN, openInquiry } from './inquiries.ts'
import type { Sides } from './inquiries.ts'
import { testServer } from './app.ts'
import type { TestServer } from './app.ts'
import type { Reply, TestBrowser } from './browser.ts'
import { appendEvent, lockInquiry } from '../modules/inquiries/event-log/service.ts'

/** Steps of an inquiry with documents, as managers' pages take them. */

export const usd = (value: number) => ({ value, currency: 'USD' as const })

export const SHIPPING = {
  netWeight: 1240,
  grossWeight: 1240,
  companyShipping: 'Example Line',
  shipName: 'Morning Calypso',
  cfs: null,
  estimatedArrivalDate: '2026-08-06',
  estimatedDepartureDate: '2026-06-24',
  portOfLoading: 'Nagoya',
}

export function inquirySteps(server: TestServer, sides: Sides) {
  const send = (
    method: 'POST' | 'PUT',
    path: string,
    body?: unknown,
    {
      headers = {},
      by = sides.manager.browser,
    }: { headers?: Record<string, string>; by?: Sides['buyer']['browser'] } = {},
  ): Promise<Reply> => by.send(method, `${MAIN}/inquiry/${path}`, body, headers)
  const read = async (id: string): Promise<Inquiry> =>
    (await sides.manager.browser.get(`${MAIN}/inquiry/${id}`)).json as Inquiry
  const generate = (id: string) => send('POST', `${id}/invoice/generate`)
  const issue = (id: string, body: object = {}, headers: Record<string, string> = {}) =>
    send('POST', `${id}/invoice`, body, { headers })
  /** An inquiry with an issued proforma. */
  async function issued(body: object = {}): Promise<Inquiry> {
    const { id } = await openInquiry(server, sides)
    await generate(id)
    const { status, json } = await issue(id, body)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
    return json as Inquiry
  }
  /** As the payment and shipping calls do it. */
  const happen = (id: string, kind: Parameters<typeof appendEvent>[3], data: object, tenant = 'staging') =>
    server.context.db.write(tenant, async (tx) =>
      appendEvent(server.context, tx, await lockInquiry(tx, 'system', id), kind, data as never),
    )
  async function paid(id: string): Promise<void> {
    await happen(id, 'PROOF_SUBMITTED', { documentId: id })
    await happen(id, 'PROOF_ACCEPTED', { documentId: id })
  }
  async function shipped(id: string): Promise<void> {
    await happen(id, 'PURCHASE_CONFIRMED', {})
    await happen(id, 'SHIPPING_SET', { shipping: SHIPPING })
  }
  const bytesOf = (documentId: string, by = sides.buyer.browser): Promise<Buffer> =>
    rawOf(server, `/api/archiving/document/${documentId}/content`, by)
  return { send, read, generate, issue, issued, happen, paid, shipped, bytesOf }
}

/**
 * A server, both sides of its inquiries and their steps, shared by all tests of a file. `desk` is the manager’s browser.
 */
export function withBothSides() {
  const server = {} as TestServer
  const sides = {} as Sides
  const desk = {} as TestBrowser
  let opened: TestServer | undefined
  beforeAll(async () => {
    opened = await testServer({ LOG_LEVEL: process.env['LOG'] ?? 'silent' })
    Object.assign(server, opened)
    Object.assign(sides, await bothSides(server))
    Object.assign(desk, sides.manager.browser)
  })
  afterAll(() => opened?.close())
  return { server, sides, desk, steps: inquirySteps(server, sides) }
}

/** The bytes of a reply for a browser's session. */
export async function rawOf({ app }: TestServer, url: string, { cookies }: Sides['buyer']['browser']): Promise<Buffer> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await app.inject({ url, headers: { host: 'localhost:3000', 'tenant-id': 'staging', cookie } })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.payload.slice(0, 300)}`)
  return answer.rawPayload
}

/** The status with the reason code, or with the first invalid field. */
export const reasonOf = ({ status, json }: Reply) => {
  const { reason, body } = json as ErrorReply
  return [status, reason?.code ?? body?.[0]?.path]
}
