import { vehicleAddress } from '@minato/contract/addresses'
import { PAGE_LIMIT } from '@minato/contract/primitives'
import type { ImportedCar, ImportProblem } from '@minato/contract/vehicles-import'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../context.ts'
import { csvDownload } from '../../../platform/csv.ts'
import type { CsvValue } from '../../../platform/csv.ts'
import { countItems, countProblems, itemsPage, problemsAfter, problemsPage } from './results-store.ts'
import type { ItemRow, NumberedProblem, ProblemFilter } from './results-store.ts'
import { importOf } from './service.ts'
import { shownProblem } from './stored-reading.ts'
import type { Locale } from './stored-reading.ts'

/** What came of a file, line by line and car by car. */

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
  await importOf(context, tenant, id)
  const [rows, [count]] = await context.db.readAll<[NumberedProblem[], { total: number }[]]>(tenant, [
    problemsPage(tenant, id, filter, limit, page * limit),
    countProblems(tenant, id, filter),
  ])
  const items: ImportProblem[] = rows.map((row) => shownProblem(row, locale))
  return { items, page, limit, total: count?.total ?? 0 }
}

const HEADS = {
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
  const { file_name } = await importOf(context, tenant, id)
  const name = `${file_name.replace(/\.[a-z0-9]{1,5}$/i, '')}-${locale === 'fr' ? 'erreurs' : 'errors'}.csv`
  csvDownload(reply, name, HEADS[locale], linesOf(context, tenant, id, filter, locale))
}

const PART = 2000
async function* linesOf(
  { db }: Context,
  tenant: string,
  id: string,
  filter: ProblemFilter,
  locale: Locale,
): AsyncGenerator<CsvValue[][]> {
  for (let after = -1; ;) {
    const rows = await db.read<NumberedProblem>(tenant, problemsAfter(tenant, id, filter, after, PART))
    if (rows.length === 0) return
    yield rows.map((row) => {
      const { line, column, severity, value, message } = shownProblem(row, locale)
      return [line, column, SEVERITIES[locale][severity], value, message]
    })
    after = rows.at(-1)?.no ?? after
  }
}

export async function listCars(
  context: Context,
  tenant: string,
  id: string,
  { page = 0, limit = PAGE_LIMIT, kept }: Page & { kept?: boolean | undefined },
) {
  await importOf(context, tenant, id)
  const isKept = kept ?? null
  const [rows, [count]] = await context.db.readAll<[ItemRow[], { total: number }[]]>(tenant, [
    itemsPage(tenant, id, isKept, limit, page * limit),
    countItems(tenant, id, isKept),
  ])
  return { items: rows.map(carOf), page, limit, total: count?.total ?? 0 }
}

const carOf = ({ car_id, car_no, brand, model, is_made, is_kept }: ItemRow): ImportedCar => ({
  id: car_id,
  reference: String(car_no),
  name: brand === null || model === null ? '' : `${brand} ${model}`,
  path: brand === null || model === null ? null : vehicleAddress(brand, model, String(car_no)),
  isMade: is_made,
  isKept: is_kept,
})
