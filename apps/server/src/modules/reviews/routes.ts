import { listPublishedComments } from '@minato/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../platform/serve.ts'
import { countPublished, publishedReviews } from './store.ts'
import type { ReviewRow } from './store.ts'

const PAGE = 20

export function serveReviews(app: FastifyInstance, context: Context): void {
  serve(app, context, listPublishedComments, async ({ tenant, query }) => {
    const { page = 0, limit = PAGE } = query
    const [rows, [count]] = await context.db.readAll<[ReviewRow[], { total: number }[]]>(tenant, [
      publishedReviews(tenant, limit, page * limit),
      countPublished(tenant),
    ])
    const items = rows.map((row) => ({
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
    }))
    return { items, page, limit, total: count?.total ?? 0 }
  })
}
