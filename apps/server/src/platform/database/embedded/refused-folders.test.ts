import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { newTestFolder } from '../../../testing/test-folders.ts'
import { end, openElsewhere } from '../../../testing/processes.ts'
import { StartupError } from '../../process/startup-error.ts'
import { canEnter } from './os-account.ts'
import { chooseDataFolder } from './data-folder.ts'
import { openEmbedded } from './embedded.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const isRoot = process.getuid?.() === 0
// A user id that need not exist.
const stranger = { uid: 65_534, gid: 65_534 }
const canBeStranger = isRoot && canEnter({ name: 'nobody', ids: stranger }, import.meta.dirname)
if (!canBeStranger)
  console.log('Not root, or in a folder only root may enter: the cases of an ordinary user beside root are skipped')

const cleanUps: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.()
})

function newFolder(): string {
  const folder = newTestFolder()
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function refusal(folder: string): Promise<string> {
  const error: unknown = await openEmbedded(folder, log).then(
    (database) => database.stop(),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(StartupError)
  const { message } = error as StartupError
  expect(message).not.toContain('\n')
  return message
}

test('[OPS-01 H07] rejects a folder with other content and leaves it unchanged', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'diary.txt'), 'mine')
  expect(await refusal(folder)).toContain('not a database of Minato')
  expect(readFileSync(join(folder, 'postgres', 'diary.txt'), 'utf8')).toBe('mine')
})

test('[OPS-01 H07] rejects a database of another PostgreSQL version by number', async () => {
  const folder = newFolder()
  const first = await openEmbedded(folder, log)
  await first.stop()
  const version = join(folder, 'postgres', 'PG_VERSION')
  writeFileSync(version, '19\n')
  expect(await refusal(folder)).toMatch(/made by PostgreSQL 19, and this is PostgreSQL \d+:/)
  writeFileSync(version, '18\n')
  const again = await openEmbedded(folder, log)
  await again.stop()
})

test('[OPS-01 H07] rejects a data folder that is a file', async () => {
  const file = join(newFolder(), 'data')
  writeFileSync(file, '')
  expect(await refusal(file)).toContain(file)
})

test.skipIf(!canBeStranger)(
  '[OPS-01 H07] runs the database as the user; root continues and hands it back',
  async () => {
    const folder = newFolder()
    chownSync(folder, stranger.uid, stranger.gid)
    for (const ids of [stranger, undefined, stranger]) {
      const { child, opened } = await openElsewhere(folder, ids ? { ids } : {})
      cleanUps.push(() => end(child, 'SIGKILL'))
      expect(opened.refused).toBeUndefined()
      expect(statSync(join(folder, 'postgres', 'postmaster.pid')).uid).toBe(stranger.uid)
      await end(child, 'SIGTERM')
    }
  },
)

test.skipIf(!canBeStranger)('[OPS-01 H07] rejects a folder without write permission by name', async () => {
  const folder = newFolder()
  const { opened } = await openElsewhere(folder, { ids: stranger })
  expect(opened).toMatchObject({ name: 'StartupError' })
  expect(opened.refused).toContain(folder)
  const { opened: below } = await openElsewhere(join(folder, 'data'), { ids: stranger })
  expect(below.refused).toContain(`Cannot write to the data folder ${folder}/data`)
})

test.skipIf(!canBeStranger)('[OPS-01 H07] rejects the database of another user and names the remedy', async () => {
  const folder = newFolder()
  const first = await openEmbedded(folder, log)
  await first.stop()
  const { opened } = await openElsewhere(folder, { ids: stranger })
  expect(opened.refused).toMatch(/belongs to another user/)
})

test.skipIf(!isRoot)('[OPS-01 H07] tells root which folder blocks the database and how to open it', async () => {
  const closed = newFolder()
  chmodSync(closed, 0o700)
  mkdirSync(join(closed, 'data'))
  writeFileSync(join(closed, 'data', 'note'), '')
  expect(await refusal(join(closed, 'data'))).toContain(`run "chmod o+x ${closed}"`)
})

test.skipIf(!isRoot)('[OPS-01] keeps the data of a root-only project elsewhere and says why', () => {
  const project = newFolder()
  expect(chooseDataFolder(undefined, project)).toEqual({ folder: join(project, 'data') })
  chmodSync(project, 0o700)
  const chosen = chooseDataFolder(undefined, project)
  expect(chosen.folder).toMatch(/^\/var\/lib\/minato\/minato-test-.*-[0-9a-f]{6}$/)
  expect(chosen.reason).toContain(project)
  expect(chooseDataFolder('/srv/cars', project)).toEqual({ folder: '/srv/cars' })
})
