import { createFileRoute } from '@tanstack/react-router'
import { SIGN_UP_PURPOSES, SignUpPage } from '../account/sign-up-page.tsx'

interface SignUpSearch {
  /** The first step has none. */
  step?: 2 | 'done'
  /** The purpose that the page shows. */
  for?: string
}

export const Route = createFileRoute('/sign-up')({
  staticData: { access: 'signed-out' },
  validateSearch: ({ step, for: given }: Record<string, unknown>): SignUpSearch => ({
    ...(step === 'done' ? { step } : Number(step) === 2 ? { step: 2 } : {}),
    ...(typeof given === 'string' && { for: given }),
  }),
  component: SignUp,
})

function SignUp() {
  const { step = 1, for: given } = Route.useSearch()
  return <SignUpPage step={step} purpose={SIGN_UP_PURPOSES.find((one) => one === given)} />
}
