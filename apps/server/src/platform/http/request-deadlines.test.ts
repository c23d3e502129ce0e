import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerDeadlines } from './request-deadlines.ts'

test('[F01] answers a long call although its connection is silent for a while', async () => {
  const app = Fastify({ connectionTimeout: 300 })
  onTestFinished(() => app.close())
  registerDeadlines(app)
  app.post('/long', { handlerTimeout: 20_000 }, async () => {
    await sleep(1500)
    return { isRead: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/long`, { method: 'POST' })
  expect(await answer.json()).toEqual({ isRead: true })
})
