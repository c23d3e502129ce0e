import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, pageOf, PageQuery } from './primitives.ts'

/** What customers wrote (REV-01); `country` is ISO 3166 alpha-2, `productImage` the folder of a picture. */
export const Review = z
  .object({
    id: Id,
    customerName: z.string(),
    country: z.string(),
    purchasedCarBrand: z.string(),
    purchasedCarModel: z.string(),
    comment: z.string(),
    productImage: z.string().nullable(),
    reply: z.string().nullable(),
    isPublished: z.boolean(),
    seller: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

export const listPublishedComments = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/published-comment',
  summary: 'Published customer reviews, newest first',
  query: z.strictObject(PageQuery),
  reply: pageOf(Review).meta({ id: 'ReviewPage' }),
  errors: ['MINATO-1008'],
})
