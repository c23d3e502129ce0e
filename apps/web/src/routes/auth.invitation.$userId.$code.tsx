import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../account/code-pages.tsx'

export const Route = createFileRoute('/auth/invitation/$userId/$code')({
  staticData: { isPrivate: true },
  component: () => <InvitationPage {...Route.useParams()} />,
})
