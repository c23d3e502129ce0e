/**
 * The price that visitors see: the base price in whole dollars with the markup in force in per cent (up to two decimals),
 * rounded half up. The database's trigger holds the same rule (pricing.with_markup); a test compares the two.
 */
export const priceWithMarkup = (base: number, percentage: number): number => {
  const hundredths = Math.round(percentage * 100)
  return Math.floor((base * (10_000 + hundredths) + 5000) / 10_000)
}
