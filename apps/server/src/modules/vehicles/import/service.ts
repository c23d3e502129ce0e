import { PAGE_LIMIT } from '@minato/contract/primitives'
import type { ImportChoices } from '@minato/contract/import-choices'
import type { ImportReply, ImportSummary } from '@minato/contract/vehicles-import'
import { isDeepStrictEqual } from 'node:util'
import type { Context, Identity } from '../../../context.ts'
import { actorName, currentActor } from '../../../platform/auth/actor.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { HttpError, httpError, conflictError } from '../../../platform/http/http-error.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { firstCars } from './preview.ts'
import type { PreviewRow } from './preview.ts'
import type { ImportReading } from './read.ts'
import { readStoredImport } from './read-stored-import.ts'
import { ImportRefused } from './import-refused.ts'
import { importRunningError } from './run-import.ts'
import { isOtherImportRunning } from './run-store.ts'
import {
  addImport,
  requestStop,
  startWork,
  storeChoices,
  countImports,
  deleteProblems,
  lockImport,
  importById,
  importsPage,
  saveMapping,
  mappingFor,
  storeReading,
  removeImport,
} from './store.ts'
import type { ImportRow, SummaryRow } from './store.ts'
import { stockProfile } from './stock-profile-store.ts'
import { headerKeyOf, NO_CHOICES, shownProblem, storedReading } from './stored-reading.ts'
import type { Locale, SurveyedReading } from './stored-reading.ts'
import type { Upload } from './upload.ts'

export { importsOfPerson } from './store.ts'

/** The job that checks, imports and undoes dealers' files. */
export const IMPORT_TASK = 'import-cars'

/** The API error of a rejected file, in the requested language. */
export function rethrowImportError(error: unknown, locale: Locale = 'en'): never {
  if (!(error instanceof ImportRefused)) throw error
  const message = locale === 'fr' ? error.messageFr : error.message
  throw httpError('MINATO-1008', { message, body: [{ path: 'file', message }] })
}

/** The reading of a file, with its first cars. */
interface OpenedImport {
  reading: SurveyedReading
  preview: PreviewRow[]
}
export interface ReadUpload extends OpenedImport {
  choices: ImportChoices
  isRemembered: boolean
}

