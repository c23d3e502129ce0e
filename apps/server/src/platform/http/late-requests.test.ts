import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { MANAGER, testServer } from '../../testing/app.ts'
import { until } from '../../testing/mail-server.ts'
import type { Transaction } from '../database/database.ts'
import { serve } from './serve.ts'
import type { Handler } from './serve.ts'
import { sql } from '../database/sql.ts'

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
const LATE_CHANGE = call({
  service: 'main',
  method: 'PUT',
  path: '/late-change',
  summary: 'Changes something, in its own time',
  access: 'manager',
  rate: 'everything',
  body: z.object({ text: z.string() }),
  reply: z.object({ n: z.int() }),
  errors: [],
})

/** A server with a time limit of one second per call; `work.takes` is the duration of the next call in ms. */
async function lateServer<C extends Call>(
  late: C,
  handlerOf: (make: (tx: Transaction) => Promise<unknown>) => unknown,
) {
  const server = await testServer()
  onTestFinished(() => server.close())
  server.as(MANAGER)
  const { app, context } = server
  app.addHook('onRoute', (route) => void (route.handlerTimeout = 1000))
  const work = { begun: 0, made: 0, takes: 2000, onBegin: (): void => {} }
  const make = async (tx: Transaction): Promise<unknown> => {
    work.begun++
    work.onBegin()
    await tx.rows(sql`
      insert into platform.kept_answer (tenant_id, actor, route, key, asked_hash, reply)
      values (${'staging'}, ${'made'}, ${''}, ${randomUUID()}, ${Buffer.from('')}, ${'{}'}::json)`)
    await sleep(work.takes)
    return { n: ++work.made }
  }
  serve(app, context, late, handlerOf(make) as Handler<C>)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = {
    'tenant-id': 'staging',
    ...server.guard(),
    ...(late.isCreating && { 'idempotency-key': randomUUID() }),
    ...(late.body && { 'content-type': 'application/json' }),
  }
  const ask = async (signal?: AbortSignal) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/main${late.path}`, {
      method: late.method,
      headers,
      ...(late.body && { body: '{"text":"a"}' }),
      ...(signal && { signal }),
    })
    const { code, n } = (await answer.json()) as { code?: string; n?: number }
    return [answer.status, code ?? n, answer.headers.get('retry-after')]
  }
  /** The number of created records, and of stored replies for a key. */
  const stored = async () => {
    const rows = await context.db.read<{ actor: string }>(
      'staging',
      sql`select actor from platform.kept_answer where tenant_id = 'staging'`,
    )
    const made = rows.filter(({ actor }) => actor === 'made').length
    return { made, kept: rows.length - made }
  }
  return { server, work, ask, stored }
}

test.each([LATE, LATE_WITH_BODY])(
  '[R04 G14] rolls back a timed-out call, which can be repeated: $path',
  async (late) => {
    const { work, ask, stored } = await lateServer(
      late,
      (make) =>
        ({ withIdempotency }: Parameters<Handler<typeof LATE>>[0]) =>
          withIdempotency(make as never),
    )
    expect(await ask()).toEqual([503, 'MINATO-5001', '5'])
    await until(() => work.made === 1)
    work.takes = 0
    // A timed-out call may still be rolling back.
    await expect.poll(() => ask()).toEqual([201, 2, null])
    expect([work.begun, await stored()]).toEqual([2, { made: 1, kept: 1 }])
  },
)

test('[R04 G14] rolls back a late change of an existing record too', async () => {
  const { work, ask, stored, server } = await lateServer(
    LATE_CHANGE,
    (make) => () => server.context.db.write('staging', make),
  )
  expect(await ask()).toEqual([503, 'MINATO-5001', '5'])
  await until(() => work.made === 1)
  work.takes = 0
  expect(await ask()).toEqual([200, 2, null])
  expect(await stored()).toEqual({ made: 1, kept: 0 })
})

test('[R04 G14] keeps the effect of a call whose client went away', async () => {
  const { work, ask, stored } = await lateServer(
    LATE,
    (make) =>
      ({ withIdempotency }: Parameters<Handler<typeof LATE>>[0]) =>
        withIdempotency(make as never),
  )
  work.takes = 300
  const gone = new AbortController()
  work.onBegin = () => gone.abort()
  const left = ask(gone.signal).then(
    () => 'answered',
    () => 'left',
  )
  expect(await left).toBe('left')
  await expect.poll(stored).toEqual({ made: 1, kept: 1 })
})
