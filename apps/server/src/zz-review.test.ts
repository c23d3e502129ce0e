import { expect, test } from 'vitest'
import pg from 'pg'
import { writeFile, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { testServer, MANAGER } from './testing/app.ts'
import { addCars, buildCar } from './testing/cars.ts'
import { createCache } from './platform/cache.ts'
import { readImport } from './modules/vehicles/import/read.ts'
import { runImport } from './modules/vehicles/import/run-import.ts'
import { meant } from '@minato/domain/search-text'
import { mountWeb } from './platform/web.ts'

const out = (...a: unknown[]) => console.log('ZZ', ...a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))))
const PC = '/api/vehicle/public/car'
const sqlq = (text: string, values: unknown[] = []) => ({ text, values })

test('prepared memory', async () => {
  const s = await testServer()
  await addCars(s.context, Array.from({ length: 300 }, (_, i) => buildCar({ price: 1000 + i })))
  await new Promise((r) => setTimeout(r, 300))
  const stat = async () => {
    const [r] = await s.context.db.read<any>('staging', sqlq(`select pg_backend_pid() pid, (select count(*)::int from pg_prepared_statements) n`))
    const st = await readFile(`/proc/${r.pid}/status`, 'utf8').catch(() => '')
    const sm = await readFile(`/proc/${r.pid}/smaps_rollup`, 'utf8').catch(() => '')
    return [r.pid, r.n, /VmRSS:\s+(\d+)/.exec(st)?.[1], /Private_Dirty:\s+(\d+)/.exec(sm)?.[1]]
  }
  out('before', await stat())
  for (const f of ['PRICE', 'MILEAGE', 'YEAR']) for (const dir of ['ASC', 'DESC']) for (let l = 1; l <= 100; l++) await s.get(`${PC}?order.field=${f}&order.direction=${dir}&limit=${l}&fieldsToExtractCode=CODE_2`)
  out('after 600 distinct', await stat(), s.context.db.pool)
  await s.close()
}, 90000)

test('cache ttl renewed', async () => {
  const s = await testServer()
  await addCars(s.context, [buildCar()])
  await new Promise((r) => setTimeout(r, 300))
  let t = 0
  const realNow = performance.now.bind(performance)
  performance.now = () => realNow() + t
  const ask = () => s.get<any>(`${PC}/new-arrival-of-current-week/count`)
  const first = (await ask()).headers['x-request-id']
  // watch whether the database is asked again
  let reads = 0
  const read = s.context.db.read.bind(s.context.db)
  ;(s.context.db as any).read = (...a: any[]) => { reads++; return (read as any)(...a) }
  for (let i = 0; i < 8; i++) { t += 40_000; await new Promise((r) => setTimeout(r, 5)); await ask() }
  out('asked every 40 s for 320 s: reads', reads)
  t += 70_000
  await new Promise((r) => setTimeout(r, 5)); await ask()
  out('after 70 s pause: reads', reads)
  performance.now = realNow
  await s.close()
})

test('meant cost', () => {
  const rnd = (n: number) => Array.from({ length: n }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)]).join('')
  for (const size of [3000, 30_000, 100_000]) {
    const vocab = Array.from({ length: size }, () => rnd(5 + Math.floor(Math.random() * 7)))
    const t0 = performance.now()
    for (let i = 0; i < 12; i++) meant(rnd(9), vocab)
    out('meant 12 words, vocabulary', size, Math.round(performance.now() - t0), 'ms')
  }
})

