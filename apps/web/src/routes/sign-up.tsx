import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../account/sign-up-page.tsx'

interface SignUpSearch {
  /** The first step has none. */
  step?: 2 | 'done'
}

export const Route = createFileRoute('/sign-up')({
  staticData: { access: 'signed-out' },
  validateSearch: ({ step }: Record<string, unknown>): SignUpSearch =>
    step === 'done' ? { step } : Number(step) === 2 ? { step: 2 } : {},
  component: SignUp,
})

function SignUp() {
  const { step = 1 } = Route.useSearch()
  return <SignUpPage step={step} />
}
