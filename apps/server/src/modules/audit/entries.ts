import type { AuditEntry } from '@minato/contract/gate'
import type { Context } from '../../context.ts'
import { replacedVersions } from '../import-rules/service.ts'
import type { ReplacedVersion } from '../import-rules/service.ts'
import { namesOf, namesOfDeleted, recordsByName } from './store.ts'
import type { AuditFilter, AuditRow, RecordKey } from './store.ts'

/** Entries of the audit log as they are read. */

const OPERATIONS = { INSERT: 'created', UPDATE: 'changed', DELETE: 'deleted' } as const
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The names of all ids in entries: actors, changed and deleted records, and values before and after. */
export async function namesIn(
  { db }: Context,
  tenant: string,
  items: readonly AuditEntry[],
): Promise<Record<string, string>> {
  const ids = items
    .flatMap(({ actor, entityId, changes }) => [
      actor.id,
      entityId,
      ...changes.flatMap(({ before, after }) => [before, after]),
    ])
    .filter((one): one is string => typeof one === 'string' && UUID.test(one))
  if (!ids.length) return {}
  const rows = await db.read<{ id: string; name: string }>(tenant, namesOf(tenant, [...new Set(ids)]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const unnamed = items.flatMap(({ entity, entityId: id }) => (id && !names.has(id) ? [{ entity, id }] : []))
  if (unnamed.length) {
    const deleted = await db.read<{ id: string; name: string | null }>(tenant, namesOfDeleted(tenant, unnamed))
    for (const { id, name } of deleted) if (name !== null) names.set(id, name)
  }
  return Object.fromEntries(names)
}

/** More records than this are not named one by one to the database. */
const MAX_RECORDS = 1000

/** The filter with the records that its text means, found once for all pages; where those are too many, each page looks for them. */
export async function withRecords({ db }: Context, tenant: string, filter: AuditFilter): Promise<AuditFilter> {
  const { queryText, ...others } = filter
  if (!queryText) return others
  const records = await db.read<RecordKey>(tenant, recordsByName(tenant, queryText, MAX_RECORDS + 1))
  return records.length > MAX_RECORDS ? filter : { ...others, records }
}

/** Tables whose rows are versions: a change inserts the next one. */
const VERSIONED: ReadonlySet<string> = new Set(['rule_version', 'cost_version'])

/** The entries of rows of the log; a new version is compared with the one that it replaced. */
export async function entriesOf({ db }: Context, tenant: string, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ part, entity_id }) => (VERSIONED.has(part) && entity_id !== null ? [entity_id] : []))
  const replaced = ids.length ? await db.read<ReplacedVersion>(tenant, replacedVersions(tenant, [...new Set(ids)])) : []
  // A version is recorded at the time of its entry.
  const keyOf = (id: string | null, at: string): string => `${id} ${at}`
  const befores = new Map(replaced.map(({ id, at, values }) => [keyOf(id, at), values]))
  return rows.map((row) => entryOf({ ...row, before: befores.get(keyOf(row.entity_id, row.at)) ?? row.before }))
}

const entryOf = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actor_kind, id: row.actor_id },
  call: row.call,
  entity: row.entity,
  entityId: row.entity_id,
  part: row.part,
  operation: operationOf(row),
  changes: changesOf(row.before, row.after)
    .filter(([, before, after]) => !VERSIONED.has(row.part) || JSON.stringify(before) !== JSON.stringify(after))
    .map(([column, before, after]) => ({
      field: column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      before,
      after,
    })),
})

function operationOf({ operation, part, before, after }: AuditRow): AuditEntry['operation'] {
  if (!VERSIONED.has(part)) return OPERATIONS[operation]
  return after['is_removed'] === true ? 'deleted' : Object.keys(before).length > 0 ? 'changed' : 'created'
}

type Change = [column: string, before: unknown, after: unknown]
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The differences between two versions. Of a structured column, only the members that differ are listed. */
function changesOf(oldRow: Record<string, unknown>, newRow: Record<string, unknown>): Change[] {
  return [...new Set([...Object.keys(oldRow), ...Object.keys(newRow)])].toSorted().flatMap((column): Change[] => {
    const [before, after] = [oldRow[column] ?? null, newRow[column] ?? null]
    if (!isGroup(before) && !isGroup(after)) return [[column, before, after]]
    return changesOf(isGroup(before) ? before : {}, isGroup(after) ? after : {})
      .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other))
      .map(([inner, one, other]) => [`${column}.${inner}`, one, other])
  })
}
