/** Three-way merge of two edits of one record. Pure functions. */

/** A field of a record, by its path: 'specification.mileage'. */
export interface MergeField {
  key: string
  label: string
  /** Formats its value; default: as text. */
  text?(value: unknown): string
}
export interface Difference extends MergeField {
  base: unknown
  mine: unknown
  theirs: unknown
  /** Changed differently by both, by me only, by them only. */
  kind: 'clash' | 'mine' | 'theirs'
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The value at a path; null if missing. */
export function valueAt(record: unknown, path: string): unknown {
  let at = record
  for (const key of path.split('.')) at = isNode(at) ? at[key] : undefined
  return at ?? null
}
/** A copy of the record with another value at a path. */
export function withValue<T>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const node: Node = isNode(record) ? record : {}
  return { ...node, [key]: rest.length ? withValue(node[key], rest.join('.'), value) : value } as T
}

/** Whether two values are equal, ignoring the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (!isNode(a) || !isNode(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame(a[key], b[key]))
}

/** Fields that differ from the loaded record, in order. */
export function differencesOf(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  fields: readonly MergeField[],
): Difference[] {
  return fields.flatMap((field): Difference[] => {
    const [b, m, t] = [base, mine, theirs].map((record) => valueAt(record, field.key))
    const [isMine, isTheirs] = [!isSame(b, m), !isSame(b, t)]
    if ((!isMine && !isTheirs) || isSame(m, t)) return []
    const kind = isMine && isTheirs ? 'clash' : isMine ? 'mine' : 'theirs'
    return [{ ...field, base: b, mine: m, theirs: t, kind }]
  })
}

/** My edit merged with their other changes; undefined if both changed a field, which needs a choice. */
export function rebase<T>(base: T, mine: T, current: T, fields: readonly MergeField[]): T | undefined {
  const differences = differencesOf(base, mine, current, fields)
  return differences.some(({ kind }) => kind === 'clash') ? undefined : mergedOf(mine, differences, new Set())
}

/** My edit merged with their other changes and the chosen clashes. */
export function mergedOf<T>(mine: T, differences: readonly Difference[], theirs: ReadonlySet<string>): T {
  let merged = mine
  for (const { key, kind, theirs: value } of differences)
    if (kind === 'theirs' || (kind === 'clash' && theirs.has(key))) merged = withValue(merged, key, value)
  return merged
}
