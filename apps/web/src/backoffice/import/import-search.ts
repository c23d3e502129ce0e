import { oneOf, text } from '../../api/search-params.ts'
import { tableSearch } from '../../table/table-search.ts'

export const SEVERITIES = ['refused', 'partial', 'flagged'] as const

/** URL parameters of the import. `id`: one file; `of`: lists its problems instead of its cars. */
export const readImportSearch = tableSearch({
  id: text(36),
  of: oneOf(['problems', 'kept']),
  severity: oneOf(SEVERITIES),
  field: text(60),
})
export type ImportSearch = ReturnType<typeof readImportSearch>
