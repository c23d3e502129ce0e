import { createFileRoute, redirect } from '@tanstack/react-router'
import { CheckPage } from '../storefront/check/check-page.tsx'

// Kept out of the chunks of first pages.
const texts = () => import('../storefront/check/check-texts.ts')

interface CheckSearch {
  /** Redirects the typed code to its address. */
  code?: string
}

export const Route = createFileRoute('/check/')({
  validateSearch: ({ code }: Record<string, unknown>): CheckSearch =>
    (typeof code === 'string' || typeof code === 'number') && String(code).trim() ? { code: String(code).trim() } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { code } }) => {
    if (code) throw redirect({ to: '/check/$code', params: { code: code.slice(0, 60) } })
  },
  head: async ({ match }) => (await texts()).headOfCheck(match.context),
  component: () => <CheckPage />,
})
