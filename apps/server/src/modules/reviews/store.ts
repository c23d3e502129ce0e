import type { ReviewFields } from '@minato/contract/reviews'
import { join, sql, integerLiteral } from '../../platform/database/sql.ts'
import type { Sql, Statement } from '../../platform/database/sql.ts'

export interface ReviewRow {
  id: string
  customer_name: string
  country: string
  purchased_car_brand: string
  purchased_car_model: string
  comment: string
  image_id: string | null
  reply: string | null
  is_published: boolean
  seller: string | null
  created_at: string
  updated_at: string
  version: number
}

const COLUMNS = sql`id, customer_name, country, purchased_car_brand, purchased_car_model, comment, image_id, reply, is_published,
  seller, created_at, updated_at, version`

export const publishedReviews = (tenant: string, limit: number, offset: number): Statement => sql`
  select ${COLUMNS} from reviews.review where tenant_id = ${tenant} and is_published and deleted_at is null
  order by created_at desc, id limit ${integerLiteral(limit)} offset ${integerLiteral(offset)}`

export const countPublished = (tenant: string): Statement =>
  sql`select count(*) as total from reviews.review where tenant_id = ${tenant} and is_published and deleted_at is null`

export interface ReviewFilter {
  /** Folded words that all must occur in the review. */
  words: readonly string[]
  isPublished?: boolean | undefined
}
const matching = (tenant: string, { words, isPublished }: ReviewFilter): Sql =>
  join(
    [
      sql`tenant_id = ${tenant} and deleted_at is null`,
      ...(isPublished === undefined ? [] : [sql`is_published = ${isPublished}`]),
      // Compared by position instead of by pattern, so that typed characters have no special meaning.
      ...words.map(
        (
          word,
        ) => sql`strpos(lower(concat_ws(' ', customer_name, purchased_car_brand, purchased_car_model, comment, reply, seller)),
          ${word}) > 0`,
      ),
    ],
    sql` and `,
  )

const ORDERS = {
  'WRITTEN DESC': sql`created_at desc, id`,
  'WRITTEN ASC': sql`created_at, id`,
  'CUSTOMER ASC': sql`lower(customer_name), id`,
  'CUSTOMER DESC': sql`lower(customer_name) desc, id`,
}
export type ReviewOrder = keyof typeof ORDERS

export const reviewsFor = (
  tenant: string,
  filter: ReviewFilter,
  order: ReviewOrder,
  limit: number,
  offset: number,
): Statement => sql`
  select ${COLUMNS} from reviews.review where ${matching(tenant, filter)}
  order by ${ORDERS[order]} limit ${integerLiteral(limit)} offset ${integerLiteral(offset)}`

/** All of a list in its order: reviews are read of these, so that no change meanwhile leaves one out or doubles it. */
export const idsOfReviews = (tenant: string, filter: ReviewFilter, order: ReviewOrder): Statement =>
  sql`select id from reviews.review where ${matching(tenant, filter)} order by ${ORDERS[order]}`

export const reviewsIn = (tenant: string, ids: readonly string[]): Statement => sql`
  select ${COLUMNS} from reviews.review where tenant_id = ${tenant} and id = any(${ids}::uuid[]) and deleted_at is null
  order by array_position(${ids}::uuid[], id)`

export const countReviewsFor = (tenant: string, filter: ReviewFilter): Statement =>
  sql`select count(*) as total from reviews.review where ${matching(tenant, filter)}`

export const reviewOf = (tenant: string, id: string): Statement =>
  sql`select ${COLUMNS} from reviews.review where tenant_id = ${tenant} and id = ${id}::uuid and deleted_at is null`

export const insertReview = (tenant: string, review: ReviewFields): Statement => sql`
  insert into reviews.review (tenant_id, customer_name, country, purchased_car_brand, purchased_car_model, comment, image_id, reply, seller)
  values (${tenant}, ${review.customerName}, ${review.country}, ${review.purchasedCarBrand}, ${review.purchasedCarModel}, ${review.comment},
    ${review.imageId}, ${review.reply}, ${review.seller})
  returning ${COLUMNS}`

/** The same by the buyer of an inquiry; no row where there is one of it already. */
export const insertReviewOfInquiry = (
  tenant: string,
  { inquiryId, authorId }: { inquiryId: string; authorId: string },
  review: Pick<ReviewFields, 'customerName' | 'country' | 'purchasedCarBrand' | 'purchasedCarModel' | 'comment'>,
): Statement => sql`
  insert into reviews.review (tenant_id, inquiry_id, author_id, customer_name, country, purchased_car_brand, purchased_car_model, comment)
  values (${tenant}, ${inquiryId}::uuid, ${authorId}::uuid, ${review.customerName}, ${review.country}, ${review.purchasedCarBrand}, ${review.purchasedCarModel},
    ${review.comment})
  on conflict (tenant_id, inquiry_id) where inquiry_id is not null do nothing
  returning ${COLUMNS}`

/** Reviews of a person, for the data export. */
export const reviewsBy = (tenant: string, authorId: string): Statement =>
  sql`select ${COLUMNS} from reviews.review where tenant_id = ${tenant} and author_id = ${authorId}::uuid order by created_at`

export const deleteReviewsBy = (tenant: string, authorId: string): Statement =>
  sql`delete from reviews.review where tenant_id = ${tenant} and author_id = ${authorId}::uuid`

/** Also one that was deleted: it is not written a second time. */
export const reviewOfInquiry = (tenant: string, inquiryId: string): Statement =>
  sql`select ${COLUMNS} from reviews.review where tenant_id = ${tenant} and inquiry_id = ${inquiryId}::uuid`

/** No row if the version differs. */
export const changeReview = (tenant: string, id: string, version: number, review: ReviewFields): Statement => sql`
  update reviews.review set customer_name = ${review.customerName}, country = ${review.country},
    purchased_car_brand = ${review.purchasedCarBrand}, purchased_car_model = ${review.purchasedCarModel}, comment = ${review.comment},
    image_id = ${review.imageId}, reply = ${review.reply}, seller = ${review.seller}, version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} and deleted_at is null returning ${COLUMNS}`

/** No row if the version differs. */
export const setPublished = (tenant: string, id: string, version: number, isPublished: boolean): Statement => sql`
  update reviews.review set is_published = ${isPublished}, version = version + 1, updated_at = now()
  where tenant_id = ${tenant} and id = ${id}::uuid and version = ${version} and deleted_at is null returning ${COLUMNS}`

export const removeReview = (tenant: string, id: string): Statement =>
  sql`update reviews.review set deleted_at = now(), version = version + 1, updated_at = now()
    where tenant_id = ${tenant} and id = ${id}::uuid and deleted_at is null returning id`

export const restoreReview = (tenant: string, id: string): Statement =>
  sql`update reviews.review set deleted_at = null, version = version + 1, updated_at = now()
    where tenant_id = ${tenant} and id = ${id}::uuid and deleted_at is not null returning ${COLUMNS}`

export const sweepReviews = (tenant: string): Statement =>
  sql`delete from reviews.review where tenant_id = ${tenant} and deleted_at < now() - interval '30 days'`
