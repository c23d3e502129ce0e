import type { ReactNode } from 'react'
import type { Column } from './table.tsx'

interface NameColumnOptions<R> {
  head: string
  hrefOf(row: R): string
  nameOf(row: R): string
  /** Small text below the name. */
  note?(row: R): ReactNode
}

/** The name with a link to the record's page: the first column of most lists. */
export const nameColumn = <R,>({ head, hrefOf, nameOf, note }: NameColumnOptions<R>): Column<R> => ({
  key: 'name',
  head,
  card: 'title',
  isFixed: true,
  sort: { field: 'NAME' },
  cell: (one) => (
    <>
      <a className="name" href={hrefOf(one)}>
        {nameOf(one)}
      </a>
      {note?.(one)}
    </>
  ),
})
