import { useAddresses } from '../../i18n/addresses.ts'
import { Icon } from '../../ui/icons.tsx'
import { useMessages } from '../../api/shell.ts'
import { badgesOf, badgeText, understoodBadges } from './criteria.ts'
import type { Badge } from './criteria.ts'
import { Pages } from './pages.tsx'
import type { SearchData } from './search-data.ts'
import { DEFAULT_LIMIT } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'

interface Props {
  search: SearchState
  data: SearchData
}

/** Every active criterion and interpreted part of the text, as a link to the search without it. */
export function Badges({ search, data }: Props) {
  const t = useMessages()
  const to = useAddresses()
  const [first, ...others] = badgesOf(search)
  const understood = understoodBadges(search, data.textParts)
  if (!first) return null
  const show = (badge: Badge, of: SearchState) => {
    const words = badgeText(badge, of, t, data.names)
    const text = badge.key === 'queryText' ? t.search.quoted(words) : words
    return (
      <li key={badge.key} className="badge">
        {text}
        <a href={to.search(badge.rest)} aria-label={t.search.remove(text)}>
          <Icon name="close" small />
        </a>
      </li>
    )
  }
  const quoted = (texts: readonly string[]) => texts.map(t.search.quoted).join(', ')
  const leftOut = data.textParts.filter(({ isLeftOut }) => isLeftOut)
  return (
    <>
      <ul className="badges">
        {show(first, search)}
        {others.map((badge) => show(badge, search))}
        <li>
          <a href={to.search({ port: search.port, importCountry: search.importCountry })} className="small nowrap">
            {t.search.clearAll}
          </a>
        </li>
      </ul>
      {understood.length > 0 && (
        <ul className="badges">
          <li className="small muted">{t.search.understood}</li>
          {understood.map((badge) => show(badge, badge.alone))}
        </ul>
      )}
      {data.textParts.map(
        ({ text, corrections }, at) =>
          corrections && (
            <p key={at} className="small">
              {t.search.corrected(quoted(corrections), quoted([text]))}
            </p>
          ),
      )}
      {leftOut.length > 0 && <p className="small">{t.search.leftOut(quoted(leftOut.map(({ text }) => text)))}</p>}
    </>
  )
}

export function ResultPages({ search, data }: Props) {
  const { search: t } = useMessages()
  const to = useAddresses()
  const page = search.page ?? 1
  const limit = search.limit ?? DEFAULT_LIMIT
  // All on one page: the heading shows the count.
  if (data.lastPage === 1) return null
  return (
    <>
      <Pages page={page} last={data.lastPage} at={(one) => to.search({ ...search, page: one > 1 ? one : undefined })} />
      <p className="shown">{t.shown((page - 1) * limit + 1, Math.min(page * limit, data.total), data.total)}</p>
    </>
  )
}
