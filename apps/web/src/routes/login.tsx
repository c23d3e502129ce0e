import { createFileRoute } from '@tanstack/react-router'
import { LoginPage, PROBLEMS } from '../account/login-page.tsx'

interface Search {
  problem?: string
  return?: string
}

export const Route = createFileRoute('/login')({
  staticData: { access: 'signed-out', isPrivate: true },
  validateSearch: ({ problem, return: route }: Record<string, unknown>): Search => ({
    ...(typeof problem === 'string' && { problem }),
    ...(typeof route === 'string' && { return: route }),
  }),
  component: Login,
})

function Login() {
  const { problem, return: route } = Route.useSearch()
  return <LoginPage problem={PROBLEMS.find((one) => one === problem)} route={route} />
}
