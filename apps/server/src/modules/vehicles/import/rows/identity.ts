import { hash } from 'node:crypto'
import { headerKey } from '../columns/header-words.ts'
import type { IdStatistics } from '../columns/survey.ts'
import { guessOf } from '../guesses.ts'
import type { Guess } from '../guesses.ts'
import { wordKey } from '../values/normalize-text.ts'

/** The source of a mapped id column if neither the mapping nor the file name gives one. */
const NAMELESS_SOURCE = 'list'

/** How cars are recognised when their file is imported again. */
export type IdentityPlan = {
  /** Column of the source's id, and the source's name. Null: the row's content is the identity. */
  id: { index: number; source: string } | null
  /** Columns whose text identifies a row, in an order independent of the file's. */
  rowColumns: number[]
}

/** Names of columns with lot numbers of one auction day: the next list reuses the numbers. */
const PER_LIST_LABEL = /\b(lot|bid|exhibit|auction)\b|出品|ロット/
/** Column names that often hold mere row numbers. */
const VAGUE_LABEL =
  /^(id|code|no|nr|num|number|#|s no|sr no|sl no|sr|sn|s n|serial|serial no|serial number|index|idx|row|row no|unnamed 0|numero|番号|連番|item no|item number|item #|unit no|unit number|unit|item)$/

/** Up to this many repeated numbers may be cars entered twice; with more, the column does not identify cars. */
const maxRepeats = (valueCount: number): number => Math.max(valueCount * 0.01, Math.min(2, valueCount / 4))

/** Decides whether the id column is reliable, unless the mapping names it. Returns the plan and its assumptions. */
export const planIdentity = (
  labels: readonly string[],
  id: { index: number; isMapped: boolean } | null,
  facts: ReadonlyMap<number, IdStatistics>,
  source: { name: string | null; fileName: string | null; isNamed: boolean },
  hasChassis: boolean,
): { plan: IdentityPlan; guess: Guess } => {
  const isCounter = (index: number) => {
    const statistics = facts.get(index)
    return (
      statistics !== undefined &&
      statistics.isRunning &&
      (statistics.first <= 1 || VAGUE_LABEL.test(headerKey(labels[index]!)))
    )
  }
  const rowColumns = labels
    .map((label, index) => ({ key: headerKey(label), index }))
    .filter(({ index }) => !isCounter(index))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index))
    .map(({ index }) => index)
  const label = id === null ? null : labels[id.index]!
  const byRow = (reason: string, count = 0) => ({
    plan: { id: null, rowColumns },
    guess: guessOf('known-by-row', { reason, column: label, count, hasChassis }),
  })
  if (id === null || label === null) return byRow('none')
  const own = facts.get(id.index)
  if (!id.isMapped && isCounter(id.index)) return byRow('counter')
  if (!id.isMapped && own !== undefined && own.repeated > maxRepeats(own.valueCount))
    return byRow('repeated', own.repeated)
  const isPerList = PER_LIST_LABEL.test(headerKey(label)) && !source.isNamed
  const name = (isPerList ? source.fileName : source.name) ?? (id.isMapped ? NAMELESS_SOURCE : null)
  if (name === null) return byRow('nameless')
  const guess = guessOf('known-by-number', { column: label, source: name, isNamed: source.isNamed, hasChassis })
  return { plan: { id: { index: id.index, source: name }, rowColumns }, guess }
}

/** 'stock_2025-01-31 (2).csv' → 'stock', so that the next list of the same dealer has the same name. */
export const sourceNameOf = (fileName: string): { name: string | null; fileName: string | null } => {
  const baseName = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFC')
    .trim()
  const baseNameWithoutDate = baseName
    .replace(/[\s_.-]*(\(\d+\)|copy|- ?copie)$/i, '')
    .replace(/[\s_.-]*(19|20)\d\d[\s_.-]?\d{1,2}([\s_.-]?\d{1,2})?([\s_tT-]\d{4,6})?$/, '')
    .replace(/[\s_.-]*\d{1,2}[\s_.-]\d{1,2}[\s_.-](19|20)?\d\d$/, '')
  const nameOrNull = (name: string) => (wordKey(name).length < 2 ? null : name.slice(0, 80).toWellFormed())
  return { name: nameOrNull(baseNameWithoutDate) ?? nameOrNull(baseName), fileName: nameOrNull(baseName) }
}

export const sourceIdentity = (source: string, id: string): string => `source:${source}:${id}`

const FOREIGN = /[^\x00-\x7f]/

export const rowText = (cells: readonly string[], columns: readonly number[]): string =>
  columns.map((index) => cells[index]?.trim() ?? '').join('\u001f')

/** The content of the row: its cells, independent of rates and mapping. */
export const rowIdentity = (cells: readonly string[], columns: readonly number[]): string => {
  const text = rowText(cells, columns)
  return `row:${hash('sha1', (FOREIGN.test(text) ? text.normalize('NFKC') : text).toLowerCase(), 'base64url')}`
}
