import { useOfficeTexts } from '../i18n/office-texts.ts'
import { useMessages } from '../api/shell.ts'
import { pageNumbers } from './page-numbers.ts'
import { DEFAULT_LIMIT } from '../api/search-params.ts'
import { LIMITS } from './table-search.ts'
import { lastPageOf } from './table-steps.ts'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'

interface Props<S extends TableSearch> {
  search: S
  address: TableAddress<S>
  total: number
}

/** The range of rows, paging, and page size. */
export function TableFoot<S extends TableSearch>({ search, address, total }: Props<S>) {
  const { table: t } = useOfficeTexts()
  const { format } = useMessages()
  const page = search.page ?? 1
  const limit = search.limit ?? DEFAULT_LIMIT
  const last = lastPageOf(search, total)
  const at = (one: number) => address.href({ page: one > 1 ? one : undefined } as Partial<S>)
  if (total === 0) return null
  return (
    <div className="table-foot">
      <p>{t.shown((page - 1) * limit + 1, Math.min(page * limit, total), total)}</p>
      {last > 1 && (
        <nav aria-label={t.pages}>
          {page > 1 && (
            <a href={at(page - 1)} rel="prev" data-focus="previous">
              {t.previous}
            </a>
          )}
          {pageNumbers(page, last).map((one, index) =>
            one === null ? (
              <span key={`gap${index}`}>…</span>
            ) : (
              <a key={one} href={at(one)} aria-label={t.page(one)} aria-current={one === page ? 'page' : undefined}>
                {format.number(one)}
              </a>
            ),
          )}
          {page < last && (
            <a href={at(page + 1)} rel="next" data-focus="next">
              {t.next}
            </a>
          )}
        </nav>
      )}
      {total > LIMITS[0] && (
        <label>
          <span>{t.perPage}</span>
          <select
            className="in"
            data-focus="limit"
            value={limit}
            onChange={({ target }) => {
              const chosen = Number(target.value)
              address.go({ limit: chosen === DEFAULT_LIMIT ? undefined : chosen } as Partial<S>)
            }}
          >
            {LIMITS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
