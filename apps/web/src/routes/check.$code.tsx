import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '../api/api.ts'
import { loading } from '../api/loading.ts'
import { CheckPage } from '../storefront/check/check-page.tsx'
import type { Checked } from '../storefront/check/check-page.tsx'

// Kept out of the chunks of first pages.
const texts = () => import('../storefront/check/check-texts.ts')

export const Route = createFileRoute('/check/$code')({
  // Never cached: the status of a document may change, and its code is secret.
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
