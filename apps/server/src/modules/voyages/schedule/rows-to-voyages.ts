import { voyageKey } from '../voyage-key.ts'
import { wordsOf } from './find-columns.ts'
import type { FindPort } from './find-columns.ts'
import type { LoadingCall, Place, Problems, ReadSchedule, ReadVoyage } from './schedule-problems.ts'

interface DatedPlace {
  day: string
  place: Place
}
/** A line of the file, with what merged cells above it say. */
export interface Row {
  line: number
  vessel: string
  number: string
  carrier: string | null
  loadingPort: string | null
  cutOff: DatedPlace | null
  departure: DatedPlace | null
  /** Whether the departure is in this line. */
  hasOwnDeparture: boolean
  /** Departures from other ports of loading, in columns of their own. */
  laterDepartures: { loadingPort: string; departure: DatedPlace; cutOff: DatedPlace | null }[]
  port: string | null
  arrival: DatedPlace | null
  /** Arrivals at the ports that columns are named for. */
  calls: ReadVoyage['calls']
  faults: { place: Place; code: 'BAD_DATE' | 'DATE_ORDER'; value: string }[]
  places: Record<'vessel' | 'number' | 'departure' | 'cutOff' | 'port' | 'arrival', Place>
}

const VESSEL = 120
const NUMBER = 60

/** Joins the lines of each voyage. A voyage with a fault is left out whole. */
export function voyagesOf(
  rows: readonly Row[],
  findPort: FindPort,
  problems: Problems,
): Pick<ReadSchedule, 'voyages' | 'leftOut' | 'leftOutNames'> {
  const groups = new Map<string, Row[]>()
  let unnamed = 0
  for (const row of rows) {
    const { vessel, number, places } = row
    for (const { place, code, value } of row.faults) problems.add(place, code, value)
    if (vessel && number) {
      const key = voyageKey({ vessel, number })
      groups.set(key, [...(groups.get(key) ?? []), row])
      continue
    }
    unnamed++
    problems.add(vessel ? places.number : places.vessel, 'MISSING')
  }
  const voyages: ReadVoyage[] = []
  const leftOutNames: string[] = []
  for (const group of groups.values()) {
    const voyage = voyageOf(group, findPort, problems)
    if (voyage) voyages.push(voyage)
    else if (group[0]) leftOutNames.push(`${group[0].vessel} ${group[0].number}`)
  }
  return { voyages, leftOut: leftOutNames.length + unnamed, leftOutNames }
}

