import { isDeepStrictEqual } from 'node:util'
import { SCHEDULE_LINES, SCHEDULE_VOYAGES } from '@minato/contract/voyage-schedules'
import { ImportRefused, readTable } from '../../vehicles/import/file/service.ts'
import { writtenNumber } from '../voyage-key.ts'
import { columnsOf, headerFact, hasArrivals, portFinder, wordsOf } from './find-columns.ts'
import type { Column, KnownPort } from './find-columns.ts'
import { dayReader, normalizeDay } from './read-days.ts'
import { collectProblems, ScheduleRefused } from './schedule-problems.ts'
import type { Place, Problems, ReadSchedule } from './schedule-problems.ts'
import { voyagesOf } from './rows-to-voyages.ts'
import type { Row } from './rows-to-voyages.ts'

export interface ScheduleJob {
  bytes: Uint8Array
  ports: KnownPort[]
  /** In Japan. */
  today: string
}
interface RawLine {
  line: number
  cells: string[]
}
type Columns = readonly (Column | undefined)[]
/** The lines below one row of titles. */
interface Table {
  titles: RawLine
  columns: Columns
  facts: Facts
  lines: (RawLine & { isBroken: boolean })[]
}
type Facts = Partial<Record<'LOADING_PORT' | 'CARRIER', string>>

/** The titles are among the first lines; carriers write their name and the ports of loading above them. */
const HEAD = 40
const DATED = new Set(['CUT_OFF', 'DEPARTURE', 'ARRIVAL', 'CALL'])
const isDated = (column: Column | undefined): boolean => column !== undefined && DATED.has(column.meaning)

/** Reads a schedule with a line for each port call, or one for each voyage. @throws ScheduleRefused */
export async function readSchedule({ bytes, ports, today }: ScheduleJob): Promise<ReadSchedule> {
  try {
    return await read(bytes, ports, today)
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    throw new ScheduleRefused(
      error.code === 'empty-file' ? 'empty' : error.code === 'no-columns' ? 'columns' : 'unknown',
    )
  }
}

async function read(bytes: Uint8Array, ports: readonly KnownPort[], today: string): Promise<ReadSchedule> {
  const findPort = portFinder(ports)
  const problems = collectProblems()
  const tables: Table[] = []
  let facts: Facts = {}
  let rowsSeen = 0
  for await (const batch of readTable(bytes))
    for (const { line, cells, fault } of batch) {
      if (++rowsSeen > SCHEDULE_LINES + HEAD) throw new ScheduleRefused('long')
      const table = tables.at(-1)
      if (fault) {
        problems.add({ line, column: null }, 'BAD_LINE', cells.join(' '))
        table?.lines.push({ line, cells, isBroken: true })
        continue
      }
      const columns = rowsSeen <= HEAD || table ? columnsOf(cells, findPort) : null
      const fact = columns ? undefined : headerFact(cells)
      if (fact) facts[fact.meaning] ??= fact.value
      if (columns) {
        // The same titles are repeated on each printed page; other titles begin another table.
        const tableFacts = { ...table?.facts, ...facts }
        if (!table || !isDeepStrictEqual([columns, tableFacts], [table.columns, table.facts]))
          tables.push({ titles: { line, cells }, columns, facts: tableFacts, lines: [] })
        facts = {}
      } else if (cells.some((cell) => cell.trim())) table?.lines.push({ line, cells, isBroken: false })
    }
  if (!tables.some(({ columns }) => hasArrivals(columns))) throw new ScheduleRefused('columns')
  const dates = tables.flatMap(({ lines, columns }) =>
    lines.flatMap(({ cells }) => cells.filter((_, at) => isDated(columns[at]))),
  )
  const readDay = dayReader(dates, today)
  const ignored = tables.flatMap((table) => unusedColumns(table, readDay, problems))
  const rows = tables.flatMap((table) => rowsOf(table, readDay, problems))
  const { voyages, leftOut, leftOutNames } = voyagesOf(rows, findPort, problems)
  if (voyages.length + leftOut > SCHEDULE_VOYAGES) throw new ScheduleRefused('long')
  const columns = tables.flatMap((table) =>
    table.columns.flatMap((one) => (one ? [{ title: one.title, meaning: one.meaning, port: nameOf(one.port) }] : [])),
  )
  return {
    columns: [...new Map(columns.map((one) => [JSON.stringify(one), one])).values()],
    ignored: [...new Set(ignored)],
    voyages,
    leftOut,
    leftOutNames,
    ...problems.all,
  }
}