/** Reads a file for the first time, by the mapping stored for its header or by detection. */
export async function readUpload(context: Context, tenant: string, { key, name }: Upload): Promise<ReadUpload> {
  const file = { file_key: key, file_name: name, stock: await stockProfile(context, tenant) }
  const withoutMapping = await readStoredImport(context, file, NO_CHOICES, async (reading) => {
    const [known] = await context.db.read<{ choices: ImportChoices }>(
      tenant,
      mappingFor(tenant, headerKeyOf(reading.header.labels)),
    )
    return known ? { choices: known.choices } : { opened: await openImport(reading) }
  })
  if (withoutMapping.opened) return { ...withoutMapping.opened, choices: NO_CHOICES, isRemembered: false }
  try {
    return {
      ...(await readStoredImport(context, file, withoutMapping.choices, openImport)),
      choices: withoutMapping.choices,
      isRemembered: true,
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return {
      ...(await readStoredImport(context, file, NO_CHOICES, openImport)),
      choices: NO_CHOICES,
      isRemembered: false,
    }
  }
}

const openImport = async (reading: ImportReading): Promise<OpenedImport> => ({
  reading: { ...reading, values: await reading.unreadValues() },
  preview: await firstCars(reading),
})

export async function keepImport(
  tx: Transaction,
  upload: Upload,
  { reading, preview, choices, isRemembered }: ReadUpload,
  identity: Identity,
  locale: Locale,
): Promise<ImportReply> {
  await tx.rows(
    addImport(tx.tenant, {
      id: upload.id,
      madeBy: actorName(identity),
      fileName: upload.name,
      fileBytes: upload.size,
      fileKey: upload.key,
      choices,
      reading: storedReading(reading, choices, isRemembered),
      rowCount: reading.rowCount,
      preview,
    }),
  )
  return importReply(tx, upload.id, locale)
}

async function importReply(tx: Transaction, id: string, locale: Locale): Promise<ImportReply> {
  const [row] = await tx.rows<ImportRow>(importById(tx.tenant, id))
  if (!row) throw httpError('MINATO-4004')
  return replyOf(row, locale)
}

export async function getImportRow(context: Context, tenant: string, id: string): Promise<ImportRow> {
  const [row] = await context.db.read<ImportRow>(tenant, importById(tenant, id))
  if (!row) throw httpError('MINATO-4004')
  return row
}

export async function listImports(
  context: Context,
  tenant: string,
  { page = 0, limit = PAGE_LIMIT, locale = 'en' }: { page?: number; limit?: number; locale?: Locale },
) {
  const [rows, [count]] = await context.db.readAll<[SummaryRow[], { total: number }[]]>(tenant, [
    importsPage(tenant, limit, page * limit),
    countImports(tenant),
  ])
  return { items: rows.map((row) => summaryOf(row, locale)), page, limit, total: count?.total ?? 0 }
}

/** Reads the file again with the user's mapping and stores that for the next file with this header. */
export async function mapImport(
  context: Context,
  tenant: string,
  id: string,
  version: number,
  choices: ImportChoices,
  locale: Locale,
): Promise<ImportReply> {
  const before = await getImportRow(context, tenant, id)
  const assertReady = (row: ImportRow): void => {
    if (row.version !== version) throw conflictError(replyOf(row, locale))
    if (row.state !== 'READY') throw wrongStateError()
  }
  assertReady(before)
  const { goodRows, publish, knownOnly } = before.choices
  const newChoices = { ...choices, goodRows, publish, knownOnly }
  if (isDeepStrictEqual(newChoices, before.choices))
    return context.db.write(tenant, async (tx) => {
      assertReady(await lockedImport(tx, id))
      await tx.rows(storeChoices(tenant, id, choices, choices.publish === publish && choices.knownOnly === knownOnly))
      return importReply(tx, id, locale)
    })
  const file = { ...before, stock: await stockProfile(context, tenant) }
  const { reading, preview } = await readStoredImport(context, file, choices, openImport).catch((error: unknown) =>
    rethrowImportError(error, locale),
  )
  return context.db.write(tenant, async (tx) => {
    assertReady(await lockedImport(tx, id))
    await tx.rows(storeReading(tenant, id, choices, storedReading(reading, choices, false), reading.rowCount, preview))
    await tx.rows(deleteProblems(tenant, id))
    // Partial import, publishing and the catalog check are chosen for each file.
    const rememberedChoices = { ...choices, sheet: null, goodRows: false, publish: false, knownOnly: false }
    await tx.rows(saveMapping(tenant, headerKeyOf(reading.header.labels), rememberedChoices))
    return importReply(tx, id, locale)
  })
}

async function lockedImport(tx: Transaction, id: string): Promise<ImportRow> {
  const [row] = await tx.rows<ImportRow>(lockImport(tx.tenant, id))
  if (!row) throw httpError('MINATO-4004')
  return row
}

const wrongStateError = () =>
  new HttpError({ code: 'GENERIC_ERROR', message: 'This import is running or has ended.', status: 409 })

type Work = 'check' | 'run' | 'undo'
const STATES = { check: 'CHECKING', run: 'RUNNING', undo: 'UNDOING' } as const

/** Queues the job. */
export const beginImport = (
  context: Context,
  tenant: string,
  id: string,
  work: Work,
  locale: Locale,
): Promise<ImportReply> =>
  context.db
    .write(tenant, async (tx) => {
      const row = await lockedImport(tx, id)
      if (work === 'undo' ? !canUndo(row) : row.state !== 'READY') throw wrongStateError()
      const [running] = await tx.rows<{ isOther: boolean }>(isOtherImportRunning(tenant, id))
      if (work !== 'check' && running?.isOther) throw importRunningError()
      if (work !== 'undo') await tx.rows(deleteProblems(tenant, id))
      await tx.rows(startWork(tenant, id, STATES[work]))
      await addJob(tx, IMPORT_TASK, { id, actor: currentActor() }, { key: id })
      return importReply(tx, id, locale)
    })
    .catch((error: unknown) => {
      // Two concurrent calls both saw no running import.
      throw (error as { constraint?: string }).constraint === 'import_at_work' ? importRunningError() : error
    })

/** The job checks this between batches. An undo is one step and cannot be stopped. */
export const stopImport = (context: Context, tenant: string, id: string, locale: Locale): Promise<ImportReply> =>
  context.db.write(tenant, async (tx) => {
    const { state } = await lockedImport(tx, id)
    if (state !== 'CHECKING' && state !== 'RUNNING') throw wrongStateError()
    await tx.rows(requestStop(tenant, id))
    // A job without tries left is queued again and sees the stop.
    await addJob(tx, IMPORT_TASK, { id }, { key: id })
    return importReply(tx, id, locale)
  })

export async function discardImport(context: Context, tenant: string, id: string): Promise<void> {
  const key = await context.db.write(tenant, async (tx) => {
    const row = await lockedImport(tx, id)
    if (row.state !== 'READY') throw wrongStateError()
    await tx.rows(removeImport(tenant, id))
    return row.file_key
  })
  if (key !== null) await context.files.remove(key)
}

/** @throws GENERIC_ERROR with status 409 for an import that cannot be undone */
export async function assertCanUndo(context: Context, tenant: string, id: string): Promise<void> {
  if (!canUndo(await getImportRow(context, tenant, id))) throw wrongStateError()
}

const canUndo = ({ state, counts, file_key }: SummaryRow): boolean =>
  (state === 'DONE' || state === 'CANCELLED' || state === 'FAILED') &&
  file_key !== null &&
  (counts?.made ?? 0) + (counts?.changed ?? 0) > 0

const summaryOf = (row: SummaryRow, locale: Locale): ImportSummary => {
  // 'person <id>', 'client <id>', or 'command'.
  const [kind, id = null] = row.made_by.split(' ')
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    by: { kind: kind as ImportSummary['by']['kind'], id },
    createdAt: row.created_at,
    checkedAt: row.checked_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rows: row.row_count,
    rowsDone: row.rows_done,
    isStopping: row.is_stopping,
    counts: row.counts,
    isBlocked: row.is_blocked,
    failure: row.failure && row.failure[locale],
    undone:
      row.undone_at === null
        ? null
        : { at: row.undone_at, cars: row.undone, kept: row.kept, catalogueEntries: row.entries_removed },
    canUndo: canUndo(row),
  }
}

export const replyOf = (row: ImportRow, locale: Locale): ImportReply => ({
  ...summaryOf(row, locale),
  choices: row.choices,
  reading: { ...row.reading, notes: row.reading.notes.map((note) => shownProblem(note, locale)) },
  problemCounts: row.problem_counts as ImportReply['problemCounts'],
})
