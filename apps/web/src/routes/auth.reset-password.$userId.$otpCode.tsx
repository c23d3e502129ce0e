import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../account/code-pages.tsx'

export const Route = createFileRoute('/auth/reset-password/$userId/$otpCode')({
  staticData: { isPrivate: true },
  component: () => <ResetPage {...Route.useParams()} />,
})
