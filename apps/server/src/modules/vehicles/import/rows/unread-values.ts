import type { UnreadColumn, UnreadValue } from '@minato/contract/import-choices'
import type { ImportField } from '@minato/contract/import-fields'
import type { ProblemCode } from '../problems.ts'
import { shownValue } from '../problems.ts'
import { proposeMeaning } from '../values/proposals.ts'
import { normalizeText } from '../values/normalize-text.ts'
import { correctStart } from '../values/similar-names.ts'
import { valueKey } from './meanings.ts'
import type { Plan } from './plan.ts'
import type { ImportRow } from './read-rows.ts'

/** Distinct values listed per column; further ones are only counted. */
const MAX_VALUES = 200
const MAX_LINES = 3

/** Problems that leave a value empty because of its cell's text. */
const EMPTYING_CODES = new Set<ProblemCode>([
  'unreadable',
  'unknown-word',
  'unknown-currency',
  'out-of-range',
  'no-equivalent',
  'chassis-masked',
  'chassis-incomplete',
  'year-impossible',
  'engine-zero',
  'price-on-request',
  'mileage-not-known',
])
/** Problems for which another reading is possible. */
const WORDING_CODES = new Set<ProblemCode>(['unreadable', 'unknown-word'])

type Column = { values: Map<string, UnreadValue>; others: number }

/** Counts the distinct values that stay empty, that name something new, or that the mapping replaces. */
export const createUnreadValues = (plan: Plan) => {
  const columns = new Map<number, Column>()
  /** Of the current row. */
  let mapped: { index: number; cell: string }[] = []

  const count = (
    index: number,
    cell: string,
    line: number,
    { isMapped, ...kind }: { isMapped: boolean; isWording?: boolean; similarTo?: string },
  ) => {
    const column = columns.get(index) ?? { values: new Map(), others: 0 }
    columns.set(index, column)
    const key = valueKey(cell)
    const known = column.values.get(key)
    if (known !== undefined) {
      known.count++
      if (known.lines.length < MAX_LINES) known.lines.push(line)
      return
    }
    if (column.values.size === MAX_VALUES && !isMapped) {
      column.others++
      return
    }
    const { field } = plan.proposals[index]!
    const value = shownValue(normalizeText(cell))
    const proposal = kind.similarTo ?? (kind.isWording && field !== null ? propose(field, value) : null)
    const isNewName = kind.similarTo !== undefined && { isNewName: true }
    column.values.set(key, { value, count: 1, lines: [line], proposal, isMapped, ...isNewName })
  }

  /** A combined cell without a known maker may begin with a misspelt one. */
  const propose = (field: ImportField, value: string): string | null =>
    field === 'name' ? correctStart(value, value, plan.similarNames.maker) : proposeMeaning(field, value)

  return {
    onMapped: (index: number, cell: string) => void mapped.push({ index, cell }),
    add: ({ line, car, problems, flags, isRepeated }: ImportRow, cells: readonly string[]) => {
      const ofRow = isRepeated ? [] : mapped
      mapped = []
      for (const { index, cell } of ofRow) count(index, cell, line, { isMapped: true })
      for (const { code, field } of problems) {
        const index = field === null ? undefined : plan.columns.get(field)
        if (index === undefined || !EMPTYING_CODES.has(code)) continue
        const cell = cells[index] ?? ''
        // An unreadable meaning is a problem of the mapping; the cell is counted already.
        if (plan.meanings.get(index)?.has(valueKey(cell))) continue
        count(index, cell, line, { isMapped: false, isWording: WORDING_CODES.has(code) })
      }
      // A rejected row creates no name.
      for (const { code, field, detail } of car === null ? [] : flags) {
        const index = code === 'similar-name' && field !== null ? plan.columns.get(field) : undefined
        if (index !== undefined && detail !== null)
          count(index, cells[index] ?? '', line, { isMapped: false, similarTo: detail })
      }
    },
    end: (): UnreadColumn[] =>
      [...columns]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([index, { values, others }]) => {
          const { field } = plan.proposals[index]!
          const listed = [...values.values()].toSorted((a, b) => b.count - a.count)
          return field === null ? [] : [{ label: plan.labels[index]!, field, values: listed, others }]
        }),
  }
}
