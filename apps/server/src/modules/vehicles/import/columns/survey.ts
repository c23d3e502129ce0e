import type { RawRow } from '../file/rows.ts'
import { createOccurrenceCounter } from '../rows/occurrence-counter.ts'
import { ImportRefused } from '../import-refused.ts'
import { detachedCopy, isBlankValue, normalizeText } from '../values/normalize-text.ts'

/** Facts about a column that may hold the source's own id of a car. */
export type IdStatistics = { valueCount: number; repeated: number; isRunning: boolean; first: number }

/**
 * Facts that need the whole file. `filled`: number of non-empty cells per column. `sample`: some thousand rows
 * at most, evenly spread.
 */
export type Survey = {
  rows: number
  sample: string[][]
  shortShare: number
  ids: Map<number, IdStatistics>
  filled: number[]
}

const SAMPLE_ROWS = 2000

/** Reads all rows once and keeps only a sample. */
export const createSurvey = (columns: number, idColumns: readonly number[], maxRows: number) => {
  const survey: Survey = { rows: 0, sample: [], shortShare: 0, ids: new Map(), filled: Array<number>(columns).fill(0) }
  const ids = idColumns.map((index) => ({ index, watch: createIdCounter() }))
  const rowsSeen = createOccurrenceCounter()
  let step = 1
  let short = 0

  const add = (row: RawRow) => {
    survey.rows++
    if (survey.rows > maxRows) throw new ImportRefused('too-many-rows', { limit: maxRows })
    if (row.fault !== null) return
    if (row.cells.length < columns) short++
    for (let index = 0; index < columns; index++) {
      const cell = row.cells[index]
      if (cell !== undefined && cell !== '' && !isBlankValue(cell.trim())) survey.filled[index]!++
    }
    // A repeated row is the same car and does not make its id ambiguous.
    if (ids.length > 0 && rowsSeen.count(row.cells.join('\u001f'), row.line).count === 1)
      for (const { index, watch } of ids) watch.add(row.cells[index] ?? '')
    if ((survey.rows - 1) % step !== 0) return
    survey.sample.push(row.cells.map(detachedCopy))
    // The sample is full: drop every second row and sample half as often from here on.
    if (survey.sample.length > SAMPLE_ROWS) {
      survey.sample = survey.sample.filter((_, at) => at % 2 === 0)
      step *= 2
    }
  }

  const end = (): Survey => {
    for (const { index, watch } of ids) survey.ids.set(index, watch.end(survey.rows))
    return { ...survey, shortShare: short / Math.max(1, survey.rows) }
  }
  return { add, end }
}

/** A row counter changes when the list is sorted, so it is not an id. */
const createIdCounter = () => {
  const occurrences = createOccurrenceCounter()
  let valueCount = 0
  let repeated = 0
  let last = -1
  let first = -1
  let isRising = true
  return {
    add: (cell: string) => {
      const text = normalizeText(cell)
      if (text === '') return
      valueCount++
      if (occurrences.count(text, valueCount).count > 1) repeated++
      const number = /^\d{1,9}$/.test(text) ? Number(text) : -1
      if (number <= last) isRising = false
      if (first === -1) first = number
      last = number
    },
    end: (rows: number): IdStatistics => ({
      valueCount,
      repeated,
      first,
      isRunning: isRising && valueCount > 1 && last - first <= valueCount * 1.2 + 10 && valueCount >= rows * 0.5,
    }),
  }
}
