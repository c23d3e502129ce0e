import { useState } from 'react'
import { useUser } from './current-user.ts'

/** Whose page this is, also once the session has ended: what is written then is his, and goes out when he is back. '' for nobody. */
export function useLastUserId(): string {
  const id = useUser()?.id
  const [last, setLast] = useState(id ?? '')
  if (id !== undefined && id !== last) setLast(id)
  return id ?? last
}
