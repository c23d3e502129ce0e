import type { Client } from 'pg'

export interface Table {
  /** With its schema: 'vehicles.car'. */
  name: string
  columns: string[]
  /** Columns that give the rows a fixed order. */
  key: string[]
  /** Even the owner sees a tenant's rows alone. */
  isTenants: boolean
}

const OURS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'migrations')
  and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')`

/** All tables with rows of their own; unlogged tables are not part of a backup. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity as "isTenants",
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select quote_ident(a.attname) from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${OURS} order by 1`)
  return rows
}

export async function sequencesOf(client: Client): Promise<{ name: string; value: string }[]> {
  // The view instead of its function, which fails on anything but a sequence before the condition is evaluated.
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null and schemaname <> 'migrations' order by 1`)
  return rows
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}
export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and ${OURS} order by 1, 2`)
  return rows
}
