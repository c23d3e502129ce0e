import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import type { SoldVehicle, VehicleListQuery, VehiclePage, VehicleReply } from '@minato/contract/vehicles'
import type { Vehicle } from '@minato/contract/vehicles-shapes'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError } from '../../platform/http/http-error.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { keptPage } from './office/kept-page.ts'
import type { Order } from './orders-store.ts'
import { findCars, planOf } from './search/service.ts'
import type { FoundCars, Plan } from './search/service.ts'
import { vehicleOf } from './shape.ts'
import type { View } from './shape.ts'
import { carCalled, details, histories, images, priceHistories, sheets, similarCars } from './store.ts'
import type { CardRow, Chosen, DetailRow, HistoryRow, ImageRow, PriceRow, SheetRow } from './store.ts'

export {
  cardsOfDeals,
  countVisibleCars,
  isCarVisible,
  listCardsOf,
  newVisibleCars,
  verdictCarOf,
  verdictsFor,
  yearOfCar,
} from './customers-cars.ts'
export { costOfCar, givenHsCode } from './office/cost.ts'
export { holdCarsOfDeals, moveCarOfDeal, objectionToSale, touchCarOfDeal } from './office/deals.ts'
export type { DealCar } from './office/deals.ts'
export { deleteViewsBy, viewsBy } from './office/saved-views-store.ts'
export { switchToCars } from './office/switch.ts'
export { noteInquiry } from './office/views.ts'
export { carsOfBrands, carsOfModels, carsOfTrims, renameCars } from './named-cars.ts'
export type { CarCounts, Renaming } from './named-cars.ts'
export { receivePicture } from './pictures/receive.ts'
export { assertUnusedPicture } from './pictures/service.ts'
export { visibleCarsBy } from './search/facets.ts'
export { deliveryTo } from './search/service.ts'
export { settle } from './search/settle.ts'

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
  const asked = query.statuses ?? query.status
  return base.filter((status) => !asked || asked.includes(status))
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
  const { rows, total, textParts } = await (isManager ? keptPage(context, tenant, query, find) : find())
  return {
    items: await filled(context, tenant, rows, viewOf(query.fieldsToExtractCode, isManager)),
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
async function filled(context: Context, tenant: string, cars: readonly CardRow[], view: View): Promise<VehicleReply[]> {
  if (view.code === 'CODE_1' || view.code === 'CODE_2' || cars.length === 0)
    return cars.map((car) => vehicleOf({ car }, view))
  return together(
    cars,
    await context.db.readAll<RestRows>(tenant, restOf(tenant, { ids: cars.map(({ id }) => id) }, view)),
    view,
  )
}

type RestRows = [DetailRow[], (ImageRow & { car_id: string })[], SheetRow[], HistoryRow[], PriceRow[]]
type RestStatements = [Statement, Statement, Statement, Statement, Statement]
const NONE: Statement = { text: 'select where false', values: [], name: 'none' }

/** What a car's page shows beyond its card. */
const restOf = (tenant: string, which: Chosen, { code, isManager }: View): RestStatements => [
  details(tenant, which),
  images(tenant, which),
  sheets(tenant, which),
  code === 'CODE_4' && isManager ? histories(tenant, which) : NONE,
  code === 'CODE_4' && isManager ? priceHistories(tenant, which) : NONE,
]

function together(
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

const absent = () => httpError('MINATO-4004', { message: 'There is no such car' })

async function cardRow(
  context: Context,
  tenant: string,
  name: string,
  statuses: readonly string[] | null,
): Promise<CardRow> {
  const [row] = await context.db.read<CardRow>(tenant, carCalled(tenant, { called: name, statuses }))
  if (!row) throw absent()
  return row
}

const statementsOf = (tenant: string, name: string, view: View): [Statement, ...RestStatements] => {
  const which = { called: name, statuses: view.isManager ? null : VISIBLE_STATUSES }
  return [carCalled(tenant, which, view.isManager), ...restOf(tenant, which, view)]
}
function oneOf([cars, ...rest]: [CardRow[], ...RestRows], view: View): VehicleReply {
  const [vehicle] = together(cars, rest, view)
  if (!vehicle) throw absent()
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
  return filled(
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
  const which = { called: reference, statuses: ['SOLD'] }
  const [[row], steps] = await context.db.readAll<[CardRow[], HistoryRow[]]>(tenant, [
    carCalled(tenant, which),
    histories(tenant, which),
  ])
  if (!row) throw absent()
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
