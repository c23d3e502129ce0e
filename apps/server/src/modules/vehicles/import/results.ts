import { vehicleAddress } from '@minato/contract/addresses'
import { UNDO_CARS } from '@minato/contract/import-cars'
import type { ImportedCar, UndoPreview } from '@minato/contract/import-cars'
import { PAGE_LIMIT } from '@minato/contract/primitives'
import { IMPORT_PROBLEMS } from '@minato/contract/vehicles-import'
import type { ImportProblem } from '@minato/contract/vehicles-import'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { csvDownload } from '../../../platform/http/csv.ts'
import type { CsvValue } from '../../../platform/http/csv.ts'
import type { ImportProblem as ReadProblem } from './problems.ts'
import { readStoredImport } from './read-stored-import.ts'
import type { ImportReading } from './read.ts'
import { countItems, countProblems, itemsPage, problemsAfter, problemsPage } from './results-store.ts'
import type { ItemRow, NumberedProblem, ProblemFilter } from './results-store.ts'
import { createOccurrenceCounter } from './rows/occurrence-counter.ts'
import { assertCanUndo, getImportRow } from './service.ts'
import type { ImportRow } from './store.ts'
import { choicesAsShown, shownProblem } from './stored-reading.ts'
import type { Locale } from './stored-reading.ts'
import { inBatches, importBatch } from './import-batch.ts'
import type { BatchImportOptions } from './import-batch.ts'
import { undoPreviewOf } from './undo-store.ts'

/** The results of a run by line and by car. */

interface Page {
  page?: number
  limit?: number
}

export async function listProblems(
  context: Context,
  tenant: string,
  id: string,
  { page = 0, limit = PAGE_LIMIT, locale = 'en', ...filter }: Page & ProblemFilter & { locale?: Locale },
) {
  await getImportRow(context, tenant, id)
  const [rows, [count]] = await context.db.readAll<[NumberedProblem[], { total: number }[]]>(tenant, [
    problemsPage(tenant, id, filter, limit, page * limit),
    countProblems(tenant, id, filter),
  ])
  const items: ImportProblem[] = rows.map((row) => shownProblem(row, locale))
  return { items, page, limit, total: count?.total ?? 0 }
}

const HEADINGS = {
  en: ['Line', 'Column', 'Severity', 'Value', 'What is wrong'],
  fr: ['Ligne', 'Colonne', 'Gravité', 'Valeur', 'Ce qui ne va pas'],
}
const SEVERITIES = {
  en: { refused: 'refused', partial: 'left empty', flagged: 'to look at' },
  fr: { refused: 'refusée', partial: 'laissé vide', flagged: 'à vérifier' },
}

export async function exportProblems(
  context: Context,
  tenant: string,
  id: string,
  { locale = 'en', ...filter }: ProblemFilter & { locale?: Locale },
  reply: FastifyReply,
): Promise<void> {
  const row = await getImportRow(context, tenant, id)
  const { file_name } = row
  const name = `${file_name.replace(/\.[a-z0-9]{1,5}$/i, '')}-${locale === 'fr' ? 'erreurs' : 'errors'}.csv`
  csvDownload(reply, name, HEADINGS[locale], linesOf(context, tenant, row, filter, locale))
}

const PART = 2000
async function* linesOf(
  context: Context,
  tenant: string,
  row: ImportRow,
  filter: ProblemFilter,
  locale: Locale,
): AsyncGenerator<CsvValue[][]> {
  const lineOf = ({ line, column, severity, value, message }: ImportProblem): CsvValue[] => [
    line,
    column,
    SEVERITIES[locale][severity],
    value,
    message,
  ]
  for (let after = -1; ;) {
    const rows = await context.db.read<NumberedProblem>(tenant, problemsAfter(tenant, row.id, filter, after, PART))
    if (rows.length === 0) break
    yield rows.map((one) => lineOf(shownProblem(one, locale)))
    after = rows.at(-1)?.no ?? after
  }
  const all = row.problem_counts.reduce((sum, { count }) => sum + count, 0)
  if (all <= IMPORT_PROBLEMS || row.file_key === null) return
  for await (const problems of problemsAfterStored(context, tenant, row, IMPORT_PROBLEMS))
    yield problems
      .filter((one) => (['severity', 'code', 'field'] as const).every((key) => (filter[key] ?? one[key]) === one[key]))
      .map((one) => lineOf({ ...one, message: locale === 'fr' ? one.messageFr : one.message }))
}

/** Problems after the first `storedCount` ones, found by reading the file again. */
async function* problemsAfterStored(
  context: Context,
  tenant: string,
  row: ImportRow,
  storedCount: number,
): AsyncGenerator<readonly ReadProblem[]> {
  const { readable, writable } = new TransformStream<readonly ReadProblem[], readonly ReadProblem[]>()
  const writer = writable.getWriter()
  const { publish, knownOnly } = row.choices
  const options: BatchImportOptions = {
    publish,
    knownOnly,
    now: context.now().toISOString(),
    seen: createOccurrenceCounter(),
    writer: undefined,
    traceOf: undefined,
  }
  const read = async (reading: ImportReading): Promise<void> => {
    let problemsSeen = 0
    for await (const batch of inBatches(reading.rows())) {
      const { problems } = await context.db.write(tenant, (tx) => importBatch(tx, batch, options))
      await writer.write(problems.slice(Math.max(0, storedCount - problemsSeen)))
      problemsSeen += problems.length
    }
  }
  readStoredImport(context, row, choicesAsShown(row), read, true)
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    // The client has closed the download.
    .catch(() => {})
  yield* readable
}

export async function listCars(
  context: Context,
  tenant: string,
  id: string,
  { page = 0, limit = PAGE_LIMIT, kept }: Page & { kept?: boolean | undefined },
) {
  await getImportRow(context, tenant, id)
  const isKept = kept ?? null
  const [rows, [count]] = await context.db.readAll<[ItemRow[], { total: number }[]]>(tenant, [
    itemsPage(tenant, id, isKept, limit, page * limit),
    countItems(tenant, id, isKept),
  ])
  return { items: rows.map(carOf), page, limit, total: count?.total ?? 0 }
}

/** What an undo would do now, and the first cars that it would keep. @throws 409 if it cannot be undone */
export async function previewUndo(context: Context, tenant: string, id: string): Promise<UndoPreview> {
  await assertCanUndo(context, tenant, id)
  const [foreseen] = await context.db.read<Omit<UndoPreview, 'items'> & { cars: ItemRow[] }>(
    tenant,
    undoPreviewOf(tenant, id, UNDO_CARS),
  )
  const { cars, ...counts } = foreseen ?? { deleted: 0, restored: 0, kept: 0, cars: [] }
  return { ...counts, items: cars.map(carOf) }
}

const carOf = ({ car_id, car_no, brand, model, is_made, is_kept, kept_for }: ItemRow): ImportedCar => ({
  id: car_id,
  reference: String(car_no),
  name: brand === null || model === null ? '' : `${brand} ${model}`,
  path: brand === null || model === null ? null : vehicleAddress(brand, model, String(car_no)),
  isMade: is_made,
  isKept: is_kept,
  keptFor: kept_for,
})
