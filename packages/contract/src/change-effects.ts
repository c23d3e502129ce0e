import { z } from 'zod'
import { VERDICT_STATES } from './enumerations.ts'
import { Id, Integer } from './primitives.ts'

/** What a change of prices or import rules would move, shown before it is saved (TRU-15). */

/** Sent back with the change: it is applied only while it has the effects that were shown. */
export const Shown = z.string().regex(/^[\w-]{43}$/)

const Price = Integer(0, 2_000_000_000)
const Count = Integer(0, 2_000_000_000)
const lineOf = <V extends z.ZodType>(value: V) =>
  z.object({ id: Id, reference: z.string(), name: z.string(), before: value, after: value })

const PriceMove = lineOf(Price)
export type PriceMove = z.infer<typeof PriceMove>
/** The effect of another markup, tariff or insurance rate. Whole US dollars. */
export const PriceEffect = z
  .object({
    /** Cars whose price would be another one, and those of them that visitors see. */
    numberOfCar: Count,
    numberOfVisibleCar: Count,
    /** Sums over the visible ones. */
    before: z.int().min(0),
    after: z.int().min(0),
    /** The largest changes of visible cars. */
    examples: z.array(PriceMove),
    /** The port of these prices; null: prices in Japan. */
    port: z.string().nullable(),
    /** Open inquiries whose quote would be another one if it were made again. They keep the quote that they have. */
    numberOfInquiry: Count,
    inquiries: z.array(PriceMove),
    /** Issued proformas of these inquiries, which stay unchanged. */
    numberOfInvoice: Count,
    shown: Shown,
  })
  .meta({ id: 'PriceEffect' })
export type PriceEffect = z.infer<typeof PriceEffect>

const Verdicts = { before: z.enum(VERDICT_STATES), after: z.enum(VERDICT_STATES) }
const VerdictMove = lineOf(z.enum(VERDICT_STATES)).extend({
  /** The country of import, ISO 3166 alpha-2. */
  country: z.string(),
})
export type VerdictMove = z.infer<typeof VerdictMove>
/** The effect of a changed import rule on the arrival verdicts of today. */
export const VerdictEffect = z
  .object({
    /** Visible cars with another verdict. */
    numberOfCar: Count,
    changes: z.array(z.object({ country: z.string(), ...Verdicts, numberOfCar: Count })),
    /** Cars that can no longer be imported come first. */
    examples: z.array(VerdictMove),
    /** Open inquiries with another verdict. */
    numberOfInquiry: Count,
    inquiries: z.array(VerdictMove),
    shown: Shown,
  })
  .meta({ id: 'VerdictEffect' })
export type VerdictEffect = z.infer<typeof VerdictEffect>
