import { randomUUID } from 'node:crypto'
import type { NewInquiry } from '@minato/contract/inquiries'
import type { Inquiry, Message } from '@minato/contract/inquiries-shapes'
import type { Quote } from '@minato/contract/quotes'
import type { InquiryEvent } from '@minato/domain/inquiry-events'
import { replay } from '@minato/domain/inquiries'
import { expect } from 'vitest'
import type { Context } from '../context.ts'
import { eventsOf } from '../modules/inquiries/event-log/event-log-store.ts'
import type { EventRow } from '../modules/inquiries/event-log/event-log-store.ts'
import { sql } from '../platform/database/sql.ts'
import type { TestServer } from './app.ts'
import type { Reply, TestBrowser } from './browser.ts'
import { addCars, buildCar } from './cars.ts'
import { asOwner } from './as-owner.ts'
import { PASSWORD, signedInPerson } from './people.ts'

/** Inquiries for tests: a port, a car, both sides and their inquiry, made by the calls of the pages. */

export const MAIN = '/api/main'

export const CONSIGNEE = {
  firstname: 'Joseph',
  lastname: 'Kabila & Fils',
  address: '12, avenue du Port',
  city: 'Matadi',
  postalCode: 'BP 7',
  country: 'CD',
  phoneNumber: { countryCode: '243', number: '812345678' },
  email: 'joseph@fils.example',
}

/** Mombasa, which serves Kenya and Uganda: 92 $ per m³, inspection 150 $, insurance 1.25 %. */
export async function addPort({ db }: Context, tenant = 'staging'): Promise<string> {
  return db.write(tenant, async (tx) => {
    const [known] = await tx.rows<{ id: string }>(
      sql`select id from ports.port where tenant_id = ${tenant} and name = 'Mombasa'`,
    )
    if (known) return known.id
    const [port] = await tx.rows<{ id: string }>(sql`insert into ports.port (tenant_id, name, country, city)
      values (${tenant}, 'Mombasa', 'KE', 'Mombasa') returning id`)
    const id = port?.id ?? ''
    await tx.rows(sql`insert into ports.country_served (tenant_id, port_id, country)
      select ${tenant}, ${id}::uuid, c from unnest('{KE,UG}'::text[]) c`)
    await tx.rows(sql`insert into ports.tariff (tenant_id, port_id, value) values (${tenant}, ${id}::uuid, 92)`)
    await tx.rows(
      sql`insert into ports.inspection (tenant_id, port_id, type, amount) values (${tenant}, ${id}::uuid, 'PRE_EXPORT', 150)`,
    )
    await tx.rows(
      sql`insert into settings.insurance_rate (tenant_id, percentage, valid_from) values (${tenant}, 1.25, now())`,
    )
    return id
  })
}

/** The dealer's company and bank account, which documents name. */
export const addSeller = ({ db }: Context, tenant = 'staging'): Promise<void> =>
  db.write(tenant, async (tx) => {
    const facts = { name: 'Minato', legalName: 'Minato Motors Co., Ltd.', headOffice: ['Yokohama, Japan'] }
    await tx.rows(sql`insert into settings.company (tenant_id, facts) values (${tenant}, ${JSON.stringify(facts)})
      on conflict do nothing`)
    await tx.rows(sql`insert into settings.bank_account (tenant_id, holder, bank, swift, account_number, currency)
      select ${tenant}, 'Minato Motors Co., Ltd.', 'Example Bank', 'EXMPJPJT', '000 0002290', 'USD'
      where not exists (select from settings.bank_account where tenant_id = ${tenant})`)
  })

/** Replaces the account of `addSeller`, as an approved change does. */
export const changeAccount = ({ url }: TestServer): Promise<unknown> =>
  asOwner(
    url,
    `select set_config('app.tenant', 'staging', false);
     update settings.bank_account set account_number = '999', version = version + 1 where tenant_id = 'staging'`,
  )

export interface Sides {
  portId: string
  buyer: { id: string; email: string; browser: TestBrowser }
  manager: { id: string; email: string; browser: TestBrowser }
}
/** A buyer and a manager, each with a browser. */
export async function bothSides(server: TestServer, tenant = 'staging'): Promise<Sides> {
  const portId = await addPort(server.context, tenant)
  await addSeller(server.context, tenant)
  const manager = await signedInPerson(server, { role: 'SALES_MANAGER', firstname: 'Haruka', lastname: 'Sato', tenant })
  const buyer = await signedInPerson(server, { tenant })
  return { portId, buyer, manager }
}

