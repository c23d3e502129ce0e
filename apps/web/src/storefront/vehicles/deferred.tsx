import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

const never = () => () => {}

/**
 * What comes after the picture and the price, where the browser goes to a car by itself: an old phone takes a tenth of a
 * second for it, and nobody sees it in the first frame. A page that was written by the server has it, and one that is
 * returned to: it has to be as long as it was left.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const { options } = useRouter()
  const [isTime, setTime] = useState(isWritten || options.scrollRestorationBehavior === 'instant')
  useEffect(() => startTransition(() => setTime(true)), [])
  return isTime && children
}
