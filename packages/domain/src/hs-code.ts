import type { BodyType, FuelType } from '@minato/contract/enumerations'

/**
 * HS codes of used vehicles by headings 8702 to 8704 of the Harmonized System 2022 (in force since 1 January 2022; the next
 * edition applies from 1 January 2028). The six digits are the same in every country; what follows them is national.
 */

export interface ClassifiedCar {
  body: BodyType | null
  fuel: FuelType | null
  /** cc. */
  engineSize: number | null
  /** With the driver's. */
  seats: number | null
}

/** A code as documents print it: '8703229010' is '8703.22.9010'. */
export function hsCodeText(code: string): string {
  const digits = code.replace(/\D/g, '')
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.')
}

/** Ten persons with the driver make a vehicle of heading 8702. */
const BUS_SEATS = 10
/** Vans with a single row of seats carry goods, those with three rows carry persons. */
const GOODS_VAN_SEATS = 3
const PASSENGER_VAN_SEATS = 6
/** Trucks up to this engine size are light: at most 5 t gross vehicle weight. */
const LIGHT_TRUCK_CC = 2000

/**
 * 'dddd.dd', or the heading alone ('8703') where the facts of the car do not tell the subheading; null where they do not even
 * tell the heading.
 */
export function hsCodeOf(car: ClassifiedCar): string | null {
  const heading = headingOf(car)
  if (heading === null) return null
  const subheading =
    heading === '8702' ? ofBuses(car) : heading === '8703' ? ofPassengerCars(car) : ofGoodsVehicles(car)
  return subheading === null ? heading : `${heading}.${subheading}`
}

function headingOf({ body, seats }: ClassifiedCar): '8702' | '8703' | '8704' | null {
  if (body === null) return null
  if (body === 'TRUCK' || body === 'PICK-UP') return '8704'
  if (seats !== null && seats >= BUS_SEATS) return '8702'
  if (body === 'BUS') return seats === null ? '8702' : '8703'
  if (body !== 'VAN') return '8703'
  if (seats === null) return null
  if (seats <= GOODS_VAN_SEATS) return '8704'
  return seats >= PASSENGER_VAN_SEATS ? '8703' : null
}

/** Petrol, LPG and CNG engines are spark-ignition ones; hybrids from Japan are petrol hybrids. */
const isSpark = (fuel: FuelType): boolean => fuel === 'ESSENCE' || fuel === 'LPG' || fuel === 'CNG'
const isHybrid = (fuel: FuelType): boolean => fuel === 'HYBRID' || fuel === 'PLUG_IN_HYBRID'

function ofBuses({ fuel }: ClassifiedCar): string | null {
  if (fuel === null) return null
  if (fuel === 'DIESEL') return '10'
  if (isHybrid(fuel)) return '30'
  return fuel === 'ELECTRIC' ? '40' : '90'
}

function ofPassengerCars({ fuel, engineSize }: ClassifiedCar): string | null {
  if (fuel === 'HYBRID') return '40'
  if (fuel === 'PLUG_IN_HYBRID') return '60'
  if (fuel === 'ELECTRIC') return '80'
  if (fuel === null || !engineSize) return null
  if (fuel === 'DIESEL') return engineSize <= 1500 ? '31' : engineSize <= 2500 ? '32' : '33'
  return engineSize <= 1000 ? '21' : engineSize <= 1500 ? '22' : engineSize <= 3000 ? '23' : '24'
}

/** Subheadings go by gross vehicle weight, which is not known: pick-ups, vans and light trucks stay below 5 t. */
function ofGoodsVehicles({ body, fuel, engineSize }: ClassifiedCar): string | null {
  if (fuel === 'ELECTRIC') return '60'
  const isLight = body !== 'TRUCK' || (engineSize !== null && engineSize > 0 && engineSize <= LIGHT_TRUCK_CC)
  if (fuel === null || !isLight) return null
  if (fuel === 'DIESEL') return '21'
  return isSpark(fuel) ? '31' : '51'
}
