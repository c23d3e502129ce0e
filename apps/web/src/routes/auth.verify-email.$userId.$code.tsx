import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../account/code-pages.tsx'

export const Route = createFileRoute('/auth/verify-email/$userId/$code')({
  staticData: { isPrivate: true },
  component: () => <VerifyPage {...Route.useParams()} />,
})
