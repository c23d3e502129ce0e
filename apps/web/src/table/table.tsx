import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { SortDirection } from '@minato/contract/enumerations'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import type { Selection } from './selection.ts'
import { areSingleKeysOn, isTyping } from './single-keys.ts'
import { orderAfter } from './table-steps.ts'
import type { TableSearch } from './table-search.ts'
import type { TableAddress } from './use-table-address.ts'
import { useTableView } from './use-table-view.ts'
import '../styles/table.css'

export interface Column<R> {
  key: string
  head: string
  cell(row: R): ReactNode
  /** Numbers, aligned right. */
  isNumber?: boolean
  /** The field for sorting, and its first direction. */
  sort?: { field: string; first?: SortDirection }
  /** Hidden by default. */
  isHidden?: boolean
  /** Cannot be hidden. */
  isFixed?: boolean
  /** Its place on a phone's card: a `line` shows its heading, a `text` does not, `none` is hidden. */
  card?: 'picture' | 'title' | 'end' | 'line' | 'text' | 'none'
}

interface Props<R, S extends TableSearch> {
  /** Name under which its view is stored. */
  name: string
  /** The accessible name of the list. */
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  idOf(row: R): string
  nameOf(row: R): string
  search: S
  address: TableAddress<S>
  /** Target of Enter and of the row's link. */
  hrefOf?(row: R): string
  selection?: Selection
  /** The last column: `RowMenu`. */
  menu?(row: R): ReactNode
  /** Shown for an empty list. */
  empty: ReactNode
}

/** The columns visible in the user's view. */
const shownOf = <R,>(columns: readonly Column<R>[], chosen: Readonly<Record<string, boolean>>): Column<R>[] =>
  columns.filter(({ key, isFixed, isHidden }) => isFixed || (chosen[key] ?? !isHidden))

/** The last focused row by list, to restore the focus. */
const stoodOn = new Map<string, string>()

