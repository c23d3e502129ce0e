import { SIGN_IN_PURPOSES } from '@minato/contract/enumerations'
import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../account/sign-in-page.tsx'

export const Route = createFileRoute('/sign-in/$uid')({
  staticData: { isPrivate: true },
  validateSearch: ({ for: given }: Record<string, unknown>): { for?: string } =>
    typeof given === 'string' ? { for: given } : {},
  component: SignIn,
})

function SignIn() {
  const { for: given } = Route.useSearch()
  return <SignInPage uid={Route.useParams().uid} purpose={SIGN_IN_PURPOSES.find((one) => one === given)} />
}
