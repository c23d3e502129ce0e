import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../performance/when-idle.ts'

/** The number of unread inquiries: loaded for signed-in users when the device is idle. */
export function DeferredUnread() {
  const [Unread, setUnread] = useState<ComponentType>()
  useEffect(() => {
    whenIdle(() => {
      import('../inquiries/unread.tsx').then(
        (loaded) => setUnread(() => loaded.Unread),
        // The menu works without the number.
        () => {},
      )
    })
  }, [])
  return Unread ? <Unread /> : null
}
