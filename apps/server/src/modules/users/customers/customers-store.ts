import type { Customer, CustomerCriteria, CustomerDetails } from '@minato/contract/customers'
import { join, sql, integerLiteral } from '../../../platform/database/sql.ts'
import type { Sql, Statement } from '../../../platform/database/sql.ts'
import type { NewPerson } from '../people-store.ts'

/** A row of the list, as its reply is. */
export type CustomerRow = Omit<Customer, 'phoneText'>
export interface CustomerDetailsRow extends CustomerRow {
  civility: CustomerDetails['civility']
  locale: CustomerDetails['locale']
  destinationCountry: string | null
  destinationPortId: string | null
  version: number
  canSignIn: boolean
  invitedAt: string | null
  signsInByEmail: boolean
  isInvoiced: boolean
  /** An older invoice names the account: no consignee is stored with it. */
  isAccountPrinted: boolean
  note: string | null
  noteVersion: number | null
  notedAt: string | null
  notedBy: string | null
}

/** `words`: in lower case, each with the codes of countries whose names begin with it. */
export interface CustomerFilter extends Pick<CustomerCriteria, 'country' | 'isDeactivated'> {
  words: readonly { text: string; countries: readonly string[] }[]
}

/** Customers have the role and were not deleted; managers are excluded. */
const customers = (tenant: string): Sql => sql`users.person p where p.tenant_id = ${tenant} and p.deleted_at is null
  and exists (select from users.role r where r.tenant_id = ${tenant} and r.person_id = p.id and r.role = 'CUSTOMER')
  and not exists (select from users.role r where r.tenant_id = ${tenant} and r.person_id = p.id and r.role = 'SALES_MANAGER')`

const matching = (tenant: string, { words, country, isDeactivated }: CustomerFilter): Sql =>
  join(
    [
      customers(tenant),
      ...(country === undefined ? [] : [sql`p.country = ${country}`]),
      ...(isDeactivated === undefined ? [] : [sql`(p.deactivated_at is not null) = ${isDeactivated}`]),
      // Compared by position instead of by pattern, so that typed characters have no special meaning.
      ...words.map(
        ({ text, countries }) =>
          sql`(strpos(lower(concat_ws(' ', p.firstname, p.lastname, p.email, p.phone)), ${text}) > 0
            or p.country = any(${countries}::text[]))`,
      ),
    ],
    sql` and `,
  )

const lastSeen = (tenant: string): Sql =>
  sql`(select max(s.last_seen_at) from users.session s where s.tenant_id = ${tenant} and s.person_id = p.id)`
const inquiries = (tenant: string): Sql =>
  sql`(select count(*) from inquiries.inquiry q where q.tenant_id = ${tenant} and q.owner_id = p.id)`

const columns = (
  tenant: string,
): Sql => sql`p.id, coalesce(p.firstname, '') as firstname, coalesce(p.lastname, '') as lastname,
  coalesce(p.email, '') as email, p.email_verified_at is not null as "isEmailVerified", p.country as "countryOfResidence",
  p.phone as "phoneNumber", p.created_at as "createdAt", ${lastSeen(tenant)} as "lastSeenAt",
  p.deactivated_at is not null as "isDeactivated",
  (select count(*) from users.favourite f where f.tenant_id = ${tenant} and f.person_id = p.id) as "numberOfFavourite",
  (select count(*) from users.saved_search s where s.tenant_id = ${tenant} and s.person_id = p.id) as "numberOfSavedSearch",
  ${inquiries(tenant)} as "numberOfInquiry"`

const ORDERS: Record<NonNullable<CustomerCriteria['order.field']>, (tenant: string) => Sql> = {
  NAME: () => sql`lower(p.lastname || ' ' || p.firstname)`,
  COUNTRY: () => sql`p.country`,
  MADE: () => sql`p.created_at`,
  SEEN: lastSeen,
  INQUIRIES: inquiries,
}
const DIRECTIONS = { ASC: sql`asc nulls last`, DESC: sql`desc nulls last` }

export const customersFor = (
  tenant: string,
  filter: CustomerFilter,
  { field, direction }: { field: keyof typeof ORDERS; direction: keyof typeof DIRECTIONS },
  limit: number,
  offset: number,
): Statement =>
  sql`select ${columns(tenant)} from ${matching(tenant, filter)} order by ${ORDERS[field](tenant)} ${DIRECTIONS[direction]}, p.id
    limit ${integerLiteral(limit)} offset ${integerLiteral(offset)}`

export const countCustomersFor = (tenant: string, filter: CustomerFilter): Statement =>
  sql`select count(*) as total from ${matching(tenant, filter)}`

