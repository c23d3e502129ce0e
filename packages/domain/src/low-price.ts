/** Prices of a car that a manager confirms before the buyer gets them (INQ-14). Whole US dollars; null is not known. */

export const LOW_PRICES = ['PRICE_BELOW_MARGIN', 'PRICE_FAR_BELOW'] as const
export type LowPrice = (typeof LOW_PRICES)[number]

/** A price further below the asking price than this, in per cent, is confirmed. */
export const FAR_BELOW_PERCENT = 30

export interface PriceFacts {
  /** FOB less the discount. */
  price: number
  askingPrice: number | null
  cost: number | null
  /** In per cent of the price. */
  minimumMarginPercent: number
}

/** Why the price needs a confirmation, or null. The margin has precedence. */
export function lowPriceOf({ price, askingPrice, cost, minimumMarginPercent }: PriceFacts): LowPrice | null {
  if (cost !== null && (price - cost) * 100 < price * minimumMarginPercent) return 'PRICE_BELOW_MARGIN'
  if (askingPrice !== null && price * 100 < askingPrice * (100 - FAR_BELOW_PERCENT)) return 'PRICE_FAR_BELOW'
  return null
}
