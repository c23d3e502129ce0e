import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { MANAGER } from '../apps/server/src/testing/app.ts'
import {
  beginImport,
  getImportRow,
  keepImport,
  readUpload,
} from '../apps/server/src/modules/vehicles/import/service.ts'
import { importTask } from '../apps/server/src/modules/vehicles/import/task.ts'
import { readConfig } from '../apps/server/src/platform/process/config.ts'
import { startJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { openContext } from '../apps/server/src/platform/process/open-context.ts'
import { ensureTenants } from '../apps/server/src/platform/database/tenants.ts'
import { TENANT } from './data.ts'

// B9 as the screen does it: the file is stored and read, then a job imports its good rows in
// batches. Prints the job's duration without the upload and the reading of the file.
const [file = '', url = '', filesFolder = ''] = process.argv.slice(2)
const context = await openContext({
  config: readConfig({ NODE_ENV: 'production' }),
  log: pino({ level: 'warn' }, pino.destination(2)),
  url,
  filesFolder,
})
await ensureTenants(context.db, context.config)
const id = randomUUID()
const key = `${TENANT}/imports/${id}`
const upload = { id, key, name: 'cars.csv', ...(await context.files.put(key, createReadStream(file))) }
const read = await readUpload(context, TENANT, upload)
const choices = { ...read.choices, goodRows: true, publish: true }
await context.db.write(TENANT, (tx) => keepImport(tx, upload, { ...read, choices }, MANAGER, 'en'))
const jobs = startJobs(context, url, [importTask(context)])
const before = process.cpuUsage()
const began = performance.now()
await beginImport(context, TENANT, id, 'run', 'en')
let row = await getImportRow(context, TENANT, id)
while (row.state === 'RUNNING') {
  await setTimeout(100)
  row = await getImportRow(context, TENANT, id)
}
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(before)
if (row.state !== 'DONE') throw new Error(`the import ended as ${row.state}`)
await jobs.stop()
process.stdout.write(`${JSON.stringify({ imported: row.counts?.made, seconds, nodeMs: (user + system) / 1000 })}\n`)
process.exit()
