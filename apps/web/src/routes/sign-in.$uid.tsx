import { SIGN_IN_PURPOSES } from '@minato/contract/enumerations'
import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../account/sign-in-page.tsx'

export const Route = createFileRoute('/sign-in/$uid')({
  staticData: { isPrivate: true },
  validateSearch: ({ for: given }: Record<string, unknown>) => {
    const purpose = SIGN_IN_PURPOSES.find((one) => one === given)
    return purpose ? { for: purpose } : {}
  },
  component: SignIn,
})

function SignIn() {
  return <SignInPage uid={Route.useParams().uid} purpose={Route.useSearch().for} />
}
