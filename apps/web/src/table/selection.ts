import { useSyncExternalStore } from 'react'

/** The selected rows: ids, or all rows of the list. */
export interface Selection {
  ids: ReadonlySet<string>
  isAll: boolean
  count: number
  has(id: string): boolean
  /** `isRange`: includes all rows since the last pressed one. */
  toggle(id: string, isRange?: boolean): void
  togglePage(): void
  add(ids: readonly string[]): void
  selectAll(): void
  clear(): void
  /** Processed rows are deselected; later selections stay. */
  remove(ids: readonly string[]): void
}

/** The ids after a press on a row. */
export function toggleRow(
  ids: ReadonlySet<string>,
  page: readonly string[],
  id: string,
  from: string | undefined,
): ReadonlySet<string> {
  const next = new Set(ids)
  const isOn = !ids.has(id)
  const [a, b] = [page.indexOf(from ?? id), page.indexOf(id)].sort((one, other) => one - other) as [number, number]
  for (const one of a < 0 ? [id] : page.slice(a, b + 1))
    if (isOn) next.add(one)
    else next.delete(one)
  return next
}

const NONE: ReadonlySet<string> = new Set()

interface SelectionState {
  list: string
  ids: ReadonlySet<string>
  isAll: boolean
  /** The last pressed row. */
  last: string | undefined
}
const NOTHING: SelectionState = { list: '', ids: NONE, isAll: false, last: undefined }

/** Module state, because a list at several addresses is remounted. */
let selected = NOTHING
const listeners = new Set<() => void>()
function onSelected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * `list`: criteria without page and order. Another list has its own selection; the last list's selection is
 * kept until another list is used.
 */
export function useSelection(list: string, page: readonly string[], total: number): Selection {
  const state = useSyncExternalStore(
    onSelected,
    () => selected,
    () => NOTHING,
  )
  const { ids, isAll, last } = state.list === list ? state : NOTHING
  const update = (change: Partial<SelectionState>) => {
    selected = { list, ids, isAll: false, last, ...change }
    for (const listener of listeners) listener()
  }
  const isPageOn = page.length > 0 && page.every((id) => isAll || ids.has(id))
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    has: (id) => isAll || ids.has(id),
    // Deselecting a row of 'all' keeps the others of the page.
    toggle: (id, isRange = false) =>
      update({ ids: toggleRow(isAll ? new Set(page) : ids, page, id, isRange ? last : undefined), last: id }),
    togglePage: () => {
      const rest = [...ids].filter((id) => !page.includes(id))
      update({ ids: new Set(isPageOn ? (isAll ? [] : rest) : [...ids, ...page]) })
    },
    add: (added) => update({ ids: new Set([...ids, ...added]) }),
    selectAll: () => update({ isAll: true }),
    clear: () => update({ ids: NONE, last: undefined }),
    remove: (removed) => {
      if (selected.list === list) update({ ids: new Set([...selected.ids].filter((id) => !removed.includes(id))) })
    },
  }
}
