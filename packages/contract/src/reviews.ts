import { z } from 'zod'
import { call } from './call.ts'
import { pageOf, Id, Instant, Name, narrowQuery, PageQuery, QueryFlag, Text } from './primitives.ts'

/**
 * A customer review (REV-01); `country` is ISO 3166 alpha-2, `productImage` the folder of a
 * picture.
 */
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
  summary: 'Lists published customer reviews, newest first',
  query: z.strictObject(PageQuery),
  reply: pageOf(Review).meta({ id: 'ReviewPage' }),
  errors: ['MINATO-1008'],
})

/** A review as a manager enters it. `imageId`: an uploaded picture that is not used elsewhere. */
export const ReviewFields = z
  .strictObject({
    customerName: Name(120),
    country: z.string().regex(/^[A-Z]{2}$/, 'This country is not valid'),
    purchasedCarBrand: Name(80),
    purchasedCarModel: Name(120),
    comment: Text(4000),
    imageId: Id.nullable(),
    reply: Text(4000).nullable(),
    seller: Name(120).nullable(),
  })
  .meta({ id: 'ReviewFields' })
export type ReviewFields = z.output<typeof ReviewFields>

export const OfficeReview = Review.extend({
  imageId: Id.nullable(),
  updatedAt: Instant,
  version: z.int(),
}).meta({ id: 'OfficeReview' })
export type OfficeReview = z.infer<typeof OfficeReview>

const manager = { service: 'feedback', access: 'manager', rate: 'everything' } as const
const one = z.strictObject({ id: Id })
const errors = ['MINATO-1008', 'MINATO-4004'] as const

const Criteria = z.strictObject({
  ...narrowQuery(['WRITTEN', 'CUSTOMER']),
  isPublished: QueryFlag.optional(),
})
export type ReviewCriteria = z.output<typeof Criteria>

export const listReviews = call({
  ...manager,
  method: 'GET',
  path: '/review',
  summary: 'Lists all reviews, newest first by default; every word of the text must match',
  query: z.strictObject({ ...PageQuery, ...Criteria.shape }),
  reply: pageOf(OfficeReview).meta({ id: 'OfficeReviewPage' }),
  errors: ['MINATO-1008'],
})
export const exportReviews = call({
  ...manager,
  method: 'GET',
  path: '/review/export',
  summary: 'Exports the reviews as spreadsheet-safe CSV, one row per review, unlimited',
  query: Criteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
export const countReviews = call({
  ...manager,
  method: 'GET',
  path: '/review/count',
  summary: 'Counts unpublished reviews',
  reply: z.object({ unpublished: z.int() }).meta({ id: 'ReviewCount' }),
  errors: [],
})
export const getReview = call({
  ...manager,
  method: 'GET',
  path: '/review/{id}',
  summary: 'Returns one review',
  params: one,
  reply: OfficeReview,
  errors: errors,
})
export const createReview = call({
  ...manager,
  method: 'POST',
  path: '/review',
  summary: 'Creates an unpublished review',
  isCreating: true,
  body: ReviewFields,
  reply: OfficeReview,
  status: 201,
  errors: errors,
})
export const updateReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}',
  summary: 'Updates a review and its reply',
  isVersioned: true,
  params: one,
  body: ReviewFields,
  reply: OfficeReview,
  errors: errors,
})
export const publishReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/publish',
  summary: 'Publishes a review',
  isVersioned: true,
  params: one,
  reply: OfficeReview,
  errors: errors,
})
export const unpublishReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/unpublish',
  summary: 'Unpublishes a review',
  isVersioned: true,
  params: one,
  reply: OfficeReview,
  errors: errors,
})
export const deleteReview = call({
  ...manager,
  method: 'DELETE',
  path: '/review/{id}',
  summary: 'Deletes a review; it can be restored for thirty days',
  params: one,
  reply: null,
  status: 204,
  errors: errors,
})
export const restoreReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/restore',
  summary: 'Restores a deleted review',
  params: one,
  reply: OfficeReview,
  errors: errors,
})

const buyer = {
  service: 'main',
  access: 'customer',
  rate: 'everything',
  isForPeople: true,
  path: '/inquiry/{id}/review',
  params: one,
  errors: errors,
} as const
export const reviewPurchase = call({
  ...buyer,
  method: 'POST',
  summary: "Submits the buyer's only review of a finalized sale; a manager publishes it",
  isCreating: true,
  body: z.strictObject({
    /** The name as published, chosen by the customer. */
    customerName: Name(120),
    comment: Text(4000),
  }),
  reply: Review,
  status: 201,
})
export const getPurchaseReview = call({
  ...buyer,
  method: 'GET',
  summary: "Returns the buyer's review of this purchase",
  reply: z.object({ review: Review.nullable() }).meta({ id: 'PurchaseReview' }),
})
