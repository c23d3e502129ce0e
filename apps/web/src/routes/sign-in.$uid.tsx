import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '../account/sign-in-page.tsx'

export const Route = createFileRoute('/sign-in/$uid')({
  staticData: { isPrivate: true },
  component: SignIn,
})

function SignIn() {
  return <SignInPage uid={Route.useParams().uid} />
}
