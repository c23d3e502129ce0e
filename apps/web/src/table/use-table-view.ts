import { useSyncExternalStore } from 'react'
import { forget, store, stored } from '../session/stored.ts'

/** The user's view of a list: columns and row height, stored in the browser. */
export interface TableView {
  /** Columns that differ from the default. */
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

/** The stored view, or the default if invalid. */
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
