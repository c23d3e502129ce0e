import { z } from 'zod'
import { EXTRACTION_CODES, LOCALES, SORT_DIRECTIONS } from './enumerations.ts'
import { hasVisible, isName } from './people.ts'

/** Shared schemas. Every number has a range and every text a maximum length. */

export const REQUIRED = 'This field is required'
// A missing value gives the specification's message in every shape.
z.config({ customError: ({ code, input }) => (input === undefined && code !== 'custom' ? REQUIRED : undefined) })

export const Id = z.uuid().meta({ id: 'Id', description: 'Random identifier; gives no rights' })
/** PostgreSQL cannot store NUL or a lone surrogate. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
const NOT_ALLOWED = 'This text has characters that are not allowed'
/** A text that may be empty. */
export const AnyText = (max: number) => z.string().trim().max(max).refine(isStorable, NOT_ALLOWED)
/** A text with at least one visible character. */
export const Text = (max: number) => AnyText(max).min(1, { error: REQUIRED, abort: true }).refine(hasVisible, REQUIRED)
/** The name of a person, a company or a thing, on one line and without invisible characters. */
export const Name = (max: number) => Text(max).refine(isName, NOT_ALLOWED)
export const Integer = (min: number, max: number) => z.int().min(min).max(max)

export const HIGHEST_PRICE = 100_000_000
/** Whole US dollars (specification section 9: USD, no decimals). */
export const Money = z
  .strictObject({ value: Integer(0, HIGHEST_PRICE), currency: z.literal('USD') })
  .meta({ id: 'Money' })
export type Money = z.infer<typeof Money>
/** US dollars to the cent: rates and fees, from which whole amounts are worked out. */
export const ExactMoney = z
  .strictObject({ value: z.number().min(0).max(1_000_000).multipleOf(0.01), currency: z.literal('USD') })
  .meta({ id: 'ExactMoney' })
export type ExactMoney = z.infer<typeof ExactMoney>

export const YearMonth = z
  .strictObject({ year: Integer(1900, 2100), month: Integer(1, 12).nullable() })
  .meta({ id: 'YearMonth' })
export type YearMonth = z.infer<typeof YearMonth>

const [EARLIEST, LATEST] = [Date.UTC(1970, 0), Date.UTC(2101, 0)]
/** From 1970 to 2100: JavaScript and PostgreSQL disagree about years outside this range. */
export const Instant = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => {
    const time = Date.parse(text)
    return time >= EARLIEST && time < LATEST
  }, 'must be a date from 1970 to 2100')
  .meta({ description: 'UTC, ISO 8601' })

/** A whole number in a query: digits only, then bounded. '1e3', '', ' 5' and '0x10' are rejected. */
export const QueryWhole = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .meta({ jsonSchema: { type: 'integer', minimum: min, maximum: max } })

/** A decimal number in a query. */
export const QueryNumber = (shape: z.ZodNumber) =>
  z
    .string()
    .regex(/^-?\d{1,6}(?:\.\d{1,3})?$/, 'must be a number')
    .transform(Number)
    .pipe(shape)
    .meta({ jsonSchema: { type: 'number', minimum: shape.minValue, maximum: shape.maxValue } })

export const QueryFlag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .meta({ jsonSchema: { type: 'boolean' } })

/** One or several values of a closed list: `color=RED`, `color=RED,BLUE` or `color=RED&color=BLUE`. */
export const QueryList = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.string(), z.array(z.string()).max(50)])
    .transform((value) => [...new Set((Array.isArray(value) ? value : [value]).flatMap((one) => one.split(',')))])
    .pipe(z.array(z.enum(values)).min(1).max(50))
    .meta({ jsonSchema: { type: 'array', items: { type: 'string', enum: values } } })

/** The same for whole numbers. */
export const QueryWholes = (min: number, max: number) =>
  z
    .union([z.string(), z.array(z.string()).max(50)])
    .transform((value) => [...new Set((Array.isArray(value) ? value : [value]).flatMap((one) => one.split(',')))])
    .pipe(z.array(QueryWhole(min, max)).min(1).max(50))
    .meta({ jsonSchema: { type: 'array', items: { type: 'integer', minimum: min, maximum: max } } })

export const PAGE_LIMIT = 100
/** Zero-based on every call (API-10); at most 100 a page. */
export const PageQuery = { page: QueryWhole(0, 1_000_000).optional(), limit: QueryWhole(1, PAGE_LIMIT).optional() }
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    page: Integer(0, 1_000_000),
    limit: Integer(1, PAGE_LIMIT),
    total: Integer(0, 2_000_000_000),
  })

/** Query of a list without pages: filtered by text and ordered by one of its fields. */
export const narrowQuery = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  queryText: AnyText(200).optional(),
  'order.field': z.enum(fields).optional(),
  'order.direction': z.enum(SORT_DIRECTIONS).optional(),
})

export const FieldsQuery = { fieldsToExtractCode: z.enum(EXTRACTION_CODES).optional() }
export const LocaleQuery = { locale: z.enum(LOCALES).optional() }
