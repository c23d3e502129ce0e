import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type Account, canEnter, serverAccount } from './os-account.ts'
import { type Binaries, binariesFor } from './postgres-binaries.ts'
import { isAlive } from './process-status.ts'
import { StartupError } from '../../process/startup-error.ts'
import { errorCode, errorText } from './error-text.ts'
import { serverSettings } from './settings.ts'

/** A database folder that is ready to start: its place, user, binaries and credentials. */
export type Cluster = {
  data: string
  socketFolder: string
  account: Account
  binaries: Binaries
  /** Password of the superuser 'postgres', which only this module uses. */
  adminPassword: string
  /** Password of the role 'minato', which owns the database of that name and is no superuser. */
  password: string
}

export type ClusterOptions = { binaries: Binaries; durable: boolean; say: (line: string) => void }

const PASSWORDS = 'minato-passwords'

/**
 * Finds the database in `${folder}/postgres` or creates it completely.
 * @throws StartupError for content that is not ours or not usable
 */
export async function prepareCluster(folder: string, options: ClusterOptions): Promise<Cluster> {
  const data = join(folder, 'postgres')
  const account = serverAccount(data)
  const binaries = binariesFor(account, options.binaries, options.say)
  makeFolder(folder)
  letEnter(folder, account, options.say)
  if (!isFilled(data)) await createCluster(folder, data, account, binaries, options.durable)
  checkOurs(data, account, binaries)
  const [adminPassword = '', password = ''] = readFileSync(join(data, PASSWORDS), 'utf8').split('\n')
  const real = realpathSync(data)
  const cluster = {
    data: real,
    socketFolder: prepareSocketFolder(real, account),
    account,
    binaries,
    adminPassword,
    password,
  }
  writeOwned(
    join(real, 'postgresql.conf'),
    serverSettings(cluster.socketFolder, binaries.major, options.durable),
    account,
  )
  return cluster
}

/** Removes the remains of a killed initdb; only for the process that holds the folder. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function makeFolder(folder: string): void {
  try {
    // Step by step: Node's own recursive mkdir never returns where the system refuses as /proc does.
    const missing: string[] = []
    for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at)
    for (const step of missing) {
      mkdirSync(step)
      // Root's umask may be 077; the new folder must be readable for the database's user.
      chmodSync(step, 0o755)
    }
    if (!statSync(folder).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    throw new StartupError(
      `Cannot write to the data folder ${folder} (${errorText(error)}): give permission, or choose another with MINATO_DATA.`,
    )
  }
}

function letEnter(folder: string, account: Account, log: (line: string) => void): void {
  if (canEnter(account, folder)) return
  const path = folder.split(sep).map((_, depth, parts) => parts.slice(0, depth + 1).join(sep) || sep)
  const closed = path.find((step) => !canEnter(account, step)) ?? folder
  // An empty folder made for this (mktemp -d) may be opened up; a folder with content may not.
  if (closed === folder && account.ids && readdirSync(folder).length === 0) {
    chmodSync(folder, 0o711)
    log(`The database's user '${account.name}' was let through ${folder} (chmod 711)`)
    return
  }
  throw new StartupError(
    `The database runs as '${account.name}', who may not enter ${closed}: choose another folder with MINATO_DATA, or run "chmod o+x ${closed}".`,
  )
}

async function createCluster(
  folder: string,
  data: string,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const partialFolder = join(folder, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    makeOwned(partialFolder, account)
    const passwords = join(partialFolder, 'passwords')
    writeOwned(
      passwords,
      `${randomBytes(24).toString('base64url')}\n${randomBytes(24).toString('base64url')}\n`,
      account,
    )
    // Code-point order everywhere: the same index order on every machine and after every system update.
    const locale =
      binaries.major >= 17
        ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
        : ['--locale=C.UTF-8']
    const result = await run(join(binaries.folder, 'bin', 'initdb'), account, [
      '--pgdata',
      join(partialFolder, 'data'),
      '--username=postgres',
      `--pwfile=${passwords}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ])
    if (result.code !== 0) throw new Error(result.said)
    renameSync(passwords, join(partialFolder, 'data', PASSWORDS))
    renameSync(join(partialFolder, 'data'), data)
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // A concurrent first start on the same folder was faster; its database is used.
    if (isFilled(data)) return
    throw new StartupError(`Cannot make the database in ${folder}: ${oneLine(errorText(error))}`)
  } finally {
    rmSync(partialFolder, { recursive: true, force: true })
  }
}

function checkOurs(data: string, account: Account, binaries: Binaries): void {
  const version = join(data, 'PG_VERSION')
  try {
    if (!existsSync(version) || !existsSync(join(data, PASSWORDS))) {
      // Not enough rights look the same to existsSync as no file.
      readdirSync(data)
      throw new StartupError(
        `${data} holds something that is not a database of Minato: choose another folder with MINATO_DATA.`,
      )
    }
    const major = readFileSync(version, 'utf8').trim()
    if (major !== String(binaries.major)) {
      throw new StartupError(
        `The database in ${data} was made by PostgreSQL ${major}, and this is PostgreSQL ${binaries.major}: start it with the Minato it belongs to, or choose another folder with MINATO_DATA.`,
      )
    }
    readFileSync(join(data, PASSWORDS))
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database in ${data} belongs to another user, '${account.name}' cannot read it: start as that user (or root), or choose another folder with MINATO_DATA.`,
    )
  }
}

/**
 * The socket is in the data folder or, because paths are limited to about 100 characters, in a private folder named
 * after it.
 */
function prepareSocketFolder(data: string, account: Account): string {
  if (Buffer.byteLength(join(data, '.s.PGSQL.5432')) <= 100) return data
  // Not os.tmpdir(): the next start must find the same folder, whatever its environment.
  const folder = `/tmp/minato-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`
  makeOwned(folder, account)
  const entry = lstatSync(folder)
  const owner = account.ids?.uid ?? process.getuid?.()
  if (!entry.isDirectory() || entry.uid !== owner || (entry.mode & 0o077) !== 0) {
    throw new StartupError(
      `${folder} should be a private folder of '${account.name}' for the database's socket and is not: remove it, or choose a shorter MINATO_DATA.`,
    )
  }
  return folder
}

function isFilled(data: string): boolean {
  try {
    return readdirSync(data).length > 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    // A file, or a folder we may not read: checkOurs says which.
    return statSync(data, { throwIfNoEntry: false }) !== undefined
  }
}

function makeOwned(folder: string, account: Account): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    throw error
  }
  if (account.ids) chownSync(folder, account.ids.uid, account.ids.gid)
}

function writeOwned(file: string, text: string, account: Account): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const partialFile = `${file}.new-${process.pid}`
  writeFileSync(partialFile, text, { mode: 0o600 })
  if (account.ids) chownSync(partialFile, account.ids.uid, account.ids.gid)
  renameSync(partialFile, file)
}

function run(program: string, account: Account, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    // English messages and no setting of the person's own (PGDATA, PGPORT) reach the server.
    const env = { PATH: process.env.PATH, LC_ALL: 'C' }
    const child = spawn(program, args, { cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'], ...account.ids })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said: output }))
  })
}

function oneLine(text: string): string {
  const lines = text.trim().split('\n')
  return (lines.find((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(?:initdb: error|FATAL|PANIC):\s*/,
    '',
  )
}
