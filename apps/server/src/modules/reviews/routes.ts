import * as calls from '@minato/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { csvList } from '../../platform/http/csv.ts'
import { httpError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { requirePerson } from '../users/people-lookup/service.ts'
import { everyReview, REVIEW_COLUMNS } from './export.ts'
import { purchaseReview, reviewPurchase } from './purchases.ts'
import { addReview, editReview, officeReviewFrom, reviewFrom, setReviewPublished } from './service.ts'
import * as store from './store.ts'
import type { ReviewFilter, ReviewOrder, ReviewRow } from './store.ts'

const PAGE = 20
type Total = { total: number }[]

export function serveReviews(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.listPublishedComments, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE } = query
    const [rows, [count]] = await db.readAll<[ReviewRow[], Total]>(tenant, [
      store.publishedReviews(tenant, limit, page * limit),
      store.countPublished(tenant),
    ])
    return { items: rows.map(reviewFrom), page, limit, total: count?.total ?? 0 }
  })

  serve(app, context, calls.listReviews, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE } = query
    const { filter, order } = filterOf(query)
    const [rows, [count]] = await db.readAll<[ReviewRow[], Total]>(tenant, [
      store.reviewsFor(tenant, filter, order, limit, page * limit),
      store.countReviewsFor(tenant, filter),
    ])
    return { items: rows.map(officeReviewFrom), page, limit, total: count?.total ?? 0 }
  })
  serve(app, context, calls.exportReviews, async ({ tenant, query, reply }) => {
    const { filter, order } = filterOf(query)
    csvList(reply, 'reviews.csv', REVIEW_COLUMNS, everyReview(context, tenant, filter, order))
  })
  serve(app, context, calls.countReviews, async ({ tenant }) => {
    const [count] = await db.read<Total[number]>(
      tenant,
      store.countReviewsFor(tenant, { words: [], isPublished: false }),
    )
    return { unpublished: count?.total ?? 0 }
  })
  serve(app, context, calls.getReview, async ({ tenant, params }) =>
    requireReview(await db.read<ReviewRow>(tenant, store.reviewOf(tenant, params.id))),
  )
  serve(app, context, calls.createReview, ({ body, withIdempotency }) => withIdempotency((tx) => addReview(tx, body)))
  serve(app, context, calls.updateReview, ({ tenant, params, body, version }) =>
    editReview(context, tenant, params.id, body, version),
  )

  serve(app, context, calls.reviewPurchase, ({ identity, params, body, withIdempotency }) =>
    withIdempotency((tx) => reviewPurchase(context, tx, requirePerson(identity), params.id, body)),
  )
  serve(app, context, calls.getPurchaseReview, ({ tenant, identity, params }) =>
    purchaseReview(context, tenant, requirePerson(identity), params.id),
  )

  serve(app, context, calls.publishReview, ({ tenant, params, version }) =>
    setReviewPublished(context, tenant, params.id, true, version),
  )
  serve(app, context, calls.unpublishReview, ({ tenant, params, version }) =>
    setReviewPublished(context, tenant, params.id, false, version),
  )
  serve(app, context, calls.restoreReview, async ({ tenant, params }) => {
    const restored = await db.write(tenant, async (tx) =>
      requireReview(await tx.rows(store.restoreReview(tenant, params.id))),
    )
    context.changes.countLocalChange(tenant)
    return restored
  })
  serve(app, context, calls.deleteReview, async ({ tenant, params }) => {
    const deleted = await db.write(tenant, (tx) => tx.rows(store.removeReview(tenant, params.id)))
    if (!deleted.length) throw httpError('MINATO-4004')
    context.changes.countLocalChange(tenant)
  })
}

function requireReview([row]: ReviewRow[]) {
  if (!row) throw httpError('MINATO-4004', { message: 'There is no such review' })
  return officeReviewFrom(row)
}

function filterOf({ queryText = '', isPublished, ...query }: calls.ReviewCriteria): {
  filter: ReviewFilter
  order: ReviewOrder
} {
  const field = query['order.field'] ?? 'WRITTEN'
  const direction = query['order.direction'] ?? (field === 'WRITTEN' ? 'DESC' : 'ASC')
  const words = queryText.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return { filter: { words, isPublished }, order: `${field} ${direction}` }
}
