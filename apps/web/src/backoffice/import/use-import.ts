import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { isRunning } from './import-data.ts'
import { shopLocale } from '../../i18n/locale.ts'

/** The current import, polled every second while a job runs. At the end the page's lists are reloaded. */
export function useImport(loaded: ImportReply): { one: ImportReply; set(next: ImportReply): void } {
  const { locale } = useShell()
  const router = useRouter()
  const ask = { params: { id: loaded.id }, query: { locale: shopLocale(locale) } }
  const { data: one = loaded, set } = useCall('GET /api/vehicle/car/import/{id}', ask, {
    initial: loaded,
    pollWhile: isRunning,
  })
  const isWorking = isRunning(one)
  const wasWorking = useRef(isWorking)
  useEffect(() => {
    if (wasWorking.current && !isWorking) void router.invalidate()
    wasWorking.current = isWorking
  }, [isWorking, router])
  return { one, set }
}

/** Whole per cent, below 100 until it has ended. */
export const percentOf = ({ rows, rowsDone }: Pick<ImportReply, 'rows' | 'rowsDone'>): number =>
  rows === 0 ? 0 : Math.min(99, Math.round((rowsDone / rows) * 100))
