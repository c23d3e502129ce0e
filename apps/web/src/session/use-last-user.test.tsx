import { RouterContextProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { runHook } from '../api/hook.fixture.ts'
import type { Shell } from '../api/shell.ts'
import { setUser } from './current-user.ts'
import { useLastUser } from './use-last-user.ts'

test('[SES-04] keeps the last user of a page when the session ends, until another signs in', () => {
  const user = (id: string) => ({ id, roles: [] }) as never
  const shell = { user: user('first') } as unknown as Shell
  const router = { options: { context: shell } } as unknown as AnyRouter
  const { render, last } = runHook(useLastUser, (child) => (
    <RouterContextProvider router={router}>{child}</RouterContextProvider>
  ))
  render(undefined)
  const idAfter = (id?: string) => {
    flushSync(() => setUser(shell, id === undefined ? undefined : user(id)))
    return last()?.id
  }
  expect([idAfter(), idAfter('second'), idAfter()]).toEqual(['first', 'second', 'second'])
})
