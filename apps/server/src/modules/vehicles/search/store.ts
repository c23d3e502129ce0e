import { named, sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import { manufacturedMonth, publishedMinute, registeredMonth, yearAndMonth } from '../sort-orders-store.ts'
import { FIELDS } from './index-entries.ts'
import { indexedValues } from './values-store.ts'

/** Held to the end of the transaction; one indexer at a time per tenant. */
export const lockIndex = (): Statement =>
  sql`select pg_advisory_xact_lock(hashtext('search ' || platform.tenant_now()))`

/** At most two segments with pending changes, each with its cars; `car_nos` holds null for a whole segment. */
export const pendingCars = (tenant: string): Statement => sql`
  select segment, array_agg(distinct car_no) as car_nos, array_agg(id) as ids
  from vehicles.search_todo where tenant_id = ${tenant} group by segment order by segment limit 2`

/** By id, because a smaller id may be committed later. */
export const clearPending = (tenant: string, ids: readonly number[]): Statement =>
  sql`delete from vehicles.search_todo where tenant_id = ${tenant} and id = any(${ids}::bigint[])`

export const indexedCars = (tenant: string, segment: number, carNos?: number[]): Statement => sql`
  select c.car_no, c.status, c.cubic_meter, c.words, ${publishedMinute} as published_minute, ${yearAndMonth} as year_and_month,
    ${registeredMonth} as registered_month, ${manufacturedMonth} as manufactured_month,
    ${indexedValues()}
  from vehicles.car c
  where tenant_id = ${tenant} and ${carNos ? sql`car_no = any(${carNos}::integer[])` : sql`car_no between ${segment << 14} and ${(segment << 14) + 16_383}`}`

export const deleteSegment = (tenant: string, segment: number): Statement =>
  sql`delete from vehicles.search_bits where tenant_id = ${tenant} and segment = ${segment}`

/** Sets one car's bits to its entries, in every row of its segment that differs. */
export const updateBits = (
  tenant: string,
  segment: number,
  place: number,
  kinds: string[],
  values: string[],
): Statement => sql`
  update vehicles.search_bits b set bits = set_bit(b.bits, ${place}, 1 - get_bit(b.bits, ${place}))
  where b.tenant_id = ${tenant} and b.segment = ${segment}
    and (get_bit(b.bits, ${place}) = 1) <> ((b.kind, b.value) in (select * from unnest(${kinds}::text[], ${values}::text[])))`

/** Adds empty rows that the car needs first; a segment's first car adds the binary digits. */
export const addRows = (tenant: string, segment: number, kinds: string[], values: string[]): Statement => sql`
  insert into vehicles.search_bits (tenant_id, kind, value, segment, bits)
  select ${tenant}, e.kind, e.value, ${segment}::integer, repeat('0', 16384)::bit(16384)
  from (
    select kind, value from unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)
    union
    select f.kind, p::text from unnest(${Object.keys(FIELDS)}::text[], ${Object.values(FIELDS)}::integer[]) as f (kind, places), generate_series(0, f.places - 1) p
      where cardinality(${kinds}::text[]) > 0
  ) e
  on conflict do nothing`

/** Notifies in the same transaction, so that other processes reload the segment. */
export const raiseVersion = (tenant: string, segment: number): Statement => sql`
  insert into vehicles.search_segment (tenant_id, segment) values (${tenant}, ${segment})
  on conflict (tenant_id, segment) do update set version = search_segment.version + 1`

export interface SegmentRow {
  segment: number
  version: number
}
export const segmentsOf = (tenant: string): Statement =>
  named(
    'search segments',
    sql`select segment, version from vehicles.search_segment where tenant_id = ${tenant} order by segment`,
  )

export interface BitsRow {
  segment: number
  kind: string
  value: string
  bits: Buffer
}
/** PostgreSQL cannot cast bits to bytes; their binary form has a length prefix. */
const asBytes = sql`substring(varbit_send(b.bits::bit varying) from 5) as bits`

export const bitsOfKinds = (tenant: string, segment: number, kinds: readonly string[]): Statement =>
  named(
    'search bits of kinds',
    sql`select b.segment, b.kind, b.value, ${asBytes} from vehicles.search_bits b
    where b.tenant_id = ${tenant} and b.segment = ${segment} and b.kind = any(${kinds}::text[])`,
  )

export const bitsOfValues = (tenant: string, kinds: readonly string[], values: readonly string[]): Statement =>
  named(
    'search bits of values',
    sql`select b.segment, b.kind, b.value, ${asBytes} from unnest(${kinds}::text[], ${values}::text[]) as w (kind, value)
    join vehicles.search_bits b on b.tenant_id = ${tenant} and b.kind = w.kind and b.value = w.value`,
  )

/** Every search word of the tenant's cars. */
export const vocabulary = (tenant: string, limit: number): Statement =>
  sql`select distinct value as word from vehicles.search_bits where tenant_id = ${tenant} and kind = 'word' limit ${limit}::integer`

/** Cars by chassis or number in any status; the caller's criteria decide who sees them. */
export const carNosOf = (tenant: string, chassisKeys: string[], carNos: number[]): Statement =>
  named(
    'search exact',
    sql`
    select car_no, chassis_key from vehicles.car
    where tenant_id = ${tenant} and (chassis_key = any(${chassisKeys}::text[]) or car_no = any(${carNos}::integer[]))`,
  )
