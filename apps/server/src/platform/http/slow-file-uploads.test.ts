import { calls } from '@minato/contract/calls'
import { nameOf, pathOf } from '@minato/contract/call'
import type { Call } from '@minato/contract/call'
import { expect, onTestFinished, test } from 'vitest'
import { testServer } from '../../testing/app.ts'
import { BODY_MS } from './slow-uploads.ts'

test('[G07] lets a signed-in upload take as long as the connection needs', async () => {
  const limits = new Map<string, number | undefined>()
  const server = await testServer(
    {},
    {
      identify: async ({ routeOptions: { config, handlerTimeout } }) =>
        void (config.call && limits.set(nameOf(config.call), handlerTimeout)),
    },
  )
  onTestFinished(() => server.close())
  const uploads = Object.values<Call>(calls).filter((call) => (call.upload ?? call.takes) && call.access !== 'visitor')
  for (const call of uploads)
    await server.app.inject({
      method: call.method,
      url: pathOf(call).replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000001'),
      headers: { 'tenant-id': 'staging' },
    })
  expect(uploads.length).toBeGreaterThan(3)
  expect(Object.fromEntries(limits)).toEqual(Object.fromEntries(uploads.map((call) => [nameOf(call), BODY_MS])))
})
