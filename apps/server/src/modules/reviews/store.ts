import { sql, whole } from '../../platform/sql.ts'
import type { Statement } from '../../platform/sql.ts'

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
}

export const publishedReviews = (tenant: string, limit: number, offset: number): Statement => sql`
  select id, customer_name, country, purchased_car_brand, purchased_car_model, comment, image_id, reply, is_published, seller, created_at
  from reviews.review where tenant_id = ${tenant} and is_published order by created_at desc, id limit ${whole(limit)} offset ${whole(offset)}`

export const countPublished = (tenant: string): Statement =>
  sql`select count(*) as total from reviews.review where tenant_id = ${tenant} and is_published`
