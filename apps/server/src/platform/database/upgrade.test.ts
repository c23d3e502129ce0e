import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { indexCars } from '../../modules/vehicles/search/index-cars.ts'
import { testDatabase } from '../../testing/database.ts'
import { expectRecordsWhole } from '../../testing/deals.ts'
import { keyOf } from '../../modules/documents/shape.ts'
import { restore } from '../backup/restore.ts'
import { readConfig } from '../process/config.ts'
import { diskFiles } from '../files/disk-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { openContext } from '../process/open-context.ts'

const RELEASES = resolve(import.meta.dirname, '../../../../../db/releases')
/** What each holds: cars that visitors see of both dealers, deals with their papers, and what is promised of cars. */
const HELD: Readonly<Record<string, object>> = {
  '0008': { staging: 12, second: 12, deals: 0, papers: [], reservations: 0, queue: 0, ledger: null },
  '0013': { staging: 12, second: 12, deals: 0, papers: [], reservations: 0, queue: 0, ledger: null },
  '0023': {
    staging: 11,
    second: 12,
    deals: 7,
    papers: ['FINAL', 'PROFORMA', 'PROFORMA', 'PROFORMA', 'PROFORMA', 'RECEIPT'],
    reservations: 1,
    queue: 1,
    ledger: [
      ['EXPECTED', 462_900],
      ['EXPECTED', 558_700],
      ['EXPECTED', 850_400],
      ['EXPECTED', 1_338_200],
      ['TRANSFER', 850_400],
    ],
  },
}

test('[OPS-03 H07] upgrades every earlier release’s database with its data to the fresh schema', async () => {
  const fresh = await testDatabase()
  const wanted = await schemaOf(fresh.url).finally(() => fresh.drop())
  const releases = (await readdir(RELEASES, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  expect(releases.map(({ name }) => name).toSorted()).toEqual(Object.keys(HELD).toSorted())
  for (const { name } of releases) {
    const database = await testDatabase({ isEmpty: true })
    const folder = await mkdtemp(join(tmpdir(), 'minato-release-'))
    try {
      await restore(join(RELEASES, name), { url: database.url, files: diskFiles(folder) })
      expect({ name, schema: await schemaOf(database.url) }).toEqual({ name, schema: wanted })
      expect({ name, ...(await whatIsThere(database.url, folder)) }).toEqual({
        name,
        ...HELD[name],
        pictured: true,
        priced: true,
        filesWhole: true,
      })
    } finally {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}, 240_000)

/** Everything that migrations make, one line each. */
async function schemaOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'graphile_worker')`
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', 'column', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid), a.attstorage) as line
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'v') and ${ours}
    union all select concat_ws(' ', 'table', c.oid::regclass, c.relrowsecurity, c.relforcerowsecurity, c.relpersistence, array_to_string(array(select unnest(c.relacl)::text order by 1), ','))
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'S') and ${ours}
    union all select concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated)
      from pg_constraint k join pg_namespace n on n.oid = k.connamespace where k.contype <> 'n' and ${ours}
    union all select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid)) from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_namespace n on n.oid = c.relnamespace where ${ours}
    union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${ours}
    union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prokind = 'f' and ${ours} and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all select concat_ws(' ', 'view', c.oid::regclass, pg_get_viewdef(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and ${ours}
    union all select concat_ws(' ', 'policy', schemaname, tablename, policyname, cmd, roles::text, qual, with_check) from pg_policies n
    order by line`)
  await client.end()
  // Each test database has an owner of its own run.
  return rows.map(({ line }) => line.replaceAll(/minato_test_[0-9a-f]+/g, 'owner'))
}

async function whatIsThere(url: string, folder: string) {
  const context = await openContext({
    config: readConfig({ NODE_ENV: 'test' }),
    log: pino({ level: 'silent' }),
    url,
    filesFolder: folder,
  })
  const app = await buildApp(context)
  try {
    const carsOf = async (tenant: string) => {
      await indexCars(context, tenant)
      const answer = await app.inject({ url: '/api/vehicle/public/car?limit=100', headers: { 'tenant-id': tenant } })
      return answer.json<{ total: number; items: { images: unknown[]; price: unknown }[] }>()
    }
    const [staging, second] = [await carsOf('staging'), await carsOf('second')]
    const cars = [...staging.items, ...second.items]
    const read = <T>(text: string) => context.db.read<T>('staging', { text, values: ['staging'] })
    const papers = await read<{ kind: string; pdf: string }>(
      `select kind, document_id as pdf from inquiries.paper where tenant_id = $1 order by kind`,
    )
    const documents = await read<{ id: string; sha256: Buffer }>(
      `select id, sha256 from documents.document where tenant_id = $1`,
    )
    const counts = await read<{ reservations: number; queue: number; ledger: [string, number][] | null }>(`
      select (select count(*)::integer from inquiries.reservation where tenant_id = $1) as reservations,
        (select json_agg(json_build_array(kind, cents) order by kind, cents) from inquiries.ledger_transaction where tenant_id = $1) as ledger,
        (select count(*)::integer from inquiries.queue where tenant_id = $1) as queue`)
    const hashes = await Promise.all(documents.map(({ id }) => fileHash(context.files, keyOf('staging', id))))
    return {
      deals: await expectRecordsWhole(context),
      papers: papers.map(({ kind }) => kind),
      ...counts[0],
      filesWhole:
        documents.every(({ sha256 }, at) => sha256.toString('hex') === hashes[at]) &&
        papers.every(({ pdf }) => documents.some(({ id }) => id === pdf)),
      staging: staging.total,
      second: second.total,
      pictured: cars.every(({ images }) => images.length > 0),
      priced: cars.every(({ price }) => price),
    }
  } finally {
    await app.close()
    await context.close()
  }
}

async function fileHash(files: FileStore, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of (await files.get(key))?.stream ?? []) hash.update(part as Buffer)
  return hash.digest('hex')
}
