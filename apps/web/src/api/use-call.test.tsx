import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
