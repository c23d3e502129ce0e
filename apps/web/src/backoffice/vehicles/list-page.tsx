import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { BULK_LIMIT } from '@minato/contract/bulk-limit'
import type { ExportColumn } from '@minato/contract/vehicles-export'
import type { BULK_ACTIONS } from '@minato/contract/vehicles-office'
import { carPath } from '../../i18n/addresses.ts'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { roundDown } from '../../layout/search-box.tsx'
import { useShell } from '../../api/shell.ts'
import { orderOfText } from '../../storefront/search/criteria.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ExportButton } from '../../table/export-button.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import { SelectionBar } from '../../table/selection-bar.tsx'
import { useSelection } from '../../table/selection.ts'
import { TableFoot } from '../../table/table-foot.tsx'
import { applyChange } from '../../table/table-steps.ts'
import { Table } from '../../table/table.tsx'
import { useRestoredFocus } from '../../table/use-restored-focus.ts'
import { useTableView } from '../../table/use-table-view.ts'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { duplicatePath } from '../layout/office-nav.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkResult } from './bulk-result.tsx'
import { useCarActions } from './car-actions.tsx'
import { useCarColumns } from './car-columns.tsx'
import { keepBulk, useLastBulk } from './last-bulk.ts'
import { ListFilters } from './list-filters.tsx'
import type { OfficeLine, OfficeListData } from './list-data.ts'
import { ArchiveTabs } from './archive-tabs.tsx'
import { CarBadges, EmptyList, orderWords, StatusTabs } from './list-tabs.tsx'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import { SavedViews } from './saved-views.tsx'
import { useReload } from './use-reload.ts'
import { criteriaTexts, listPath, officeCriteria } from './office-search.ts'
import type { OfficeSearch } from './office-search.ts'
import '../../styles/office-list.css'

type Action = (typeof BULK_ACTIONS)[number]
const EDIT = '/vehicle/edit/$id'
const IMPORT = '/vehicle/import'

/** The managers' list of cars, at `/`, `/search-result` and, of archived ones, `/archives`. */
export function OfficeList({ search: given, data }: { search: OfficeSearch; data: OfficeListData }) {
  const { locale, messages } = useShell()
  const t = useOfficeCarsTexts()
  const { table: tt } = useOfficeTexts()
  const router = useRouter()
  const { routesByPath } = router
  const search: OfficeSearch = data.page === (given.page ?? 1) ? given : applyChange(given, { page: data.page })
  /** With the order requested by the text. */
  const shown = { ...search, ...orderOfText(data.textParts) } as OfficeSearch
  const isArchive = search.isArchived === true
  const address = useTableAddress(search, listPath)
  const [bulk, setBulk] = useState<Action>()
  const result = useLastBulk()
  const inside = useRestoredFocus<HTMLDivElement>()
  const { lines, total } = data
  const selection = useSelection(
    `cars ${stringifySearch({ ...officeCriteria(search) })}`,
    lines.map(({ id }) => id),
    total,
  )
  const hrefOf = ({ id, ...car }: OfficeLine) =>
    localPath(EDIT in routesByPath ? `/vehicle/edit/${id}` : carPath(car), locale)
  const columns = useCarColumns(hrefOf)
  const reload = useReload()
  const { itemsFor, dialog } = useCarActions(reload)
  const query = stringifySearch({ ...officeCriteria(search) })
  // In the order of the list; cars of other pages follow.
  const shownIds = lines.flatMap(({ id }) => (selection.ids.has(id) ? [id] : []))
  const chosen = selection.isAll
    ? { criteria: criteriaTexts(search) }
    : { ids: [...new Set([...shownIds, ...selection.ids])] }
  const { view } = useTableView('cars')
  /** The visible columns without the picture, for exports. */
  const exported = columns
    .filter(({ key, isHidden }) => key !== 'picture' && (view.columns[key] ?? !isHidden))
    .map(({ key }) => key as ExportColumn)
  const actions: Action[] = isArchive ? ['draft', 'delete'] : ['publish', 'sold', 'draft', 'archive', 'price', 'delete']
  return (
    <OfficePage
      title={isArchive ? t.archive : t.title}
      actions={
        <>
          {IMPORT in routesByPath && !isArchive && (
            <a className="btn line" href={localPath(IMPORT, locale)}>
              {t.import}
            </a>
          )}
          <SavedViews query={stringifySearch({ ...search, page: undefined })} />
        </>
      }
    >
      {isArchive ? <ArchiveTabs cars={total} /> : <StatusTabs search={search} counts={data.counts} />}
      <ListToolbar
        name="cars"
        columns={columns}
        exported={{
          path: `/api/vehicle/car/export${query}`,
          fileName: isArchive ? 'archived-cars.csv' : 'cars.csv',
          total,
        }}
        summary={<p className="list-count">{t.sorted(total, orderWords(shown, columns, t.newest, tt))}</p>}
        within={inside}
      >
        <QueryField
          search={search}
          address={address}
          label={messages.search.label}
          placeholder={messages.search.placeholder(roundDown(data.stock))}
          hint={messages.search.hint}
          suggests
          also={{ context: 'basic' }}
          without={{ context: undefined }}
        />
        <ListFilters search={search} data={data} address={address} />
      </ListToolbar>
      <CarBadges search={search} data={data} />
      {result && <BulkResult key={result.id} report={result} onUndone={reload} />}
      <SelectionBar selection={selection} total={total} most={BULK_LIMIT}>
        {actions.map((action) => (
          <button key={action} className="btn" type="button" onClick={() => setBulk(action)}>
            {isArchive && action === 'draft' ? t.restore : t.bulk.actions[action].name}
          </button>
        ))}
        <ExportButton
          path="/api/vehicle/car/export"
          name="cars.csv"
          className="btn"
          body={{ chosen, columns: exported, locale: shopLocale(locale) }}
        >
          {tt.export(selection.count)}
        </ExportButton>
      </SelectionBar>
      <Table
        name="cars"
        label={isArchive ? t.archive : t.title}
        columns={columns}
        rows={lines}
        idOf={({ id }) => id}
        nameOf={({ reference }) => `REF ${reference}`}
        search={search}
        address={address}
        hrefOf={hrefOf}
        selection={selection}
        menu={(car) => (
          <RowMenu
            name={`REF ${car.reference}`}
            items={[
              ...(EDIT in routesByPath ? [{ text: t.edit, href: localPath(`/vehicle/edit/${car.id}`, locale) }] : []),
              { text: t.duplicate, href: localPath(duplicatePath(car.id), locale) },
              { text: t.page, href: localPath(carPath(car), locale) },
              ...itemsFor(car),
            ]}
          />
        )}
        empty={<EmptyList search={search} />}
      />
      <TableFoot search={search} address={address} total={total} />
      {dialog}
      {bulk && (
        <BulkDialog
          action={bulk}
          chosen={chosen}
          count={selection.count}
          onClose={() => setBulk(undefined)}
          onDone={(report) => {
            setBulk(undefined)
            keepBulk(report)
            selection.clear()
            reload()
          }}
        />
      )}
    </OfficePage>
  )
}
