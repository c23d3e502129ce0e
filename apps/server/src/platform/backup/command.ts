import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { readConfig } from '../process/config.ts'
import { openFiles } from '../files/open-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { createLog } from '../process/log.ts'
import { chooseDataFolder } from '../database/embedded/data-folder.ts'
import { assertNotRunning } from '../database/embedded/embedded.ts'
import { nameOfDatabase, openDatabase } from '../database/embedded/server.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Manifest } from './manifest.ts'

const PROJECT = resolve(import.meta.dirname, '../../../../..')

interface Command {
  usage: string
  /** Allows the database of a running Minato; otherwise it is rejected. */
  isBeside: boolean
  work(folder: string, place: { url: string; files: FileStore }): Promise<Manifest>
  /** Work on the data folder that follows. */
  finish?(dataFolder: string, manifest: Manifest): void
  /** Printed at the end, before the counts. */
  done: string
  /** Printed after the counts. */
  advice?: string
  /** `--keep=N`: runs afterwards and returns the line to print. */
  keep?(folder: string, count: number): Promise<string>
}

/** Runs `npm run backup` or `npm run restore` on the database and the files that the environment names. */
export async function run(command: Command): Promise<void> {
  try {
    const { target, count } = readArguments(command)
    const config = readConfig(process.env, { needsHosts: false })
    const { folder } = chooseDataFolder(config.dataFolder, PROJECT)
    const log = createLog('error', process.stderr)
    if (!command.isBeside && !config.databaseUrl) await assertNotRunning(folder)
    const place = { databaseUrl: config.databaseUrl, dataFolder: folder }
    const database = await openDatabase({ ...place, log, join: command.isBeside })
    try {
      process.stderr.write(`Working on ${nameOfDatabase(place)}.\n`)
      const store = await openFiles(config, resolve(folder, 'files'))
      const manifest = await command.work(target, { url: database.url, files: store })
      command.finish?.(folder, manifest)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en')
      const files = manifest.files.length.toLocaleString('en')
      process.stdout.write(
        `${command.done}: ${rows} rows of ${manifest.tables.length} tables, ${files} files, as of ${manifest.at}.\n`,
      )
      if (command.advice) process.stdout.write(`${command.advice}\n`)
      if (command.keep && count !== undefined) process.stdout.write(`${await command.keep(target, count)}\n`)
    } finally {
      await database.stop()
    }
  } catch (error) {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
    )
    process.exitCode = 1
  }
}

function readArguments({ usage, keep }: Command): { target: string; count: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, ...(keep && { keep: { type: 'string' } }) },
    })
    const { keep: text } = values as { keep?: string }
    const [target, ...extraArguments] = positionals
    if (values.help || !target || extraArguments.length) throw new StartupError(usage)
    if (text !== undefined && !/^[1-9]\d{0,5}$/.test(text))
      throw new Error(`--keep is how many backups stay, a whole number from 1, not '${text}'`)
    return { target, count: text === undefined ? undefined : Number(text) }
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(`${(error as Error).message}\n${usage}`)
  }
}
