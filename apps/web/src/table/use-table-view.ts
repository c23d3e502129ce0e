import { useSyncExternalStore } from 'react'
import { removeStored, store, stored } from '../session/browser-storage.ts'

/** The user's view of a list: columns and row height, stored in the browser. */
export interface TableView {
  /** Columns that differ from the default. */
  columns: Readonly<Record<string, boolean>>
  isDense: boolean
}
const DEFAULT_VIEW: TableView = { columns: {}, isDense: false }
const keyOf = (name: string): string => `table ${name}`

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** The stored view, or the default if invalid. */
export function viewIn(storedView: string | null): TableView {
  try {
    const { columns, isDense } = JSON.parse(storedView ?? '{}') as Partial<TableView>
    const chosen = Object.entries(columns ?? {}).filter(([, isShown]) => typeof isShown === 'boolean')
    return { columns: Object.fromEntries(chosen), isDense: isDense === true }
  } catch {
    return DEFAULT_VIEW
  }
}

export function useTableView(name: string) {
  const storedView = useSyncExternalStore(
    subscribe,
    () => stored(keyOf(name)),
    () => null,
  )
  const view = viewIn(storedView)
  return {
    view,
    setView: (change: Partial<TableView>): void => {
      store(keyOf(name), JSON.stringify({ ...view, ...change }))
      notifyListeners()
    },
    reset: (): void => {
      removeStored(keyOf(name))
      notifyListeners()
    },
  }
}
