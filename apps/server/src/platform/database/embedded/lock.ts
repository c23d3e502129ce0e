import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { isAlive } from './process-status.ts'
import { StartupError } from '../../process/startup-error.ts'

// One Minato per folder: a session lock of the database in it, which ends with its connection and so can never go stale.
const FOLDER_LOCK = 77_105_110_097_116_111n

/** The error for a folder in use by another Minato; `address`: where that one serves, once it does. */
export class FolderInUse extends StartupError {
  readonly address: string | undefined
  constructor(folder: string, holder: Holder) {
    super(sentence(folder, holder))
    this.address = holder.name.split(' ')[2]
  }
}

type Holder = { name: string; since: Date }

/** Takes the folder for this process for as long as the connection lives; refuses, naming the holder, when it is taken. */
export async function lockFolder(admin: Client, folder: string, address: string): Promise<void> {
  await nameConnection(admin, address)
  // A killed Minato's connection ends by itself; give the server time to notice.
  for (const until = Date.now() + 10_000; ;) {
    const { rows } = await admin.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [FOLDER_LOCK])
    if (rows[0]?.taken) return
    const holder = await findHolder(admin)
    const pid = Number(/^minato (\d+)/.exec(holder?.name ?? '')?.[1] ?? 0)
    if (holder && (pid === 0 || (pid !== process.pid && isAlive(pid)) || Date.now() > until))
      throw new FolderInUse(folder, holder)
    await sleep(25)
  }
}

/** Publishes the holder of the folder and its address in the connection's name. */
export async function nameConnection(admin: Client, address: string): Promise<void> {
  await admin.query(`select set_config('application_name', $1, false)`, [
    `minato ${process.pid} ${address}`.trim().slice(0, 63),
  ])
}

/** Checks without taking the lock. @throws FolderInUse */
export async function assertFolderFree(admin: Client, folder: string): Promise<void> {
  const holder = await findHolder(admin)
  if (holder) throw new FolderInUse(folder, holder)
}

async function findHolder(admin: Client): Promise<Holder | null> {
  const { rows } = await admin.query<Holder>(
    `select a.application_name as name, a.backend_start as since
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.objsubid = 1
        and (l.classid::bigint << 32) | l.objid::bigint = $1`,
    [FOLDER_LOCK],
  )
  return rows[0] ?? null
}

function sentence(folder: string, holder: Holder): string {
  const [, pid = 'unknown', address] = holder.name.split(' ')
  const facts = [
    `process ${pid}`,
    `since ${holder.since.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(address ? [`at ${address}`] : []),
  ]
  return `Minato already runs on ${folder} (${facts.join(', ')}): stop it first, or choose another folder with MINATO_DATA.`
}
