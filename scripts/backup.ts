import { backUp } from '../apps/server/src/platform/backup/backup.ts'
import { run } from '../apps/server/src/platform/backup/command.ts'

await run({
  usage:
    'Usage: npm run backup -- FOLDER\n  Writes the whole database and all files into a new folder, also while the shop runs.',
  isBeside: true,
  work: (folder, place) => backUp(place, folder),
  done: 'Backed up',
})
