import { backUp } from '../apps/server/src/platform/backup/backup.ts'
import { run } from '../apps/server/src/platform/backup/command.ts'
import { keepNewest } from '../apps/server/src/platform/backup/keep-newest.ts'

await run({
  usage: `Usage: npm run backup -- FOLDER [--keep=N]
  Writes the whole database and all files into a new folder, also while the shop runs.
  --keep=N   afterwards removes the oldest backups beside it, until N are left with this one`,
  isBeside: true,
  work: (folder, place) => backUp(place, folder),
  done: 'Backed up',
  keep: async (folder, count) => {
    const removed = await keepNewest(folder, count)
    return removed.length ? `Removed, to keep ${count}: ${removed.join(', ')}.` : `Removed none, to keep ${count}.`
  },
})
