import { OLDER } from './reviews/older.ts'
import { SECOND } from './reviews/second-dealer.ts'
import { NEWER } from './reviews/newer.ts'

/** A customer's word on a sale, with the dealer's answer. */
export interface DemoReview {
  customerName: string
  /** ISO 3166-1 alpha-2. */
  country: string
  purchasedCarBrand: string
  purchasedCarModel: string
  /** In the language the customer wrote, English or French. */
  comment: string
  reply: string | null
  isPublished: boolean
  seller: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** Not read through yet, or not for the public. */
const UNPUBLISHED = new Set(['Brian Otieno', 'Thandiwe Mwale', 'Guy Mbuyi'])

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

/** The reviews of a dealer, newest first, dated within the two years before `today`. */
export function reviews(tenant: 'staging' | 'second', today: Date): readonly DemoReview[] {
  return (tenant === 'staging' ? [...NEWER, ...OLDER] : SECOND).map(
    ([days, customerName, country, purchasedCarBrand, purchasedCarModel, seller, comment, reply], i) => ({
      customerName,
      country,
      purchasedCarBrand,
      purchasedCarModel,
      comment,
      reply: reply ?? null,
      isPublished: !UNPUBLISHED.has(customerName),
      seller,
      createdAt: new Date(today.getTime() - days * DAY - ((i * 137) % 600) * MINUTE).toISOString(),
    }),
  )
}
