import type { Message } from '@minato/contract/inquiries-shapes'
import { useEffect, useRef } from 'react'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { useSide } from '../use-side.ts'

/** Marks messages as read once the last one of the other side is in view. */
export function useReading(messages: readonly Message[]) {
  const { api } = useShell()
  const user = useUser()?.id
  const side = useSide()
  const word = useRef<HTMLLIElement>(null)
  const told = useRef(0)
  const last = messages.findLast(({ owner }) => owner.isSeller !== (side === 'SELLER'))
  const isRead = last === undefined || user === undefined || last.readBy.includes(user)
  useEffect(() => {
    const { current } = word
    if (isRead || !current || !last || user === undefined) return
    let isInView = false
    const markRead = () => {
      if (!isInView || document.visibilityState !== 'visible' || told.current >= last.seq) return
      told.current = last.seq
      api('PUT /api/main/user/{userId}/message/{messageId}/read', {
        params: { userId: user, messageId: last.id },
        // Sent again with the next message or visit.
      }).catch(() => void (told.current = 0))
    }
    const eye = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      markRead()
    })
    eye.observe(current)
    document.addEventListener('visibilitychange', markRead)
    return () => {
      eye.disconnect()
      document.removeEventListener('visibilitychange', markRead)
    }
  }, [api, isRead, last, user])
  return { word, seq: last?.seq }
}
