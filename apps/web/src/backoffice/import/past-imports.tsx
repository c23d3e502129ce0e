import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { shortMoment } from '@minato/domain/short-moments'
import type { ImportSummary } from '@minato/contract/vehicles-import'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { RowMenu } from '../../table/row-menu.tsx'
import { Table } from '../../table/table.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage, Part } from '../layout/office-page.tsx'
import { nameOfSender } from './import-data.ts'
import type { PastData } from './import-data.ts'
import type { ImportSearch } from './import-search.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'
import { StateLabel } from './state-label.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { UploadSection } from './upload-section.tsx'

/** Upload of a file, and the list of files. */
export function PastImports({ data, search: given }: { data: PastData; search: ImportSearch }) {
  const shell = useShell()
  const { locale, messages } = shell
  const router = useRouter()
  const t = useImportTexts()
  const files = useImportFilesTexts()
  const [undoing, setUndoing] = useState<ImportSummary>()
  const { format } = messages
  // The address may contain the id of a deleted file.
  const { id: _, ...search } = given
  const address = useTableAddress<ImportSearch>(search)
  const { items, total } = data.past
  const hrefOf = ({ id }: ImportSummary) => `${localPath('/vehicle/import', locale)}?id=${id}`
  const count = (key: 'made' | 'changed' | 'refused') => (one: ImportSummary) =>
    one.counts && one.state !== 'READY' ? format.number(one.counts[key]) : '–'
  const columns: Column<ImportSummary>[] = [
    {
      key: 'file',
      head: t.past.file,
      isFixed: true,
      card: 'title',
      cell: (one) => (
        <a className="name" href={hrefOf(one)}>
          {one.fileName}
        </a>
      ),
    },
    { key: 'state', head: t.past.state, card: 'text', cell: (one) => <StateLabel one={one} /> },
    {
      key: 'when',
      head: t.past.when,
      cell: ({ createdAt }) => <span className="nowrap">{shortMoment(createdAt, locale)}</span>,
    },
    { key: 'by', head: t.past.by, cell: ({ by }) => nameOfSender(by, data.names, files.byCommand, t.past.former) },
    { key: 'rows', head: t.past.rows, isNumber: true, cell: ({ rows }) => format.number(rows) },
    { key: 'made', head: t.past.made, isNumber: true, cell: count('made') },
    { key: 'changed', head: t.past.changed, isNumber: true, cell: count('changed') },
    { key: 'refused', head: t.past.refused, isNumber: true, cell: count('refused') },
  ]
  const undo = async ({ id }: ImportSummary) => {
    setUndoing(undefined)
    try {
      await shell.api('PUT /api/vehicle/car/import/{id}/undo', {
        params: { id },
        query: { locale: shopLocale(locale) },
      })
      // Its page shows the progress of the undo.
      await router.navigate({ to: '/vehicle/import', search: { id } })
    } catch (error) {
      shell.report(error)
      void router.invalidate()
    }
  }
  return (
    <OfficePage title={t.title} crumbs={[{ text: t.vehicles, path: '/' }]}>
      <div className="import-start">
        <UploadSection />
        <Part id="past" title={t.past.title} note={total > 0 && t.past.note}>
          <ListToolbar name="imports" columns={columns} />
          <Table
            name="imports"
            label={t.past.title}
            columns={columns}
            rows={items}
            idOf={({ id }) => id}
            nameOf={({ fileName }) => fileName}
            hrefOf={hrefOf}
            search={search}
            address={address}
            menu={(one) =>
              one.canUndo && (
                <RowMenu name={one.fileName} items={[{ text: t.status.undo, onPress: () => setUndoing(one) }]} />
              )
            }
            empty={<p>{t.past.empty}</p>}
          />
          <TableFoot search={search} address={address} total={total} />
          {undoing && (
            <UndoDialog one={undoing} onConfirm={() => void undo(undoing)} onClose={() => setUndoing(undefined)} />
          )}
        </Part>
      </div>
    </OfficePage>
  )
}
