import { useState } from 'react'
import { isManager, useUser } from '../session/current-user.ts'

/** The reader's side. It stays when the session ends, so that input is not lost. */
export function useSide(): 'BUYER' | 'SELLER' {
  const user = useUser()
  const [side, setSide] = useState<'BUYER' | 'SELLER'>(isManager(user) ? 'SELLER' : 'BUYER')
  const now = user && (isManager(user) ? 'SELLER' : 'BUYER')
  if (now && now !== side) setSide(now)
  return now ?? side
}
