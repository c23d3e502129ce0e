import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { readConfig } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { createLog } from '../log.ts'
import { chooseDataFolder } from '../postgres/data-folder.ts'
import { refuseRunning } from '../postgres/embedded.ts'
import { openDatabase } from '../postgres/server.ts'
import { Refusal } from '../refusal.ts'
import type { Manifest } from './manifest.ts'

const PROJECT = resolve(import.meta.dirname, '../../../../..')

interface Command {
  usage: string
  /** Works on a running Minato's database too; otherwise one that runs on it is refused. */
  isBeside: boolean
  work(folder: string, place: { url: string; files: FileStore }): Promise<Manifest>
  /** What is said at the end, before the counts. */
  done: string
}

/** Runs `npm run backup` or `npm run restore` on the database and the files that the environment names. */
export async function run(command: Command): Promise<void> {
  try {
    const [target, ...others] = parseArgs({ allowPositionals: true }).positionals
    if (!target || others.length) throw new Refusal(command.usage)
    const config = readConfig(process.env)
    const { folder } = chooseDataFolder(config.dataFolder, PROJECT)
    const log = createLog('error', process.stderr)
    if (!command.isBeside && !config.databaseUrl) await refuseRunning(folder)
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataFolder: folder,
      log,
      join: command.isBeside,
    })
    try {
      const store = await openFiles(config, resolve(folder, 'files'))
      const manifest = await command.work(target, { url: database.url, files: store })
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en')
      const files = manifest.files.length.toLocaleString('en')
      process.stdout.write(
        `${command.done}: ${rows} rows of ${manifest.tables.length} tables, ${files} files, as of ${manifest.at}.\n`,
      )
    } finally {
      await database.stop()
    }
  } catch (error) {
    process.stderr.write(
      error instanceof Refusal ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
    )
    process.exitCode = 1
  }
}
