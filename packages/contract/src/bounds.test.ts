import { expect, test } from 'vitest'
import { z } from 'zod'
import { nameOf } from './call.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { PAGE_LIMIT } from './primitives.ts'

/** What holds of every call at once: nothing that is asked is without bounds, and nothing is taken that no call names. */

const all: Call[] = Object.values(calls)
type Schema = Record<string, unknown>

/** Each place of a shape with its schema, by its path. */
function* placesIn(schema: Schema, definitions: Schema, path = ''): Generator<[path: string, schema: Schema]> {
  const meant = (schema['jsonSchema'] ?? schema) as Schema
  const reference = schema['$ref'] as string | undefined
  if (reference)
    return yield* placesIn((definitions[reference.split('/').at(-1) ?? ''] ?? {}) as Schema, definitions, path)
  const choices = (meant['anyOf'] ?? meant['oneOf'] ?? meant['allOf']) as Schema[] | undefined
  if (choices) {
    for (const one of choices) yield* placesIn(one, definitions, path)
    return
  }
  yield [path, meant]
  for (const [name, one] of Object.entries((meant['properties'] ?? {}) as Record<string, Schema>))
    yield* placesIn(one, definitions, `${path}.${name}`)
  for (const name of ['items', 'additionalProperties', 'propertyNames'])
    if (typeof meant[name] === 'object') yield* placesIn(meant[name] as Schema, definitions, `${path}.${name}`)
}
const places = all.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = call[part]
    if (!shape) return []
    const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema
    return [...placesIn(schema, (schema['$defs'] ?? {}) as Schema, `${nameOf(call)} ${part}`)]
  }),
)
const without = (isWell: (schema: Schema, path: string) => boolean): string[] =>
  places.flatMap(([path, schema]) => (isWell(schema, path) ? [] : [path]))

test('[M06] rejects unknown keys in every body at any depth', () => {
  expect(places.length).toBeGreaterThan(500)
  // Free text has a maximum length.
  expect(
    without(
      (one) => one['type'] !== 'object' || one['additionalProperties'] === false || one['propertyNames'] !== undefined,
    ),
  ).toEqual([])
})

test('[M07] bounds every number, text and list of a request', () => {
  const isBounded = (one: Schema, path: string): boolean => {
    const has = (...names: string[]): boolean => names.some((name) => one[name] !== undefined)
    // What no column could hold is no bound: a whole number of zod ends where JavaScript's do.
    const ends = (...names: string[]): boolean => names.some((name) => Math.abs(Number(one[name])) <= 2 ** 32)
    switch (one['type']) {
      case 'integer':
      case 'number':
        return (ends('minimum', 'exclusiveMinimum') && ends('maximum', 'exclusiveMaximum')) || CLOSED.has(path)
      case 'string':
        return has('maxLength', 'enum', 'const', 'format') || isFinite(String(one['pattern'])) || CLOSED.has(path)
      case 'array':
        return has('maxItems') || isListEnding(path)
      case 'boolean':
      case 'null':
      case 'object':
        return true
      default:
        return has('enum', 'const')
    }
  }
  expect(without(isBounded)).toEqual([])
})
/** Whether a pattern ends: none of its parts may be repeated for ever. */
const isFinite = (pattern: string): boolean => /^\^(?:\\.|[^*+])*\$$/.test(pattern) && !/,\}/.test(pattern)
/** What a rule beside the schema holds within its bounds. */
const CLOSED = new Set(['POST /api/uum/api-client body.scopes.items'])
/** A list in a query, whose schema describes its words only: a thousand words are too many. */
function isListEnding(path: string): boolean {
  const [, name = '', field = ''] = /^(\S+ \S+) query\.(\w+)$/.exec(path) ?? []
  const read = all.find((call) => nameOf(call) === name)?.query?.safeParse({ [field]: Array(1000).fill('1') })
  return JSON.stringify(read?.error?.issues ?? []).includes('too_big')
}

/** Values for a list's query; the last one is an SQL injection. */
const LISTS: [field: string, values: string[]][] = [
  ['page', ['-1', '1000001', '1000000000', '1e3', '0x1', ' 1', '', 'NaN', '1.5', '9007199254740993']],
  ['limit', ['0', '-1', String(PAGE_LIMIT + 1), '1000000', '1e1', '', 'all']],
  ['order.field', ['price;--', 'id', '', '__proto__', 'constructor', 'PRICE,YEAR', 'price']],
  ['order.direction', ['foo', '', 'asc', 'ASC;drop table vehicles.car', 'toString']],
  ['order', ['price;--', '', '__proto__']],
]
test('[M07] bounds pages of every list equally and orders from an enumeration', () => {
  const asked: string[] = []
  const taken: string[] = []
  for (const call of all)
    for (const [field, values] of LISTS)
      if (call.query && field in call.query.shape)
        for (const value of [...values, ['1', '2']]) {
          asked.push(nameOf(call))
          if (call.query.safeParse({ [field]: value }).success) taken.push(`${nameOf(call)}?${field}=${String(value)}`)
        }
  expect(taken).toEqual([])
  expect(new Set(asked).size).toBeGreaterThan(10)
})

