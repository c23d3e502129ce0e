import { useLocation, useRouter } from '@tanstack/react-router'
import { localPath } from '../i18n/locale.ts'
import { useShell } from '../layout/shell.ts'
import { stringifySearch } from '../storefront/search/search-params.ts'
import { changed } from './table-steps.ts'
import type { TableSearch } from './table-search.ts'

/** The state of a list lives in its address. `pathOf`: where its criteria lead, plain; without one they stay on this page. */
export function useTableAddress<S extends TableSearch>(search: S, pathOf?: (next: S) => string) {
  const { locale } = useShell()
  const router = useRouter()
  const { pathname } = useLocation()
  const to = (next: S) => pathOf?.(next) ?? pathname
  /** What was asked for last, its lines perhaps still on their way: whoever is quick loses no filter. */
  const standing = (): S => {
    const { latestLocation: latest, state } = router
    const asked = latest.search as S
    const isOfList = latest.pathname === to(asked)
    return state.isLoading && isOfList ? { ...asked } : search
  }
  return {
    /** The address of the list with something else in it; its first page, unless the page is what changes. */
    href: (change: Partial<S>): string => {
      const next = changed(search, change)
      return localPath(to(next), locale) + stringifySearch(next as Record<string, unknown>)
    },
    /** Goes there; the place on the page stays. */
    go: (change: Partial<S>, isReplacing = false): void => {
      const next = changed(standing(), change)
      void router.navigate({ to: to(next), search: next, replace: isReplacing, resetScroll: false } as never)
    },
  }
}
export type TableAddress<S extends TableSearch> = ReturnType<typeof useTableAddress<S>>
