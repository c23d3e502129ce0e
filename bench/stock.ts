import { TENANT } from './data.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { sql } from '../apps/server/src/platform/database/sql.ts'

/** Values for requests, read from the cars, in an order that is the same for the same cars. */
export interface Stock {
  brands: { id: string; slug: string; name: string }[]
  /** Visible cars from the whole stock. */
  cars: StockCar[]
  /** All search words. */
  words: string[]
}
export interface StockCar {
  carNo: number
  brandId: string
  brand: string
  brandSlug: string
  model: string
  modelSlug: string
  trim: string
  grade: string | null
  chassis: string | null
  price: number | null
  year: number | null
}

const SAMPLE = 2000
/** Car numbers begin after this one (db/migrations/0005). */
const FIRST = 10_000
/** A step that spreads evenly and does not repeat: the golden ratio. */
const SPREAD = 0.6180339887498949

export async function readStock(db: Database, size: number): Promise<Stock> {
  const numbers = Array.from({ length: SAMPLE * 2 }, (_, i) => FIRST + 1 + Math.floor(((i * SPREAD) % 1) * size))
  const [brands, cars, words] = await db.readAll<[Stock['brands'], StockCar[], { word: string }[]]>(TENANT, [
    sql`select b.id, b.slug, b.name from catalog.brand b where b.tenant_id = ${TENANT} order by b.name_key`,
    sql`
      select c.car_no as "carNo", n.brand_id as "brandId", n.brand, n.brand_slug as "brandSlug", n.model, n.model_slug as "modelSlug", n.trim,
        c.grade, c.chassis, c.price, coalesce(c.first_registration_year, c.manufacture_year) as year
      from vehicles.car c join catalog.car_name n on n.tenant_id = ${TENANT} and n.trim_id = c.trim_id
      where c.tenant_id = ${TENANT} and c.status in ('PUBLISHED', 'RESERVED') and c.car_no = any(${numbers}::integer[])
      order by c.car_no % 97, c.car_no limit ${SAMPLE}`,
    sql`select distinct value as word from vehicles.search_bits where tenant_id = ${TENANT} and kind = 'word'`,
  ])
  return { brands, cars, words: words.map(({ word }) => word) }
}