/** Read-only fields that a client sends back with a whole object. */
const STAMPS = ['id', 'tenantId', 'version', 'status', 'owner', 'ownerId', 'isProcessed', 'isArchived', 'isPublished', 'invoice', 'createdAt', 'updatedAt', 'roles', '__proto__x'] // prettier-ignore
/** An object that a call refers to by id. */
const NAMED: Record<string, readonly string[]> = {
  'PUT /api/catalog/brand/{brandId}/model': ['id'],
  'PUT /api/catalog/brand/{brandId}/trim': ['id'],
  'POST /api/main/import-rule/preview': ['id'],
  'POST /api/main/import-rule/preview/export': ['id'],
  'POST /api/main/inquiry': ['ownerId'],
  'POST /api/main/inquiry/{id}/message': ['ownerId'],
}
const namesKey = (issues: readonly z.core.$ZodIssue[], key: string): boolean =>
  issues.some(
    (issue) =>
      (issue.code === 'unrecognized_keys' && issue.keys.includes(key)) ||
      (issue.code === 'invalid_union' && issue.errors.some((inner) => namesKey(inner, key))),
  )
test('[M06] rejects server-written fields in every call', () => {
  const taken: string[] = []
  for (const call of all)
    for (const stamp of STAMPS) {
      if (!call.body || NAMED[nameOf(call)]?.includes(stamp)) continue
      const read = call.body.safeParse({ [stamp]: 'x' })
      const isNamed = namesKey(read.error?.issues ?? [], stamp)
      const isObject =
        call.body.safeParse({}).success ||
        !read.error?.issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
      if (read.success || (isObject && !isNamed)) taken.push(`${nameOf(call)} ${stamp}`)
    }
  expect(taken).toEqual([])
})

/** Every field of a request body, at any depth. */
function* fieldsIn(schema: unknown, call: string): Generator<[field: string, schema: z.ZodType]> {
  if (!(schema instanceof z.ZodType)) return
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) {
      yield [`${call} ${name}`, field]
      yield* fieldsIn(field, call)
    }
  const {
    innerType,
    element,
    options = [],
    in: input,
  } = schema.def as unknown as Record<string, z.ZodType> & {
    options?: z.ZodType[]
  }
  for (const inner of [innerType, element, input, ...options]) yield* fieldsIn(inner, call)
}
const fields = all.flatMap((call) => [...fieldsIn(call.body, nameOf(call))])
const takes = (schema: z.ZodType, text: string): boolean => schema.safeParse(text).success

/** Free text, identifiers and values that are only compared; every other text is a name or an email. */
const NO_NAMES = /^(?:address|amountDueReason|auction|bankAddress|chassis|code|comment|content|criteria|currentPassword|description|district|en|engineCode|firstMessage|fr|frontTireSize|grade|lot|noteEn|noteFr|otpCode|password|postalCode|rearTireSize|reason|acceptDifferencesReason|refusedImportReason|registration|reply|sheet|source|street|text|textEn|textFr)$/ // prettier-ignore
const SIGN_IN = 'POST /api/sign-in/{uid} email'

test.each(['\ud800', '\u200b', '\u200d', '\u202e', '\u2066'])(
  '[M07] rejects %j in names and emails of every body',
  (sign) => {
    const loose = fields
      .filter(([field]) => field !== SIGN_IN && !NO_NAMES.test(field.split(' ').at(-1) ?? ''))
      .filter(([, schema]) => takes(schema, `Ami${sign}na`) || takes(schema, `ami${sign}na@example.com`))
    expect(loose.map(([field]) => field)).toEqual([])
  },
)

test('[M07] requires a visible character in every required text', () => {
  const blank = fields.filter(([, schema]) => !takes(schema, '') && takes(schema, '\u200b\u2800'))
  expect(
    blank.map(([field]) => field).filter((field) => !/(?:[pP]assword|[cC]ode|sign-in\S* email)$/.test(field)),
  ).toEqual([])
})
