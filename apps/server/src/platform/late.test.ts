import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@minato/contract/call'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { MANAGER, testServer } from '../testing/app.ts'
import { until } from '../testing/mail-server.ts'
import { serve } from './serve.ts'
import { sql } from './sql.ts'

const LATE = call({
  service: 'main',
  method: 'POST',
  path: '/late',
  summary: 'Makes something, in its own time',
  access: 'manager',
  rate: 'everything',
  isCreating: true,
  reply: z.object({ n: z.int() }),
  status: 201,
  errors: [],
})

const LATE_WITH_BODY = call({ ...LATE, path: '/late-with-body', body: z.object({ text: z.string() }) })

test('[R04 G14] a call with a body has no longer than others, and makes nothing for whom it was late', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  server.as(MANAGER)
  const { app, context } = server
  app.addHook('onRoute', (route) => void (route.handlerTimeout = 1000))
  let [begun, made, takes] = [0, 0, 2000]
  serve(app, context, LATE_WITH_BODY, ({ once }) =>
    once(async (tx) => {
      begun++
      await tx.rows(sql`select 1`)
      await sleep(takes)
      return { n: ++made }
    }),
  )
  const kept = async () =>
    (await context.db.read('staging', sql`select from platform.kept_answer where tenant_id = 'staging'`)).length
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = {
    'tenant-id': 'staging',
    'content-type': 'application/json',
    ...server.guard(),
    'idempotency-key': randomUUID(),
  }
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/main/late-with-body`, {
      method: 'POST',
      headers,
      body: '{"text":"a"}',
    })
    const { code, n } = (await answer.json()) as { code?: string; n?: number }
    return [answer.status, code ?? n, answer.headers.get('retry-after')]
  }
  expect(await ask()).toEqual([503, 'MINATO-5001', '5'])
  await until(() => made === 1)
  takes = 0
  expect([await ask(), begun, await kept()]).toEqual([[201, 2, null], 2, 1])
})

test('[R04 G14] who was told that it took too long finds nothing made; who merely went away finds it', async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  server.as(MANAGER)
  const { app, context } = server
  let [begun, made, takes] = [0, 0, 2000]
  app.addHook('onRoute', (route) => void (route.handlerTimeout = 1000))
  serve(app, context, LATE, ({ once }) =>
    once(async (tx) => {
      begun++
      await tx.rows(sql`select 1`)
      await sleep(takes)
      return { n: ++made }
    }),
  )
  const kept = async () =>
    (await context.db.read('staging', sql`select from platform.kept_answer where tenant_id = 'staging'`)).length
  const key = { 'idempotency-key': randomUUID() }
  const ask = () => server.send('POST', '/api/main/late', undefined, 'staging', key)
  expect((await ask()).status).toBe(503)
  await until(() => made === 1)
  takes = 0
  // What was late may still be taking back what it did.
  await expect.poll(async () => (await ask()).json).toEqual({ n: 2 })
  expect(await kept()).toBe(1)

  await app.listen({ port: 0, host: '127.0.0.1' })
  takes = 300
  const { port } = app.server.address() as AddressInfo
  const gone = new AbortController()
  const headers = { 'tenant-id': 'staging', ...server.guard(), 'idempotency-key': randomUUID() }
  const left = fetch(`http://127.0.0.1:${port}/api/main/late`, { method: 'POST', headers, signal: gone.signal }).then(
    () => 'answered',
    () => 'left',
  )
  await until(() => begun === 3)
  gone.abort()
  expect(await left).toBe('left')
  await until(async () => (await kept()) === 2)
})
