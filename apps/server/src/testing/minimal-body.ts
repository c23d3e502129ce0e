import { z } from 'zod'

/** A request body with only the required values, for tests about permissions. */

type Schema = Record<string, unknown>

/** Texts that match a pattern, by field name. */
const WORDS: Record<string, string> = {
  swift: 'EXMPJPJT',
  currency: 'USD',
  email: 'x@buyer.example',
  countryCode: '254',
  number: '712345678',
}

const known = new Map<z.ZodType, Schema>()

/**
 * The minimal valid value of a schema. `idOf` gives ids by field name; in a query every value is text.
 * Throws for a pattern without a text above.
 */
export function leastBody(shape: z.ZodType, idOf: (field: string) => string, isQuery = false): unknown {
  const schema: Schema = known.get(shape) ?? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  known.set(shape, schema)
  const definitions = (schema['$defs'] ?? {}) as Record<string, Schema>
  const least = (given: Schema, field: string): unknown => {
    const meant = (given['jsonSchema'] ?? given) as Schema
    const reference = given['$ref'] as string | undefined
    if (reference) return least(definitions[reference.split('/').at(-1) ?? ''] ?? {}, field)
    if ('const' in meant) return meant['const']
    if (Array.isArray(meant['enum'])) return meant['enum'][0]
    const choices = (meant['anyOf'] ?? meant['oneOf']) as Schema[] | undefined
    // A record reference is filled even if optional, because the test is about records.
    if (choices) return least(choices.find(({ type }) => type !== 'null') ?? {}, field)
    switch (meant['type']) {
      case 'object':
        return Object.fromEntries(
          Object.entries((meant['properties'] ?? {}) as Record<string, Schema>)
            .filter(([name]) => (meant['required'] as string[] | undefined)?.includes(name))
            .map(([name, one]) => [name, least(one, name)]),
        )
      case 'array':
        return Array.from({ length: Number(meant['minItems'] ?? 0) }, () => least(meant['items'] as Schema, field))
      case 'integer':
      case 'number':
        return isQuery ? '1' : Math.max(Number(meant['minimum'] ?? 1), 1)
      case 'boolean':
        return false
      case 'string':
        if (meant['format'] === 'uuid') return idOf(field)
        if (meant['format'] === 'date-time') return new Date(Date.now() + 3_600_000).toISOString()
        if (meant['format'] === 'date') return '2026-06-24'
        if (meant['pattern'] === '^[A-Z]{2}$') return 'KE'
        return WORDS[field] ?? 'x'.repeat(Math.max(1, Number(meant['minLength'] ?? 1)))
      default:
        return null
    }
  }
  const body = least(schema, '')
  const read = shape.safeParse(body)
  if (read.success) return body
  // A schema cannot say that one of several fields is required: adds the field that the error names.
  const reference = schema['$ref'] as string | undefined
  const root = reference ? definitions[reference.split('/').at(-1) ?? ''] : schema
  const properties = (root?.['properties'] ?? {}) as Record<string, Schema>
  const missing = read.error.issues.flatMap(({ path: [name] }) => {
    const property = properties[String(name)]
    return property ? [[String(name), least(property, String(name))] as const] : []
  })
  const completed = { ...(body as object), ...Object.fromEntries(missing) }
  const { error } = shape.safeParse(completed)
  if (error) throw new Error(`${JSON.stringify(completed)}: ${error.message}`)
  return completed
}
