import type { BulkReport } from '@minato/contract/vehicles-office'
import { useSyncExternalStore } from 'react'
import { removeStored, store, stored } from '../../session/browser-storage.ts'

/**
 * The last bulk action until it is closed. It outlives the list's pages and a reload, because its undo has no
 * other place.
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
    removeStored(KEY, 'sessionStorage')
  }
  return last
}

/** Undefined: closed. */
export function keepBulk(report: BulkReport | undefined): void {
  last = report
  isRead = true
  // Its cars are loaded on demand.
  if (report) store(KEY, JSON.stringify({ ...report, items: { ...report.items, items: [] } }), 'sessionStorage')
  else removeStored(KEY, 'sessionStorage')
  for (const tell of listeners) tell()
}

export const useLastBulk = (): BulkReport | undefined => useSyncExternalStore(onLast, lastBulk, () => undefined)
