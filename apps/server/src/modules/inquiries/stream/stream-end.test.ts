import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testServer } from '../../../testing/app.ts'
import type { TestServer } from '../../../testing/app.ts'
import type { TestBrowser } from '../../../testing/browser.ts'
import { MAIN } from '../../../testing/inquiries.ts'
import { signedInPerson } from '../../../testing/people.ts'
import { revokeRole } from '../../users/people-store.ts'
import { BEAT_MS } from './stream.ts'

/** No heartbeat runs unless the test asks for one. */
let server: TestServer
let port: number
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await testServer({ PORT: '3000' })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

/** Opens a stream; resolves when its headers have arrived. */
async function openStream({ cookies }: TestBrowser, from?: number) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'tenant-id': 'staging', ...(from !== undefined && { 'last-event-id': String(from) }) }
  const asked = request({ port, host: '127.0.0.1', path: `${MAIN}/stream`, headers }).end()
  const ended = new Promise<string>((resolve) => void asked.once('close', () => resolve('ended')))
  const first = await new Promise<string>((resolve, reject) => {
    asked.once('error', reject)
    asked.once('response', (response) => {
      response.once('data', (chunk: Buffer) => resolve(chunk.toString()))
      // Headers of a reconnected stream come before any event.
      if (from !== undefined) resolve(String(response.statusCode))
      response.resume().on('error', () => {})
    })
  })
  return { first, ended, cut: () => void asked.destroy() }
}

test.each([
  ['its reader signs out', async (browser: TestBrowser) => void (await browser.send('POST', '/api/logout'))],
  [
    'its manager loses the role',
    async (_: TestBrowser, id: string) =>
      void (await server.context.db.write('staging', (tx) => tx.rows(revokeRole('staging', id, 'SALES_MANAGER')))),
  ],
  [
    'its account is blocked',
    async (_: TestBrowser, id: string) =>
      void (await server.context.db.write('staging', (tx) =>
        tx.rows(sql`update users.person set deactivated_at = now() where tenant_id = 'staging' and id = ${id}`),
      )),
  ],
])('[F10] ends a stream at once when %s', async (_, end) => {
  const { browser, id } = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const other = await signedInPerson(server, { role: 'SALES_MANAGER' })
  const [stream, kept] = [await openStream(browser), await openStream(other.browser)]
  await end(browser, id)
  expect(await stream.ended).toBe('ended')
  // Streams of other users stay open.
  expect(await Promise.race([kept.ended, openStream(other.browser).then(({ cut }) => cut())])).toBe(undefined)
  kept.cut()
})

test('[F10] sends headers at once on a reconnected stream that missed nothing', async () => {
  const { browser } = await signedInPerson(server)
  const opened = await openStream(browser)
  const place = Number(/^id: (\d+)\nevent: start/.exec(opened.first)?.[1])
  opened.cut()
  const again = await openStream(browser, place)
  expect(again.first).toBe('200')
  again.cut()
})

test('[INQ-04 A02] ends the stream of an expired session at the next heartbeat', async () => {
  const { browser, id } = await signedInPerson(server)
  const stream = await openStream(browser)
  await server.context.db.write('staging', (tx) =>
    tx.rows(sql`update users.session set expires_at = now() where tenant_id = 'staging' and person_id = ${id}`),
  )
  vi.advanceTimersByTime(BEAT_MS)
  expect(await stream.ended).toBe('ended')
})
