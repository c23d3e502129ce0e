import type { OfficeReview, Review, ReviewFields } from '@minato/contract/reviews'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import type { Task } from '../../platform/jobs/jobs.ts'
import type { Statement } from '../../platform/database/sql.ts'
import { countries } from '../places/service.ts'
import { assertUnusedPicture } from '../vehicles/pictures/service.ts'
import {
  changeReview,
  deleteReviewsBy,
  insertReview,
  reviewOf,
  reviewsBy,
  setPublished,
  sweepReviews,
} from './store.ts'
import type { ReviewRow } from './store.ts'

/** A person's reviews. */
export const reviewData = {
  read: (tenant: string, id: string) => ({ reviews: reviewsBy(tenant, id) }),
  remove: async (_: Context, tx: Transaction, id: string): Promise<void> =>
    void (await tx.rows(deleteReviewsBy(tx.tenant, id))),
}

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

async function assertKnownCountry({ country }: ReviewFields): Promise<void> {
  if (!(await countries('en')).some(({ alpha2code }) => alpha2code === country))
    throw httpError('MINATO-1008', { body: [{ path: 'country', message: 'This country is not valid' }] })
}

export async function addReview(tx: Transaction, fields: ReviewFields): Promise<OfficeReview> {
  await assertKnownCountry(fields)
  if (fields.imageId !== null) await assertUnusedPicture(tx, fields.imageId, 'imageId')
  const [inserted] = await tx.rows<ReviewRow>(insertReview(tx.tenant, fields))
  if (!inserted) throw new Error('no review was made')
  return officeReviewFrom(inserted)
}

/** @throws 409 with the current review if it has changed since it was read (API-11) */
export async function editReview(
  { db, changes }: Context,
  tenant: string,
  id: string,
  fields: ReviewFields,
  version: number,
): Promise<OfficeReview> {
  await assertKnownCountry(fields)
  const updated = await db.write(tenant, async (tx) => {
    const [current] = await tx.rows<ReviewRow>(reviewOf(tenant, id))
    if (!current) throw httpError('MINATO-4004')
    if (fields.imageId !== null && fields.imageId !== current.image_id)
      await assertUnusedPicture(tx, fields.imageId, 'imageId')
    return changeOrConflict(tx, id, changeReview(tenant, id, version, fields))
  })
  changes.countLocalChange(tenant)
  return updated
}

/** Publishes or unpublishes. @throws 409 as above */
export async function setReviewPublished(
  { db, changes }: Context,
  tenant: string,
  id: string,
  isPublished: boolean,
  version: number,
): Promise<OfficeReview> {
  const updated = await db.write(tenant, (tx) =>
    changeOrConflict(tx, id, setPublished(tenant, id, version, isPublished)),
  )
  // The manager who published it sees it on the next page.
  changes.countLocalChange(tenant)
  return updated
}

/** Makes a versioned change, or throws the reason of its failure. */
async function changeOrConflict(tx: Transaction, id: string, change: Statement): Promise<OfficeReview> {
  const [changed] = await tx.rows<ReviewRow>(change)
  if (changed) return officeReviewFrom(changed)
  const [now] = await tx.rows<ReviewRow>(reviewOf(tx.tenant, id))
  throw now ? conflictError(officeReviewFrom(now)) : httpError('MINATO-4004', { message: 'There is no such review' })
}

/**
 * Deletes reviews thirty days after their removal; the sweep of unused pictures removes their
 * pictures.
 */
export const sweepReviewsTask = ({ db }: Context): Task => ({
  name: 'sweep-reviews',
  at: '41 3 * * *',
  run: ({ tenant }) => db.write(tenant, async (tx) => void (await tx.rows(sweepReviews(tenant)))),
})