const nameOf = (port: Column['port']): string | null => (port && port !== 'AMBIGUOUS' ? port.name : null)
type ReadDay = ReturnType<typeof dayReader>
const isRead = (day: ReturnType<ReadDay>): day is string => day !== null && day !== 'BAD_DATE' && day !== 'DATE_ORDER'

/** Reports titles that name no port, or several; returns the others without a meaning. */
function unusedColumns({ titles, columns, lines }: Table, readDay: ReadDay, problems: Problems): string[] {
  const isPort = (title: string, at: number): boolean => {
    const cells = lines
      .filter((one) => !one.isBroken && !isShifted(one.cells, columns, readDay))
      .map(({ cells: all }) => all[at] ?? '')
      .filter((cell) => normalizeDay(cell))
    return cells.length > 0 && cells.every((cell) => isRead(readDay(cell))) && !/\betd\b/.test(wordsOf(title))
  }
  const others: string[] = []
  for (const [at, cell] of titles.cells.entries()) {
    const title = cell.trim().slice(0, 80)
    const place = { line: titles.line, column: title }
    if (columns[at]?.port === 'AMBIGUOUS') problems.add(place, 'AMBIGUOUS_PORT', title, false)
    if (!title || columns[at]) continue
    if (isPort(title, at)) problems.add(place, 'UNKNOWN_PORT', title, false)
    else others.push(title)
  }
  return others
}

