import { z } from 'zod'

type Json = { [key: string]: unknown }

/**
 * A reply's schema for fast-json-stringify: only what decides which keys are sent and in which form, without
 * validation (formats, patterns, bounds). `anyOf [X, null]` becomes a nullable X: as anyOf every value would be
 * validated, which is ten times slower.
 */
export function serialiserSchema(reply: z.ZodType): Json {
  const schema = z.toJSONSchema(reply, { target: 'draft-7', io: 'output', unrepresentable: 'any' }) as Json
  const definitions = (schema['definitions'] ?? {}) as Record<string, Json>
  const simplify = (node: Json): Json => {
    const reference = node['$ref']
    if (typeof reference === 'string') return simplify(definitions[reference.replace('#/definitions/', '')] ?? {})
    const choices = node['anyOf'] as Json[] | undefined
    if (choices) {
      const nonNullChoices = choices.filter((choice) => choice['type'] !== 'null')
      const [only] = nonNullChoices
      if (nonNullChoices.length === 1 && only)
        return { ...simplify(only), nullable: nonNullChoices.length < choices.length }
      return { anyOf: choices.map(simplify) }
    }
    if (node['type'] === 'object') {
      const properties = Object.entries((node['properties'] ?? {}) as Record<string, Json>).map(([key, value]) => [
        key,
        simplify(value),
      ])
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(node['required'] ? { required: node['required'] } : {}),
        // A record, whose keys are unknown.
        ...(node['propertyNames'] ? { additionalProperties: true } : {}),
      }
    }
    if (node['type'] === 'array') return { type: 'array', items: simplify(node['items'] as Json) }
    const type = node['type'] ?? typeOfConst(node)
    return type ? { type } : {}
  }
  return simplify(schema)
}

function typeOfConst(node: Json): string | undefined {
  const [value] = (node['enum'] as unknown[] | undefined) ?? [node['const']]
  return value === undefined ? undefined : typeof value
}
