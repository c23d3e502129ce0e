import type { OfficeReview, Review, ReviewFields } from '@minato/contract/reviews'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database.ts'
import { refuse, refuseStale } from '../../platform/failure.ts'
import type { Task } from '../../platform/jobs.ts'
import { countries } from '../places/service.ts'
import { refuseUsedPicture } from '../vehicles/pictures/service.ts'
import { changeReview, insertReview, reviewOf, sweepReviews } from './store.ts'
import type { ReviewRow } from './store.ts'

export { deleteReviewsBy, reviewsBy } from './store.ts'

export const reviewFrom = (row: ReviewRow): Review => ({
  id: row.id,
  customerName: row.customer_name,
  country: row.country,
  purchasedCarBrand: row.purchased_car_brand,
  purchasedCarModel: row.purchased_car_model,
  comment: row.comment,
  productImage: row.image_id && `/pictures/${row.image_id}`,
  reply: row.reply,
  isPublished: row.is_published,
  seller: row.seller,
  createdAt: row.created_at,
})

export const officeReviewFrom = (row: ReviewRow): OfficeReview => ({
  ...reviewFrom(row),
  imageId: row.image_id,
  updatedAt: row.updated_at,
  version: row.version,
})

async function refuseUnknownCountry({ country }: ReviewFields): Promise<void> {
  if (!(await countries('en')).some(({ alpha2code }) => alpha2code === country))
    throw refuse('MINATO-1008', { body: [{ path: 'country', message: 'This country is not valid' }] })
}

export async function addReview(tx: Transaction, fields: ReviewFields): Promise<OfficeReview> {
  await refuseUnknownCountry(fields)
  if (fields.imageId !== null) await refuseUsedPicture(tx, fields.imageId, 'imageId')
  const [made] = await tx.rows<ReviewRow>(insertReview(tx.tenant, fields))
  if (!made) throw new Error('no review was made')
  return officeReviewFrom(made)
}

/** Throws 409 with what is there now where it was changed since it was read (API-11). */
export async function editReview(
  { db, changes }: Context,
  tenant: string,
  id: string,
  fields: ReviewFields,
  version: number,
): Promise<OfficeReview> {
  await refuseUnknownCountry(fields)
  const edited = await db.write(tenant, async (tx) => {
    const [was] = await tx.rows<ReviewRow>(reviewOf(tenant, id))
    if (!was) throw refuse('MINATO-4004')
    if (fields.imageId !== null && fields.imageId !== was.image_id)
      await refuseUsedPicture(tx, fields.imageId, 'imageId')
    const [changed] = await tx.rows<ReviewRow>(changeReview(tenant, id, version, fields))
    if (changed) return officeReviewFrom(changed)
    const [now] = await tx.rows<ReviewRow>(reviewOf(tenant, id))
    throw now ? refuseStale(officeReviewFrom(now)) : refuse('MINATO-4004')
  })
  changes.note(tenant)
  return edited
}

/** Deleted reviews go for good after thirty days; their pictures with the next sweep of those that nobody has. */
export const sweepReviewsTask = ({ db }: Context): Task => ({
  name: 'sweep-reviews',
  at: '41 3 * * *',
  run: ({ tenant }) => db.write(tenant, async (tx) => void (await tx.rows(sweepReviews(tenant)))),
})
