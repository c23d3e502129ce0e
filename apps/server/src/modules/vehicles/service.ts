import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { SoldVehicle, VehicleListQuery, VehiclePage, VehicleReply } from '@minato/contract/vehicles'
import type { Vehicle } from '@minato/contract/vehicles-shapes'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { cachedPage } from './office/cached-page.ts'
import type { Order } from './sort-orders-store.ts'
import { findCars, planOf } from './search/service.ts'
import type { FoundCars, Plan } from './search/service.ts'
import { vehicleOf } from './shape.ts'
import type { View } from './shape.ts'
import { carByName, details, histories, images, priceHistories, sheets, similarCars } from './store.ts'
import type { CardRow, CarSelector, DetailRow, HistoryRow, ImageRow, PriceRow, SheetRow } from './store.ts'

export {
  carCardsOfInquiries,
  countVisibleCars,
  isCarVisible,
  listCardsOf,
  newVisibleCars,
  verdictCarOf,
  verdictsFor,
  yearOfCar,
} from './visible-cars.ts'
export { costOfCar, hsCodeOfPurchase } from './office/cost.ts'
export { lockCarsOfInquiries, moveCarOfInquiry, saleError, touchCarOfInquiry } from './office/cars-of-inquiries.ts'
export type { InquiryCar } from './office/cars-of-inquiries.ts'
export { deleteViewsBy, viewsBy } from './office/saved-views-store.ts'
export { switchToCars } from './office/switch.ts'
export { recordInquiry } from './office/views.ts'
export { carsOfBrands, carsOfModels, carsOfTrims, renameCars } from './catalogue-cars.ts'
export type { CarCounts, Renaming } from './catalogue-cars.ts'
export { receivePicture } from './pictures/receive.ts'
export { assertUnusedPicture } from './pictures/service.ts'
export { visibleCarsBy } from './search/facets.ts'
export { deliveryTo } from './search/service.ts'
export { waitUntilIndexed } from './search/wait-until-indexed.ts'

/** Specification section 9. */
const PAGE = 20
/** One row on a desktop. Every further card costs 150 bytes of the page's 40,000. */
const SIMILAR = 5

/** The statuses a list may show: visible ones to visitors, all but the archive to managers (VEH-03, VEH-04). */
export function statusesOf(
  query: Pick<VehicleListQuery, 'isArchived' | 'status' | 'statuses' | 'publishedMonth' | 'soldMonth'>,
  isManager: boolean,
): VehicleStatus[] {
  const base: readonly VehicleStatus[] = !isManager
    ? VISIBLE_STATUSES
    : query.publishedMonth || query.soldMonth
      ? VEHICLE_STATUSES
      : query.isArchived
        ? ['ARCHIVED']
        : ['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD']
  const requested = query.statuses ?? query.status
  return base.filter((status) => !requested || requested.includes(status))
}

const orderOf = (query: VehicleListQuery, isManager: boolean, byText: Plan['order']): Order => {
  const field = query['order.field']
  if (field) return { field, direction: query['order.direction'] ?? 'ASC' }
  if (byText) return byText
  return { field: isManager ? 'MADE' : query.bestDeal ? 'REDUCED' : 'PUBLISHED', direction: 'DESC' }
}

export async function listVehicles(
  context: Context,
  tenant: string,
  query: VehicleListQuery,
  isManager: boolean,
): Promise<VehiclePage> {
  const { page = 0, limit = PAGE } = query
  const statuses = statusesOf(query, isManager)
  if (statuses.length === 0) return { items: [], page, limit, total: 0 }
  const find = async (): Promise<FoundCars> => {
    const plan = await planOf(context, tenant, query, statuses, isManager)
    const order = orderOf(query, isManager, plan.order)
    const found = await findCars(context, tenant, plan, order, limit, page * limit, isManager)
    return { ...found, textParts: plan.textParts }
  }
  const { rows, total, textParts } = await (isManager ? cachedPage(context, tenant, query, find) : find())
  return {
    items: await withDetails(context, tenant, rows, viewOf(query.fieldsToExtractCode, isManager)),
    page,
    limit,
    total,
    ...(textParts && { textParts }),
  }
}

export const viewOf = (code: View['code'] = 'CODE_3', isManager: boolean): View => ({
  code: code === 'CODE_4' && !isManager ? 'CODE_3' : code,
  isManager,
})

/** Cards; with more details, one further query reads the rest of all cars. */
async function withDetails(
  context: Context,
  tenant: string,
  cars: readonly CardRow[],
  view: View,
): Promise<VehicleReply[]> {
  if (view.code === 'CODE_1' || view.code === 'CODE_2' || cars.length === 0)
    return cars.map((car) => vehicleOf({ car }, view))
  return assembleVehicles(
    cars,
    await context.db.readAll<RestRows>(tenant, restOf(tenant, { ids: cars.map(({ id }) => id) }, view)),
    view,
  )
}

type RestRows = [DetailRow[], (ImageRow & { car_id: string })[], SheetRow[], HistoryRow[], PriceRow[]]
type RestStatements = [Statement, Statement, Statement, Statement, Statement]
const NONE: Statement = { text: 'select where false', values: [], name: 'none' }

