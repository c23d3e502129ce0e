import { useSyncExternalStore } from 'react'
import { forget, store, stored } from '../session/stored.ts'

/** How somebody likes a list: which columns, and how close its lines stand. Kept in the browser, per list. */
export interface TableView {
  /** Columns that were chosen otherwise than they come: shown or not. */
  columns: Readonly<Record<string, boolean>>
  isDense: boolean
}
const AS_IT_COMES: TableView = { columns: {}, isDense: false }
const keyOf = (name: string): string => `table ${name}`

const listeners = new Set<() => void>()
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
const tellAll = () => {
  for (const tell of listeners) tell()
}

/** What was kept, or how it comes where that is nothing of the kind. */
export function viewIn(kept: string | null): TableView {
  try {
    const { columns, isDense } = JSON.parse(kept ?? '{}') as Partial<TableView>
    const chosen = Object.entries(columns ?? {}).filter(([, isShown]) => typeof isShown === 'boolean')
    return { columns: Object.fromEntries(chosen), isDense: isDense === true }
  } catch {
    return AS_IT_COMES
  }
}

export function useTableView(name: string) {
  const kept = useSyncExternalStore(
    subscribe,
    () => stored(keyOf(name)),
    () => null,
  )
  const view = viewIn(kept)
  return {
    view,
    setView: (change: Partial<TableView>): void => {
      store(keyOf(name), JSON.stringify({ ...view, ...change }))
      tellAll()
    },
    reset: (): void => {
      forget(keyOf(name))
      tellAll()
    },
  }
}
