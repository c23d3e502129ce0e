import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { PROOF } from '../files/check-file-store.ts'
import { sql } from '../database/sql.ts'
import type { Manifest } from './manifest.ts'

/** Written into the data folder by a restore; read and deleted by the next start. */
const NOTE = 'restored.json'
interface Note {
  at: string
  files: number
}

/** Writes the note. As root, also gives the restored files to the owner of the data folder. */
export function finishRestore(folder: string, { at, files }: Manifest): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, NOTE), JSON.stringify({ at, files: files.length } satisfies Note))
  giveToOwner(folder)
}

function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return
  const { uid, gid } = statSync(folder)
  if (uid === 0) return
  // `files` may be a link to another disk.
  const written = ['files', NOTE].map((name) => join(folder, name)).filter((path) => existsSync(path))
  if (written.length) execFileSync('chown', ['-R', '-h', `${uid}:${gid}`, ...written.map((path) => realpathSync(path))])
}

/** The report of the first start after a restore; undefined at any other start. */
export async function describeRestored({ db, files, tenants }: Context, folder: string): Promise<string | undefined> {
  const path = join(folder, NOTE)
  if (!existsSync(path)) return undefined
  const note = JSON.parse(readFileSync(path, 'utf8')) as Note
  const totals = { cars: 0, inquiries: 0, people: 0, emails: 0 }
  for (const tenant of await tenants.all()) {
    const [counts] = await db.read<typeof totals>(
      tenant,
      sql`select (select count(*) from vehicles.car) as cars, (select count(*) from inquiries.inquiry) as inquiries,
        (select count(*) from users.person) as people, (select count(*) from platform.mail where state = 'waiting') as emails`,
    )
    for (const name of ['cars', 'inquiries', 'people', 'emails'] as const) totals[name] += counts?.[name] ?? 0
  }
  let stored = 0
  for await (const { key } of files.list('')) if (!key.startsWith(PROOF)) stored += 1
  rmSync(path)
  return `First start after a restore of the backup of ${note.at}: ${totals.cars} cars, ${totals.inquiries} inquiries, ${totals.people} people, ${stored} files (${note.files} in the backup), ${totals.emails} emails that wait to be sent.`
}
