import { useRouter } from '@tanstack/react-router'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { badgesOf, badgeText, understoodBadges } from '../../storefront/search/criteria.ts'
import type { Badge } from '../../storefront/search/criteria.ts'
import { stringifySearch } from '../../api/search-params.ts'
import type { SearchState } from '../../api/search-params.ts'
import { ListBadges } from '../../table/badges.tsx'
import type { Column } from '../../table/table.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { Tabs } from '../layout/office-page.tsx'
import type { OfficeTexts } from '../../i18n/en/office.ts'
import type { OfficeLine, OfficeListData } from './list-data.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import { useOfficeBadges } from './office-filters.tsx'
import { listPath, officeCriteria } from './office-search.ts'
import type { OfficeSearch } from './office-search.ts'

/** Statuses with a tab of their own in the stock list. */
const TABS = ['PUBLISHED', 'RESERVED', 'DRAFT', 'SOLD'] as const

/** Tabs by status with the counts of the current search. */
export function StatusTabs({ search, counts }: { search: OfficeSearch; counts: OfficeListData['counts'] }) {
  const t = useOfficeCarsTexts()
  const address = useTableAddress(search, listPath)
  const all = TABS.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <Tabs
      label={t.tabs}
      tabs={[
        {
          text: t.all,
          count: all,
          href: address.href({ statuses: undefined }),
          isCurrent: search.statuses === undefined,
        },
        ...TABS.map((status) => ({
          text: t.tabNames[status],
          count: counts[status] ?? 0,
          href: address.href({ statuses: [status] }),
          isCurrent: search.statuses?.length === 1 && search.statuses[0] === status,
        })),
      ]}
    />
  )
}

/** Every active criterion, with the list without it. */
export function CarBadges({ search, data }: { search: OfficeSearch; data: OfficeListData }) {
  const { locale, messages } = useShell()
  const { statuses, isArchived } = search
  const own = useOfficeBadges(search)
  const kept: OfficeSearch = { ...(statuses && { statuses }), ...(isArchived && { isArchived }) }
  const hrefOf = (next: OfficeSearch) => localPath(listPath(next), locale) + stringifySearch({ ...next })
  const shop = search as SearchState
  const show = (badge: Badge, of: SearchState) => {
    const words = badgeText(badge, of, messages, data.names)
    return {
      key: badge.key,
      text: badge.key === 'queryText' ? messages.search.quoted(words) : words,
      // The criterion's badge is gone; the text determines the context.
      href: hrefOf({ ...(badge.rest as OfficeSearch), ...(badge.key === 'queryText' && { context: undefined }) }),
    }
  }
  const [text, ...others] = badgesOf(shop)
  const badges = [
    ...(text ? [show(text, shop)] : []),
    ...understoodBadges(shop, data.textParts).map((badge) => show(badge, badge.alone)),
    ...others.map((badge) => show(badge, shop)),
    ...own.map(({ key, text: words }) => ({ key, text: words, href: hrefOf({ ...search, [key]: undefined }) })),
  ]
  const { quoted, corrected } = messages.search
  const leftOut = data.textParts.filter(({ isLeftOut }) => isLeftOut).map((part) => quoted(part.text))
  return (
    <>
      <ListBadges badges={badges} clearHref={hrefOf(kept)} />
      {data.textParts.map(
        (part, at) =>
          part.corrections && (
            <p key={at} className="small">
              {corrected(part.corrections.map(quoted).join(', '), quoted(part.text))}
            </p>
          ),
      )}
      {leftOut.length > 0 && <p className="small">{messages.search.leftOut(leftOut.join(', '))}</p>}
    </>
  )
}

/** 'newest first', or column and direction. */
export function orderWords(
  search: OfficeSearch,
  columns: readonly Column<OfficeLine>[],
  newest: string,
  { sortedUp, sortedDown }: OfficeTexts['table'],
): string {
  const column = columns.find(({ sort }) => sort && sort.field === search['order.field'])
  if (!column) return newest
  return `${column.head}, ${search['order.direction'] === 'DESC' ? sortedDown : sortedUp}`
}

const CREATE = '/vehicle/create'

/** An empty list: no matches, or no cars at all. */
export function EmptyList({ search }: { search: OfficeSearch }) {
  const { locale } = useShell()
  const t = useOfficeCarsTexts()
  const { routesByPath } = useRouter()
  const { isArchived, ...asked } = officeCriteria(search)
  if (Object.keys(asked).length)
    return (
      <>
        <p>
          <b>{t.nothing}</b>
        </p>
        <a className="btn ink" href={localPath(isArchived ? '/archives' : '/', locale)}>
          {t.whole}
        </a>
      </>
    )
  if (isArchived) return <p>{t.emptyArchive}</p>
  return (
    <>
      <p>
        <b>{t.empty}</b>
      </p>
      {CREATE in routesByPath && (
        <a className="btn ink" href={localPath(CREATE, locale)}>
          {t.add}
        </a>
      )}
    </>
  )
}