/** What a car's page shows beyond its card. */
const restOf = (tenant: string, selector: CarSelector, { code, isManager }: View): RestStatements => [
  details(tenant, selector),
  images(tenant, selector),
  sheets(tenant, selector),
  code === 'CODE_4' && isManager ? histories(tenant, selector) : NONE,
  code === 'CODE_4' && isManager ? priceHistories(tenant, selector) : NONE,
]

function assembleVehicles(
  cars: readonly CardRow[],
  [detailRows, imageRows, sheetRows, historyRows, priceRows]: RestRows,
  view: View,
): VehicleReply[] {
  const detailOf = new Map(detailRows.map((row) => [row.id, row]))
  const imagesOf = Map.groupBy(imageRows, (row) => row.car_id)
  const sheetOf = new Map(sheetRows.map((row) => [row.car_id, row]))
  const historiesOf = Map.groupBy(historyRows, (row) => row.car_id)
  const pricesOf = Map.groupBy(priceRows, (row) => row.car_id)
  return cars.map((car) =>
    vehicleOf(
      {
        car,
        detail: detailOf.get(car.id),
        images: imagesOf.get(car.id) ?? [],
        sheet: sheetOf.get(car.id),
        histories: historiesOf.get(car.id) ?? [],
        prices: pricesOf.get(car.id) ?? [],
      },
      view,
    ),
  )
}

const noSuchCar = () => httpError('MINATO-4004', { message: 'There is no such car' })

async function cardRow(
  context: Context,
  tenant: string,
  name: string,
  statuses: readonly string[] | null,
): Promise<CardRow> {
  const [row] = await context.db.read<CardRow>(tenant, carByName(tenant, { called: name, statuses }))
  if (!row) throw noSuchCar()
  return row
}

const statementsOf = (tenant: string, name: string, view: View): [Statement, ...RestStatements] => {
  const selector = { called: name, statuses: view.isManager ? null : VISIBLE_STATUSES }
  return [carByName(tenant, selector, view.isManager), ...restOf(tenant, selector, view)]
}
function oneOf([cars, ...rest]: [CardRow[], ...RestRows], view: View): VehicleReply {
  const [vehicle] = assembleVehicles(cars, rest, view)
  if (!vehicle) throw noSuchCar()
  return vehicle
}

/** One car by id or reference in one query. A hidden car looks missing to a visitor. */
export const getVehicle = async (context: Context, tenant: string, name: string, view: View): Promise<VehicleReply> =>
  oneOf(await context.db.readAll<[CardRow[], ...RestRows]>(tenant, statementsOf(tenant, name, view)), view)

const ALL_FOR_MANAGERS: View = { code: 'CODE_4', isManager: true }

/** The complete car for managers, within the transaction that changes it. */
export async function vehicleIn(tx: Transaction, id: string): Promise<VehicleReply> {
  const rows: unknown[][] = []
  for (const statement of statementsOf(tx.tenant, id, ALL_FOR_MANAGERS)) rows.push(await tx.rows(statement))
  return oneOf(rows as [CardRow[], ...RestRows], ALL_FOR_MANAGERS)
}

export async function listSimilar(context: Context, tenant: string, name: string, view: View): Promise<VehicleReply[]> {
  const row = await cardRow(context, tenant, name, VISIBLE_STATUSES)
  return withDetails(
    context,
    tenant,
    await context.db.read<CardRow>(tenant, similarCars(tenant, row, VISIBLE_STATUSES, SIMILAR)),
    view,
  )
}

/** Visible cars similar to this one, which may be hidden itself. */
export async function carsLike(context: Context, tenant: string, id: string, limit: number): Promise<VehicleReply[]> {
  const row = await cardRow(context, tenant, id, null)
  const found = await context.db.read<CardRow>(tenant, similarCars(tenant, row, ['PUBLISHED'], limit))
  return found.map((car) => vehicleOf({ car }, { code: 'CODE_2', isManager: false }))
}

/** The public facts of a sold car (VEH-03). */
export async function getSoldVehicle(context: Context, tenant: string, reference: string): Promise<SoldVehicle> {
  const selector = { called: reference, statuses: ['SOLD'] }
  const [[row], steps] = await context.db.readAll<[CardRow[], HistoryRow[]]>(tenant, [
    carByName(tenant, selector),
    histories(tenant, selector),
  ])
  if (!row) throw noSuchCar()
  const view: View = { code: 'CODE_2', isManager: false }
  const { trim, grade, firstRegistration, manufacture, specification, utils, ...car } = vehicleOf(
    { car: row },
    view,
  ) as Vehicle
  const similar = await context.db.read<CardRow>(tenant, similarCars(tenant, row, VISIBLE_STATUSES, SIMILAR))
  return {
    reference: car.reference,
    trim,
    grade,
    firstRegistration,
    manufacture,
    specification,
    utils: { type: utils.type },
    soldAt: steps.findLast(({ status }) => status === 'SOLD')?.time ?? null,
    similar: similar.map((one) => vehicleOf({ car: one }, view)),
  }
}
