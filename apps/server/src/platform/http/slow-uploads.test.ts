import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeSlowUploads } from './slow-uploads.ts'

test('[G07] cuts a body that trickles in after its answer, which stays readable', async () => {
  const app = Fastify({ handlerTimeout: 50, forceCloseConnections: true })
  onTestFinished(() => app.close())
  closeSlowUploads(app, 100)
  app.post('/', async () => 'read')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sent = httpRequest({
    port,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000_000 },
  })
  sent.on('error', () => {})
  sent.write('{"a":')
  const trickle = setInterval(() => sent.write(' '), 10)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect([answer.statusCode, await text(answer)]).toEqual([503, expect.stringContaining('timed out')])
  await new Promise((resolve) => sent.once('close', resolve))
  clearInterval(trickle)
  // A complete request is answered as usual.
  const whole = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await whole.text()).toBe('read')
})