function voyageOf(rows: readonly Row[], findPort: FindPort, problems: Problems): ReadVoyage | null {
  const [first] = rows
  if (!first) return null
  let isValid = rows.every(({ faults }) => faults.length === 0)
  const fault = (...args: Parameters<Problems['add']>): void => {
    isValid = false
    problems.add(...args)
  }
  for (const row of rows) {
    if (row.vessel.length > VESSEL) fault(row.places.vessel, 'TOO_LONG', row.vessel)
    if (row.number.length > NUMBER) fault(row.places.number, 'TOO_LONG', row.number)
  }
  // A line with a departure alone is a port of loading; later departures are those from ports of call.
  const isLoading = (row: Row): boolean =>
    row.hasOwnDeparture && !row.arrival && !row.loadingPort && row.port !== null && !findPort(row.port)
  const [loading, ...laterLoading] = rows.filter(isLoading).toSorted(byDeparture)
  const ofVoyage = loading ? [loading] : rowsOfFirstPort(rows)
  const departure = singleDate(ofVoyage.map((row) => row.departure), fault) // prettier-ignore
  const cutOff = singleDate(ofVoyage.map((row) => row.cutOff), fault) // prettier-ignore
  const loadingPort =
    loading?.loadingPort ?? loading?.port ?? ofVoyage.map((row) => row.loadingPort).find(Boolean) ?? null
  const others = [
    ...(loading ? laterLoading : rows.filter((row) => !ofVoyage.includes(row))),
    ...rows.flatMap((row) => row.laterDepartures.map((later) => ({ ...row, ...later }))),
  ]
  const otherPorts = Map.groupBy(others, (row) => wordsOf(row.loadingPort ?? row.port ?? ''))
  otherPorts.delete(wordsOf(loadingPort ?? ''))
  const otherCalls = [...otherPorts.values()].flatMap((group): LoadingCall[] => {
    const [{ places, ...row }] = group as [Row]
    const leaves = singleDate(group.map((one) => one.departure), fault) // prettier-ignore
    const closes = singleDate(group.map((one) => one.cutOff), fault) // prettier-ignore
    return leaves
      ? [
          {
            loadingPort: row.loadingPort ?? row.port,
            departure: leaves.day,
            cutOff: closes?.day ?? null,
            places: { departure: leaves.place, cutOff: closes?.place ?? places.cutOff },
          },
        ]
      : []
  })
  if (!departure && isValid) fault(first.places.departure, 'MISSING')
  const calls: ReadVoyage['calls'] = []
  for (const row of rows) {
    const given = [...row.calls]
    const found = row.port ? findPort(row.port) : undefined
    const port = found === 'AMBIGUOUS' ? undefined : found
    if (port && row.arrival) given.push({ portId: port.id, arrival: row.arrival.day, place: row.arrival.place })
    else if (port && row.faults.length === 0) problems.add(row.places.arrival, 'MISSING', '', false)
    else if (!port && row.port && !isLoading(row))
      problems.add(row.places.port, found ? 'AMBIGUOUS_PORT' : 'UNKNOWN_PORT', row.port, false)
    else if (row.arrival && !row.port) fault(row.places.port, 'MISSING')
    for (const call of given) {
      const known = calls.find(({ portId }) => portId === call.portId)
      if (!known) calls.push(call)
      else if (known.arrival !== call.arrival) fault(call.place, 'CONTRADICTION', call.arrival)
    }
  }
  if (isValid && calls.length === 0) fault({ line: first.line, column: null }, 'NO_PORT_CALL')
  for (const { arrival, place } of calls)
    if (departure && arrival < departure.day) fault(place, 'ARRIVAL_BEFORE_DEPARTURE', arrival)
  if (cutOff && departure && cutOff.day > departure.day) fault(cutOff.place, 'CUT_OFF_AFTER_DEPARTURE', cutOff.day)
  if (!isValid || !departure) return null
  const firstValue = (read: (row: Row) => string | null): string | null => rows.map(read).find(Boolean) ?? null
  return {
    line: first.line,
    column: null,
    vessel: first.vessel,
    number: first.number,
    carrier: firstValue(({ carrier }) => carrier),
    loadingPort,
    cutOff: cutOff?.day ?? null,
    departure: departure.day,
    otherCalls,
    calls,
    places: { cutOff: first.places.cutOff, departure: departure.place },
  }
}

const byDeparture = (one: Row, other: Row): number =>
  (one.departure?.day ?? '').localeCompare(other.departure?.day ?? '')

/**
 * The lines of the first port of loading of the voyage, and lines without a port. A voyage has one departure
 * (decision 34).
 */
function rowsOfFirstPort(rows: readonly Row[]): readonly Row[] {
  const portOf = ({ loadingPort }: Row): string => wordsOf(loadingPort ?? '')
  const [first] = rows.filter((row) => portOf(row) !== '' && row.departure).toSorted(byDeparture)
  return first ? rows.filter((row) => ['', portOf(first)].includes(portOf(row))) : rows
}

/** The date on which all lines agree. */
function singleDate(
  dates: readonly (DatedPlace | null)[],
  fault: (...given: Parameters<Problems['add']>) => void,
): DatedPlace | undefined {
  const [first, ...others] = dates.filter((one) => one !== null)
  const other = others.find(({ day }) => day !== first?.day)
  if (other) fault(other.place, 'CONTRADICTION', other.day)
  return first
}
