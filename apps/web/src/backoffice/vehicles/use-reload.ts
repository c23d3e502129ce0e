import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/** The search follows many changed cars a moment later: the list is read at once, and again when it has caught up. */
const AGAIN_MS = [1500, 5000]
/** When something was done last: whoever goes on to another page of the list meanwhile is owed what remains of it. */
let changedAt = -Infinity

/** Reads what is shown anew after something was done to it. */
export function useReload(): () => void {
  const router = useRouter()
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const reload = () => void router.invalidate()
  const again = () => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current.clear()
    for (const ms of AGAIN_MS) {
      const rest = changedAt + ms - performance.now()
      if (rest > 0) timers.current.add(setTimeout(reload, rest))
    }
  }
  const begin = useEffectEvent(again)
  useEffect(() => {
    const running = timers.current
    begin()
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  return () => {
    changedAt = performance.now()
    reload()
    again()
  }
}
