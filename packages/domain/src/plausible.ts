import type { YearMonth } from '@minato/contract/primitives'

/**
 * Impossible facts of a car, and unusual ones that a person should confirm. One table for the car
 * form, the API and the import.
 */

/** The first year of lists and of the contract. */
export const FIRST_YEAR = 1950
/** Cars from before this year are classics. */
const USUAL_FROM = 1980
/** In cc. The smallest car engines have 360 cc (the first kei class); anything below `least` is not a car's. */
const ENGINE = { least: 50, small: 300, large: 8000, largeHeavy: 16_000 }
/** In km. */
const MILEAGE = { high: 500_000, highHeavy: 1_000_000 }
/** In whole US dollars. */
const PRICE = { low: 200, high: 300_000 }

/** The month that has begun somewhere: Kiribati is 14 hours ahead of UTC. */
export function latestMonth(now: Date): { year: number; month: number } {
  const latestDate = new Date(now.getTime() + 14 * 3_600_000)
  return { year: latestDate.getUTCFullYear(), month: latestDate.getUTCMonth() + 1 }
}

export const IN_THE_FUTURE = 'This date is in the future'

/** Why a date of a car is impossible; undefined if it is possible. */
export function dateFault({ year, month }: YearMonth, now: Date): string | undefined {
  const latest = latestMonth(now)
  if (year > latest.year || (year === latest.year && (month ?? 0) > latest.month)) return IN_THE_FUTURE
  return year < FIRST_YEAR ? `The year must be ${FIRST_YEAR} or later` : undefined
}

/** Why an engine size in cc is impossible; 0 is what lists and forms say of electric cars. */
export const engineFault = (engineSize: number): string | undefined =>
  engineSize > 0 && engineSize < ENGINE.least ? `Must be at least ${ENGINE.least}` : undefined

export interface Doubt {
  field: 'engineSize' | 'mileage' | 'firstRegistration' | 'manufacture' | 'price'
  code:
    | 'engine-small'
    | 'engine-large'
    | 'mileage-high'
    | 'year-old'
    | 'registered-before-made'
    | 'price-low'
    | 'price-high'
  value: number
}

/** `isHeavy`: a truck or a bus, whose engines and mileages are larger. */
export interface DoubtedCar {
  isHeavy: boolean
  engineSize: number | null
  mileage: number | null
  firstRegistration: YearMonth | null
  manufacture: YearMonth | null
  price: number | null
}

/** Possible but unusual facts. */
export function doubtsOf(car: DoubtedCar): Doubt[] {
  const { isHeavy, engineSize, mileage, firstRegistration, manufacture, price } = car
  const doubts: Doubt[] = []
  const addDoubt = (field: Doubt['field'], code: Doubt['code'], value: number) => doubts.push({ field, code, value })
  if (engineSize !== null && engineSize >= ENGINE.least) {
    if (engineSize < ENGINE.small) addDoubt('engineSize', 'engine-small', engineSize)
    if (engineSize > (isHeavy ? ENGINE.largeHeavy : ENGINE.large)) addDoubt('engineSize', 'engine-large', engineSize)
  }
  if (mileage !== null && mileage > (isHeavy ? MILEAGE.highHeavy : MILEAGE.high))
    addDoubt('mileage', 'mileage-high', mileage)
  const relevantMonth = firstRegistration ?? manufacture
  if (relevantMonth && relevantMonth.year < USUAL_FROM)
    addDoubt(firstRegistration ? 'firstRegistration' : 'manufacture', 'year-old', relevantMonth.year)
  if (firstRegistration && manufacture && isBefore(firstRegistration, manufacture))
    addDoubt('firstRegistration', 'registered-before-made', firstRegistration.year)
  if (price !== null && price < PRICE.low) addDoubt('price', 'price-low', price)
  if (price !== null && price > PRICE.high) addDoubt('price', 'price-high', price)
  return doubts
}

/** Months are compared where both are known. */
const isBefore = (one: YearMonth, other: YearMonth): boolean =>
  one.year < other.year ||
  (one.year === other.year && one.month !== null && other.month !== null && one.month < other.month)
