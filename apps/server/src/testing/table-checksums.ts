import type { TestServer } from './app.ts'
import { sql } from '../platform/database/sql.ts'

/** Checksums of all tables that the server may read, except `left`; equal sums mean that nothing changed. */
export async function contentsOf({ context: { db } }: TestServer, tenant = 'staging', left: readonly string[] = []) {
  const tables = await db.shared<{ name: string; isGuarded: boolean }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as "isGuarded"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and has_table_privilege(c.oid, 'select') and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`)
  const asked = tables.filter(({ name }) => name !== 'platform.counter' && !left.includes(name))
  const sums = asked.map(async ({ name, isGuarded }) => {
    const statement = { text: `select md5(string_agg(t::text, '' order by t::text)) as sum from ${name} t`, values: [] }
    const [row] = isGuarded
      ? await db.read<{ sum: string | null }>(tenant, statement)
      : await db.shared<{ sum: string | null }>(statement)
    return [name, row?.sum ?? null] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}
