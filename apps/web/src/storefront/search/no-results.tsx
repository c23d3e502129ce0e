import { useMessages } from '../../api/shell.ts'
import { useAddresses } from '../../i18n/addresses.ts'
import { bodyDrawing } from '../vehicles/picture.tsx'
import { badgesOf, badgeText } from './criteria.ts'
import type { CatalogNames } from './search-data.ts'
import type { SuggestedSearches } from './suggested-searches.ts'
import type { SearchState } from '../../api/search-params.ts'

export interface NoResultsProps {
  search: SearchState
  data: SuggestedSearches & { names: CatalogNames }
}

/** Number of suggested searches. */
const SHOWN = 3

/** No results: the reason, and similar searches. */
export function NoResults({ search, data }: NoResultsProps) {
  const t = useMessages()
  const to = useAddresses()
  const badges = badgesOf(search)
  return (
    <div className="empty">
      <img src={bodyDrawing(search.category?.[0] ?? null)} width={800} height={420} alt="" />
      <p>
        <b>{t.search.nothing}</b>
      </p>
      {data.fewer.length + data.nearest.length > 0 ? (
        <ul>
          {data.fewer.slice(0, SHOWN).map(({ text, search: one, count }) => (
            <li key={text}>
              <a href={to.search(one)}>{t.search.onlyThis(text, count)}</a>
            </li>
          ))}
          {data.nearest.slice(0, SHOWN).map(({ key, way, count }) => {
            const badge = badges.find((one) => one.key === key)
            if (!badge) return null
            const words = way === 'rest' ? t.search.nearest : t.search.onlyThis
            return (
              <li key={key}>
                <a href={to.search(badge[way])}>{words(badgeText(badge, search, t, data.names), count)}</a>
              </li>
            )
          })}
        </ul>
      ) : (
        <p>{t.search.nothingNear}</p>
      )}
      <a href={to.search()} className="btn ink">
        {t.search.wholeStock}
      </a>
    </div>
  )
}
