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
  summary: 'Published customer reviews, newest first',
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
const faults = ['MINATO-1008', 'MINATO-4004'] as const

const Criteria = z.strictObject({
  ...narrowQuery(['WRITTEN', 'CUSTOMER']),
  isPublished: QueryFlag.optional(),
})
export type ReviewCriteria = z.output<typeof Criteria>

export const listReviews = call({
  ...manager,
  method: 'GET',
  path: '/review',
  summary: 'All reviews, newest first without an order; each word of the text must stand in it somewhere',
  query: z.strictObject({ ...PageQuery, ...Criteria.shape }),
  reply: pageOf(OfficeReview).meta({ id: 'OfficeReviewPage' }),
  errors: ['MINATO-1008'],
})
export const exportReviews = call({
  ...manager,
  method: 'GET',
  path: '/review/export',
  summary: 'The same as CSV, one line a review, without a limit; cells safe in spreadsheets',
  query: Criteria,
  download: 'text/csv',
  reply: null,
  errors: ['MINATO-1008'],
})
export const countReviews = call({
  ...manager,
  method: 'GET',
  path: '/review/count',
  summary: 'How many reviews are not published',
  reply: z.object({ unpublished: z.int() }).meta({ id: 'ReviewCount' }),
  errors: [],
})
export const getReview = call({
  ...manager,
  method: 'GET',
  path: '/review/{id}',
  summary: 'One review',
  params: one,
  reply: OfficeReview,
  errors: faults,
})
export const createReview = call({
  ...manager,
  method: 'POST',
  path: '/review',
  summary: 'A new review, not published yet',
  isCreating: true,
  body: ReviewFields,
  reply: OfficeReview,
  status: 201,
  errors: faults,
})
export const updateReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}',
  summary: 'What a review says, and the reply to it',
  isVersioned: true,
  params: one,
  body: ReviewFields,
  reply: OfficeReview,
  errors: faults,
})
export const publishReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/publish',
  summary: 'Everybody may read it',
  isVersioned: true,
  params: one,
  reply: OfficeReview,
  errors: faults,
})
export const unpublishReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/unpublish',
  summary: 'Managers alone may read it',
  isVersioned: true,
  params: one,
  reply: OfficeReview,
  errors: faults,
})
export const deleteReview = call({
  ...manager,
  method: 'DELETE',
  path: '/review/{id}',
  summary: 'Out of every list; it can be put back for thirty days',
  params: one,
  reply: null,
  status: 204,
  errors: faults,
})
export const restoreReview = call({
  ...manager,
  method: 'PUT',
  path: '/review/{id}/restore',
  summary: 'Puts a deleted review back as it was',
  params: one,
  reply: OfficeReview,
  errors: faults,
})

const buyer = {
  service: 'main',
  access: 'customer',
  rate: 'everything',
  isForPeople: true,
  path: '/inquiry/{id}/review',
  params: one,
  errors: faults,
} as const
export const reviewPurchase = call({
  ...buyer,
  method: 'POST',
  summary: 'What the buyer of a finalized sale thinks of it, once; a manager looks at it before everybody may read it',
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
  summary: 'The review that the buyer wrote of this purchase',
  reply: z.object({ review: Review.nullable() }).meta({ id: 'PurchaseReview' }),
})
