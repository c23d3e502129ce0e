import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import { PREVIEW_FIELDS } from '@minato/contract/import-cars'
import type { ImportPreview, PreviewedCar } from '@minato/contract/import-cars'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { markupsByCategory, createPricer } from '../../pricing/service.ts'
import { vehicleOf } from '../shape.ts'
import { cardsOf, details } from '../store.ts'
import type { CardRow, DetailRow } from '../store.ts'
import type { ImportedCar } from './imported-car.ts'
import { carOfRow } from './match-rows.ts'
import type { ImportReading } from './read.ts'
import { hashOf } from './row-hash.ts'
import type { RowKeys } from './rows/read-rows.ts'
import { presentCarsByKey } from './run-store.ts'
import type { PresentCar } from './run-store.ts'
import { previewById } from './store.ts'

/** A row as a car, stored with its import for the preview. */
export interface PreviewRow {
  line: number
  keys: RowKeys
  car: ImportedCar
  /** Hash of the car as read, because the database reorders JSON keys. */
  hash: string
}

const PREVIEW_CARS = 12
/** Number of batches (about a thousand rows each) to search for valid rows. */
const BATCHES = 3

/** The first cars of a file. */
export async function firstCars(reading: Pick<ImportReading, 'rows'>): Promise<PreviewRow[]> {
  const found: PreviewRow[] = []
  let batches = 0
  for await (const rows of reading.rows()) {
    for (const { line, keys, car } of rows) if (car && keys) found.push({ line, keys, car, hash: hashOf(car) })
    if (found.length >= PREVIEW_CARS || ++batches === BATCHES) break
  }
  return found.slice(0, PREVIEW_CARS)
}

/**
 * The first cars of a file as they would be after the import. Values missing in the file come from the existing
 * car.
 */
export async function previewImport({ db }: Context, tenant: string, id: string): Promise<ImportPreview> {
  const [row] = await db.read<{ preview: PreviewRow[] }>(tenant, previewById(tenant, id))
  if (!row) throw httpError('MINATO-4004')
  return db.write(tenant, async (tx) => {
    const [priceOf, findInStock] = [await createPricer(tx), await stockFinder(tx, row.preview)]
    const markups = [...(await markupsByCategory(tx))].map(([bodyType, percentage]) => ({ bodyType, percentage }))
    const items = row.preview.map(({ line, keys, car, hash }): PreviewedCar => {
      const stockCar = findInStock(keys)
      const merged = mergedCar(car, stockCar)
      const base = car.price ?? stockCar?.base ?? null
      const price = base === null ? null : priceOf(base, merged.utils.type ?? null)
      const result = { ...merged, price: price === null ? null : { value: price, currency: 'USD' as const } }
      return {
        line,
        change: !stockCar ? 'new' : stockCar.hash === hash ? 'unchanged' : 'changed',
        brand: car.brand,
        model: car.model,
        reference: stockCar?.car.reference ?? null,
        missing: PREVIEW_FIELDS.filter((field) => valueOf(result, field) == null),
        basePrice: base,
        car: result,
      }
    })
    return { items, markups: markups.filter(({ percentage }) => percentage !== 0) }
  })
}

interface StockCar {
  car: ReturnType<typeof vehicleOf>
  base: number | null
  hash: string | null
}

/** The existing cars of rows, as a manager sees them. */
async function stockFinder(
  tx: Transaction,
  rows: readonly PreviewRow[],
): Promise<(keys: RowKeys) => StockCar | undefined> {
  const keysOf = (kind: keyof RowKeys): string[] => rows.flatMap(({ keys }) => keys[kind] ?? [])
  const found = await tx.rows<PresentCar>(presentCarsByKey(tx.tenant, keysOf('source'), keysOf('chassis')))
  if (found.length === 0) return () => undefined
  const ids = found.map((one) => one.id)
  const cards = await tx.rows<CardRow>(cardsOf(tx.tenant, ids, VEHICLE_STATUSES))
  const detailsById = new Map(
    (await tx.rows<DetailRow & { id: string }>(details(tx.tenant, { ids }))).map((one) => [one.id, one]),
  )
  const cardsById = new Map(
    cards.map((car) => [
      car.id,
      vehicleOf(
        { car, detail: detailsById.get(car.id), images: car.cover ? [car.cover] : [] },
        { code: 'CODE_3', isManager: true },
      ),
    ]),
  )
  const bySource = new Map(found.map((one) => [one.source_key, one]))
  const byChassis = new Map(found.map((one) => [one.chassis_key, one]))
  return (keys) => {
    const { row } = carOfRow(keys, bySource, byChassis)
    const car = row && cardsById.get(row.id)
    return row && car ? { car, base: row.base_price, hash: row.source_hash } : undefined
  }
}

type Result = PreviewedCar['car']

function mergedCar(car: ImportedCar, stockCar: StockCar | undefined): Result {
  const before = stockCar?.car
  const withFallback = <T extends object>(values: T, fallback: object | undefined): T =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        value ?? (fallback as Record<string, unknown>)?.[key] ?? null,
      ]),
    ) as T
  return {
    status: before?.status ?? 'DRAFT',
    grade: car.grade ?? before?.grade ?? null,
    firstRegistration: car.firstRegistration ?? before?.firstRegistration ?? null,
    manufacture: car.manufacture ?? before?.manufacture ?? null,
    specification: withFallback(car.specification, before?.specification),
    utils: withFallback({ type: car.utils.type, cubicMeter: car.utils.cubicMeter }, before?.utils),
    price: null,
    images: before?.images ?? [],
    numberOfImages: before?.numberOfImages ?? 0,
  }
}

function valueOf(car: Result, field: (typeof PREVIEW_FIELDS)[number]): unknown {
  if (field === 'price') return car.price
  if (field === 'firstRegistration') return car.firstRegistration ?? car.manufacture
  if (field === 'bodyType') return car.utils.type
  return field === 'cubicMeter' ? car.utils.cubicMeter : car.specification[field]
}