/** A back office list: sortable, keyboard navigation (arrows or J and K, Space or X, Enter, M), cards on phones. */
export function Table<R, S extends TableSearch>(props: Props<R, S>) {
  const { name, label, columns, rows, idOf, nameOf, search, address, hrefOf, selection, menu, empty } = props
  const { table: t } = useOfficeTexts()
  const { view } = useTableView(name)
  const { history } = useRouter()
  const isLoading = useRouterState({ select: ({ isLoading: loading }) => loading })
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      rows.findIndex((row) => idOf(row) === stoodOn.get(name)),
    ),
  )
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = shownOf(columns, view.columns)
  const focusRow = (index: number) => {
    const at = Math.max(0, Math.min(rows.length - 1, index))
    setActive(at)
    const row = body.current?.rows[at]
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }
  // J and K go to the list from wherever the focus is, except from a field. Within its rows, `onBodyKeyDown` handles them.
  useEffect(() => {
    const onWindowKey = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || !areSingleKeysOn()) return
      if (!['j', 'k'].includes(key.toLowerCase()) || document.querySelector('dialog[open], [popover]:popover-open'))
        return
      const row = body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')
      if (row) event.preventDefault()
      row?.focus()
      row?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onWindowKey)
    return () => document.removeEventListener('keydown', onWindowKey)
  }, [])
  // Checkboxes ticked before hydration.
  useEffect(() => {
    if (!selection) return
    const boxes = [...(body.current?.querySelectorAll<HTMLInputElement>('.table-tick input') ?? [])]
    const isWhole = body.current?.parentElement?.querySelector<HTMLInputElement>('thead .table-tick input')?.checked
    const newlyTicked = rows.map(idOf).filter((id, index) => (isWhole || boxes[index]?.checked) && !selection.has(id))
    if (newlyTicked.length > 0) selection.add(newlyTicked)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- later changes of a box are events
  }, [])
  const onBodyKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || isTyping(target) || !(target instanceof HTMLElement)) return
    const line = target.closest('tr')
    // An open popover has its own keys.
    if (!line || target.closest('[popover]')) return
    const index = line.sectionRowIndex
    const row = rows[index]
    if (!row) return
    const isOnRow = target === line
    const letter = areSingleKeysOn() ? key.toLowerCase() : ''
    if (key === 'ArrowDown' || letter === 'j') focusRow(index + 1)
    else if (key === 'ArrowUp' || letter === 'k') focusRow(index - 1)
    else if (key === 'Home' && isOnRow) focusRow(0)
    else if (key === 'End' && isOnRow) focusRow(rows.length - 1)
    else if ((key === ' ' || letter === 'x') && isOnRow && selection) selection.toggle(idOf(row), shiftKey)
    else if (key === 'Enter' && isOnRow && hrefOf) history.push(hrefOf(row))
    else if (letter === 'm') line.querySelector<HTMLElement>('[data-menu]')?.click()
    else return
    event.preventDefault()
  }
  if (rows.length === 0) return <div className="empty table-empty">{empty}</div>
  return (
    <table className={view.isDense ? 'table dense' : 'table'} aria-label={label} aria-busy={isLoading}>
      <thead>
        <tr>
          {selection && (
            <th className="table-tick">
              <PageTick selection={selection} page={rows.map(idOf)} />
            </th>
          )}
          {shown.map((column) => (
            <Head key={column.key} column={column} search={search} address={address} />
          ))}
          {menu && (
            <th>
              <span className="vh">{t.actionsFor(label)}</span>
            </th>
          )}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its lines have the focus, and their keys come up to it */}
      <tbody ref={body} onKeyDown={onBodyKeyDown}>
        {rows.map((row, index) => {
          const id = idOf(row)
          const isOn = selection?.has(id) ?? false
          return (
            <tr
              key={id}
              tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
              className={isOn ? 'on' : undefined}
              aria-selected={selection ? isOn : undefined}
              onFocus={() => {
                setActive(index)
                stoodOn.set(name, id)
              }}
            >
              {selection && (
                <td className="table-tick">
                  <label>
                    <input
                      type="checkbox"
                      tabIndex={-1}
                      aria-label={t.select(nameOf(row))}
                      checked={isOn}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                      }
                    />
                  </label>
                </td>
              )}
              {shown.map(({ key, head, cell, isNumber, card = 'line' }) => (
                <td key={key} className={isNumber ? `num in-${card}` : `in-${card}`} data-head={head}>
                  {cell(row)}
                </td>
              ))}
              {menu && <td className="table-menu">{menu(row)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Selects all rows of the page; indeterminate if some are. Labelled on phones, where it has no column. */
function PageTick({ selection, page }: { selection: Selection; page: readonly string[] }) {
  const { table: t } = useOfficeTexts()
  const selectedOnPage = page.filter((id) => selection.has(id)).length
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t.selectPage}
        checked={selectedOnPage === page.length}
        ref={(box) => {
          if (box) box.indeterminate = selectedOnPage > 0 && selectedOnPage < page.length
        }}
        onChange={selection.togglePage}
      />
      <span>{t.selectPage}</span>
    </label>
  )
}

interface HeadProps<R, S extends TableSearch> {
  column: Column<R>
  search: S
  address: TableAddress<S>
}
function Head<R, S extends TableSearch>({ column, search, address }: HeadProps<R, S>) {
  const { table: t } = useOfficeTexts()
  const { head, sort, isNumber } = column
  const className = isNumber ? 'num' : undefined
  if (!sort) return <th className={className}>{head}</th>
  const isSorted = search['order.field'] === sort.field
  const isDescending = search['order.direction'] === 'DESC'
  const next = orderAfter(search, sort.field, sort.first ?? (isNumber ? 'DESC' : 'ASC'))
  return (
    <th className={className} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <a
        href={address.href(next as Partial<S>)}
        data-focus={`order ${sort.field}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          // Rows change below the sticky head.
          event.preventDefault()
          address.go(next as Partial<S>, true)
        }}
      >
        {head}
        {isSorted && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
        {isSorted && <span className="vh">, {isDescending ? t.sortedDown : t.sortedUp}</span>}
      </a>
    </th>
  )
}
