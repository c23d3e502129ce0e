import {
  BODY_TYPES,
  COLORS,
  DRIVE_TYPES,
  FUEL_TYPES,
  MILEAGE_OPTIONS,
  PRICE_OPTIONS,
  STEERINGS,
  TRANSMISSION_TYPES,
} from '@minato/contract/enumerations'
import type { VehicleStatus } from '@minato/contract/enumerations'
import { CRITERIA_WORDS } from '@minato/domain/query-vocabulary'
import { createDice } from '../db/demo/random.ts'
import type { Dice } from '../db/demo/random.ts'
import type { Stock, StockCar } from './stock.ts'

/** Requests as visitors send them: 500 per scenario, the same in every run over the same cars. */

/** A search with the values that its statement needs; `brand` is an entry of the stock. */
export interface Search {
  brand?: Stock['brands'][number]
  category?: string
  color?: string
  steering?: string
  driveType?: string
  transmissionType?: string
  fuelType?: string
  priceStart?: number
  priceEnd?: number
  yearStart?: number
  yearEnd?: number
  mileageEnd?: number
  text?: string
  statuses?: readonly VehicleStatus[]
  order?: { field: 'PRICE' | 'YEAR' | 'MILEAGE'; direction: 'ASC' | 'DESC' }
  page: number
}

const REQUESTS = 500
export const PAGE = 20

function list<T>(seed: number, make: (dice: Dice, i: number) => T): T[] {
  const dice = createDice()
  return Array.from({ length: REQUESTS }, (_, i) => {
    dice.seed(seed, i)
    return make(dice, i)
  })
}
/** Prefers early indexes. */
const early = (dice: Dice, below: number): number => Math.floor(below * dice.next() ** 3)

/** B1: newest first; four of five requests are for the first page, the others for later ones. */
export const newest = (): Search[] => list(1, (dice) => ({ page: dice.chance(0.8) ? 0 : dice.whole(1, 9) }))

/** B2: a brand, a price and a year, sorted by price; one bound in six is not an option of the form. */
export const filtered = ({ cars, brands }: Stock): Search[] =>
  list(2, (dice) => {
    const car = dice.pick(cars)
    const brand = brands.find(({ id }) => id === car.brandId)
    return {
      ...(brand && { brand }),
      ...prices(dice, car),
      ...years(dice, car),
      order: { field: 'PRICE', direction: dice.chance(0.7) ? 'ASC' : 'DESC' },
      page: dice.chance(0.8) ? 0 : dice.whole(1, 3),
    }
  })

/** B4: one to four criteria of any kind. */
export const anyFilter = (stock: Stock): Search[] => list(4, (dice) => someCriteria(dice, stock))

function someCriteria(dice: Dice, { cars, brands }: Stock): Search {
  const car = dice.pick(cars)
  const search: Search = { page: 0 }
  const makers: (() => void)[] = [
    () => {
      const brand = brands.find(({ id }) => id === car.brandId)
      if (brand) search.brand = brand
    },
    () => Object.assign(search, prices(dice, car)),
    () => Object.assign(search, years(dice, car)),
    () => void (search.category = dice.pick(BODY_TYPES)),
    () => void (search.color = dice.pick(COLORS)),
    () => void (search.fuelType = dice.pick(FUEL_TYPES.slice(0, 3))),
    () => void (search.transmissionType = dice.pick(TRANSMISSION_TYPES)),
    () => void (search.driveType = dice.pick(DRIVE_TYPES)),
    () => void (search.steering = dice.pick(STEERINGS)),
    () => void (search.mileageEnd = dice.pick(MILEAGE_OPTIONS)),
  ]
  for (let n = dice.whole(1, 4); n > 0; n--) dice.pick(makers)()
  return search
}

const CRITERIA = new Set(CRITERIA_WORDS.map(([word]) => word.toLowerCase()))

/**
 * B3: one to three words of a car's name, model code, grade, chassis or reference; every second
 * search has a typing error.
 */
