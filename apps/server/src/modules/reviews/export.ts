import type { OfficeReview } from '@minato/contract/reviews'
import type { Context } from '../../context.ts'
import type { CsvColumns } from '../../platform/http/csv.ts'
import { officeReviewFrom } from './service.ts'
import { idsOfReviews, reviewsIn } from './store.ts'
import type { ReviewFilter, ReviewOrder, ReviewRow } from './store.ts'

/** Number of reviews in memory at once. */
const BATCH = 500

export const REVIEW_COLUMNS: CsvColumns<OfficeReview> = {
  id: (one) => one.id,
  customerName: (one) => one.customerName,
  country: (one) => one.country,
  purchasedCarBrand: (one) => one.purchasedCarBrand,
  purchasedCarModel: (one) => one.purchasedCarModel,
  comment: (one) => one.comment,
  reply: (one) => one.reply,
  seller: (one) => one.seller,
  isPublished: (one) => one.isPublished,
  createdAt: (one) => one.createdAt,
  updatedAt: (one) => one.updatedAt,
}

/** A list of reviews, whole, in its order (VEH-11). */
export async function* everyReview(
  { db }: Context,
  tenant: string,
  filter: ReviewFilter,
  order: ReviewOrder,
): AsyncGenerator<OfficeReview[]> {
  const ids = (await db.read<{ id: string }>(tenant, idsOfReviews(tenant, filter, order))).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += BATCH)
    yield (await db.read<ReviewRow>(tenant, reviewsIn(tenant, ids.slice(at, at + BATCH)))).map(officeReviewFrom)
}
