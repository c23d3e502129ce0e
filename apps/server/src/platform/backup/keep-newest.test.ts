import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepNewest } from './keep-newest.ts'
import { MANIFEST } from './manifest.ts'

async function newPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'minato-keep-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  return place
}

/** A folder as a backup of that hour leaves it. */
async function backupOf(place: string, name: string, hour: number): Promise<string> {
  const at = `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`
  const manifest = { format: 1, at, migrations: [], tables: [], sequences: [], files: [], filesGone: [] }
  await mkdir(join(place, name, 'data'), { recursive: true })
  await writeFile(join(place, name, MANIFEST), JSON.stringify(manifest))
  return join(place, name)
}

test('[OPS-05] keeps the newest backups and ignores foreign files', async () => {
  const place = await newPlace()
  await mkdir(join(place, 'photographs'))
  await mkdir(join(place, 'app'))
  await writeFile(join(place, 'app', MANIFEST), '{ "format": 1, "name": "of something else" }')
  await writeFile(join(place, 'notes.txt'), '')
  // Ordered by their own timestamps; callers choose the names.
  for (const [name, hour] of [
    ['z', 1],
    ['a', 2],
    ['m', 3],
  ] as const)
    await backupOf(place, name, hour)
  const newest = await backupOf(place, 'c', 4)
  expect(await keepNewest(newest, 2)).toEqual(['a', 'z'])
  expect((await readdir(place)).toSorted()).toEqual(['app', 'c', 'm', 'notes.txt', 'photographs'])
  expect(await keepNewest(newest, 2)).toEqual([])
})

test('[OPS-05] keeps the new backup, also after the clock was set back', async () => {
  const place = await newPlace()
  await backupOf(place, 'later', 9)
  const newest = await backupOf(place, 'new', 1)
  expect(await keepNewest(newest, 1)).toEqual(['later'])
  expect(await readdir(place)).toEqual(['new'])
})

test('[OPS-05] removes leftovers of killed backups after a day and nothing else', async () => {
  const place = await newPlace()
  const newest = await backupOf(place, 'new', 1)
  for (const name of ['killed.half', 'under-way.half', 'mine.half'])
    await mkdir(join(place, name, 'data'), { recursive: true })
  await writeFile(join(place, 'mine.half', 'novel.txt'), '')
  await mkdir(join(place, 'removed.half', 'files'), { recursive: true })
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const name of ['killed.half', 'removed.half', 'mine.half']) await utimes(join(place, name), old, old)
  await keepNewest(newest, 3)
  expect((await readdir(place)).toSorted()).toEqual(['mine.half', 'new', 'under-way.half'])
})
