import { shortDate } from '@minato/domain/short-moments'
import type { OfficeReview } from '@minato/contract/reviews'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { reportError } from '../../forms/report-error.ts'
import { Flag } from '../../ui/flag.tsx'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import { latestRow, rememberRow } from '../../table/row-cache.ts'
import { SelectionBar } from '../../table/selection-bar.tsx'
import { useSelection } from '../../table/selection.ts'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useBulkAction } from '../../table/use-bulk-action.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage, Tabs } from '../layout/office-page.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { reviewsChanged } from '../layout/use-unpublished-reviews.ts'
import type { ReviewListData } from './reviews-data.ts'
import { NEW_REVIEW } from './reviews-search.ts'
import type { ReviewsSearch } from './reviews-search.ts'
import { useReviewsTexts } from './reviews-texts.ts'
import '../../styles/people.css'

/** All reviews with their actions: publish, unpublish, reply, delete, undo. */
export function ReviewList({ data, search }: { data: ReviewListData; search: ReviewsSearch }) {
  const shell = useShell()
  const { api, locale } = shell
  const t = useReviewsTexts()
  const { nav, table } = useOfficeTexts()
  const router = useRouter()
  const address = useTableAddress(search)
  const [gone, setGone] = useState<OfficeReview>()
  const { items, total } = data.page
  const page = localPath('/admin-reviews', locale)
  const done = async (work: Promise<unknown>, title: string): Promise<boolean> => {
    try {
      await work
      reviewsChanged(shell)
      notify({ isError: false, title, lines: [] })
      await router.invalidate()
      return true
    } catch (error) {
      reportError(shell, error)
      // The current review after a concurrent change.
      await router.invalidate()
      return false
    }
  }
  const show = ({ id, version }: OfficeReview) =>
    api('PUT /api/feedback/review/{id}/publish', { params: { id }, version })
  const hide = ({ id, version }: OfficeReview) =>
    api('PUT /api/feedback/review/{id}/unpublish', { params: { id }, version })
  const underWay = useRef(new Set<string>())
  const publish = async (shown: OfficeReview) => {
    const one = latestRow(shown.id, shown)
    // Two presses act once.
    if (underWay.current.has(one.id)) return
    underWay.current.add(one.id)
    const change = (one.isPublished ? hide(one) : show(one)).then((now) => rememberRow(now.id, now))
    await done(change, one.isPublished ? t.nowHidden : t.nowPublished)
    underWay.current.delete(one.id)
  }
  const remove = async (review: OfficeReview) => {
    const { id, customerName } = review
    if (await done(api('DELETE /api/feedback/review/{id}', { params: { id } }), t.removed(customerName)))
      setGone(review)
  }
  const restore = async ({ id }: OfficeReview) => {
    if (await done(api('PUT /api/feedback/review/{id}/restore', { params: { id } }), t.restored)) setGone(undefined)
  }
  const columns = useColumns(data)
  const menu = useMenu(
    (one) => void publish(one),
    (one) => void remove(one),
  )
  const { isPublished, queryText } = search
  const { page: _, limit: __, id: ___, ...criteria } = search
  const selection = useSelection(
    `reviews ${stringifySearch({ isPublished, queryText })}`,
    items.map(({ id }) => id),
    total,
  )
  const many = useBulkAction<OfficeReview>({
    rows: items,
    idOf: ({ id }) => id,
    nameOf: ({ customerName }) => customerName,
    selection,
    onDone: () => {
      reviewsChanged(shell)
      return router.invalidate()
    },
  })
  // Undo applies only to changed reviews.
  const hidden = many.chosen.filter((one) => !one.isPublished)
  const shown = many.chosen.filter((one) => one.isPublished)
  const deeds = [
    { text: t.publish, of: hidden, deed: { run: show, successText: t.manyPublished, undo: hide } },
    { text: t.unpublish, of: shown, deed: { run: hide, successText: t.manyHidden, undo: show } },
  ].filter(({ of }) => of.length > 0)
  return (
    <OfficePage
      title={t.title}
      crumbs={[{ text: nav.settings, path: '/settings' }]}
      actions={
        <a className="btn go" href={`${page}?id=${NEW_REVIEW}`}>
          {t.add}
        </a>
      }
    >
      <Tabs
        label={t.state}
        tabs={([undefined, 'true', 'false'] as const).map((state) => ({
          text: state === undefined ? t.all : t.tabNames[state],
          href: address.href({ isPublished: state }),
          isCurrent: isPublished === state,
          count: isPublished === state ? total : undefined,
        }))}
      />
      <ListToolbar
        name="reviews"
        columns={columns}
        exported={{
          path: `/api/feedback/review/export${stringifySearch({ ...criteria })}`,
          fileName: 'reviews.csv',
          total,
        }}
      >
        <QueryField search={search} address={address} label={t.query} />
      </ListToolbar>
      {gone && (
        <p className="notice undo" role="status">
          {t.removed(gone.customerName)}{' '}
          <button className="btn line" type="button" onClick={() => void restore(gone)}>
            {t.undo}
          </button>
        </p>
      )}
      {many.view}
      <SelectionBar selection={selection} total={total}>
        {deeds.map(({ text, of, deed }) => (
          <button
            key={text}
            className="btn"
            type="button"
            aria-disabled={many.isBusy || undefined}
            onClick={() => many.run(of, deed)}
          >
            {text}
          </button>
        ))}
      </SelectionBar>
      <Table
        name="reviews"
        label={t.title}
        columns={columns}
        rows={items}
        idOf={({ id }) => id}
        nameOf={({ customerName }) => customerName}
        search={search}
        address={address}
        hrefOf={({ id }) => `${page}?id=${id}`}
        selection={selection}
        menu={menu}
        empty={
          <>
            <p>{queryText || isPublished ? t.nothing : t.empty}</p>
            {(queryText || isPublished) && (
              <a className="btn line" href={page}>
                {table.clearAll}
              </a>
            )}
          </>
        }
      />
      <TableFoot search={search} address={address} total={total} />
    </OfficePage>
  )
}

