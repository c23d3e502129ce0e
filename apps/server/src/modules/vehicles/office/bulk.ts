import { BULK_LIMIT } from '@minato/contract/bulk-limit'
import { HIGHEST_PRICE, PAGE_LIMIT } from '@minato/contract/primitives'
import { OfficeListCriteria } from '@minato/contract/vehicles-office'
import type { Bulk, BulkItem, BulkReport } from '@minato/contract/vehicles-office'
import { changedByPercent, vehicleActionError, deletionError, priceError } from '@minato/domain/vehicles'
import type { VehicleActionError } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { httpError } from '../../../platform/http/http-error.ts'
import { disableStatementTimeout } from '../import/run-store.ts'
import { createPricer } from '../../pricing/service.ts'
import { whereOf } from '../search/criteria-store.ts'
import { planOf } from '../search/service.ts'
import { statusesOf } from '../service.ts'
import { addBulk, addItems, bulkById, bulkItems, chosenCars } from './bulk-store.ts'
import type { BulkItemRow, BulkRow } from './bulk-store.ts'
import { deleteCars, lockCars, lockForDeletion, priceCars } from './car-updates-store.ts'
import type { LockedCar } from './car-updates-store.ts'
import { moveCars, stateOf } from './statuses.ts'
import type { CarReservations } from './statuses.ts'

/**
 * One action on many cars (VEH-11): the rules of a single car, in one transaction, with a stored result per
 * car.
 */

/** Ids of the selected cars, by id or by the criteria of a list. */
export async function chosenIds(
  context: Context,
  tx: QueryRunner,
  { chosen }: Pick<Bulk, 'chosen'>,
): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)]
  const parsed = OfficeListCriteria.safeParse(chosen.criteria)
  if (!parsed.success)
    throw httpError('MINATO-1008', {
      body: parsed.error.issues.map(({ path, message }) => ({ path: `chosen.criteria.${path.join('.')}`, message })),
    })
  const statuses = statusesOf(parsed.data, true)
  if (statuses.length === 0) return []
  const { criteria } = await planOf(context, tx.tenant, parsed.data, statuses, true)
  const found = await tx.rows<{ id: string }>(chosenCars(tx.tenant, whereOf(criteria), BULK_LIMIT))
  if (found.length > BULK_LIMIT)
    throw httpError('MINATO-1008', { body: [{ path: 'chosen', message: `At most ${BULK_LIMIT} cars at once` }] })
  return found.map(({ id }) => id)
}

type QueryRunner = Pick<Transaction, 'tenant' | 'rows'>

/** The result of the action for each car, or why it is impossible; rejected ones first, then in the given order. */
async function evaluateBulk(context: Context, tx: QueryRunner, bulk: Bulk, withLock = true): Promise<BulkItemRow[]> {
  if (bulk.action === 'price' && bulk.percentage === undefined)
    throw httpError('MINATO-1008', { body: [{ path: 'percentage', message: 'This field is required' }] })
  const ids = await chosenIds(context, tx, bulk)
  // Only a statement after the lock sees an inquiry that was created while waiting for it.
  if (withLock && bulk.action === 'delete') await tx.rows(lockForDeletion(tx.tenant, ids))
  const carsById = new Map((await tx.rows<LockedCar>(lockCars(tx.tenant, ids, withLock))).map((car) => [car.id, car]))
  const items = ids.map((id) => {
    const car = carsById.get(id)
    return car ? itemOf(car, bulk) : missingItem(id)
  })
  return [...items.filter(({ refusal }) => refusal !== null), ...items.filter(({ refusal }) => refusal === null)]
}

function itemOf(car: LockedCar, bulk: Bulk): BulkItemRow {
  const newPrice =
    bulk.action === 'price' && car.base_price !== null
      ? changedByPercent(car.base_price, bulk.percentage ?? 0)
      : car.base_price
  const actionError = actionErrorOf(car, bulk, newPrice)
  return {
    car_id: car.id,
    reference: String(car.car_no),
    name: car.name,
    refusal: actionError?.reason ?? null,
    price: car.base_price,
    new_price: newPrice,
    version: car.version + 1,
    status: car.status,
    publication_date: car.publication_date,
    base_previous_price: car.base_previous_price,
    best_deal_since: car.best_deal_since,
    had_pictures: car.number_of_images > 0,
    body_type: car.body_type,
  }
}

const TOO_HIGH: VehicleActionError = { code: 'VEHICLE-3002', reason: 'the price must be at most 100,000,000' }

function actionErrorOf(car: LockedCar, { action, withIllustrations = false }: Bulk, newPrice: number | null) {
  if (action === 'delete') return deletionError({ status: car.status, hasInquiries: car.has_inquiries })
  if (action !== 'price') return vehicleActionError(action, stateOf(car, withIllustrations))
  return priceError(car, car.base_price ?? 0) ?? ((newPrice ?? 0) > HIGHEST_PRICE ? TOO_HIGH : null)
}

