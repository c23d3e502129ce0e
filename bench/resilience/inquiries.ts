import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { Quote } from '@minato/contract/quotes'
import { sql } from '../../apps/server/src/platform/database/sql.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Actor } from './actors.ts'
import { sendRequest, parsed } from './http.ts'

/** Opens inquiries through the API, as the pages do. */

export async function createInquiry(origin: string, db: Database, buyer: Actor, carId: string): Promise<string> {
  const { tenant, headers } = buyer
  const [port] = await db.read<{ id: string; country: string }>(
    tenant,
    sql`select p.id, s.country from ports.port p join ports.country_served s on s.tenant_id = p.tenant_id and s.port_id = p.id
      join ports.tariff t on t.tenant_id = p.tenant_id and t.port_id = p.id
      where p.tenant_id = ${tenant} order by p.id, s.country limit 1`,
  )
  const wanted = new URLSearchParams({ carId, portId: port?.id ?? '', destination: port?.country ?? '' })
  const quote = parsed<Quote>(await sendRequest(origin, { path: `/api/pricing/public/quote?${wanted}`, headers }))
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  const answer = await sendRequest(origin, {
    method: 'POST',
    path: '/api/main/inquiry',
    headers,
    body: {
      carId,
      portId: port?.id,
      amountFOB: usd(quote.fob),
      fretAmount: usd(quote.freight),
      inspections: [],
      finalDestination: port?.country,
      firstMessage: 'Is it still there?',
    },
  })
  if (answer.status !== 201) throw new Error(`no inquiry: ${answer.status} ${answer.text.slice(0, 300)}`)
  return parsed<Inquiry>(answer).id
}

/** Counts the events of a kind in an inquiry's event log. */
export async function eventsOf(db: Database, tenant: string, inquiryId: string, kind?: string): Promise<number> {
  const [row] = await db.read<{ n: number }>(
    tenant,
    sql`select count(*) as n from inquiries.event where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid
      and (${kind ?? null}::text is null or kind = ${kind ?? null})`,
  )
  return row?.n ?? 0
}
