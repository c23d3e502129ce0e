import pino from 'pino'
import pg from 'pg'
import { readFileSync } from 'node:fs'
import { openDatabase } from './platform/postgres/server.ts'
const db = await openDatabase({ dataFolder: process.argv[2]!, log: pino({ level: 'warn' }) })
const a = new pg.Client({ connectionString: db.url }); await a.connect()
const src = readFileSync('/work/main/db/migrations/0005_vehicles_search.sql', 'utf8')
const fn = /create function vehicles\.search_between[\s\S]*?end \$\$;/.exec(src)![0].replace('create function', 'create or replace function')
await a.query(fn)
await a.query('set role minato_app')
await a.query("begin"); await a.query("select set_config('app.tenant','staging',true)")
const show = async (text: string) => console.log((await a.query('explain (analyze, buffers, costs off, timing on) ' + text)).rows.map((r: any) => r['QUERY PLAN']).join('\n'), '\n')
for (let i = 0; i < 3; i++) { const t = performance.now(); await a.query("select count(*) from vehicles.search_between('staging','price/',1000,8000)"); console.log('between', performance.now() - t) }
const args = "'staging', '{0,0,1}'::int[], '{status,status,color}'::text[], '{PUBLISHED,RESERVED,RED}'::text[], '{}'::int[], '{}'::int[], '{}'::int[], '{}'::text[], '{}'::int[], '{}'::int[]"
await show(`select * from vehicles.search_answers(${args})`)
const facets = `'{brand,model,category,color,steering,driveType,transmissionType,fuelType,doors,numberSeat,year,mileageUpTo,engineSizeUpTo,priceUpTo,bestDeal}'::text[]`
const masks = `'{0,0,0,2,0,0,0,0,0,0,0,0,0,0,0}'::int[], '{2,2,2,1,2,2,2,2,2,2,2,2,2,2,2}'::int[]`
await show(`select * from vehicles.search_facets(${args}, ${facets}, ${masks})`)
console.log((await a.query("select kind, count(*), count(distinct value) from vehicles.search_bits group by 1 order by 2 desc")).rows)
await a.end(); await db.stop()
