import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

const never = () => () => {}

/**
 * Renders content below the fold after the first frame on client-side navigation, which saves old phones a
 * tenth of a second. Server-rendered pages and Back render it at once, to keep the scroll position.
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
