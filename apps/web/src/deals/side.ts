import { useState } from 'react'
import { isManager, useUser } from '../session/current-user.ts'

/** On which side of a deal the reader stands. A session that ends under him changes nothing: what he types is not lost. */
export function useSide(): 'BUYER' | 'SELLER' {
  const user = useUser()
  const [side, setSide] = useState<'BUYER' | 'SELLER'>(isManager(user) ? 'SELLER' : 'BUYER')
  const now = user && (isManager(user) ? 'SELLER' : 'BUYER')
  if (now && now !== side) setSide(now)
  return now ?? side
}
