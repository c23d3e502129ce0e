import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { setUser } from '../session/current-user.ts'
import { runHook } from './hook.fixture.ts'
import type { Shell } from './shell.ts'
import { useCall } from './use-call.ts'

const KENYA = { id: 'k', alpha2code: 'KE', alpha3code: 'KEN', name: 'Kenya', callingCode: '254' }

function Countries({ initial }: { initial?: (typeof KENYA)[] }) {
  const { data } = useCall('GET /api/map/country', { query: { locale: 'en' } }, { ...(initial && { initial }) })
  return <p>{data ? data.map(({ name }) => name).join() : 'loading'}</p>
}

test('[W6] renders the data of the loader on the server without a request', () => {
  let requests = 0
  const context = { user: { id: 'u' }, api: async () => void requests++ }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Countries initial={[KENYA]} />
      <Countries />
    </RouterContextProvider>,
  )
  // The reply is in the cache, but the second part must render the HTML of the server.
  expect(html).toBe('<p>Kenya</p><p>loading</p>')
  expect(requests).toBe(0)
})

test('[SES-04] keeps the data and sends no request when the session ends', async () => {
  let requests = 0
  const api = async () => [{ ...KENYA, name: `Reply ${++requests}` }]
  const shell = { user: { id: 'u' }, api } as unknown as Shell
  const router = { options: { context: shell } } as unknown as AnyRouter
  const { render, last } = runHook(
    () => useCall('GET /api/map/country', { query: { locale: 'en' } }),
    (child) => <RouterContextProvider router={router}>{child}</RouterContextProvider>,
  )
  const shown = () => last().data?.map(({ name }) => name)
  render(undefined)
  await vi.waitFor(() => expect(shown()).toEqual(['Reply 1']))
  flushSync(() => setUser(shell, undefined))
  expect([shown(), requests]).toEqual([['Reply 1'], 1])
  flushSync(() => setUser(shell, { id: 'other' } as never))
  expect(shown()).toBeUndefined()
  await vi.waitFor(() => expect(shown()).toEqual(['Reply 2']))
})
