import { tmpdir } from 'node:os'
import pino from 'pino'
import { tasksOf } from '../../tasks.ts'
import { readConfig } from '../process/config.ts'
import { startJobs } from '../jobs/jobs.ts'
import { openContext } from '../process/open-context.ts'

// A second server process for the outbox: uses the given database and mail server
// until it is killed or the test ends.
const [url = '', smtp = ''] = process.argv.slice(2)
const context = await openContext({
  config: readConfig({
    NODE_ENV: 'test',
    SMTP_URL: smtp,
    MAIL_FROM: 'post@shop.example',
    TENANT_HOSTS: 'http://localhost:3000=staging',
  }),
  log: pino({ level: 'silent' }),
  url,
  filesFolder: tmpdir(),
})
startJobs(context, url, tasksOf(context))
console.log('working')
process.stdin.once('end', () => process.exit()).resume()
