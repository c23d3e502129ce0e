import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '../api/api.ts'
import { loading } from '../api/loading.ts'
import { CheckPage } from '../storefront/check/check-page.tsx'
import type { Checked } from '../storefront/check/check-page.tsx'

// Every first page would carry them otherwise.
const texts = () => import('../storefront/check/check-texts.ts')

export const Route = createFileRoute('/check/$code')({
  // What became of a paper may be another thing the next moment, and its code is for whoever holds it.
  staticData: { isPrivate: true },
  loader: ({ context, params, ...attempt }) =>
    loading(
      context,
      (): Promise<Checked> =>
        context
          .api('GET /api/main/public/paper/{code}', {
            params: { code: params.code.slice(0, 60) },
            signal: attempt.abortController.signal,
          })
          .catch((error: unknown) => {
            if (error instanceof ApiError && error.status === 429) return 'TOO_MANY'
            throw error
          }),
      attempt,
    ),
  head: async ({ match, params }) => (await texts()).headOfCheck(match.context, params.code),
  component: Check,
})

function Check() {
  return <CheckPage code={Route.useParams().code} checked={Route.useLoaderData()} />
}
