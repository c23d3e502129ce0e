import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import pino from 'pino'
import { buildApp } from '../../../app.ts'
import { readConfig } from '../../../platform/process/config.ts'
import { openContext } from '../../../platform/process/open-context.ts'

// A server process on the given database: prints its port and serves until the test ends. RATE_* come from the test's environment.
const [url = ''] = process.argv.slice(2)
const context = await openContext({
  config: readConfig({ ...process.env, NODE_ENV: 'test' }),
  log: pino({ level: 'silent' }),
  url,
  filesFolder: tmpdir(),
})
const app = await buildApp(context)
await app.listen({ port: 0, host: '127.0.0.1' })
console.log((app.server.address() as AddressInfo).port)
process.stdin.once('end', () => process.exit()).resume()
