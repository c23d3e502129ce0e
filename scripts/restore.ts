import { run } from '../apps/server/src/platform/backup/command.ts'
import { restore } from '../apps/server/src/platform/backup/restore.ts'
import { finishRestore } from '../apps/server/src/platform/backup/finish-restore.ts'

await run({
  usage:
    'Usage: npm run restore -- FOLDER\n  Puts a backup into an empty database and an empty place for files (MINATO_DATA or DATABASE_URL names another one).',
  isBeside: false,
  work: restore,
  finish: finishRestore,
  done: 'Restored',
  advice:
    'Started with a mail server, it writes to real people: their mails that wait, and reminders. To look at it, start it with SMTP_URL=none.',
})
