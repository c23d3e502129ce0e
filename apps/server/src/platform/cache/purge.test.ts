import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Context } from '../../context.ts'
import { purgeOnChanges } from './purge.ts'

interface Call {
  keys: string
  authorization: string | undefined
  tags: string[]
}

/** A CDN's purge endpoint that answers each call with the next status, and 200 at the end. */
async function startReceiver(statuses: number[] = []) {
  const calls: Call[] = []
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'surrogate-key': keys, authorization } = request.headers
    const { tags } = JSON.parse(await text(request)) as { tags: string[] }
    calls.push({ keys: String(keys), authorization, tags })
    response.writeHead(statuses.shift() ?? 200).end()
  }
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` }
}

/** Purging for two tenants; `change` stands for a notification of the listener. */
function startPurging(purgeUrl: string | undefined) {
  let change: (tenant: string) => void = () => {}
  const context = {
    config: { cdn: { seconds: 60, purgeUrl, purgeToken: 'secret' } },
    changes: { onChange: (heard: typeof change) => void (change = heard) },
    tenants: { all: async () => ['staging', 'second'] },
    log: pino({ level: 'silent' }),
  } as unknown as Context
  const purging = purgeOnChanges(context)
  onTestFinished(() => purging.stop())
  return { change: (tenant: string) => change(tenant), stop: () => purging.stop() }
}

const PATIENCE = { timeout: 20_000 }

test('[B13] purges all tenants at start and a changed tenant twice', async () => {
  const { calls, url } = await startReceiver()
  const { change } = startPurging(url)
  await expect.poll(() => calls.length, PATIENCE).toBe(2)
  const all = ['minato-staging', 'minato-second']
  expect(calls).toEqual([
    { keys: all.join(' '), authorization: 'Bearer secret', tags: all },
    { keys: all.join(' '), authorization: 'Bearer secret', tags: all },
  ])
  for (let i = 0; i < 50; i++) change('second')
  await expect.poll(() => calls.length, PATIENCE).toBe(4)
  expect(calls.slice(2).map(({ keys }) => keys)).toEqual(['minato-second', 'minato-second'])
})

test('[B13] retries a failed purge and includes later changes', async () => {
  const { calls, url } = await startReceiver([500, 503])
  const { change } = startPurging(url)
  await expect.poll(() => calls.length, PATIENCE).toBeGreaterThan(0)
  change('*')
  const purged = (): string[] => [...new Set(calls.slice(2).flatMap(({ tags }) => tags))].sort()
  await expect.poll(purged, PATIENCE).toEqual(['minato-second', 'minato-staging'])
})

test('[B13] purges nothing without an address, and ends while the receiver is away', async () => {
  startPurging(undefined).change('staging')
  const away = startPurging('http://127.0.0.1:1/purge')
  away.change('staging')
  await expect(away.stop()).resolves.toBeUndefined()
})
