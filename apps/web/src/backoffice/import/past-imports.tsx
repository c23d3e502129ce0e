import { shortMoment } from '@minato/domain/moments'
import type { ImportSummary } from '@minato/contract/vehicles-import'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage, Part } from '../frame/office-page.tsx'
import { isAtWork } from './import-data.ts'
import type { PastData } from './import-data.ts'
import type { ImportSearch } from './import-search.ts'
import { useImportTexts } from './import-texts.ts'
import { UploadPart } from './upload-part.tsx'
import { percentOf } from './use-import.ts'

/** Sending a file, and the files so far. */
export function PastImports({ data, search: given }: { data: PastData; search: ImportSearch }) {
  const { locale, messages } = useShell()
  const t = useImportTexts()
  const { format } = messages
  // One that is not there any more has left its id in the address.
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
    { key: 'state', head: t.past.state, card: 'text', cell: (one) => <StateWord one={one} /> },
    {
      key: 'when',
      head: t.past.when,
      cell: ({ createdAt }) => <span className="nowrap">{shortMoment(createdAt, locale)}</span>,
    },
    { key: 'by', head: t.past.by, cell: ({ by }) => data.names[by.id] ?? t.past.former },
    { key: 'rows', head: t.past.rows, isNumber: true, cell: ({ rows }) => format.number(rows) },
    { key: 'made', head: t.past.made, isNumber: true, cell: count('made') },
    { key: 'changed', head: t.past.changed, isNumber: true, cell: count('changed') },
    { key: 'refused', head: t.past.refused, isNumber: true, cell: count('refused') },
  ]
  return (
    <OfficePage title={t.title} crumbs={[{ text: t.vehicles, path: '/' }]}>
      <div className="import-start">
        <UploadPart />
        <Part id="past" title={t.past.title} note={total > 0 && t.past.note}>
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
            empty={<p>{t.past.empty}</p>}
          />
          <TableFoot search={search} address={address} total={total} />
        </Part>
      </div>
    </OfficePage>
  )
}

/** What has become of a file, in a word. */
export function StateWord({ one }: { one: ImportSummary }) {
  const { states } = useImportTexts()
  const tone =
    one.state === 'DONE'
      ? 'good'
      : one.state === 'FAILED'
        ? 'shut'
        : isAtWork(one) || one.state === 'CANCELLED'
          ? 'turn'
          : ''
  const { locale } = useShell()
  const percent = percentOf(one)
  const isCounted = one.state === 'RUNNING' || one.state === 'CHECKING'
  return (
    <span className={`import-state ${tone}`}>
      {states[one.state]}
      {isCounted && `, ${percent}${locale === 'fr' ? '\u00a0' : ''}%`}
    </span>
  )
}
