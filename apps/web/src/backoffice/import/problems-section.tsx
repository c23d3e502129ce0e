import type { ImportProblem, ImportReply } from '@minato/contract/vehicles-import'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { Part } from '../layout/office-page.tsx'
import { useImportFields } from './fields.ts'
import type { OneData } from './import-data.ts'
import { SEVERITIES } from './import-search.ts'
import type { ImportSearch } from './import-search.ts'
import { useImportTexts } from './import-texts.ts'
import { RateLink } from './rate.tsx'
import { FilterSelect } from '../../table/filter-select.tsx'
import { textsFor } from '../../i18n/texts.ts'
import { shopLocale } from '../../i18n/locale.ts'

interface Props {
  one: ImportReply
  page: NonNullable<OneData['problems']>
  search: ImportSearch
  /** Whether the mapping can still change. */
  isOpen: boolean
}

/** Problems of the file by line and field. */
export function ProblemsSection({ one, page, search, isOpen }: Props) {
  const { locale, messages } = useShell()
  const { problems: t } = useImportTexts()
  const { nameOf } = useImportFields()
  const address = useTableAddress(search)
  const { format } = messages
  const { severity, field } = search
  const all = one.problemCounts.reduce((sum, { count }) => sum + count, 0)
  const countOf = (chosen: (one: ImportReply['problemCounts'][number]) => boolean): string =>
    format.number(one.problemCounts.filter(chosen).reduce((sum, { count }) => sum + count, 0))
  const fields = [...new Set(one.problemCounts.flatMap((counted) => counted.field ?? []))]
  const matching = one.problemCounts
    .filter(
      (counted) => (severity ?? counted.severity) === counted.severity && (field ?? counted.field) === counted.field,
    )
    .reduce((sum, { count }) => sum + count, 0)
  const isFiltered = severity !== undefined || field !== undefined
  const columns: Column<ImportProblem>[] = [
    {
      key: 'line',
      head: t.line,
      isNumber: true,
      isFixed: true,
      card: 'end',
      cell: ({ line }) => (line === null ? '–' : format.number(line)),
    },
    {
      key: 'what',
      head: t.what,
      isFixed: true,
      card: 'title',
      cell: ({ message, code, detail }) => (
        <span className="import-what">
          {message} {isOpen && code === 'no-rate' && detail !== null && <RateLink currency={detail} />}
        </span>
      ),
    },
    {
      key: 'field',
      head: t.field,
      card: 'text',
      cell: (problem) => (problem.field === null ? '–' : nameOf(problem.field)),
    },
    {
      key: 'severity',
      head: t.severity,
      card: 'text',
      cell: (problem) => <span className={`import-${problem.severity}`}>{t.severities[problem.severity]}</span>,
    },
  ]
  const path = `/api/vehicle/car/import/${one.id}/problem/export${stringifySearch({ severity, field, locale: shopLocale(locale) })}`
  return (
    <Part id="problems" title={t.title} note={all > 0 && t.note(matching)}>
      {all > 0 && (
        <ListToolbar
          name="import-problems"
          columns={columns}
          exported={{
            path,
            fileName: `${one.fileName.replace(/\.\w{1,5}$/, '')}-${textsFor(locale, { en: 'errors', fr: 'erreurs' })}.csv`,
            total: page.total,
            text: t.export,
          }}
        >
          <FilterSelect
            label={t.severity}
            value={severity}
            any={`${t.any} (${format.number(all)})`}
            options={SEVERITIES}
            text={(value) => `${t.severities[value]} (${countOf((counted) => counted.severity === value)})`}
            onChange={(value) => address.go({ severity: value })}
          />
          <FilterSelect
            label={t.field}
            value={field}
            any={t.anyField}
            options={fields}
            text={(value) => `${nameOf(value)} (${countOf((counted) => counted.field === value)})`}
            onChange={(value) => address.go({ field: value })}
          />
        </ListToolbar>
      )}
      {matching > page.total && <p className="import-cut">{t.cut(page.total, matching)}</p>}
      <Table
        name="import-problems"
        label={t.title}
        columns={columns}
        rows={page.items}
        idOf={({ line, code, column }) => `${line} ${code} ${column}`}
        nameOf={({ line }) => String(line)}
        search={search}
        address={address}
        empty={<p>{isFiltered ? t.nothing : t.none}</p>}
      />
      <TableFoot search={search} address={address} total={page.total} />
    </Part>
  )
}
