import type { UserInfo } from '@minato/contract/users-shapes'
import { useSyncExternalStore } from 'react'
import { useShell } from '../api/shell.ts'
import type { Shell } from '../api/shell.ts'

const listeners = new Set<() => void>()
export function onUser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in user, as an external store for components. */
export function setUser(shell: Shell, user: UserInfo | undefined): void {
  shell.user = user
  for (const listener of listeners) listener()
}
export function useUser(): UserInfo | undefined {
  const shell = useShell()
  const user = () => shell.user
  return useSyncExternalStore(onUser, user, user)
}
export const isManager = (user: UserInfo | undefined): boolean => user?.roles.includes('SALES_MANAGER') ?? false
