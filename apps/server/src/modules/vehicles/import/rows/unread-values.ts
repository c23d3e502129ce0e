import type { UnreadColumn, UnreadValue } from '@minato/contract/import-choices'
import type { ProblemCode } from '../problems.ts'
import { shownValue } from '../problems.ts'
import { proposeMeaning } from '../values/proposals.ts'
import { normalizeText } from '../values/normalize-text.ts'
import { valueKey } from './meanings.ts'
import type { Plan } from './plan.ts'
import type { ImportRow } from './read-rows.ts'

/** Distinct values listed per column; further ones are only counted. */
export const MAX_VALUES = 200
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

/** Counts the distinct values that stay empty or that the mapping replaces. */
export const createUnreadValues = (plan: Plan) => {
  const columns = new Map<number, Column>()
  /** Of the current row. */
  let mapped: { index: number; cell: string }[] = []

  const count = (index: number, cell: string, line: number, kind: { isMapped: boolean; isWording: boolean }) => {
    const column = columns.get(index) ?? { values: new Map(), others: 0 }
    columns.set(index, column)
    const key = valueKey(cell)
    const known = column.values.get(key)
    if (known !== undefined) {
      known.count++
      if (known.lines.length < MAX_LINES) known.lines.push(line)
      return
    }
    if (column.values.size === MAX_VALUES && !kind.isMapped) {
      column.others++
      return
    }
    const { field } = plan.proposals[index]!
    const value = shownValue(normalizeText(cell))
    const proposal = kind.isWording && field !== null ? proposeMeaning(field, value) : null
    column.values.set(key, { value, count: 1, lines: [line], proposal, isMapped: kind.isMapped })
  }

  return {
    onMapped: (index: number, cell: string) => void mapped.push({ index, cell }),
    add: ({ line, problems, isRepeated }: ImportRow, cells: readonly string[]) => {
      const ofRow = isRepeated ? [] : mapped
      mapped = []
      for (const { index, cell } of ofRow) count(index, cell, line, { isMapped: true, isWording: false })
      for (const { code, field } of problems) {
        const index = field === null ? undefined : plan.columns.get(field)
        if (index === undefined || !EMPTYING_CODES.has(code)) continue
        const cell = cells[index] ?? ''
        // An unreadable meaning is a problem of the mapping; the cell is counted already.
        if (plan.meanings.get(index)?.has(valueKey(cell))) continue
        count(index, cell, line, { isMapped: false, isWording: WORDING_CODES.has(code) })
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
