import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { indexCars } from '../../modules/vehicles/search/index-cars.ts'
import { testDatabase } from '../../testing/database.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { diskFiles } from '../files/disk-files.ts'
import { readConfig } from '../process/config.ts'
import { openContext } from '../process/open-context.ts'
import { migrate } from './migrations.ts'
import { sql } from './sql.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../../../../db/migrations')
/** Files before this number are the baseline of version 1.0.0, which is never edited. */
const FIRST_AFTER_BASELINE = '0021'

/** Rows of a database of version 1.0.0: only the columns of the baseline, so this never changes. */
const BASELINE_ROWS = `
  insert into platform.tenant (id, name) values ('staging', 'Kaigan Motors');
  select set_config('app.tenant', 'staging', false);
  insert into catalog.brand (tenant_id, name, name_key, slug) values ('staging', 'Toyota', 'toyota', 'toyota');
  insert into catalog.model (tenant_id, brand_id, name, name_key, slug)
    select 'staging', id, 'Probox', 'probox', 'probox' from catalog.brand;
  insert into catalog.trim (tenant_id, brand_id, model_id, name, name_key)
    select 'staging', brand_id, id, 'NCP160V', 'ncp160v' from catalog.model;
  insert into pricing.markup (tenant_id, category_id) values ('staging', 'VAN');
  insert into pricing.markup_value (tenant_id, markup_id, percentage, effective_time)
    select 'staging', id, 10, now() - interval '1 day' from pricing.markup;
  insert into vehicles.car (tenant_id, car_no, brand_id, model_id, trim_id, status, publication_date, base_price, body_type)
    select 'staging', 10001, brand_id, model_id, id, 'PUBLISHED', now(), 5000, 'VAN' from catalog.trim;
  insert into vehicles.image (tenant_id, car_id, width, height, placeholder) select 'staging', id, 1200, 900, 'data:,' from vehicles.car;
  insert into users.person (tenant_id, email, email_folded, lastname) values ('staging', 'Awa@buyer.example', 'awa@buyer.example', 'Diop');
  insert into users.role (tenant_id, person_id, role) select 'staging', id, 'CUSTOMER' from users.person;
`
/** Adds a column and fills it tenant by tenant, as a migration must: row-level security applies to the owner too. */
const LATER_MIGRATION = `
  alter table vehicles.car add column test_note text;
  do $$
  declare
    tenant text;
  begin
    for tenant in select id from platform.tenant loop
      perform set_config('app.tenant', tenant, true);
      update vehicles.car set test_note = 'upgraded' where tenant_id = tenant;
    end loop;
    perform set_config('app.tenant', '', true);
  end $$;
`

/** SHA-256 of the concatenated baseline files. */
const BASELINE_SHA256 = '4e21757c3a47d7784c55c332ce57522634da049ad5e7463e80d5bae4f2446f78'

test('[OPS-03] keeps the baseline as it was released', async () => {
  const hash = createHash('sha256')
  for (const name of await baselineFiles()) hash.update(await readFile(join(MIGRATIONS, name)))
  // An edited file is rejected by every database that has it: add a migration instead.
  expect(hash.digest('hex')).toBe(BASELINE_SHA256)
})

test('[OPS-03] numbers the migrations without gaps', async () => {
  const names = (await readdir(MIGRATIONS)).sort()
  // A number filled in later would stop databases that already have a higher one from upgrading.
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => i + 1))
})

test('[OPS-03 H07] upgrades a baseline database with its data to the fresh schema', async () => {
  const folder = await newFolder()
  await cp(MIGRATIONS, folder, { recursive: true })
  await writeFile(join(folder, '9001_vehicles_test.sql'), LATER_MIGRATION)
  const fresh = await emptyDatabase()
  await migrate(fresh, { folder })

  const upgraded = await baselineDatabase()
  const later = (await readdir(folder)).filter((name) => name >= FIRST_AFTER_BASELINE).sort()
  expect((await migrate(upgraded, { folder })).applied).toEqual(later)
  expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh))
  expect(await query(upgraded, `select test_note from vehicles.car where tenant_id = 'staging'`)).toEqual([
    { test_note: 'upgraded' },
  ])
  expect(await shownBy(upgraded)).toEqual(SHOWN)
})

test('[OPS-03 OPS-05] upgrades a backup of a baseline database while restoring it', async () => {
  const files = diskFiles(await newFolder())
  const backup = join(await newFolder(), 'backup')
  await backUp({ url: await baselineDatabase(), files }, backup)
  const [fresh, restored] = [await emptyDatabase(), await emptyDatabase()]
  await migrate(fresh)
  await restore(backup, { url: restored, files })
  expect(await schemaOf(restored)).toEqual(await schemaOf(fresh))
  expect(await shownBy(restored)).toEqual(SHOWN)
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'minato-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await testDatabase({ isEmpty: true })
  onTestFinished(drop)
  return url
}

const baselineFiles = async () => (await readdir(MIGRATIONS)).filter((name) => name < FIRST_AFTER_BASELINE).sort()

async function baselineDatabase(): Promise<string> {
  const url = await emptyDatabase()
  await migrate(url, { upTo: (await baselineFiles()).length })
  await query(url, BASELINE_ROWS)
  return url
}

async function query(url: string, text: string): Promise<object[]> {
  const client = new Client({ connectionString: url, options: '-c app.tenant=staging' })
  await client.connect()
  return client
    .query<object>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

/** All objects that migrations create, one line each. */
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
  // Each test database has its own owner.
  return rows.map(({ line }) => line.replaceAll(/minato_test_[0-9a-f]+/g, 'owner'))
}

/** The shop's view of the baseline rows: the car with its picture and its price with the markup. */
const SHOWN = { total: 1, prices: [5500], numbersOfImages: [1], buyers: [{ lastname: 'Diop' }] }

async function shownBy(url: string): Promise<typeof SHOWN> {
  const context = await openContext({
    config: readConfig({ NODE_ENV: 'test' }),
    log: pino({ level: 'silent' }),
    url,
    filesFolder: await newFolder(),
  })
  const app = await buildApp(context)
  try {
    await indexCars(context, 'staging')
    const reply = await app.inject({ url: '/api/vehicle/public/car?limit=100', headers: { 'tenant-id': 'staging' } })
    const { total, items } = reply.json<{ total: number; items: { price: { value: number }; images: unknown[] }[] }>()
    return {
      total,
      prices: items.map(({ price }) => price.value),
      numbersOfImages: items.map(({ images }) => images.length),
      buyers: await context.db.read('staging', sql`select lastname from users.person where tenant_id = 'staging'`),
    }
  } finally {
    await app.close()
    await context.close()
  }
}