test('import', async () => {
  const s = await testServer()
  const folder = await mkdtemp(join(tmpdir(), 'zz-'))
  const imp = async (name: string, text: string, opt: any = {}) => {
    const p = join(folder, name); await writeFile(p, text)
    try { const reading = await readImport({ path: p }); return await runImport(s.context, 'staging', reading, { ...opt, onProblem: (x: any) => out('  problem', x.code, x.message) }) } catch (e) { return `THROWS ${(e as any).code} ${(e as Error).message}` }
  }
  const head = 'id,make,model,year,price,chassis,color\n'
  out('1', await imp('a.csv', head + '70001,Toyota,Corolla,2015,5000,NZE161-1234567,red\n70002,Toyota,Vitz,2014,4000,KSP130-7654321,blue\n'))
  out('again with publish', await imp('a.csv', head + '70001,Toyota,Corolla,2015,5000,NZE161-1234567,red\n70002,Toyota,Vitz,2014,4000,KSP130-7654321,blue\n', { publish: true }))
  out('statuses', await s.context.db.read('staging', sqlq('select car_no,status from vehicles.car order by 1')))
  // a manager fills sheet and deal
  await s.context.db.write('staging', async (tx) => {
    await tx.rows(sqlq(`insert into vehicles.sheet (tenant_id, car_id, engine, abs) select tenant_id,id,'GOOD','GOOD' from vehicles.car where chassis_key='NZE1611234567'`))
    await tx.rows(sqlq(`update vehicles.car set base_previous_price=5000, base_price=4500, best_deal_since=now(), cubic_meter=11.2, grade='1.5G by hand' where chassis_key='NZE1611234567'`))
  })
  out('price moved in feed', await imp('a.csv', head + '70001,Toyota,Corolla,2015,4900,NZE161-1234567,red\n70002,Toyota,Vitz,2014,4000,KSP130-7654321,blue\n'))
  out('after', await s.context.db.read('staging', sqlq(`select base_price, base_previous_price, cubic_meter, grade, (select count(*) from vehicles.sheet) sheets from vehicles.car where chassis_key='NZE1611234567'`)))
  out('dup chassis in one file', await imp('b.csv', head + '80001,Toyota,Corolla,2015,5000,NZE161-1111111,red\n80002,Toyota,Corolla,2015,5100,NZE161-1111111,red\n'))
  out('publish new', await imp('c.csv', head + '90001,Toyota,Corolla,2015,5000,NZE161-2222222,red\n', { publish: true }))
  out('published', await s.context.db.read('staging', sqlq(`select status, publication_date is not null p, (select count(*) from vehicles.status_history h where h.car_id=c.id) hist, (select count(*) from vehicles.image i where i.car_id=c.id) imgs from vehicles.car c where chassis_key='NZE1612222222'`)))
  // row first without chassis, chassis later filled by another car then swap
  out('d1', await imp('d.csv', head + '95001,Honda,Fit,2015,5000,,red\n95002,Honda,Fit,2016,5500,,blue\n'))
  out('d2', await imp('d.csv', head + '95001,Honda,Fit,2015,5000,GK3-1000001,red\n95002,Honda,Fit,2016,5500,GK3-1000002,blue\n'))
  out('honda', await s.context.db.read('staging', sqlq(`select car_no, chassis, source_key from vehicles.car where chassis is null or chassis like 'GK3%' order by 1`)))
  // sold car republished data
  // statement timeout for second import
  const blocker = new pg.Client({ connectionString: s.url }); await blocker.connect()
  await blocker.query(`begin; select pg_advisory_xact_lock(hashtext('import staging'))`)
  const t0 = Date.now()
  out('import while another runs', await imp('e.csv', head + '97001,Honda,Fit,2015,5000,,red\n'), Date.now() - t0)
  await blocker.query('rollback')
  await blocker.query(`begin; select pg_advisory_xact_lock(hashtext('search staging'))`)
  out('import while index busy', await imp('f.csv', head + '97002,Honda,Fit,2015,5000,,red\n'))
  await blocker.query('rollback'); await blocker.end()
  out('was it written?', await s.context.db.read('staging', sqlq(`select count(*) from vehicles.car where source_key like '%97002%'`)))
  await s.close()
}, 60000)

test('web', async () => {
  const s = await testServer({ NODE_ENV: 'production', RATE_SEARCH: '5' })
  await mountWeb(s.app, s.context)
  const get = async (url: string, headers: any) => { const r = await s.app.inject({ method: 'GET', url, headers }); return r.statusCode }
  const c1: any = {}, c2: any = {}
  for (let i = 0; i < 20; i++) { const r = await get('/search-result?queryText=' + i, { host: 'localhost' }); c1[r] = (c1[r] ?? 0) + 1 }
  for (let i = 0; i < 20; i++) { const r = await get('/search-result?queryText=' + i, { host: 'localhost', 'tenant-id': `z${i}` }); c2[r] = (c2[r] ?? 0) + 1 }
  out('pages, limit 5', c1, 'with a fresh tenant-id header each', c2)
  const t = await testServer({ NODE_ENV: 'production' })
  await mountWeb(t.app, t.context)
  for (const [u, h] of [['/', 'localhost:99999'], ['/', 'localhost:ab'], ['/vehicles/a/b/%E0%A4%A', 'localhost'], ['/%', 'localhost'], ['/vehicles/a/b/%00', 'localhost'], ['/search-result?queryText=%00', 'localhost'], ['/search-result?brand=%F0', 'localhost']] as const) {
    const r = await t.app.inject({ method: 'GET', url: u, headers: { host: h } })
    out('page', u, h, r.statusCode, String(r.headers.location ?? ''), r.statusCode >= 500 ? r.body.slice(0, 80) : '')
  }
  const img = await t.app.inject({ method: 'GET', url: '/readyz' })
  out(img.statusCode)
  await s.close(); await t.close()
}, 60000)
