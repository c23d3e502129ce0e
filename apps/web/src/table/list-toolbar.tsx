import type { ReactNode, RefObject } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'
import { ExportButton } from './export-button.tsx'
import type { Column } from './table.tsx'
import { ViewButton } from './view-button.tsx'

interface Props<R> {
  /** Name of the list, under which its view is stored. */
  name: string
  columns: readonly Column<R>[]
  /** The export call with its query; `fileName` is the file's name. */
  exported?: { path: string; fileName: string; total: number; text?: string }
  /** Number of rows as text. */
  summary?: ReactNode
  /** Creates a record, if the list is part of a page. Otherwise the button is beside the title. */
  action?: ReactNode
  /** Set to the toolbar's element. */
  within?: RefObject<HTMLDivElement | null>
  /** The search field, then the filters. */
  children?: ReactNode
}

/** The toolbar of every list: search and filters on the left; summary, View, Export and the action on the right. */
export function ListToolbar<R>({ name, columns, exported, summary, action, within, children }: Props<R>) {
  const { table: t } = useOfficeTexts()
  return (
    <div ref={within} className="table-tools">
      {children}
      <div className="end">
        {summary}
        <ViewButton name={name} columns={columns} />
        {exported && exported.total > 0 && (
          <ExportButton path={exported.path} name={exported.fileName}>
            {exported.text ?? t.export(exported.total)}
          </ExportButton>
        )}
        {action}
      </div>
    </div>
  )
}
