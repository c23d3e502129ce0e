import type { Review } from '@minato/contract/reviews'
import type { Context, Person } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inquiryNotFound, requireInquiry, lockInquiry, actionNotAllowed } from '../inquiries/event-log/service.ts'
import { partiesOf } from '../users/people-lookup/service.ts'
import { carCardsOfInquiries } from '../vehicles/service.ts'
import { reviewFrom } from './service.ts'
import { insertReviewOfInquiry, reviewOfInquiry } from './store.ts'
import type { ReviewRow } from './store.ts'

/** Buyers' reviews of their purchases (REV-01): unpublished until a manager approves them. */

/**
 * @throws 404 unless the caller is the buyer, 409 before the sale is finalized and for a second
 * review
 */
export async function reviewPurchase(
  context: Context,
  tx: Transaction,
  person: Person,
  id: string,
  { customerName, comment }: { customerName: string; comment: string },
): Promise<Review> {
  const { state } = await lockInquiry(tx, person, id)
  // Managers have a call of their own.
  if (state.ownerId !== person.userId) throw inquiryNotFound()
  if (state.status !== 'SALE_FINALIZED' || state.outcome !== null)
    throw actionNotAllowed({ code: 'TOO_EARLY', reason: 'A purchase is reviewed once the sale is finalized' })
  const parties = await partiesOf((statement) => tx.rows(statement), tx.tenant, [state.ownerId])
  const car = (await carCardsOfInquiries(context, tx.tenant, [state.carId])).get(state.carId)
  const [inserted] = await tx.rows<ReviewRow>(
    insertReviewOfInquiry(
      tx.tenant,
      { inquiryId: id, authorId: state.ownerId },
      {
        customerName,
        comment,
        country: parties.get(state.ownerId)?.country ?? state.finalDestination,
        purchasedCarBrand: car?.trim?.model.brand.name ?? '–',
        purchasedCarModel: car?.trim?.model.name ?? '–',
      },
    ),
  )
  if (!inserted) throw actionNotAllowed({ code: 'TOO_LATE', reason: 'This purchase has been reviewed already' })
  return reviewFrom(inserted)
}

/** The review of an inquiry, for its two sides. */
export async function purchaseReview(
  context: Context,
  tenant: string,
  person: Person,
  id: string,
): Promise<{ review: Review | null }> {
  await requireInquiry(context, tenant, person, id)
  const [row] = await context.db.read<ReviewRow>(tenant, reviewOfInquiry(tenant, id))
  return { review: row ? reviewFrom(row) : null }
}
