import type { ImportChoices } from '@minato/contract/import-choices'
import type { ImportCounts, ImportState } from '@minato/contract/vehicles-import'
import { copyRows } from '../../../platform/database/copy-rows.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Statement } from '../../../platform/database/sql.ts'
import type { PreviewRow } from './preview.ts'
import type { StoredReading } from './stored-reading.ts'

export interface ProblemCount {
  severity: 'refused' | 'partial' | 'flagged'
  code: string
  field: string | null
  count: number
}
export interface SummaryRow {
  id: string
  version: number
  state: ImportState
  made_by: string
  file_name: string
  file_bytes: number
  file_key: string | null
  row_count: number
  rows_done: number
  is_stopping: boolean
  counts: ImportCounts | null
  is_blocked: boolean
  failure: { en: string; fr: string } | null
  created_at: string
  checked_at: string | null
  started_at: string | null
  ended_at: string | null
  undone_at: string | null
  undone: number
  kept: number
  entries_removed: number
}
export interface ImportRow extends SummaryRow {
  choices: ImportChoices
  reading: StoredReading
  problem_counts: ProblemCount[]
}

const SUMMARY = sql`id, version, state, made_by, file_name, file_bytes, file_key, row_count, rows_done, is_stopping, counts,
  is_blocked, failure, created_at, checked_at, started_at, ended_at, undone_at, undone, kept, entries_removed`
// Null for files from before this option existed.
const CHOICES = sql`'{"knownOnly": false, "values": {}}'::jsonb || choices as choices`
const READING = sql`'{"values": []}'::jsonb || reading as reading`
const ALL_COLUMNS = sql`${SUMMARY}, ${CHOICES}, ${READING}, problem_counts`

export const importById = (tenant: string, id: string): Statement =>
  sql`select ${ALL_COLUMNS} from vehicles.import where tenant_id = ${tenant} and id = ${id}::uuid`
export const previewById = (tenant: string, id: string): Statement =>
  sql`select preview from vehicles.import where tenant_id = ${tenant} and id = ${id}::uuid`
// FOR NO KEY UPDATE: cars noted under the import hold its key until their transaction ends.
export const lockImport = (tenant: string, id: string): Statement => sql`${importById(tenant, id)} for no key update`

export const importsPage = (tenant: string, limit: number, offset: number): Statement => sql`
  select ${SUMMARY} from vehicles.import where tenant_id = ${tenant}
  order by created_at desc, id limit ${limit}::integer offset ${offset}::integer`
export const countImports = (tenant: string): Statement =>
  sql`select count(*)::integer as total from vehicles.import where tenant_id = ${tenant}`

/** Uploads of a user, for the download of personal data. */
export const importsOfPerson = (tenant: string, personId: string): Statement => sql`
  select file_name as "fileName", state, created_at as "sentAt" from vehicles.import
  where tenant_id = ${tenant} and made_by = ${`person ${personId}`} order by created_at`

export interface NewImport {
  id: string
  madeBy: string
  fileName: string
  fileBytes: number
  fileKey: string
  choices: ImportChoices
  reading: StoredReading
  rowCount: number
  preview: readonly PreviewRow[]
}
export const addImport = (tenant: string, upload: NewImport): Statement => sql`
  insert into vehicles.import (tenant_id, id, made_by, file_name, file_bytes, file_key, choices, reading, row_count, preview)
  values (${tenant}, ${upload.id}::uuid, ${upload.madeBy}, ${upload.fileName}, ${upload.fileBytes}, ${upload.fileKey},
    ${JSON.stringify(upload.choices)}, ${JSON.stringify(upload.reading)}, ${upload.rowCount}, ${JSON.stringify(upload.preview)})`

/** A new reading invalidates the earlier check. */
export const storeReading = (
  tenant: string,
  id: string,
  choices: ImportChoices,
  reading: StoredReading,
  rowCount: number,
  preview: readonly PreviewRow[],
): Statement => sql`
  update vehicles.import set choices = ${JSON.stringify(choices)}, reading = ${JSON.stringify(reading)}, row_count = ${rowCount}, preview = ${JSON.stringify(preview)},
    version = version + 1, checked_at = null, counts = null, problem_counts = '[]', is_blocked = false, rows_done = 0
  where tenant_id = ${tenant} and id = ${id}::uuid`

/** Changes that do not affect the reading. `keepsCheck`: nor the result of its check. */
export const storeChoices = (tenant: string, id: string, choices: ImportChoices, keepsCheck: boolean): Statement => sql`
  update vehicles.import set choices = ${JSON.stringify(choices)}, version = version + 1,
    checked_at = case when ${keepsCheck} then checked_at end, counts = case when ${keepsCheck} then counts end
  where tenant_id = ${tenant} and id = ${id}::uuid`

export const deleteProblems = (tenant: string, id: string): Statement =>
  sql`delete from vehicles.import_problem where tenant_id = ${tenant} and import_id = ${id}::uuid`