export const texts = ({ cars }: Stock): Search[] =>
  list(3, (dice, i) => {
    const car = dice.pick(cars)
    const name = dice.pick([
      car.model,
      `${car.brand} ${car.model}`,
      car.trim,
      `${car.brand} ${car.trim}`,
      `${car.model} ${car.grade ?? ''}`.trim(),
      car.brand,
      car.chassis ?? car.trim,
      String(car.carNo),
      `${car.model} ${car.trim}`,
    ])
    // The plain statement knows no criteria: it takes 'Fit Hybrid' for a name, the product for a
    // name and a fuel.
    const written = name.split(' ').some((word) => CRITERIA.has(word.toLowerCase())) ? car.brand : name
    return { text: i % 2 ? misspelled(written, dice) : written, page: 0 }
  })

/**
 * One error in the longest alphabetic word of at least five letters: two letters swapped, one
 * missing, doubled or wrong.
 */
function misspelled(text: string, dice: Dice): string {
  const words = text.split(' ')
  const at = words.reduce(
    (best, word, i) => (/^\p{L}+$/u.test(word) && word.length > (words[best]?.length ?? 0) ? i : best),
    0,
  )
  const word = words[at] ?? ''
  if (!/^\p{L}{5,}$/u.test(word)) return text
  const place = dice.whole(1, word.length - 2)
  const [before, sign, next, after] = [
    word.slice(0, place),
    word[place] ?? '',
    word[place + 1] ?? '',
    word.slice(place + 2),
  ]
  words[at] = dice.pick([
    before + next + sign + after,
    before + next + after,
    before + sign + sign + next + after,
    `${before}e${next}${after}`,
  ])
  return words.join(' ')
}

/** B5: one car each. */
export const cars = ({ cars: all }: Stock): StockCar[] => list(5, (dice) => dice.pick(all))

/** B7: a manager's lists: mostly all cars, newest first, then by status, brand, price or text. */
export const backOffice = (stock: Stock): Search[] =>
  list(7, (dice) => {
    const statuses: Partial<Search>[] = [
      {},
      {},
      {},
      { statuses: ['DRAFT'] },
      { statuses: ['PUBLISHED'] },
      { statuses: ['SOLD', 'RESERVED'] },
    ]
    const search: Search = { ...dice.pick(statuses), page: early(dice, 20) }
    const what = dice.next()
    if (what < 0.3) Object.assign(search, someCriteria(dice, stock), { page: 0 })
    else if (what < 0.45)
      search.order = {
        field: dice.pick(['PRICE', 'YEAR', 'MILEAGE'] as const),
        direction: dice.pick(['ASC', 'DESC'] as const),
      }
    else if (what < 0.55) search.text = dice.pick(stock.cars).model
    return search
  })

/** B6: the result page with a visitor's filters. */
export const resultPages = (stock: Stock): Search[] =>
  list(6, (dice) => ({
    ...someCriteria(dice, stock),
    ...(dice.chance(0.3) && { order: { field: 'PRICE' as const, direction: 'ASC' as const } }),
  }))

/** Around a car's own price, as the options of the form; sometimes another figure. */
function prices(dice: Dice, car: StockCar): Partial<Search> {
  const price = car.price ?? 5000
  const odd = dice.chance(1 / 6) ? dice.whole(1, 99) * 10 : 0
  const start = [...PRICE_OPTIONS].reverse().find((option) => option <= price * 0.7)
  const end = PRICE_OPTIONS.find((option) => option >= price * 1.2)
  return {
    ...(start !== undefined && dice.chance(0.6) && { priceStart: start + odd }),
    ...(end !== undefined && { priceEnd: end + odd }),
  }
}
function years(dice: Dice, car: StockCar): Partial<Search> {
  const year = car.year ?? 2015
  return { yearStart: year - dice.whole(0, 4), ...(dice.chance(0.5) && { yearEnd: year + dice.whole(0, 3) }) }
}

/** Query string of a call; `CODE_2` is the country code format that the pages request for cards. */
export function queryOf(search: Search, code: 'CODE_2' | 'CODE_3' | null = 'CODE_2'): string {
  const { brand, text, statuses, order, page, ...plain } = search
  const query = new URLSearchParams()
  if (text !== undefined) query.set('queryText', text)
  if (brand) query.set('brand', brand.slug)
  for (const [key, value] of Object.entries(plain)) query.set(key, String(value))
  if (statuses) query.set('statuses', statuses.join(','))
  if (order) {
    query.set('order.field', order.field)
    query.set('order.direction', order.direction)
  }
  if (code) {
    query.set('page', String(page))
    query.set('limit', String(PAGE))
    query.set('fieldsToExtractCode', code)
  }
  return query.toString()
}