/** The next batch of customers after this one, oldest first. */
export const customersOfInquiries = (
  tenant: string,
  filter: CustomerFilter,
  last: { createdAt: string; id: string } | undefined,
  limit: number,
): Statement =>
  sql`select ${columns(tenant)}, p.created_at::text as "madeAt" from ${matching(tenant, filter)}
    ${last ? sql`and (p.created_at, p.id) > (${last.createdAt}::timestamptz, ${last.id}::uuid)` : sql``}
    order by p.created_at, p.id limit ${integerLiteral(limit)}`

/** A password, an account at another provider, or a confirmed address, where a password is chosen. */
const signsInByEmail = (tenant: string): Sql =>
  sql`(p.password_hash is not null or p.email_verified_at is not null
    or exists (select from users.identity i where i.tenant_id = ${tenant} and i.person_id = p.id))`
/** Or a session by a link that was sent to the number. */
const hasSignIn = (tenant: string): Sql =>
  sql`(${signsInByEmail(tenant)} or (not p.is_unproven and ${lastSeen(tenant)} is not null))`

/** Whether an invoice was issued for a car that is not delivered yet; a cancelled one or a closed inquiry can come back. */
const isInvoiced = (tenant: string, condition = sql`true`): Sql =>
  sql`exists (select from inquiries.inquiry q where q.tenant_id = ${tenant} and q.owner_id = p.id
    and q.state ->> 'invoice' is not null and q.state ->> 'deliveredAt' is null and ${condition})`

/** One, with the newest note; who wrote it may be a program. */
export const customerOf = (tenant: string, id: string): Statement =>
  sql`select one.*, n.text as note, n.version as "noteVersion", n.written_at as "notedAt",
      coalesce(nullif(concat_ws(' ', w.firstname, w.lastname), ''), c.name) as "notedBy"
    from (select ${columns(tenant)}, p.civility, p.locale, p.destination_country as "destinationCountry",
        p.destination_port_id as "destinationPortId", p.version, ${hasSignIn(tenant)} as "canSignIn",
        (select max(c.created_at) from users.code c where c.tenant_id = ${tenant} and c.person_id = p.id
          and c.purpose in ('verify', 'access') and c.expires_at > now() and not ${hasSignIn(tenant)}) as "invitedAt",
        ${signsInByEmail(tenant)} as "signsInByEmail", ${isInvoiced(tenant)} as "isInvoiced",
        ${isInvoiced(tenant, sql`q.state ->> 'customerInformationSeq' is null`)} as "isAccountPrinted"
      from ${customers(tenant)} and p.id = ${id}::uuid) one
    left join lateral (select * from users.customer_note n where n.tenant_id = ${tenant} and n.person_id = one.id
      order by n.version desc limit 1) n on true
    left join users.person w on w.tenant_id = ${tenant} and w.id = n.written_by
    left join users.api_client c on c.tenant_id = ${tenant} and c.id = n.written_by`

/** A row for each customer with this number, E.164. */
export const customersWithPhone = (tenant: string, phone: string): Statement =>
  sql`select p.id from ${customers(tenant)} and p.phone = ${phone}`

/** Fails with 23503 for an unknown port and with 23505 for an address that is taken. */
export const updateCustomer = (
  tenant: string,
  id: string,
  fields: Pick<NewPerson, 'email' | 'emailFolded' | 'firstname' | 'lastname' | 'country' | 'phone' | 'locale'> & {
    destination: CustomerDetails['destination']
  },
): Statement =>
  sql`update users.person set email = ${fields.email}, email_folded = ${fields.emailFolded}, firstname = ${fields.firstname},
      lastname = ${fields.lastname}, country = ${fields.country}, phone = ${fields.phone}, locale = ${fields.locale},
      destination_country = ${fields.destination?.country ?? null},
      destination_port_id = ${fields.destination?.portId ?? null}::uuid, updated_at = now(), version = version + 1
    where tenant_id = ${tenant} and id = ${id}::uuid`

/** Fails with 23503 for an unknown port. */
export const setDestination = (tenant: string, id: string, country: string, portId: string | null): Statement =>
  sql`update users.person set destination_country = ${country}, destination_port_id = ${portId}::uuid
    where tenant_id = ${tenant} and id = ${id}::uuid`

/** Locks the customer, so that a concurrent writer sees this note; no row for an unknown customer. */
export const lockCustomer = (tenant: string, id: string): Statement =>
  sql`select p.id from ${customers(tenant)} and p.id = ${id}::uuid for no key update of p`

export const noteVersion = (tenant: string, id: string): Statement =>
  sql`select coalesce(max(version), 0)::integer as version from users.customer_note where tenant_id = ${tenant} and person_id = ${id}::uuid`

export const insertNote = (tenant: string, id: string, version: number, text: string, authorId: string): Statement =>
  sql`insert into users.customer_note (tenant_id, person_id, version, text, written_by)
    values (${tenant}, ${id}::uuid, ${version}, ${text}, ${authorId}::uuid)`