function rowsOf({ lines, columns, facts }: Table, readDay: ReadDay, problems: Problems): Row[] {
  const rows: Row[] = []
  let rowAbove: Row | undefined
  for (const { line, cells, isBroken } of lines) {
    // Merged cells below a line that is left out do not belong to the voyage above it.
    if (isBroken) {
      rowAbove = undefined
      continue
    }
    const filled = cells.flatMap((cell, at) => (cell.trim() ? [at] : []))
    const text = (...meanings: Column['meaning'][]): string => {
      const at = columns.findIndex((one) => one !== undefined && meanings.includes(one.meaning))
      return (cells[at] ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim()
    }
    const placeOf = (at: number): Place => ({ line, column: columns[at]?.title ?? null })
    const hasDate = filled.some((at) => isDated(columns[at]) && isRead(readDay(cells[at] ?? '')))
    const isNamed = text('VESSEL', 'NUMBER', 'VESSEL_AND_NUMBER') !== '' || text('PORT') !== ''
    // Notes and sums below the table.
    const isNote = !hasDate && (filled.length < 3 || !isNamed)
    if (!isNote && isShifted(cells, columns, readDay)) {
      rowAbove = undefined
      problems.add({ line, column: null }, 'SHIFTED', cells.filter((cell) => cell.trim()).join(' | '))
      continue
    }
    const days = new Map<number, string>()
    const faults: Row['faults'] = []
    for (const [at, column] of columns.entries()) {
      if (!isDated(column)) continue
      const day = readDay(cells[at] ?? '')
      if (day === 'BAD_DATE' || day === 'DATE_ORDER')
        faults.push({ place: placeOf(at), code: day, value: cells[at] ?? '' })
      else if (day !== null) days.set(at, day)
    }
    const datesOf = (meaning: Column['meaning']): DatedCell[] =>
      [...days].flatMap(([at, day]) => {
        const column = columns[at]
        return column?.meaning === meaning ? [{ day, place: placeOf(at), column }] : []
      })
    const [departure = null, ...laterDepartures] = datesOf('DEPARTURE').toSorted((one, other) =>
      one.day.localeCompare(other.day),
    )
    const cutOffs = datesOf('CUT_OFF')
    /** Of the cut-off columns, the one whose title names the port; for null, the one that names no port. */
    const cutOffFor = (port: string | null): DatedCell | null =>
      cutOffs.find(({ column }) =>
        port === null
          ? !columns.some((one) => one?.loadingPort && hasWords(column.title, one.loadingPort))
          : hasWords(column.title, port),
      ) ?? null
    const vesselAndNumber = /^(.*\S)[\s/,]+(?:v(?:oy\.?\s*|\.\s*|\s+))?(\p{L}*\d[\p{L}\d-]*)$/iu.exec(
      text('VESSEL_AND_NUMBER'),
    )
    const separateNames = {
      vessel: text('VESSEL') || (vesselAndNumber?.[1] ?? text('VESSEL_AND_NUMBER')).replace(/[\s/,]+$/, ''),
      number: writtenNumber(text('NUMBER')) || (vesselAndNumber?.[2] ?? ''),
    }
    // Merged cells have their text in the first line alone.
    const isBelow =
      !separateNames.vessel &&
      (!separateNames.number || separateNames.number === rowAbove?.number) &&
      rowAbove !== undefined
    const vessel = separateNames.vessel || (rowAbove?.vessel ?? '')
    const row: Row = {
      line,
      vessel,
      number: separateNames.number || (isBelow ? (rowAbove?.number ?? '') : ''),
      carrier: text('CARRIER') || (isBelow ? (rowAbove?.carrier ?? null) : (facts.CARRIER ?? null)),
      loadingPort:
        text('LOADING_PORT') ||
        (departure?.column.loadingPort ?? (isBelow ? (rowAbove?.loadingPort ?? null) : (facts.LOADING_PORT ?? null))),
      cutOff:
        cutOffFor(departure?.column.loadingPort ?? null) ??
        cutOffFor(null) ??
        (isBelow ? (rowAbove?.cutOff ?? null) : null),
      departure: departure ?? (isBelow ? (rowAbove?.departure ?? null) : null),
      hasOwnDeparture: departure !== null,
      laterDepartures: laterDepartures.flatMap(({ day, place, column: { loadingPort } }) =>
        loadingPort ? [{ loadingPort, departure: { day, place }, cutOff: cutOffFor(loadingPort) }] : [],
      ),
      port: text('PORT') || null,
      arrival: datesOf('ARRIVAL')[0] ?? null,
      calls: [...days].flatMap(([at, day]) => {
        const port = columns[at]?.port
        return port && port !== 'AMBIGUOUS' ? [{ portId: port.id, arrival: day, place: placeOf(at) }] : []
      }),
      faults,
      places: {
        vessel: placeOf(columns.findIndex((one) => one?.meaning === 'VESSEL' || one?.meaning === 'VESSEL_AND_NUMBER')),
        number: placeOf(columns.findIndex((one) => one?.meaning === 'NUMBER' || one?.meaning === 'VESSEL_AND_NUMBER')),
        departure: placeOf(columns.findIndex((one) => one?.meaning === 'DEPARTURE')),
        cutOff: placeOf(columns.findIndex((one) => one?.meaning === 'CUT_OFF')),
        port: placeOf(columns.findIndex((one) => one?.meaning === 'PORT')),
        arrival: placeOf(columns.findIndex((one) => one?.meaning === 'ARRIVAL')),
      },
    }
    if (!isNote) rows.push(row)
    if (!isNote || separateNames.vessel || separateNames.number)
      rowAbove = isNote && !(row.vessel && row.number) ? undefined : row
  }
  return rows
}

interface DatedCell {
  day: string
  place: Place
  column: Column
}
const hasWords = (title: string, words: string): boolean => ` ${wordsOf(title)} `.includes(` ${wordsOf(words)} `)

/** A date below a title of text, or a cell beyond the last title. */
function isShifted(cells: readonly string[], columns: Columns, readDay: ReadDay): boolean {
  if (cells.slice(columns.length).some((cell) => cell.trim())) return true
  return cells.some((cell, at) => {
    const column = columns[at]
    return (
      column !== undefined &&
      !isDated(column) &&
      /\d{1,4}[/.-]\p{L}*\d*[/.-]\d{1,4}/u.test(cell) &&
      isRead(readDay(cell))
    )
  })
}
