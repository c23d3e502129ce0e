import { shortMoment } from '@minato/domain/moments'
import type { AuditEntry } from '@minato/contract/gate'
import { useState } from 'react'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { stringifySearch } from '../../storefront/search/search-params.ts'
import { ListBadges } from '../../table/badges.tsx'
import { ListToolbar } from '../../table/list-toolbar.tsx'
import { QueryField } from '../../table/query-field.tsx'
import { Table } from '../../table/table.tsx'
import type { Column } from '../../table/table.tsx'
import { TableFoot } from '../../table/table-foot.tsx'
import { useTableAddress } from '../../table/use-table-address.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { useOfficeTexts } from '../frame/office-texts.ts'
import { auditCriteria } from './audit-data.ts'
import type { AuditData } from './audit-data.ts'
import type { AuditSearch } from './audit-search.ts'
import { useAuditTexts } from './audit-texts.ts'
import { fieldWord, pathOfRecord, valueWord } from './audit-words.ts'
import '../../styles/people.css'

/** So many changes of a line are shown at once. */
const FEW = 4

/** Who changed what and when, of one record or of all (API-11). */
export function AuditPage({ data, search }: { data: AuditData; search: AuditSearch }) {
  const { locale } = useShell()
  const t = useAuditTexts()
  const { nav, table } = useOfficeTexts()
  const address = useTableAddress(search)
  const { items, total, names } = data.trail
  const { entity, entityId, actor, queryText, from, to } = search
  const isAsked = Boolean(entity ?? entityId ?? actor ?? queryText ?? from ?? to)
  const whole = localPath('/audit', locale)
  const recordName = (id: string) => names[id] ?? id.slice(0, 8)
  const badges = [
    ...(queryText ? [{ key: 'queryText', text: queryText, href: address.href({ queryText: undefined }) }] : []),
    ...(entityId
      ? [{ key: 'entityId', text: t.only(recordName(entityId)), href: address.href({ entityId: undefined }) }]
      : []),
  ]
  const columns = useColumns(names)
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
        <select
          className="in"
          aria-label={t.record}
          value={entity ?? ''}
          onChange={({ target }) => address.go({ entity: target.value || undefined, entityId: undefined })}
        >
          <option value="">{t.anyRecord}</option>
          {Object.entries(t.entities).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="in"
          aria-label={t.who}
          value={actor ?? ''}
          onChange={({ target }) => address.go({ actor: target.value || undefined })}
        >
          <option value="">{t.anyone}</option>
          {data.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
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
      <ListBadges badges={badges} clearHref={whole} />
      <Table
        name="audit"
        label={t.title}
        columns={columns}
        rows={items}
        idOf={({ id }) => String(id)}
        nameOf={(one) => recordName(one.entityId ?? '')}
        search={search}
        address={address}
        empty={
          <>
            <p>{isAsked ? t.nothing : t.empty}</p>
            {isAsked && (
              <a className="btn line" href={whole}>
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

function useColumns(names: EntryProps['names']): Column<AuditEntry>[] {
  const { locale } = useShell()
  const t = useAuditTexts()
  const actorName = ({ id, kind }: AuditEntry['actor']) =>
    `${names[id] ?? t.former}${kind === 'client' ? `, ${t.aProgram}` : ''}`
  return [
    {
      key: 'when',
      head: t.when,
      isFixed: true,
      card: 'title',
      cell: ({ at }) => <span className="nowrap">{shortMoment(at, locale)}</span>,
    },
    { key: 'who', head: t.who, cell: (one) => actorName(one.actor) },
    { key: 'what', head: t.what, isFixed: true, cell: (one) => <Record entry={one} names={names} /> },
    { key: 'changes', head: t.changes, isFixed: true, cell: (one) => <Changes entry={one} names={names} /> },
  ]
}

interface EntryProps {
  entry: AuditEntry
  names: Readonly<Record<string, string>>
}

/** What was made, changed or deleted, with the way to it and to everything of it. */
function Record({ entry, names }: EntryProps) {
  const { locale } = useShell()
  const t = useAuditTexts()
  const { entity, entityId, part, operation } = entry
  const path = pathOfRecord(entry)
  // A company has one set of settings, whose id is the dealer's.
  const name = entityId === null || entity === 'company' ? undefined : (names[entityId] ?? entityId.slice(0, 8))
  const what = [t.entities[entity] ?? entity, name].filter(Boolean).join(' ')
  return (
    <>
      {path ? <a href={localPath(path, locale)}>{what}</a> : what}
      <small>
        {t.parts[part] && `${t.parts[part]} · `}
        {t.operation[operation]}
        {entityId && entity !== 'company' && (
          <>
            {' · '}
            <a href={`${localPath('/audit', locale)}?entity=${entity}&entityId=${encodeURIComponent(entityId)}`}>
              {t.all}
            </a>
          </>
        )}
      </small>
    </>
  )
}

/** Field by field, before and after. */
function Changes({ entry, names }: EntryProps) {
  const { messages } = useShell()
  const t = useAuditTexts()
  const [isWhole, setWhole] = useState(false)
  const words = { t, messages, names }
  const { operation } = entry
  // Ids of what a line is of stand before it already.
  const changes = entry.changes.filter(
    ({ field, before, after }) => field !== 'id' && before !== entry.entityId && after !== entry.entityId,
  )
  const shown = isWhole ? changes : changes.slice(0, FEW)
  return (
    <>
      <ul className="changes">
        {shown.map(({ field, before, after }) => (
          <li key={field}>
            {fieldWord(field, t)} {operation !== 'created' && <s>{valueWord(before, words)}</s>}
            {operation === 'changed' && (
              <>
                {' '}
                <span className="vh">{t.becomes}</span>
                <span aria-hidden="true">→</span>{' '}
              </>
            )}
            {operation !== 'deleted' && <b>{valueWord(after, words)}</b>}
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <button className="link" type="button" onClick={() => setWhole(true)}>
          {t.more(changes.length - shown.length)}
        </button>
      )}
    </>
  )
}
