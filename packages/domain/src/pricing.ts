/**
 * The price that visitors see: the base price in whole dollars with the markup in force in per cent (up to two decimals),
 * rounded half up. The database's trigger holds the same rule (pricing.with_markup); a test compares the two.
 */
export const priceWithMarkup = (base: number, percentage: number): number => {
  const hundredths = Math.round(percentage * 100)
  return Math.floor((base * (10_000 + hundredths) + 5000) / 10_000)
}

/** Per cent off, rounded up (specification section 9); null where the new price is not lower. */
export function discountPercent(previousPrice: number, price: number): number | null {
  if (!(previousPrice > 0) || !(price >= 0) || price >= previousPrice) return null
  // In whole numbers: 1 - 0.9 in floating point would round 10 % up to 11.
  return Math.ceil(((previousPrice - price) * 100) / previousPrice)
}