/** The request body of a page that has shown this quote. */
export async function questionOf(
  server: TestServer,
  carId: string,
  portId: string,
  more: Partial<NewInquiry> = {},
  tenant = 'staging',
): Promise<NewInquiry> {
  const asked = new URLSearchParams({ carId, portId, withInsurance: 'true', withInspections: 'true' })
  const { json } = await server.get<Quote>(`/api/pricing/public/quote?${asked}`, tenant)
  const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
  return {
    carId,
    portId,
    amountFOB: usd(json.fob),
    fretAmount: usd(json.freight),
    warranty: usd(json.insurance),
    inspections: json.lines.flatMap((line) =>
      line.kind === 'INSPECTION' ? [{ type: line.type, amount: { value: line.amount, currency: 'USD' as const } }] : [],
    ),
    finalDestination: 'KE',
    firstMessage: 'Is this car still for sale?',
    ...more,
  }
}

/** A visitor's public inquiry with personal details. */
export const publicInquiryBody = (createInquiryInformation: NewInquiry, more: object = {}) => ({
  userRegistrateInformation: {
    civility: 'MR',
    firstname: 'Juma',
    lastname: 'Mwangi',
    email: `${randomUUID()}@buyer.example`,
    password: PASSWORD,
    countryOfResidence: 'KE',
    phoneNumber: { countryCode: '254', number: '712 345678' },
    locale: 'fr',
    ...more,
  },
  createInquiryInformation,
})

/** An inquiry of the buyer about a published car. */
export async function openInquiry(
  server: TestServer,
  { buyer, portId }: Pick<Sides, 'buyer' | 'portId'>,
  { carId, ...more }: Partial<NewInquiry> = {},
): Promise<Inquiry> {
  const [made = ''] = carId ? [carId] : await addCars(server.context, [buildCar()])
  const { status, json } = await buyer.browser.send(
    'POST',
    `${MAIN}/inquiry`,
    await questionOf(server, made, portId, more),
  )
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`)
  return json as Inquiry
}

/** A manager's action from a freshly loaded page. */
export async function act(
  browser: TestBrowser,
  inquiryId: string,
  step: 'archive' | 'restore' | 'process' | 'unprocess' | 'manager',
  body?: { managerId: string },
): Promise<Reply> {
  const { version, lastBuyerSeq } = (await browser.get(`${MAIN}/inquiry/${inquiryId}`)).json as Inquiry
  const heard = step === 'archive' || step === 'process' ? `?lastReadSeq=${lastBuyerSeq}` : ''
  return browser.send('PUT', `${MAIN}/inquiry/${inquiryId}/${step}${heard}`, body, { 'if-match': `"${version}"` })
}

export const say = (
  browser: TestBrowser,
  ownerId: string,
  inquiryId: string,
  content: string,
  key?: string,
): Promise<Reply> =>
  browser.send(
    'POST',
    `${MAIN}/inquiry/${inquiryId}/message`,
    { ownerId, content },
    key ? { 'idempotency-key': key } : {},
  )

export const messagesIn = async (browser: TestBrowser, inquiryId: string): Promise<Message[]> =>
  ((await browser.get(`${MAIN}/inquiry/${inquiryId}/message`)).json as { items: Message[] }).items

export const eventsIn = ({ db }: Context, inquiryId: string, tenant = 'staging'): Promise<EventRow[]> =>
  db.read<EventRow>(tenant, eventsOf(tenant, inquiryId))

/** Each inquiry of the tenant, or of `only`, equals the replay of its events (TRU-01). */
export async function expectRecordsWhole(
  context: Context,
  tenant = 'staging',
  only?: readonly string[],
): Promise<number> {
  const rows = await context.db.read<{ id: string; ownerId: string; state: unknown; seq: number }>(
    tenant,
    sql`select id, owner_id as "ownerId", state, last_seq as seq from inquiries.inquiry
      where tenant_id = ${tenant} and id = any(coalesce(${only ?? null}::uuid[], array[id]))`,
  )
  for (const { id, ownerId, state, seq } of rows) {
    const events = await eventsIn(context, id, tenant)
    const told = events.map(({ actorId, kind, data, seq: at, at: time }) => {
      const side = actorId === null ? 'SYSTEM' : actorId === ownerId ? 'BUYER' : 'SELLER'
      return { kind, data, seq: at, at: time, side } as InquiryEvent
    })
    expect([id, replay(told)]).toEqual([id, state])
    expect([id, events.map((event) => event.seq)]).toEqual([id, Array.from({ length: seq }, (_, i) => i + 1)])
  }
  return rows.length
}

/** The number of inquiries or people of the tenant. */
export async function countIn({ context }: TestServer, table: 'inquiry' | 'person'): Promise<number> {
  const which = { inquiry: sql`inquiries.inquiry`, person: sql`users.person` }
  const [row] = await context.db.read<{ n: number }>(
    'staging',
    sql`select count(*) as n from ${which[table]} where tenant_id = 'staging'`,
  )
  return row?.n ?? 0
}
