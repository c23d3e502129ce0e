import { z } from 'zod'
import { call } from './call.ts'
import { PriceEffect, Shown } from './change-effects.ts'
import { BODY_TYPES } from './enumerations.ts'
import { Id, Instant, Money, Integer, QueryNumber } from './primitives.ts'

/** Prices and markups (PRT-03). Everything with a price has a product id; a car's is its `itemId`. */

const manager = { service: 'pricing', access: 'manager', rate: 'everything' } as const
const errors = ['MINATO-1008', 'MINATO-4004'] as const

/** `version` is that of the car, for `If-Match`. Base prices: visitors see them with the markup in force. */
export const ProductPrice = z
  .object({
    productId: Id,
    quantity: z.int(),
    /** Whole dollars of cars; tariffs and fees may have cents. */
    value: z.number().nullable(),
    currency: z.literal('USD'),
    /** The price before a best deal. */
    previousValue: z.int().nullable(),
    version: z.int(),
  })
  .meta({ id: 'ProductPrice' })
export type ProductPrice = z.infer<typeof ProductPrice>

export const getProductPrice = call({
  ...manager,
  method: 'GET',
  path: '/product/{productId}/quantity/{quantity}/price',
  summary: 'Returns base prices of products',
  params: z.strictObject({ productId: Id, quantity: z.string().regex(/^[1-9]\d{0,2}$/, 'must be 1 to 999') }),
  reply: ProductPrice,
  errors: errors,
})
export const setProductPrice = call({
  ...manager,
  method: 'POST',
  path: '/product/{productId}/price',
  summary: 'Sets the base price; a price above the one before a best deal ends the deal',
  isCreating: true,
  isVersioned: true,
  params: z.strictObject({ productId: Id }),
  body: z.strictObject({ value: Integer(0, 100_000_000), currency: Money.shape.currency.optional() }),
  reply: ProductPrice,
  status: 201,
  errors: [...errors, 'VEHICLE-3002'],
})

/** Per cent on base prices: more than -100, up to 1,000, two decimals. */
const Percentage = z.number().gt(-100).max(1000).multipleOf(0.01)
export const MarkupValue = z
  .object({
    id: Id,
    percentage: z.number(),
    effectiveTime: Instant,
    createdAt: Instant,
    isInForce: z.boolean(),
  })
  .meta({ id: 'MarkupValue' })
export type MarkupValue = z.infer<typeof MarkupValue>
/** The markup of a body category, added to base prices before visitors see them. */
export const Markup = z
  .object({
    id: Id,
    categoryId: z.enum(BODY_TYPES),
    /** In force now; 0 where none was set. */
    percentage: z.number(),
    /** Cars of the category that are for sale. */
    numberOfCar: Integer(0, 2_000_000_000),
    /** Those to come and those that were, the newest first. */
    values: z.array(MarkupValue),
  })
  .meta({ id: 'Markup' })
export type Markup = z.infer<typeof Markup>

const markup = z.strictObject({ markupId: Id })
export const listMarkups = call({
  ...manager,
  method: 'GET',
  path: '/markup',
  summary: 'Lists the markups of all body categories',
  reply: z.array(Markup),
  errors: [],
})
export const getMarkup = call({
  ...manager,
  method: 'GET',
  path: '/category/{categoryId}/markup',
  summary: 'Returns the markup of a body category with its values',
  params: z.strictObject({ categoryId: z.enum(BODY_TYPES) }),
  reply: Markup,
  errors: ['MINATO-1008'],
})
export const addMarkupValue = call({
  ...manager,
  method: 'POST',
  path: '/markup/{markupId}/value',
  summary: 'Sets a markup from a given time, by default now',
  isCreating: true,
  params: markup,
  body: z.strictObject({
    percentage: Percentage,
    effectiveTime: Instant.nullable().default(null),
    shown: Shown.optional(),
  }),
  reply: Markup,
  status: 201,
  errors: errors,
})
export const cancelMarkupValue = call({
  ...manager,
  method: 'DELETE',
  path: '/markup/{markupId}/value/{valueId}',
  summary: 'Cancels a markup value that is not in force yet',
  params: z.strictObject({ markupId: Id, valueId: Id }),
  reply: Markup,
  errors: errors,
})
const preview = {
  ...manager,
  method: 'GET',
  params: markup,
  query: z.strictObject({ percentage: QueryNumber(Percentage) }),
  errors: errors,
} as const
export const previewMarkup = call({
  ...preview,
  path: '/markup/{markupId}/effect',
  summary: 'Previews the prices and quotes that another percentage would change',
  reply: PriceEffect,
})
export const exportMarkupEffect = call({
  ...preview,
  path: '/markup/{markupId}/effect/export',
  summary: 'Exports every price and quote that another percentage would change as spreadsheet-safe CSV',
  download: 'text/csv',
  reply: null,
})
