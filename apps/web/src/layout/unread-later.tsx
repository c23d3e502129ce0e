import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '../performance/deferred-features.tsx'

/** The number of unread inquiries: its code and its stream are for who is signed in, and come when the device rests. */
export function UnreadLater() {
  const [Unread, setUnread] = useState<ComponentType>()
  useEffect(() => {
    whenIdle(() => {
      import('../deals/unread.tsx').then(
        (brought) => setUnread(() => brought.Unread),
        // A menu without its number is better than none.
        () => {},
      )
    })
  }, [])
  return Unread ? <Unread /> : null
}
