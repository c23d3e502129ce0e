import { slugOf } from '@minato/contract/addresses'
import type { ReactNode } from 'react'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { stringifySearch } from '../../storefront/search/search-params.ts'
import { NarrowField } from '../../table/narrow-field.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import type { MenuItem } from '../../table/row-menu.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import type { TableSearch } from '../../table/table-search.ts'
import { useTableAddress } from '../../table/use-table-address.ts'
import { ViewButton } from '../../table/view-button.tsx'
import { narrowed, useNarrowing } from '../../table/whole-list.ts'
import type { Entry, EntryKind } from './entry-kinds.ts'
import { useCatalogTexts } from './catalog-texts.ts'
import '../../styles/catalog.css'

interface Props<E extends Entry> {
  kind: EntryKind<E, never>['kind']
  label: string
  rows: readonly E[]
  search: TableSearch
  columns: readonly Column<E>[]
  textsOf(row: E): readonly (string | number | null)[]
  /** By the fields of the columns. */
  orders: Readonly<Record<string, (row: E) => string | number | null>>
  hrefOf?(row: E): string
  menuOf(row: E): readonly MenuItem[]
  /** Makes a new one. */
  onAdd(): void
  /** At the right of the tools. */
  end?: ReactNode
}

/** One kind of the catalogue as a list: narrowed as one types, sorted by its heads, with the way to a new one. */
export function EntryTable<E extends Entry>(props: Props<E>) {
  const { kind, label, rows, search, columns, textsOf, orders, hrefOf, menuOf, onAdd, end } = props
  const t = useCatalogTexts()
  const texts = t.kinds[kind]
  const address = useTableAddress(search)
  const { text, setText } = useNarrowing(search, address)
  const shown = narrowed(rows, { text, search }, textsOf, orders)
  return (
    <>
      <div className="table-tools">
        <NarrowField label={texts.query} text={text} setText={setText} />
        <ViewButton name={kind} columns={columns} />
        <span className="vh" role="status">
          {text && shown.length}
        </span>
        {end}
      </div>
      <Table
        name={kind}
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
            <button className="btn ink" type="button" onClick={onAdd}>
              {texts.add}
            </button>
          </>
        }
      />
    </>
  )
}

/** The number of cars, which leads to them. */
export function CarsLink({ count, brand, model }: { count: number; brand: string; model?: string }) {
  const { locale, messages } = useShell()
  if (count === 0) return '–'
  const criteria = { context: 'accuracy', brand: slugOf(brand), ...(model && { model: slugOf(model) }) }
  return <a href={localPath('/search-result', locale) + stringifySearch(criteria)}>{messages.format.number(count)}</a>
}
