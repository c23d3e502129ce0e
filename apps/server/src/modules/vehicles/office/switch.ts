import { vehicleAddress } from '@minato/contract/addresses'
import { VEHICLE_STATUSES } from '@minato/contract/enumerations'
import type { SwitchItem } from '@minato/contract/switch'
import { chassisKey } from '@minato/domain/search-text'
import { STANDARD_TRIM } from '@minato/domain/vehicles'
import type { Context } from '../../../context.ts'
import { findCars, planOf } from '../search/service.ts'
import { cardsOf } from '../store.ts'
import type { CardRow } from '../store.ts'
import { carsByChassisPrefix, chassisOf, carsByNumberPrefix } from './switch-store.ts'

/** Shorter prefixes of a chassis number are too unspecific. */
const CHASSIS_CHARACTERS = 4

/** Cars of any status by the prefix of reference or chassis, then by words, newest first. */
export async function switchToCars(
  context: Context,
  tenant: string,
  text: string,
  limit: number,
): Promise<SwitchItem[]> {
  const digits = /^(?:ref\.?|n[°ºo]\.?)?\s*([1-9]\d{0,8})$/i.exec(text)?.[1]
  const key = chassisKey(text)
  const prefixQueries = [
    ...(digits ? [carsByNumberPrefix(tenant, digits, limit)] : []),
    ...(key.length >= CHASSIS_CHARACTERS ? [carsByChassisPrefix(tenant, key, limit)] : []),
  ]
  const [plan, ...found] = await Promise.all([
    planOf(context, tenant, { queryText: text }, VEHICLE_STATUSES, true),
    ...prefixQueries.map((statement) => context.db.read<{ id: string }>(tenant, statement)),
  ])
  const order = { field: 'MADE', direction: 'DESC' } as const
  // No words would match every car; an unknown word is meant for other kinds of results.
  const hasWords = plan.criteria.length > 1 && !plan.textParts?.some(({ isLeftOut }) => isLeftOut)
  const textMatches = hasWords ? (await findCars(context, tenant, plan, order, limit, 0, true)).rows : []
  const ids = [...new Set([...found.flat(), ...textMatches].map(({ id }) => id))].slice(0, limit)
  if (ids.length === 0) return []
  const [cards, chassis] = await context.db.readAll<[CardRow[], { id: string; chassis: string | null }[]]>(tenant, [
    cardsOf(tenant, ids, VEHICLE_STATUSES),
    chassisOf(tenant, ids),
  ])
  const chassisById = new Map(chassis.map((car) => [car.id, car.chassis]))
  return cards.map((car) => ({
    kind: 'car',
    id: car.id,
    label: `REF ${car.car_no}`,
    detail: [
      `${car.brand} ${car.model}`,
      car.trim === STANDARD_TRIM ? null : car.trim,
      car.first_registration_year ?? (car.manufacture_year && `Mfg. ${car.manufacture_year}`),
      chassisById.get(car.id),
    ]
      .filter(Boolean)
      .join(' · '),
    path: vehicleAddress(car.brand, car.model, String(car.car_no)),
  }))
}
