import type { AuditEntry } from '@minato/contract/gate'
import type { Context } from '../../context.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { entriesOf, namesIn, withRecords } from './entries.ts'
import { auditLines } from './store.ts'
import type { AuditFilter, AuditRow } from './store.ts'

/** Number of entries in memory at once. */
const BATCH = 1000

interface NamedAuditEntry extends AuditEntry {
  names: Readonly<Record<string, string>>
}
const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

export const AUDIT_COLUMNS: CsvColumns<NamedAuditEntry> = {
  id: (one) => one.id,
  at: (one) => one.at,
  actorKind: (one) => one.actor.kind,
  actorId: (one) => one.actor.id,
  actor: (one) => one.names[one.actor.id],
  call: (one) => one.call,
  entity: (one) => one.entity,
  entityId: (one) => one.entityId,
  record: (one) => one.names[one.entityId ?? ''],
  part: (one) => one.part,
  operation: (one) => one.operation,
  changes: ({ changes, names }) => {
    const nameOrText = (value: unknown): string => names[cellText(value)] ?? cellText(value)
    return changes
      .map(({ field, before, after }) => `${field}: ${nameOrText(before)} → ${nameOrText(after)}`)
      .join('\n')
  },
}

/** All entries that match a filter, newest first; entries written meanwhile are not included (VEH-11). */
export async function* everyLine(
  context: Context,
  tenant: string,
  asked: AuditFilter,
): AsyncGenerator<NamedAuditEntry[]> {
  const filter = await withRecords(context, tenant, asked)
  for (let below: number | undefined; ;) {
    const rows: AuditRow[] = await context.db.read(tenant, auditLines(tenant, { ...filter, below }, BATCH, 0))
    const entries = await entriesOf(context, tenant, rows)
    const names = await namesIn(context, tenant, entries)
    yield entries.map((entry) => ({ ...entry, names }))
    if (rows.length < BATCH) return
    below = rows.at(-1)?.id
  }
}
