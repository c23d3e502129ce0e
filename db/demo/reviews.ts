import { z } from 'zod'
import rows from './reviews.json' with { type: 'json' }

const Row = z.strictObject({
  daysAgo: z.int(),
  customerName: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  purchasedCarBrand: z.string(),
  purchasedCarModel: z.string(),
  seller: z.string(),
  /** In the customer's language, English or French. */
  comment: z.string(),
  reply: z.string().nullable().default(null),
  isPublished: z.boolean().default(true),
})
const Rows = z.record(z.enum(['staging', 'second']), z.array(Row))

/** A customer's review of a purchase, with the dealer's reply. */
export interface DemoReview extends Omit<z.infer<typeof Row>, 'daysAgo'> {
  /** ISO 8601, UTC. */
  createdAt: string
}

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

/** The reviews of a dealer, newest first, dated within the two years before `today`. */
export const reviews = (tenant: 'staging' | 'second', today: Date): readonly DemoReview[] =>
  Rows.parse(rows)[tenant].map(({ daysAgo, ...review }, i) => ({
    ...review,
    createdAt: new Date(today.getTime() - daysAgo * DAY - ((i * 137) % 600) * MINUTE).toISOString(),
  }))
