import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The search follows many changed cars a moment later: the list is read at once, and again when it has caught up. */
const AGAIN_MS = [1500, 5000]

/** Reads what is shown anew after something was done to it. */
export function useReload(): () => void {
  const router = useRouter()
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  return () => {
    const reload = () => void router.invalidate()
    for (const timer of timers.current) clearTimeout(timer)
    timers.current.clear()
    reload()
    for (const ms of AGAIN_MS) timers.current.add(setTimeout(reload, ms))
  }
}
