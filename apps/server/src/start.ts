import type { FastifyBaseLogger } from 'fastify'
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { startPriceUpdates } from './modules/pricing/service.ts'
import {
  deactivateDemonstrationPeople,
  describeDemonstration,
  ensureDemonstrationPeople,
} from './modules/users/demonstration.ts'
import { startPictureSweeps } from './modules/vehicles/pictures/sweep.ts'
import { startViewWriter } from './modules/vehicles/office/views.ts'
import { purgeOnChanges } from './platform/cache/purge.ts'
import { startIndexing } from './modules/vehicles/search/index-cars.ts'
import { describeRestored } from './platform/backup/finish-restore.ts'
import { ensureTenants } from './platform/database/tenants.ts'
import { readConfig } from './platform/process/config.ts'
import { assertFilesWork } from './platform/files/check-file-store.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { openContext } from './platform/process/open-context.ts'
import type { OpenContext } from './platform/process/open-context.ts'
import { createLog } from './platform/process/log.ts'
import { migrate } from './platform/database/migrations.ts'
import { chooseDataFolder } from './platform/database/embedded/data-folder.ts'
import { openDatabase } from './platform/database/embedded/server.ts'
import type { OpenDatabase } from './platform/database/embedded/server.ts'
import { announceReady, databaseOfFirst, startProcesses } from './platform/process/processes.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { handleUncaughtErrors } from './platform/process/uncaught-errors.ts'
import { mountWeb } from './platform/http/web.ts'
import { tasksOf } from './tasks.ts'

const PROJECT = resolve(import.meta.dirname, '../../..')
const GRACE_MS = 10_000
/** After this time the index is built and the first jobs have run. */
const SETTLED_MS = 5000

/** Opens the database, migrates it, loads the demonstration on the first start, and serves until told to stop. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const { folder, reason } = chooseDataFolder(config.dataFolder, PROJECT)
  if (reason && !config.databaseUrl) say(`Data lies in ${folder}: ${reason}.`)
  const closing: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).toReversed())
      await step().catch((error: unknown) => log.error({ err: error }, 'error while shutting down'))
  }
  // From here on, also during the start, and again and again: npm may pass one Ctrl-C on three times.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop(close, `${signal}: finishing what is under way`, 0))
  handleUncaughtErrors(log, () => void stop(close, 'Uncaught exception: see the log', 1))
  const first = databaseOfFirst()
  const opening = first
    ? Promise.resolve(belonging(first))
    : openDatabase({ databaseUrl: config.databaseUrl, dataFolder: folder, log })
  closing.push(() =>
    opening.then(
      (opened) => opened.stop(),
      () => {},
    ),
  )
  try {
    const database = await opening
    const open = () => openContext({ config, log, url: database.url, filesFolder: resolve(folder, 'files') })
    for (const notice of config.notices) say(notice)
    const describeDemo = first ? undefined : await prepare(database.url, open, log, folder)
    if (!first && config.processes > 1) {
      const processes = await startProcesses(config.processes, database.url, log)
      closing.push(() => processes.stop())
      void processes.lost.then((refusal) => void stop(close, refusal.message, 1))
      await database.announce(processes.address)
      tell(processes.address)
    } else {
      const context = await open()
      closing.push(() => context.close())
      const address = await listen(context, closing)
      const jobs = startJobs(context, database.url, tasksOf(context))
      closing.push(() => jobs.stop())
      await database.announce(address)
      if (first) announceReady(address)
      else tell(address)
    }
    // Not only at exit: a killed process would leave no cache.
    flushCompileCache()
    setTimeout(collectGarbage, SETTLED_MS).unref()
    void database.lost.then((refusal) => void stop(close, refusal.message, 1))
    function tell(address: string): void {
      say(`Minato is ready after ${((performance.now() - started) / 1000).toFixed(1)} s: ${address}`)
      say(`Data lies in ${database.kind === 'embedded' ? folder : `the database of DATABASE_URL, files in ${folder}`}.`)
      if (describeDemo) {
        for (const line of describeDemo(address)) say(line)
      } else if (database.kind === 'embedded' && config.isProduction)
        log.warn('the embedded database gets no timely security releases: use DATABASE_URL in production')
      if (!config.isDemonstration && !config.smtpUrl)
        log.warn('SMTP_URL names no mail server: emails wait in the database')
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Brings the database forward and fills it on its first start: done once, whatever the number of processes.
 * Returns what a demonstration prints about itself.
 */
async function prepare(
  url: string,
  open: () => Promise<OpenContext>,
  log: FastifyBaseLogger,
  folder: string,
): Promise<((address: string) => string[]) | undefined> {
  const { applied } = await migrate(url)
  if (applied.length) log.info({ applied }, 'database migrated')
  const context = await open()
  try {
    await assertFilesWork(context.files, context.config, folder)
    const restored = await describeRestored(context, folder)
    if (restored) say(restored)
    await ensureTenants(context.db, context.config)
    if (context.config.isDemonstration) {
      // A quarter of a second that only invented stock costs.
      const { loadDemonstration } = await import('../../../db/demo/load.ts')
      const { loadDemonstrationInquiries } = await import('../../../db/demo/inquiries/load.ts')
      await loadDemonstration(context, say)
      await ensureDemonstrationPeople(context)
      await loadDemonstrationInquiries(context)
      return await describeDemonstration(context)
    }
    await deactivateDemonstrationPeople(context)
    return undefined
  } finally {
    await context.close()
  }
}

/** The first process's database: it watches over it and ends it. */
const belonging = (url: string): OpenDatabase => ({
  url,
  kind: 'server',
  announce: async () => {},
  lost: new Promise(() => {}),
  stop: async () => {},
})

async function listen(context: Context, closing: (() => Promise<unknown>)[]): Promise<string> {
  const app = await buildApp(context)
  await mountWeb(app, context)
  closing.push(() => app.close())
  try {
    await app.listen({ port: context.config.port, host: context.config.host })
    context.config.port = (app.server.address() as AddressInfo).port
  } catch (error) {
    if ((error as { code?: string }).code === 'EADDRINUSE')
      throw new StartupError(`Port ${context.config.port} is in use: stop what uses it, or start with another PORT.`)
    if ((error as { code?: string }).code === 'EACCES')
      throw new StartupError(
        `Port ${context.config.port} may not be opened by this user: choose a PORT of 1024 or more.`,
      )
    throw error
  }
  const [index, prices, pictures] = [startIndexing(context), startPriceUpdates(context), startPictureSweeps(context)]
  const views = startViewWriter(context)
  const purging = purgeOnChanges(context)
  closing.push(async () => {
    prices.stop()
    pictures.stop()
    await purging.stop()
    await views.stop()
    await index.stop()
  })
  return `http://${context.config.host === '0.0.0.0' ? 'localhost' : context.config.host}:${context.config.port}`
}

let stopping = false
async function stop(close: () => Promise<void>, why: string, code: number): Promise<void> {
  if (stopping) return
  stopping = true
  say(why)
  setTimeout(() => process.exit(code || 1), GRACE_MS).unref()
  await close()
  say('Stopped.')
  process.exit(code)
}

/** Once, whatever the number of processes: the first one speaks for all. */
const say = (line: string): void => void (databaseOfFirst() ?? process.stdout.write(`${line}\n`))

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
})

/** Frees the memory of the start: V8 would keep about 100 MB of garbage until the heap is full. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}
