import type { VoyageFields } from '@minato/contract/voyages'
import { sql } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export interface VoyageRow {
  id: string
  vessel: string
  number: string
  carrier: string | null
  loadingPort: string
  cutOff: string
  departure: string
  portCalls: { portId: string; arrival: string; name: string; country: string }[]
  version: number
}

const columns = sql`v.id, v.vessel, v.number, v.carrier, v.loading_port as "loadingPort",
  to_char(v.cut_off, 'YYYY-MM-DD') as "cutOff", to_char(v.departure, 'YYYY-MM-DD') as departure, v.version,
  coalesce((select json_agg(json_build_object('portId', c.port_id, 'arrival', to_char(c.arrival, 'YYYY-MM-DD'), 'name', p.name,
      'country', p.country) order by c.arrival, p.name)
    from voyages.port_call c join ports.port p on p.tenant_id = c.tenant_id and p.id = c.port_id
    where c.tenant_id = v.tenant_id and c.voyage_id = v.id), '[]') as "portCalls"`

const LIST_LIMIT = 2000
const voyagesWhere = (tenant: string, where: Sql): Statement => sql`
  select ${columns} from voyages.voyage v where v.tenant_id = ${tenant} and ${where}
  order by v.departure desc, v.vessel, v.id limit ${LIST_LIMIT}`

export const voyages = (tenant: string): Statement => voyagesWhere(tenant, sql`true`)
export const voyagesOf = (tenant: string, ids: readonly string[]): Statement =>
  voyagesWhere(tenant, sql`v.id = any(${ids}::uuid[])`)
export const voyageOf = (tenant: string, id: string): Statement => voyagesWhere(tenant, sql`v.id = ${id}::uuid`)
/** `today`: in Japan. */
export const bookableVoyages = (tenant: string, portId: string, today: string): Statement =>
  voyagesWhere(
    tenant,
    sql`v.cut_off >= ${today}::date and exists (select from voyages.port_call c
      where c.tenant_id = v.tenant_id and c.voyage_id = v.id and c.port_id = ${portId}::uuid)`,
  )

/** Voyages that still take cars, first departure first. `portId`: those that call there. */
export const nextSailings = (tenant: string, portId: string | null, today: string, limit: number): Statement => sql`
  select ${columns} from voyages.voyage v
  where v.tenant_id = ${tenant} and v.cut_off >= ${today}::date and exists (select from voyages.port_call c
    where c.tenant_id = v.tenant_id and c.voyage_id = v.id and (${portId}::uuid is null or c.port_id = ${portId}::uuid))
  order by v.departure, v.vessel, v.id limit ${limit}`

/** Locks a voyage; inquiries on it are locked after it. */
export const lockVoyage = (tenant: string, id: string): Statement =>
  sql`select v.id from voyages.voyage v where v.tenant_id = ${tenant} and v.id = ${id}::uuid for no key update`

/** Until the end of the transaction no other one creates or renames a voyage. Taken before any voyage is locked. */
export const lockNames = (tenant: string): Statement =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`voyage names ${tenant}`}, 0))`
export const voyageNames = (tenant: string): Statement =>
  sql`select v.id, v.vessel, v.number from voyages.voyage v where v.tenant_id = ${tenant}`
/** Locks voyages in the order of their ids. */
export const lockVoyages = (tenant: string, ids: readonly string[]): Statement => sql`
  select v.id from voyages.voyage v where v.tenant_id = ${tenant} and v.id = any(${ids}::uuid[])
  order by v.id for no key update of v`

export const insertVoyage = (tenant: string, id: string, fields: VoyageFields): Statement => sql`
  insert into voyages.voyage (tenant_id, id, vessel, number, carrier, loading_port, cut_off, departure)
  values (${tenant}, ${id}::uuid, ${fields.vessel}, ${fields.number}, ${fields.carrier}, ${fields.loadingPort},
    ${fields.cutOff}::date, ${fields.departure}::date)
  on conflict (tenant_id, vessel, number) do nothing returning id`

export const changeVoyage = (tenant: string, id: string, fields: VoyageFields): Statement => sql`
  update voyages.voyage set vessel = ${fields.vessel}, number = ${fields.number}, carrier = ${fields.carrier},
    loading_port = ${fields.loadingPort}, cut_off = ${fields.cutOff}::date, departure = ${fields.departure}::date,
    version = version + 1
  where tenant_id = ${tenant} and id = ${id}::uuid`

/** Ids of unknown ports are left out. */
export const setPortCalls = (tenant: string, id: string, { portCalls }: VoyageFields): Statement => sql`
  with given as (
    select g.port_id, g.arrival from unnest(${portCalls.map(({ portId }) => portId)}::uuid[],
      ${portCalls.map(({ arrival }) => arrival)}::date[]) g (port_id, arrival)
    join ports.port p on p.tenant_id = ${tenant} and p.id = g.port_id
  ), gone as (
    delete from voyages.port_call c where c.tenant_id = ${tenant} and c.voyage_id = ${id}::uuid
      and c.port_id not in (select port_id from given)
  )
  insert into voyages.port_call as c (tenant_id, voyage_id, port_id, arrival)
  select ${tenant}, ${id}::uuid, port_id, arrival from given
  on conflict (tenant_id, voyage_id, port_id) do update set arrival = excluded.arrival where c.arrival <> excluded.arrival`

export const portNames = (tenant: string): Statement =>
  sql`select p.id, p.name, p.city, p.country from ports.port p where p.tenant_id = ${tenant} order by p.name, p.id`
/** Car pages show the next sailings, so all cached replies of the tenant become stale at the commit. */
export const announceChange = (tenant: string): Statement => sql`select pg_notify('minato_changed', ${tenant})`

export const knownPorts = (tenant: string, ids: readonly string[]): Statement =>
  sql`select p.id from ports.port p where p.tenant_id = ${tenant} and p.id = any(${ids}::uuid[])`

export const deleteVoyage = (tenant: string, id: string): Statement =>
  sql`delete from voyages.voyage where tenant_id = ${tenant} and id = ${id}::uuid`

export interface NewArrival {
  inquiryId: string
  departure: string
  arrival: string
  previousDeparture: string | null
  previousArrival: string | null
  consequences: object
}
/** Each change of a voyage has one row for each inquiry that it moves. */
export const insertArrivals = (
  tenant: string,
  { changeId, voyageId }: { changeId: string; voyageId: string },
  rows: readonly NewArrival[],
): Statement => sql`
  insert into voyages.arrival (tenant_id, change_id, inquiry_id, voyage_id, departure, arrival, previous_departure,
    previous_arrival, consequences)
  select ${tenant}, ${changeId}::uuid, r."inquiryId", ${voyageId}::uuid, r.departure, r.arrival, r."previousDeparture",
    r."previousArrival", r.consequences
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("inquiryId" uuid, departure date, arrival date,
    "previousDeparture" date, "previousArrival" date, consequences jsonb)`

export interface ArrivalRow {
  recordedAt: string
  departure: string
  arrival: string
  previousArrival: string | null
  consequences: { verdict: unknown }
}
export const arrivalsOf = (tenant: string, inquiryId: string): Statement => sql`
  select recorded_at as "recordedAt", to_char(departure, 'YYYY-MM-DD') as departure, to_char(arrival, 'YYYY-MM-DD') as arrival,
    to_char(previous_arrival, 'YYYY-MM-DD') as "previousArrival", consequences
  from voyages.arrival where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid order by recorded_at`
