import type { VoyageFields } from '@minato/contract/voyages'
import type { Context } from '../../../apps/server/src/context.ts'
import type { LockedInquiry } from '../../../apps/server/src/modules/inquiries/event-log/service.ts'
import { bookLockedInquiry } from '../../../apps/server/src/modules/voyages/booking.ts'
import { applyPlan, planChange } from '../../../apps/server/src/modules/voyages/change-voyage.ts'
import { createVoyage, lockVoyage } from '../../../apps/server/src/modules/voyages/service.ts'
import type { Transaction } from '../../../apps/server/src/platform/database/database.ts'
import { sql } from '../../../apps/server/src/platform/database/sql.ts'

/** Voyages of the demonstration; two of them carry a car that may exceed an age limit (TRU-10). */

/** The ports of these two voyages: the one to Abidjan is delayed. */
export const LIMITED_PORTS = ['Abidjan', 'Mombasa'] as const
type LimitedPort = (typeof LIMITED_PORTS)[number]

const LIMITS = {
  /** Côte d’Ivoire: five years from the first registration. */
  Abidjan: {
    car: 14,
    month: sql`make_date(first_registration_year + 5, first_registration_month, 1)`,
    isKnown: sql`first_registration_month is not null and body_type not in ('VAN', 'TRUCK', 'BUS')`,
  },
  /** Uganda: fifteen years from the manufacture. */
  Mombasa: {
    car: 15,
    month: sql`make_date(manufacture_year + 15, manufacture_month, 1)`,
    isKnown: sql`manufacture_month is not null and steering = 'RIGHT'`,
  },
}
/** The numbers of their cars in the stories. */
export const LIMITED_CARS = LIMITED_PORTS.map((port) => LIMITS[port].car)

const DAY_MS = 86_400_000
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

interface LimitedCar {
  id: string
  /** Its number in the stories. */
  number: number
  /** The last arrival day on which the country admits the car for certain. */
  lastDay: string
}

/** Finds a car that reaches the age limit one to three months from now; undefined if there is none. */
async function carNearLimit(
  { tx, start }: { tx: Transaction; start: number },
  port: LimitedPort,
  skipped: number,
  others: readonly string[],
): Promise<LimitedCar | undefined> {
  const { car: number, month, isKnown } = LIMITS[port]
  const today = new Date(start).toISOString().slice(0, 10)
  const [car] = await tx.rows<LimitedCar>(sql`
    select c.id, to_char(c.last_day, 'YYYY-MM-DD') as "lastDay" from (
      select id, car_no, ${month} - 1 as last_day
      from vehicles.car
      where tenant_id = ${tx.tenant} and status = 'PUBLISHED' and price is not null and cubic_meter is not null
        and ${isKnown} and id <> all(${others}::uuid[])
      order by car_no offset ${skipped}
    ) c where c.last_day between ${later(today, 34)}::date and ${later(today, 96)}::date order by c.last_day, c.car_no limit 1`)
  return car && { ...car, number }
}
/** The cars of both voyages that soon reach the age limit. */
export async function carsNearLimits(
  scene: { tx: Transaction; start: number },
  skipped: number,
  others: readonly string[],
): Promise<Partial<Record<LimitedPort, LimitedCar>>> {
  const found: Partial<Record<LimitedPort, LimitedCar>> = {}
  for (const port of LIMITED_PORTS) {
    const car = await carNearLimit(scene, port, skipped, [...others, ...Object.values(found).map(({ id }) => id)])
    if (car) found[port] = car
  }
  return found
}

interface Call {
  port: string
  arrival: string
}
async function addVoyage(
  context: Context,
  tx: Transaction,
  { calls, ...fields }: Omit<VoyageFields, 'portCalls' | 'loadingPort' | 'carrier'> & { calls: readonly Call[] },
): Promise<string> {
  const ports = await tx.rows<{ id: string; name: string }>(
    sql`select id, name from ports.port where tenant_id = ${tx.tenant} and name = any(${calls.map(({ port }) => port)})`,
  )
  const portCalls = calls.flatMap(({ port, arrival }) =>
    ports.filter(({ name }) => name === port).map(({ id }) => ({ portId: id, arrival })),
  )
  const voyage = { ...fields, carrier: 'Tidewater Ro-Ro', loadingPort: 'Yokohama', portCalls }
  return (await createVoyage(context, tx, voyage)).id
}

/** Adds two voyages to East Africa and one to Abidjan; returns the ids of those that are booked. */
export async function addVoyages(
  { context, tx, start }: { context: Context; tx: Transaction; start: number },
  limited: Partial<Record<LimitedPort, LimitedCar>>,
): Promise<Record<LimitedPort, string>> {
  const day = (days: number) => later(new Date(start).toISOString().slice(0, 10), days)
  await addVoyage(context, tx, {
    vessel: 'Harbour Star',
    number: '031W',
    cutOff: day(6),
    departure: day(9),
    calls: [
      { port: 'Mombasa', arrival: day(37) },
      { port: 'Dar es Salaam', arrival: day(40) },
    ],
  })
  // A week late, the ship is twelve days after the limit.
  const toMombasa = limited.Mombasa ? later(limited.Mombasa.lastDay, 5) : day(51)
  const Mombasa = await addVoyage(context, tx, {
    vessel: 'Coral Trader',
    number: '112W',
    cutOff: later(toMombasa, -31),
    departure: later(toMombasa, -28),
    calls: [{ port: 'Mombasa', arrival: toMombasa }],
  })
  const arrival = limited.Abidjan ? later(limited.Abidjan.lastDay, -5) : day(32)
  const Abidjan = await addVoyage(context, tx, {
    vessel: 'Atlantic Lantern',
    number: '208S',
    cutOff: later(arrival, -35),
    departure: later(arrival, -33),
    calls: [{ port: 'Abidjan', arrival }],
  })
  return { Abidjan, Mombasa }
}

export const bookOn = async (
  { context, tx }: { context: Context; tx: Transaction },
  inquiry: LockedInquiry,
  voyageId: string,
): Promise<LockedInquiry> => bookLockedInquiry(context, tx, inquiry, await lockVoyage(tx, voyageId))

const DELAY_DAYS = 42
/** Delays the ship: its car arrives after the limit, and its buyer is notified. */
export async function delayVoyage(
  { context, tx }: { context: Context; tx: Transaction },
  voyageId: string,
): Promise<void> {
  const voyage = await lockVoyage(tx, voyageId)
  const { vessel, number, carrier, loadingPort, departure } = voyage
  const fields = {
    vessel,
    number,
    carrier,
    loadingPort,
    cutOff: later(departure, DELAY_DAYS - 2),
    departure: later(departure, DELAY_DAYS),
    portCalls: voyage.portCalls.map(({ portId, arrival }) => ({ portId, arrival: later(arrival, DELAY_DAYS) })),
  }
  const plan = await planChange(context, tx, voyageId, fields, '')
  await applyPlan(context, tx, voyage, fields, plan, plan.shown)
}
