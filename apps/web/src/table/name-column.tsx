import type { ReactNode } from 'react'
import type { Column } from './table.tsx'

interface Given<R> {
  head: string
  hrefOf(row: R): string
  nameOf(row: R): string
  /** In small letters, under the name. */
  note?(row: R): ReactNode
}

/** What each line is called, with the link to its page: the first column of most lists. */
export const nameColumn = <R,>({ head, hrefOf, nameOf, note }: Given<R>): Column<R> => ({
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