/** The actions of a row. */
function useMenu(publish: (one: OfficeReview) => void, remove: (one: OfficeReview) => void) {
  const { locale } = useShell()
  const t = useReviewsTexts()
  return (one: OfficeReview) => (
    <RowMenu
      name={one.customerName}
      items={[
        { text: t.edit, href: `${localPath('/admin-reviews', locale)}?id=${one.id}` },
        { text: one.isPublished ? t.unpublish : t.publish, onPress: () => publish(one) },
        { text: t.remove, onPress: () => remove(one) },
      ]}
    />
  )
}

function useColumns(data: ReviewListData): Column<OfficeReview>[] {
  const { locale } = useShell()
  const t = useReviewsTexts()
  const page = localPath('/admin-reviews', locale)
  return [
    {
      key: 'customer',
      head: t.customer,
      card: 'title',
      isFixed: true,
      sort: { field: 'CUSTOMER' },
      cell: (one) => (
        <>
          <a className="name" href={`${page}?id=${one.id}`}>
            {one.customerName}
          </a>
          <small>
            <Flag country={one.country} size="small" rounded />{' '}
            {data.countries.find(({ alpha2code }) => alpha2code === one.country)?.name ?? one.country}
          </small>
        </>
      ),
    },
    { key: 'car', head: t.car, cell: (one) => `${one.purchasedCarBrand} ${one.purchasedCarModel}` },
    { key: 'comment', head: t.comment, cell: ({ comment }) => <span className="clamp">{comment}</span> },
    { key: 'reply', head: t.answeredBy, cell: ({ reply, seller }) => (reply === null ? '–' : (seller ?? t.answered)) },
    {
      key: 'written',
      head: t.written,
      sort: { field: 'WRITTEN', first: 'DESC' },
      cell: ({ createdAt }) => <span className="nowrap">{shortDate(createdAt, locale)}</span>,
    },
    {
      key: 'state',
      head: t.state,
      card: 'end',
      cell: ({ isPublished }) => (
        <span className={isPublished ? 'nowrap good' : 'nowrap muted'}>{isPublished ? t.published : t.hidden}</span>
      ),
    },
  ]
}
