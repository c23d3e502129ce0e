import { createFileRoute } from '@tanstack/react-router'
import { SuccessPage } from '../account/success-page.tsx'

export const Route = createFileRoute('/success-login')({
  staticData: { access: 'customer', isPrivate: true },
  validateSearch: (given: Record<string, unknown>): { return?: string } =>
    typeof given['return'] === 'string' ? { return: given['return'] } : {},
  component: SuccessLogin,
})

function SuccessLogin() {
  return <SuccessPage route={Route.useSearch().return} />
}
