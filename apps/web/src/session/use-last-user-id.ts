import { useState } from 'react'
import { useUser } from './current-user.ts'

/** The user of this page, also after the session has ended, so that input stays that user's. '' for visitors. */
export function useLastUserId(): string {
  const id = useUser()?.id
  const [last, setLast] = useState(id ?? '')
  if (id !== undefined && id !== last) setLast(id)
  return id ?? last
}
