import type { BulkReport } from '@minato/contract/vehicles-office'
import { useSyncExternalStore } from 'react'
import { forget, store, stored } from '../../session/stored.ts'

/**
 * What the last action on many cars did, until it is closed: its undo has no other place, and the list is another page at
 * each of its addresses. A reload keeps it too.
 */
const KEY = 'bulk'

let last: BulkReport | undefined
let isRead = false
const listeners = new Set<() => void>()
function onLast(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function lastBulk(): BulkReport | undefined {
  if (isRead) return last
  isRead = true
  try {
    last = (JSON.parse(stored(KEY, 'sessionStorage') ?? 'null') as BulkReport | null) ?? undefined
  } catch {
    forget(KEY, 'sessionStorage')
  }
  return last
}

/** Undefined: it is closed. */
export function keepBulk(report: BulkReport | undefined): void {
  last = report
  isRead = true
  // Its cars are asked for when somebody looks at them.
  if (report) store(KEY, JSON.stringify({ ...report, items: { ...report.items, items: [] } }), 'sessionStorage')
  else forget(KEY, 'sessionStorage')
  for (const tell of listeners) tell()
}

export const useLastBulk = (): BulkReport | undefined => useSyncExternalStore(onLast, lastBulk, () => undefined)
