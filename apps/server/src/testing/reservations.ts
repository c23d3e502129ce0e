import type { Inquiry } from '@minato/contract/inquiries-shapes'
import type { InquiryEventKind, InquiryEvents } from '@minato/domain/inquiry-events'
import type { Context } from '../context.ts'
import { NOTIFY_OTHER_BUYERS } from '../modules/inquiries/notify-other-buyers.ts'
import type { CarTaken } from '../modules/inquiries/notify-other-buyers.ts'
import { notifyOtherBuyersTask } from '../modules/inquiries/notify-other-buyers-job.ts'
import { appendEvent, lockInquiry } from '../modules/inquiries/event-log/service.ts'
import { reservationTask } from '../modules/inquiries/reservations/reservation-job.ts'
import { sql } from '../platform/database/sql.ts'
import type { TestServer } from './app.ts'
import type { Reply, TestBrowser } from './browser.ts'
import { addCars, buildCar } from './cars.ts'
import { MAIN, openInquiry } from './inquiries.ts'
import type { Sides } from './inquiries.ts'
import { asOwner } from './as-owner.ts'
import { signedInPerson } from './people.ts'

/** Reservations for tests: cars with several inquiries, events of other modules, and passing time. */

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
export const fromNow = (hours: number, start = 0) => ({ startTime: inHours(start), endTime: inHours(start + hours) })

export const reserveFor = (browser: TestBrowser, inquiryId: string, body = fromNow(24), key?: string): Promise<Reply> =>
  browser.send('POST', `${MAIN}/inquiry/${inquiryId}/reserve`, body, key ? { 'idempotency-key': key } : {})

export interface Asker {
  buyer: Sides['buyer']
  inquiryId: string
}
/** A car with inquiries of this number of customers, each with a browser. */
export async function askedByMany(
  server: TestServer,
  { portId }: Sides,
  number: number,
): Promise<{ carId: string; askers: Asker[] }> {
  const [carId = ''] = await addCars(server.context, [buildCar()])
  const askers: Asker[] = []
  for (let i = 0; i < number; i++) {
    const buyer = await signedInPerson(server)
    askers.push({ buyer, inquiryId: (await openInquiry(server, { buyer, portId }, { carId })).id })
  }
  return { carId, askers }
}

/** An event that another module's call would write. */
export const write = <K extends InquiryEventKind>(
  context: Context,
  inquiryId: string,
  kind: K,
  data: InquiryEvents[K],
): Promise<unknown> =>
  context.db.write('staging', async (tx) =>
    appendEvent(context, tx, await lockInquiry(tx, 'system', inquiryId), kind, data),
  )

const DOCUMENT = '00000000-0000-4000-8000-00000000d0c0'
const PROFORMA = '00000000-0000-4000-8000-0000000000f0'
/** Up to the accepted payment, or up to its waiting proof only. */
export async function pay(context: Context, inquiryId: string, isAccepted = true): Promise<void> {
  const later = inHours(240)
  await write(context, inquiryId, 'INVOICE_ISSUED', {
    invoiceId: PROFORMA,
    number: 'P-1',
    total: 1000,
    validUntil: later,
    // Soon, so that every test's reservation covers it.
    paymentDeadline: inHours(1),
  })
  await write(context, inquiryId, 'PROOF_SUBMITTED', { documentId: DOCUMENT })
  if (isAccepted) await write(context, inquiryId, 'PROOF_ACCEPTED', { documentId: DOCUMENT })
}

export interface StandingRow {
  id: string
  inquiryId: string
  state: string
  cause: string | null
}
export const reservationsOf = ({ db }: Context, carId: string): Promise<StandingRow[]> =>
  db.read<StandingRow>(
    'staging',
    sql`select id, inquiry_id as "inquiryId", state, ended_cause as cause from inquiries.reservation
      where tenant_id = 'staging' and car_id = ${carId}::uuid order by start_time, state desc, id`,
  )

/** Moves a reservation this number of hours towards its end. */
export async function pass(context: Context, reservationId: string, hours: number): Promise<void> {
  await context.db.write('staging', (tx) =>
    tx.rows(sql`update inquiries.reservation set start_time = start_time - ${hours} * interval '1 hour',
        end_time = end_time - ${hours} * interval '1 hour'
      where tenant_id = 'staging' and id = ${reservationId}::uuid`),
  )
}

/** Runs the due reservation jobs. */
export const tick = (context: Context, reservationId: string): Promise<void> =>
  reservationTask(context).run({
    tenant: 'staging',
    data: { reservationId },
    signal: new AbortController().signal,
  })

/** When the reservation's jobs are due. */
export const wakesAt = async ({ url }: TestServer, reservationId: string): Promise<string[]> => {
  const jobs = await asOwner<{ at: Date }>(
    url,
    `select run_at as at from graphile_worker._private_jobs where payload -> 'data' ->> 'reservationId' = '${reservationId}'`,
  )
  return jobs.map(({ at }) => at.toISOString())
}

export async function ends(context: Context, reservationId: string, hours = 25): Promise<void> {
  await pass(context, reservationId, hours)
  await tick(context, reservationId)
}

/** Runs the job that notifies other buyers. */
export async function runNotifyOtherBuyers({ context, url }: TestServer): Promise<void> {
  const jobs = await asOwner<{ data: CarTaken }>(
    url,
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = '${NOTIFY_OTHER_BUYERS}' returning j.payload -> 'data' as data`,
  )
  for (const { data } of jobs)
    await notifyOtherBuyersTask(context).run({ tenant: 'staging', data, signal: new AbortController().signal })
}

export const carStatus = async ({ db }: Context, carId: string): Promise<{ status: string; version: number }> => {
  const [row] = await db.read<{ status: string; version: number }>(
    'staging',
    sql`select status, version from vehicles.car where tenant_id = 'staging' and id = ${carId}::uuid`,
  )
  if (!row) throw new Error('there is no such car')
  return row
}

export const seen = async (browser: TestBrowser, inquiryId: string): Promise<Inquiry> =>
  (await browser.get(`${MAIN}/inquiry/${inquiryId}`)).json as Inquiry
