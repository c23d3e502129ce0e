import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCall } from './use-call.ts'

type Country = { alpha2code: string; name: string; callingCode: string }
const KENYA = { alpha2code: 'KE', name: 'Kenya', callingCode: '254' } as Country

function Countries({ initial }: { initial?: Country[] | undefined }) {
  const { data } = useCall('GET /api/map/country', { query: { locale: 'en' } }, initial ? { initial } : {})
  return <p>{data ? data.map(({ name }) => name).join() : 'loading'}</p>
}

/** The page of one request to the server. */
function render(initial?: Country[]) {
  let requests = 0
  const context = { user: { id: 'u' }, api: async () => void requests++ }
  const html = renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Countries initial={initial} />
      <Countries />
    </RouterContextProvider>,
  )
  return { html, requests }
}

test('renders what the loader brought without a request, and shares it in the page', () => {
  expect(render([KENYA])).toEqual({ html: '<p>Kenya</p><p>Kenya</p>', requests: 0 })
})

test('[API-02] keeps the replies of one request out of the page of another request', () => {
  render([KENYA])
  expect(render().html).toBe('<p>loading</p><p>loading</p>')
})
