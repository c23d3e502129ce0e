import { VISIBLE_STATUSES } from '@minato/contract/enumerations'
import { slugOf } from '@minato/contract/addresses'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { NarrowField } from '../../table/narrow-field.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import type { MenuItem } from '../../table/row-menu.tsx'
import { SelectionBar } from '../../table/selection-bar.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { ClearSearch } from '../../table/table-states.tsx'
import { useListFilter } from '../../table/use-list-filter.ts'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useManyEntries } from './many-entries.tsx'
import { useCatalogTexts } from './catalog-texts.ts'
import '../../styles/catalog.css'

interface Props<E extends Entry> {
  kind: Pick<EntryKind<E, never>, 'kind' | 'remove' | 'merge'>
  /** The call that exports this list as a file. */
  exportPath: string
  label: string
  rows: readonly E[]
  search: TableSearch
  columns: readonly Column<E>[]
  textsOf(row: E): readonly (string | number | null)[]
  /** By column field. */
  orders: Readonly<Record<string, (row: E) => string | number | null>>
  hrefOf?(row: E): string
  menuOf(row: E): readonly MenuItem[]
  /** Creates an entry. */
  onAdd(): void
  /**
   * One of several lists on a page: its toolbar has the create button, which is otherwise beside the page's
   * title.
   */
  isPart?: boolean
}

/** A list of one kind of entries: filtered while typing, sortable, with a create button. */
export function EntryTable<E extends Entry>(props: Props<E>) {
  const { kind, exportPath, label, rows, search, columns, textsOf, orders, hrefOf, menuOf, onAdd, isPart } = props
  const t = useCatalogTexts()
  const texts = t.kinds[kind.kind]
  const { address, asked, field, rows: shown } = useListFilter(search, rows, textsOf, orders)
  const many = useManyEntries(kind, exportPath, rows)
  return (
    <>
      <ListToolbar
        name={kind.kind}
        columns={columns}
        exported={{ path: exportPath + stringifySearch(asked), fileName: `${kind.kind}s.csv`, total: shown.length }}
        action={
          isPart && (
            <button className="btn ink" type="button" onClick={onAdd}>
              {texts.add}
            </button>
          )
        }
      >
        <NarrowField label={texts.query} {...field} />
      </ListToolbar>
      {many.view}
      <SelectionBar selection={many.selection} total={shown.length}>
        {many.buttons}
      </SelectionBar>
      <Table
        name={kind.kind}
        selection={many.selection}
        label={label}
        columns={columns}
        rows={shown}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        search={search}
        address={address}
        {...(hrefOf && { hrefOf })}
        menu={(row) => <RowMenu name={row.name} items={menuOf(row)} />}
        empty={
          <>
            <p>{rows.length ? texts.nothing : texts.empty}</p>
            {rows.length > 0 && <ClearSearch onClear={() => field.setText('')} />}
            <button className="btn ink" type="button" onClick={onAdd}>
              {texts.add}
            </button>
          </>
        }
      />
    </>
  )
}

/** The number of cars, as a link to them. */
export function CarsLink({ count, brand, model }: { count: number; brand: string; model?: string }) {
  const { locale, messages } = useShell()
  if (count === 0) return '–'
  const criteria = {
    context: 'accuracy',
    brand: slugOf(brand),
    ...(model && { model: slugOf(model) }),
    statuses: VISIBLE_STATUSES,
  }
  return <a href={localPath('/search-result', locale) + stringifySearch(criteria)}>{messages.format.number(count)}</a>
}
