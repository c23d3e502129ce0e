import { VEHICLE_STATUSES, VISIBLE_STATUSES } from '@minato/contract/enumerations'
import type { Criteria } from '@minato/contract/search'
import type { VehicleReply } from '@minato/contract/vehicles'
import { verdictToday } from '@minato/domain/arrival-verdict'
import type { VerdictCar } from '@minato/domain/arrival-verdict'
import type { Context } from '../../context.ts'
import type { CarYear } from '../../platform/email/email-content.ts'
import { publishedBetween } from './newly-published-store.ts'
import { whereOf } from './search/criteria-store.ts'
import { indexCars } from './search/index-cars.ts'
import { countCars, planOf } from './search/service.ts'
import { importCountryOf, judgeFor } from './search/verdicts.ts'
import { vehicleOf } from './shape.ts'
import type { View } from './shape.ts'
import { cardsOf } from './store.ts'
import type { CardRow } from './store.ts'

/** Reads the stock for a customer's own lists (SES-11). Shows no more than visitors see. */

const CARD: View = { code: 'CODE_2', isManager: false }

export const isCarVisible = async ({ db }: Context, tenant: string, id: string): Promise<boolean> =>
  (await db.read(tenant, cardsOf(tenant, [id], VISIBLE_STATUSES))).length > 0

/**
 * Cards of these cars in the order of their ids, without hidden ones. A sold car has neither price nor pictures
 * (VEH-03).
 */
export async function listCardsOf({ db }: Context, tenant: string, ids: readonly string[]): Promise<VehicleReply[]> {
  if (!ids.length) return []
  const rows = await db.read<CardRow>(tenant, cardsOf(tenant, ids, [...VISIBLE_STATUSES, 'SOLD']))
  return rows.map((car) => {
    const card = vehicleOf({ car }, CARD)
    return car.status === 'SOLD'
      ? { ...card, price: null, previousPrice: null, isBestDeal: false, images: [], numberOfImages: 0 }
      : card
  })
}

/** Cards of the cars of inquiries in any status: their buyers may see them. */
export async function carCardsOfInquiries(
  { db }: Pick<Context, 'db'>,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, VehicleReply>> {
  const rows = ids.length ? await db.read<CardRow>(tenant, cardsOf(tenant, [...new Set(ids)], VEHICLE_STATUSES)) : []
  return new Map(rows.map((car) => [car.id, vehicleOf({ car }, CARD)]))
}

/** What import rules ask of a car; null where its card does not say it. */
export const verdictCarOf = (car: VehicleReply | undefined): VerdictCar => ({
  firstRegistration: car?.firstRegistration ?? null,
  manufacture: car?.manufacture ?? null,
  steering: car?.specification?.steering ?? null,
  bodyType: car?.utils?.type ?? null,
  fuelType: car?.specification?.fuelType ?? null,
})

/** The verdict on a car that is ordered today, at the destination of a search; undefined without one. */
export async function verdictsFor(context: Context, tenant: string, criteria: Criteria) {
  const country = await importCountryOf(context, tenant, criteria)
  const judge = await judgeFor(context, tenant, criteria)
  if (country === undefined || !judge) return undefined
  return { country, verdictOn: (car: VehicleReply) => verdictToday(judge.rules, verdictCarOf(car), judge.today) }
}

/** The year of a car in emails. */
export function yearOfCar({ firstRegistration, manufacture }: VehicleReply): CarYear | null {
  const date = firstRegistration ?? manufacture
  return date ? { year: date.year, isManufacture: !firstRegistration } : null
}

export const countVisibleCars = async (context: Context, tenant: string, criteria: Criteria): Promise<number> =>
  countCars(context, tenant, (await planOf(context, tenant, criteria, VISIBLE_STATUSES)).criteria)

/** The newest visible cars that were published between two moments and match, as cards, with their total number. */
export async function newVisibleCars(
  context: Context,
  tenant: string,
  criteria: Criteria,
  period: { after: string; until: string },
  limit: number,
): Promise<{ cars: VehicleReply[]; total: number }> {
  // Verdicts are read from the index: a car that it does not hold yet would never be announced.
  if (criteria.importVerdict) await indexCars(context, tenant)
  const plan = await planOf(context, tenant, criteria, VISIBLE_STATUSES)
  const statement = publishedBetween(tenant, whereOf(plan.criteria), period, limit)
  const rows = await context.db.read<{ id: string; total: number }>(tenant, statement)
  const ids = rows.map(({ id }) => id)
  return { cars: await listCardsOf(context, tenant, ids), total: rows[0]?.total ?? 0 }
}