const missingItem = (id: string): BulkItemRow => ({
  car_id: id,
  reference: '',
  name: '',
  refusal: 'There is no such car',
  price: null,
  new_price: null,
  version: null,
  status: null,
  publication_date: null,
  base_previous_price: null,
  best_deal_since: null,
  had_pictures: null,
})

/** Previews what `runBulk` would do. */
export async function previewBulk(context: Context, tenant: string, bulk: Bulk): Promise<BulkReport> {
  const reader: QueryRunner = { tenant, rows: (statement) => context.db.read(tenant, statement) }
  const items = await evaluateBulk(context, reader, bulk, false)
  const refused = items.filter(({ refusal }) => refusal !== null).length
  const row = { id: '', action: bulk.action, undone_at: null, kept_as_changed: 0, total: items.length, refused }
  const page = { page: 0, limit: PAGE_LIMIT, total: items.length }
  const report = reportOf({ ...row, at: context.now().toISOString() }, items.slice(0, PAGE_LIMIT), page)
  if (bulk.action !== 'price') return { ...report, id: null }
  const priceOf = await createPricer(reader)
  const withVisitorPrices = report.items.items.map((item, at): BulkItem => {
    const { price, newPrice } = item
    const shown = (base: number) => ({ value: priceOf(base, items[at]?.body_type ?? null), currency: 'USD' as const })
    return price && newPrice
      ? { ...item, visitorPrice: shown(price.value), newVisitorPrice: shown(newPrice.value) }
      : item
  })
  return { ...report, id: null, items: { ...report.items, items: withVisitorPrices } }
}

/** Applies the action to every car that allows it. */
export async function runBulk(
  context: Context,
  reservations: CarReservations,
  tx: Transaction,
  bulk: Bulk,
): Promise<BulkReport> {
  const { tenant } = tx
  await tx.rows(disableStatementTimeout())
  const items = await evaluateBulk(context, tx, bulk)
  const [inserted] = await tx.rows<{ id: string }>(addBulk(tenant, bulk.action))
  const id = inserted?.id ?? ''
  await addItems(tx, id, items)
  const accepted = items.filter(({ refusal }) => refusal === null)
  const openIds = accepted.map((item) => item.car_id)
  if (bulk.action === 'price') await priceItems(tx, accepted)
  else if (bulk.action === 'delete') await tx.rows(deleteCars(tenant, openIds))
  else
    await moveCars(
      context,
      reservations,
      tx,
      bulk.action,
      openIds,
      context.now().toISOString(),
      bulk.others === 'CLOSE',
    )
  return readReport(tx, id)
}

async function priceItems(tx: Transaction, items: readonly BulkItemRow[]): Promise<void> {
  const isBestDeal = items.map(
    ({ new_price, base_previous_price }) => base_previous_price !== null && (new_price ?? 0) < base_previous_price,
  )
  await tx.rows(
    priceCars(
      tx.tenant,
      items.map(({ car_id }) => car_id),
      items.map(({ new_price }) => new_price),
      items.map(({ base_previous_price }, i) => (isBestDeal[i] ? base_previous_price : null)),
      items.map(({ best_deal_since }, i) => (isBestDeal[i] ? best_deal_since : null)),
    ),
  )
}

/** The result of an action, with a page of its cars. */
export async function readReport(
  tx: QueryRunner,
  id: string,
  { page = 0, limit = PAGE_LIMIT, refused }: { page?: number; limit?: number; refused?: boolean } = {},
): Promise<BulkReport> {
  const [bulk] = await tx.rows<BulkRow>(bulkById(tx.tenant, id))
  if (!bulk) throw httpError('MINATO-4004')
  const items = await tx.rows<BulkItemRow>(bulkItems(tx.tenant, id, refused ?? null, limit, page * limit))
  const total = refused === undefined ? bulk.total : refused ? bulk.refused : bulk.total - bulk.refused
  return reportOf(bulk, items, { page, limit, total })
}

const reportOf = (
  { id, action, at, total, refused, undone_at, kept_as_changed }: BulkRow,
  items: readonly BulkItemRow[],
  page: { page: number; limit: number; total: number },
): BulkReport => ({
  id,
  action,
  at,
  total,
  done: total - refused,
  refused,
  undoneAt: undone_at,
  keptAsChanged: kept_as_changed,
  items: { ...page, items: items.map((item) => bulkItemView(item, action)) },
})

const bulkItemView = (item: BulkItemRow, action: Bulk['action']): BulkItem => ({
  id: item.car_id,
  reference: item.reference,
  name: item.name,
  refusal: item.refusal,
  price: action === 'price' ? usd(item.price) : null,
  newPrice: action === 'price' && item.refusal === null ? usd(item.new_price) : null,
})
const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })
