import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

/** The search index lags behind many changes: reloads at once, and again after this time. */
const AGAIN_MS = [1500, 5000]
/** Time of the last action, kept over pages so that the second reload happens. */
let changedAt = -Infinity

/** Reloads the list after an action. */
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
