/** How many days ago, customer, country, brand, model, seller, comment, and what the dealer answered. */
export type Line = readonly [
  days: number,
  name: string,
  country: string,
  brand: string,
  model: string,
  seller: string,
  comment: string,
  reply?: string,
]
