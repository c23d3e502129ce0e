import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { useShell } from '../../api/shell.ts'
import { isAtWork, stamp } from './import-data.ts'
import type { OneData } from './import-data.ts'

const EVERY_MS = 1000

/** The current import, polled every second while a job runs. At the end the page's lists are reloaded. */
export function useImport({ one: loaded, asOf }: Pick<OneData, 'one' | 'asOf'>): {
  one: ImportReply
  set(next: ImportReply): void
} {
  const { api, locale } = useShell()
  const router = useRouter()
  const [seen, setSeen] = useState({ one: loaded, asOf })
  const { one } = seen.asOf > asOf ? seen : { one: loaded }
  const { id } = one
  const isWorking = isAtWork(one)
  useEffect(() => {
    if (!isWorking) return
    const off = new AbortController()
    const ask = async () => {
      const asked = stamp()
      const query = { locale }
      const next = await api('GET /api/vehicle/car/import/{id}', { params: { id }, query, signal: off.signal })
      if (off.signal.aborted) return
      setSeen((before) => (asked > before.asOf ? { one: next, asOf: asked } : before))
      if (!isAtWork(next)) void router.invalidate()
    }
    // Polls again after a connection error.
    const timer = setInterval(() => void ask().catch(() => {}), EVERY_MS)
    return () => {
      off.abort()
      clearInterval(timer)
    }
  }, [api, id, isWorking, locale, router])
  return { one, set: (next) => setSeen({ one: next, asOf: stamp() }) }
}

/** Whole per cent, below 100 until it has ended. */
export const percentOf = ({ rows, rowsDone }: Pick<ImportReply, 'rows' | 'rowsDone'>): number =>
  rows === 0 ? 0 : Math.min(99, Math.round((rowsDone / rows) * 100))
