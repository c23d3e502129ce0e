/** Inputs of a car's price; money in US dollars, FOB. */
export interface Worth {
  /** Price of the new car, or of a good one today for a collector's car: level × grade × code. */
  level: number
  isCollected: boolean
  /** Share of the price lost each year. */
  fade: number
  years: number
  mileage: number
  usualMileage: number
  /** Factor of the car's condition, about 1. */
  condition: number
}

/** Lowest price of a running car. */
const LEAST = 250
/** Lower bound of depreciation: the value of metal, parts and shipping work. */
const FLOOR = 420

/** Whole dollars, in the steps of the trade. */
export function priceOf({ level, isCollected, fade, years, mileage, usualMileage, condition }: Worth): number {
  const driven = Math.max(0.55, Math.min(1.3, (mileage / usualMileage) ** (isCollected ? -0.12 : -0.17)))
  const faded = isCollected ? level : level * 0.97 * (1 - fade) ** years
  return Math.max(LEAST, roundPrice(Math.hypot(faded * driven * condition, FLOOR * Math.min(1, condition))))
}

/** The nearest $10 under 10,000, $50 under 30,000, $100 above. */
export function roundPrice(price: number): number {
  const step = price < 10_000 ? 10 : price < 30_000 ? 50 : 100
  return Math.round(price / step) * step
}

/** The price before a reduction by about this share; the discount remains within 4 to 20 %. */
export function priceBefore(price: number, part: number): number {
  const before = roundPrice(price / (1 - part))
  const off = 1 - price / before
  return off >= 0.04 && off <= 0.2 ? before : roundPrice(price * 1.12)
}
