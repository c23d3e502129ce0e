import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useShell } from '../api/shell.ts'
import { setUser, useLastUser } from './current-user.ts'

const user = (id: string) => ({ id, roles: [] }) as never
const seen: (string | undefined)[] = []

/** Changes the user between its renders. */
function Page({ users }: { users: (string | undefined)[] }) {
  const shell = useShell()
  const [at, setAt] = useState(0)
  const last = useLastUser()
  seen.push(last?.id)
  if (at < users.length) {
    const next = users[at]
    setUser(shell, next === undefined ? undefined : user(next))
    setAt(at + 1)
  }
  return null
}

test('[SES-04] keeps the last user of a page when the session ends, until another signs in', () => {
  const context = { user: user('first') }
  renderToStaticMarkup(
    <RouterContextProvider router={{ options: { context } } as unknown as AnyRouter}>
      <Page users={[undefined, 'second', undefined]} />
    </RouterContextProvider>,
  )
  expect(seen.filter((id, at) => id !== seen[at - 1])).toEqual(['first', 'second'])
  expect(seen.at(-1)).toBe('second')
})
