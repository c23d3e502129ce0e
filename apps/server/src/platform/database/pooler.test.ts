import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openDatabase } from './embedded/server.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** Start parameters that the pooler forwards; undefined rejects the connection. */
type Pooler = (parameters: [string, string][]) => [string, string][] | undefined

/** A proxy to PostgreSQL that reads the start message, like a connection pooler. */
async function through(url: string, pooler: Pooler): Promise<string> {
  const given = new URL(url.replace('@/', '@localhost/'))
  const folder = given.searchParams.get('host')
  const server = createServer((near) => {
    near.on('error', () => {})
    near.once('data', (start) => {
      const texts = start.subarray(8, -2).toString().split('\0')
      const asked = texts.flatMap((name, i): [string, string][] => (i % 2 ? [] : [[name, texts[i + 1] ?? '']]))
      const passed = pooler(asked)
      if (!passed) return void near.end(fatal('unsupported startup parameter: options'))
      const body = Buffer.from(`${passed.flat().join('\0')}\0\0`)
      const head = Buffer.alloc(8)
      head.writeInt32BE(8 + body.length)
      head.writeInt32BE(start.readInt32BE(4), 4)
      const far = folder
        ? connect(`${folder}/.s.PGSQL.${given.searchParams.get('port') ?? 5432}`)
        : connect(Number(given.port || 5432), given.hostname)
      far.on('error', () => near.destroy())
      far.write(Buffer.concat([head, body]))
      near.pipe(far).pipe(near)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  given.search = ''
  given.hostname = '127.0.0.1'
  given.port = String((server.address() as AddressInfo).port)
  return given.href
}

/** An ErrorResponse of the protocol. */
function fatal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

test('[F33] rejects a pooler that refuses or drops start parameters, with reason', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const said = async (pooler: Pooler): Promise<string | undefined> => {
    const databaseUrl = await through(database.url, pooler)
    return openDatabase({ databaseUrl, dataFolder: '/nowhere', log }).then(
      () => undefined,
      (error: Error) => error.message,
    )
  }
  const isOptions = ([name]: [string, string]): boolean => name === 'options'
  expect(await said((all) => all)).toBeUndefined()
  expect(await said((all) => (all.some(isOptions) ? undefined : all))).toMatch(
    /^The connection pooler PgBouncer at 127\.0\.0\.1:\d+ refuses the start parameter 'options' \(unsupported startup parameter: options\), by which Minato sets its role and its time limits: let DATABASE_URL lead to PostgreSQL itself/,
  )
  expect(await said((all) => all.filter((one) => !isOptions(one)))).toMatch(
    /a connection pooler at 127\.0\.0\.1:\d+ drops this start parameter, by which Minato sets its role/,
  )
})
