import { createHash } from 'node:crypto'

/** One statement: text with $1 … and its values. A `name` makes it a prepared one on each connection. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}

const FRAGMENT = Symbol('sql fragment')
interface Fragment {
  readonly [FRAGMENT]: true
  readonly strings: readonly string[]
  readonly given: readonly unknown[]
}
export type Sql = Fragment & Statement

const isFragment = (value: unknown): value is Fragment =>
  typeof value === 'object' && value !== null && FRAGMENT in value

/**
 * SQL that reads as SQL: every `${value}` becomes a parameter, a nested sql`…` stays text.
 * There is no way to put a string into the text, so there is nothing to inject.
 */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return statementOf({ [FRAGMENT]: true, strings, given: values })
}

function statementOf(fragment: Fragment): Sql {
  const values: unknown[] = []
  const write = ({ strings, given }: Fragment): string =>
    strings.reduce((text, part, i) => {
      if (i === 0) return part
      const value = given[i - 1]
      if (isFragment(value)) return text + write(value) + part
      values.push(value)
      return `${text}$${values.length}${part}`
    }, '')
  return { ...fragment, text: write(fragment), values }
}

/** A whole number as text of the statement, so that the planner knows it. */
export function integerLiteral(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number: ${value}`)
  return statementOf({ [FRAGMENT]: true, strings: [String(value)], given: [] })
}

/** Columns as SQL, with the prefix `table` if given. */
export function columns(names: readonly string[], table?: string): Sql {
  const invalidName = [...names, table ?? 'c'].find((name) => !/^[a-z][a-z0-9_]*$/.test(name))
  if (invalidName !== undefined) throw new TypeError(`not the name of a column: ${invalidName}`)
  const text = names.map((name) => (table ? `${table}.${name}` : name)).join(', ')
  return statementOf({ [FRAGMENT]: true, strings: [text], given: [] })
}

/** Fragments one after another, with SQL between them. */
export function join(fragments: readonly Sql[], separator: Sql = sql`, `): Sql {
  const [first, ...rest] = fragments
  if (!first) return sql``
  return rest.reduce((all, next) => sql`${all}${separator}${next}`, first)
}

/**
 * Makes a statement a prepared one, planned once per connection regardless of its values: for
 * frequent statements with one good plan. The name must be unique to the text.
 */
export const named = (name: string, statement: Statement): Statement => ({
  text: statement.text,
  values: statement.values,
  name,
})

/** The same with a name derived from its text, for statements with few forms. */
export const prepared = (statement: Statement): Statement =>
  named(createHash('md5').update(statement.text).digest('base64'), statement)