/** Marks the import as running; a job does the work. */
export const startWork = (tenant: string, id: string, state: ImportState): Statement => sql`
  update vehicles.import set state = ${state}, rows_done = 0, is_stopping = false,
    counts = case when ${state} = 'UNDOING' then counts end,
    problem_counts = case when ${state} = 'UNDOING' then problem_counts else '[]' end,
    is_blocked = ${state} = 'UNDOING' and is_blocked, failure = null,
    started_at = case when ${state} = 'RUNNING' then now() else started_at end
  where tenant_id = ${tenant} and id = ${id}::uuid`

export const requestStop = (tenant: string, id: string): Statement =>
  sql`update vehicles.import set is_stopping = true where tenant_id = ${tenant} and id = ${id}::uuid`

/** Stores the progress. Returns whether to stop; undefined if another process has taken over. */
export const updateProgress = (tenant: string, id: string, state: ImportState, rowsDone: number): Statement => sql`
  update vehicles.import set rows_done = ${rowsDone} where tenant_id = ${tenant} and id = ${id}::uuid and state = ${state}
  returning is_stopping as "isStopping"`

export interface WorkResult {
  state: ImportState
  counts: ImportCounts | null
  problemCounts: ProblemCount[]
  isBlocked: boolean
  rowsDone: number
  failure?: { en: string; fr: string }
}
export const finishWork = (tenant: string, id: string, result: WorkResult): Statement => sql`
  update vehicles.import set state = ${result.state}, counts = ${result.counts && JSON.stringify(result.counts)}::jsonb,
    problem_counts = ${JSON.stringify(result.problemCounts)}, is_blocked = ${result.isBlocked}, rows_done = ${result.rowsDone},
    is_stopping = false, failure = ${result.failure ? JSON.stringify(result.failure) : null}::jsonb,
    checked_at = case when ${result.state} = 'READY' and ${result.counts !== null} then now() else checked_at end,
    started_at = case when ${result.state} = 'DONE' then coalesce(started_at, created_at) else started_at end,
    ended_at = case when ${result.state} = any('{DONE,CANCELLED,FAILED}') then now() else ended_at end
  where tenant_id = ${tenant} and id = ${id}::uuid`

/** Stores the counts of a batch in its transaction. */
export const recordBatch = (
  tenant: string,
  id: string,
  rowsDone: number,
  counts: ImportCounts,
  problemCounts: ProblemCount[],
): Statement => sql`
  update vehicles.import set rows_done = ${rowsDone}, counts = ${JSON.stringify(counts)}, problem_counts = ${JSON.stringify(problemCounts)}
  where tenant_id = ${tenant} and id = ${id}::uuid`

export const removeImport = (tenant: string, id: string): Statement =>
  sql`delete from vehicles.import where tenant_id = ${tenant} and id = ${id}::uuid`

/**
 * Deletes files unused for a week; of runs older than three months only the results stay. Returns the files to
 * remove.
 */
export const oldUploads = (tenant: string): Statement => sql`
  delete from vehicles.import where tenant_id = ${tenant} and state = 'READY' and created_at < now() - interval '7 days'
  returning file_key as key`
export const oldRuns = (tenant: string): Statement => sql`
  with gone as (
    update vehicles.import i set file_key = null from vehicles.import was
    where i.tenant_id = ${tenant} and was.tenant_id = ${tenant} and was.id = i.id and i.file_key is not null
      and i.state = any('{DONE,CANCELLED,FAILED,UNDONE}') and i.ended_at < now() - interval '90 days'
    returning i.id, was.file_key as key),
  items as (delete from vehicles.import_item t using gone where t.tenant_id = ${tenant} and t.import_id = gone.id),
  entries as (delete from vehicles.import_entry e using gone where e.tenant_id = ${tenant} and e.import_id = gone.id),
  problems as (delete from vehicles.import_problem p using gone where p.tenant_id = ${tenant} and p.import_id = gone.id)
  select key from gone`
export const knownFiles = (tenant: string): Statement =>
  sql`select file_key as key from vehicles.import where tenant_id = ${tenant} and file_key is not null`

export const mappingFor = (tenant: string, headerKey: string): Statement =>
  sql`select ${CHOICES} from vehicles.import_mapping where tenant_id = ${tenant} and header_key = ${headerKey}`
export const saveMapping = (tenant: string, headerKey: string, choices: ImportChoices): Statement => sql`
  insert into vehicles.import_mapping (tenant_id, header_key, choices) values (${tenant}, ${headerKey}, ${JSON.stringify(choices)})
  on conflict (tenant_id, header_key) do update set choices = excluded.choices, updated_at = now()`

export interface ProblemRow {
  line: number | null
  column_label: string | null
  field: string | null
  code: string
  value: string | null
  detail: string | null
}
const PROBLEM = ['line', 'column_label', 'field', 'code', 'severity', 'value', 'detail'] as const
export const addProblems = (
  tx: Transaction,
  importId: string,
  from: number,
  problems: readonly (ProblemRow & { severity: string })[],
): Promise<void> =>
  copyRows(
    tx,
    'vehicles.import_problem',
    ['tenant_id', 'import_id', 'no', ...PROBLEM],
    problems.map((problem, i) => [tx.tenant, importId, from + i, ...PROBLEM.map((key) => problem[key])]),
  )
