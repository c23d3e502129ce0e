import { oneOf, text } from '../../storefront/search/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

export const SEVERITIES = ['refused', 'partial', 'flagged'] as const

/** What the address of the import may hold; `id` is one file, whose list is that of its cars or, by `of` and before it has run, of its problems. */
export const readImportSearch = tableSearch({
  id: text(36),
  of: oneOf(['problems', 'kept']),
  severity: oneOf(SEVERITIES),
  field: text(60),
})
export type ImportSearch = ReturnType<typeof readImportSearch>
