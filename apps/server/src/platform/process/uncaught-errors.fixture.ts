import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from './log.ts'
import { handleUncaughtErrors } from './uncaught-errors.ts'

/** A server process with uncaught errors at /rejects and /throws. It reports its port to the test. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)
handleUncaughtErrors(createLog('info', { write: say }), () => process.exit(1))
const server = createServer((request, response) => {
  response.end('answered')
  if (request.url === '/rejects') void Promise.reject(new Error('stray rejection'))
  if (request.url === '/throws')
    setImmediate(() => {
      throw new Error('stray exception')
    })
}).listen(0, '127.0.0.1', () => say(String((server.address() as AddressInfo).port)))
