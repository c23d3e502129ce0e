import { randomBytes, randomUUID } from 'node:crypto'

/** Generates values from a JSON schema, valid and invalid ones. */

export type Schema = Record<string, unknown>
export type Dice = () => number

const of = <T>(dice: Dice, choices: readonly T[]): T => choices[Math.floor(dice() * choices.length)] as T
const whole = (dice: Dice, least: number, most: number): number => least + Math.floor(dice() * (most - least + 1))

const WORDS = [
  'Corolla',
  'Is it there?',
  'Éléphant',
  '日本',
  'O’Neil',
  '<b>x</b>',
  "'; drop table car; --",
  '${7*7}',
  '🚗',
  'a@b.example',
]
const NAUGHTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  'x'.repeat(70_000),
  "' or '1'='1",
  '../../../../etc/passwd',
  '%00',
  '-1',
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: { isAdmin: true }, constructor: 1 },
  'NaN',
  '9'.repeat(40),
  '2026-02-30',
  '0000-00-00T00:00:00Z',
]

/** Generates a value that the schema allows; rules beyond the schema may still refuse it. */
export function valid(
  schema: Schema,
  dice: Dice,
  ids: () => string,
  definitions: Schema = (schema['$defs'] ?? {}) as Schema,
): unknown {
  const go = (one: unknown): unknown => valid(one as Schema, dice, ids, definitions)
  const reference = schema['$ref'] as string | undefined
  if (reference) return go(definitions[reference.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return schema['const']
  if (schema['enum']) return of(dice, schema['enum'] as unknown[])
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (choices) return go(of(dice, choices))
  const all = schema['allOf'] as Schema[] | undefined
  if (all) return go(Object.assign({}, ...all))
  const type = Array.isArray(schema['type']) ? of(dice, schema['type'] as string[]) : schema['type']
  const bound = (name: string, otherwise: number): number => Number(schema[name] ?? otherwise)
  switch (type) {
    case 'object': {
      const required = new Set((schema['required'] ?? []) as string[])
      const made = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([key, value]) =>
        required.has(key) || dice() < 0.5 ? [[key, go(value)] as const] : [],
      )
      return Object.fromEntries(made)
    }
    case 'array': {
      const least = bound('minItems', 0)
      const length = whole(dice, least, Math.max(least, Math.min(bound('maxItems', 3), 3)))
      return Array.from({ length }, () => go(schema['items'] ?? {}))
    }
    case 'integer':
    case 'number': {
      const [least, most] = [bound('minimum', 0), bound('maximum', 1000)]
      const value = dice() < 0.2 ? of(dice, [least, most]) : least + dice() * (Math.min(most, least + 100_000) - least)
      return type === 'integer' ? Math.round(value) : value
    }
    case 'boolean':
      return dice() < 0.5
    case 'null':
      return null
    case 'string':
      return text(schema, dice, ids)
    default:
      return of(dice, WORDS)
  }
}

function text(schema: Schema, dice: Dice, ids: () => string): string {
  const format = schema['format'] as string | undefined
  if (format === 'uuid') return dice() < 0.8 ? ids() : randomUUID()
  if (format === 'date') return `20${whole(dice, 10, 30)}-0${whole(dice, 1, 9)}-${whole(dice, 10, 28)}`
  if (format === 'date-time') return new Date(Date.now() + (dice() - 0.3) * 4e8).toISOString()
  if (format === 'email') return `fuzz-${randomBytes(4).toString('hex')}@hold.example`
  if (schema['pattern'])
    return of(dice, ['KE', 'FR', '254', '712345678', '12', 'abcdef', '2026-01', '#123456', 'ABCD1234'])
  const most = Number(schema['maxLength'] ?? 60)
  return `${of(dice, WORDS)} ${of(dice, WORDS)}`
    .slice(0, Math.max(1, most))
    .padEnd(Number(schema['minLength'] ?? 0), 'x')
}

/** Breaks a value: another type, too much, too little, or one unknown field. */
export function broken(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value) && value.length && dice() < 0.7)
    return value.map((one, i) => (i === 0 ? broken(one, dice) : (one as unknown)))
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && dice() < 0.9) {
    const entries = Object.entries(value)
    const [key, inner] = entries[Math.floor(dice() * entries.length)] ?? []
    const how = dice()
    if (key === undefined || how < 0.15) return { ...value, isAdmin: true }
    if (how < 0.35) return Object.fromEntries(entries.filter(([one]) => one !== key))
    return { ...value, [key]: how < 0.6 ? broken(inner, dice) : of(dice, NAUGHTY) }
  }
  return of(dice, NAUGHTY)
}
