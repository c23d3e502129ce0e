import type { UserInfo } from '@minato/contract/users-shapes'
import { useState } from 'react'
import { useUser } from './current-user.ts'

/** The user of this page, also after the session has ended, so that data and input stay. */
export function useLastUser(): UserInfo | undefined {
  const user = useUser()
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return user ?? last
}

/** Its id; '' for visitors. */
export const useLastUserId = (): string => useLastUser()?.id ?? ''
