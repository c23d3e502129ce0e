import { useLocation, useRouter } from '@tanstack/react-router'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../api/shell.ts'
import { stringifySearch } from '../api/search-params.ts'
import { applyChange } from './table-steps.ts'
import type { TableSearch } from './table-search.ts'

/** The state of a list is in its address. `pathOf`: path for criteria; by default the current page. */
export function useTableAddress<S extends TableSearch>(search: S, pathOf?: (next: S) => string) {
  const { locale } = useShell()
  const router = useRouter()
  const { pathname } = useLocation()
  const pathFor = (next: S) => pathOf?.(next) ?? pathname
  /** The last requested state, possibly still loading, so that quick changes add up. */
  const currentSearch = (): S => {
    const { latestLocation: latest, state } = router
    const pendingSearch = latest.search as S
    const isOfList = latest.pathname === pathFor(pendingSearch)
    return state.isLoading && isOfList ? { ...pendingSearch } : search
  }
  return {
    /** The address with changed parameters, from the first page unless the page changes. */
    href: (change: Partial<S>): string => {
      const next = applyChange(search, change)
      return localPath(pathFor(next), locale) + stringifySearch(next as Record<string, unknown>)
    },
    /** Navigates without scrolling. */
    go: (change: Partial<S>, isReplacing = false): void => {
      const next = applyChange(currentSearch(), change)
      void router.navigate({ to: pathFor(next), search: next, replace: isReplacing, resetScroll: false } as never)
    },
  }
}
export type TableAddress<S extends TableSearch> = ReturnType<typeof useTableAddress<S>>
