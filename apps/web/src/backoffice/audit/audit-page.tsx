import { shortMoment } from '@minato/domain/short-moments'
import type { AuditEntry } from '@minato/contract/gate'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { ListBadges } from '../../table/badges.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import { auditCriteria } from './audit-data.ts'
import type { AuditData } from './audit-data.ts'
import type { AuditSearch } from './audit-search.ts'
import { useAuditTexts } from './audit-texts.ts'
import { actorName, deletedRecords, groupEntries, pathOfRecord, recordName } from './audit-lines.ts'
import type { AuditGroup, AuditWords } from './audit-lines.ts'
import { ChangeLines, useAuditWords } from './record-history.tsx'
import { FilterSelect } from '../../table/filter-select.tsx'
import '../../styles/people.css'

/** The audit log of one record or all (API-11), grouped by record and person. */
export function AuditPage({ data, search }: { data: AuditData; search: AuditSearch }) {
  const { locale } = useShell()
  const t = useAuditTexts()
  const { nav, table } = useOfficeTexts()
  const address = useTableAddress(search)
  const { items, total, names } = data.auditLog
  const { entity, entityId, actor, queryText, from, to } = search
  const isFiltered = Boolean(entity ?? entityId ?? actor ?? queryText ?? from ?? to)
  const unfilteredPath = localPath('/audit', locale)
  const badges = [
    ...(queryText ? [{ key: 'queryText', text: queryText, href: address.href({ queryText: undefined }) }] : []),
    ...(entityId
      ? [
          {
            key: 'entityId',
            text: t.only(names[entityId] ?? t.entities[entity ?? ''] ?? t.gone),
            href: address.href({ entityId: undefined }),
          },
        ]
      : []),
  ]
  const words = useAuditWords(names)
  const columns = useColumns(words, items)
  return (
    <OfficePage title={t.title} crumbs={[{ text: nav.settings, path: '/settings' }]}>
      <ListToolbar
        name="audit"
        columns={columns}
        exported={{
          path: `/api/main/audit/export${stringifySearch(auditCriteria(search))}`,
          fileName: 'audit.csv',
          total,
        }}
      >
        <QueryField search={search} address={address} label={t.query} placeholder={t.queryHint} />
        <FilterSelect
          label={t.record}
          value={entity}
          any={t.anyRecord}
          options={Object.keys(t.entities)}
          text={(key) => t.entities[key] ?? key}
          onChange={(key) => address.go({ entity: key, entityId: undefined })}
        />
        <FilterSelect
          label={t.who}
          value={actor}
          any={t.anyone}
          options={data.people.map(({ id }) => id)}
          text={(key) => data.people.find(({ id }) => id === key)?.name ?? key}
          onChange={(key) => address.go({ actor: key })}
        />
        {(['from', 'to'] as const).map((key) => (
          <label key={key} className="table-day">
            {t[key]}
            <input
              className="in"
              type="date"
              value={(key === 'from' ? from : to) ?? ''}
              onChange={({ target }) => address.go({ [key]: target.value || undefined }, true)}
            />
          </label>
        ))}
      </ListToolbar>
      <ListBadges badges={badges} clearHref={unfilteredPath} />
      <Table
        name="audit"
        label={t.title}
        columns={columns}
        rows={groupEntries(items)}
        idOf={({ key }) => key}
        nameOf={({ last }) => recordName(last, words)}
        search={search}
        address={address}
        empty={
          <>
            <p>{isFiltered ? t.nothing : t.empty}</p>
            {isFiltered && (
              <a className="btn line" href={unfilteredPath}>
                {table.clearAll}
              </a>
            )}
          </>
        }
      />
      <TableFoot search={search} address={address} total={total} />
    </OfficePage>
  )
}

function useColumns(words: AuditWords, items: readonly AuditEntry[]): Column<AuditGroup>[] {
  const { locale } = useShell()
  const { t } = words
  const deleted = deletedRecords(items)
  return [
    {
      key: 'when',
      head: t.when,
      isFixed: true,
      card: 'title',
      cell: ({ last: { at } }) => <span className="nowrap">{shortMoment(at, locale)}</span>,
    },
    { key: 'who', head: t.who, cell: ({ last }) => actorName(last, words) },
    {
      key: 'what',
      head: t.what,
      isFixed: true,
      cell: ({ last }) => <Record entry={last} isDeleted={deleted.has(last.entityId)} words={words} />,
    },
    {
      key: 'changes',
      head: t.changes,
      isFixed: true,
      cell: ({ entries }) => <ChangeLines entries={entries} words={words} />,
    },
  ]
}

/** The changed record, with links to it, unless it is deleted, and to its whole history. */
function Record({ entry, isDeleted, words }: { entry: AuditEntry; isDeleted: boolean; words: AuditWords }) {
  const { locale } = useShell()
  const { entity, entityId } = entry
  const path = isDeleted ? undefined : pathOfRecord(entry)
  const name = recordName(entry, words)
  return (
    <>
      {path ? <a href={localPath(path, locale)}>{name}</a> : name}
      {entityId && (
        <small>
          <a href={localPath('/audit', locale) + stringifySearch({ entity, entityId })}>{words.t.all}</a>
        </small>
      )}
    </>
  )
}
