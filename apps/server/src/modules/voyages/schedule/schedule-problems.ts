import type { ScheduleProblem } from '@minato/contract/voyage-schedules'
import type { VoyageSchedule } from '@minato/contract/voyage-schedules'

/** What the reader of schedules makes of a file. */

type Code = ScheduleProblem['code']
/** A cell of the file, for problems that are found later. */
export interface Place {
  line: number
  column: string | null
}
/** A departure from a port of loading. */
export interface LoadingCall {
  loadingPort: string | null
  cutOff: string | null
  departure: string
  places: { cutOff: Place; departure: Place }
}
/** A voyage with the port of loading that it leaves first. */
export interface ReadVoyage extends Place, LoadingCall {
  vessel: string
  number: string
  /** Null if the file has no value: an existing voyage keeps its own. */
  carrier: string | null
  otherCalls: LoadingCall[]
  calls: { portId: string; arrival: string; place: Place }[]
}
export interface ReadSchedule {
  columns: VoyageSchedule['columns']
  ignored: string[]
  voyages: ReadVoyage[]
  leftOut: number
  /** Vessel and number of voyages that are left out. */
  leftOutNames: string[]
  problems: ScheduleProblem[]
  problemCount: number
}

/** Why a whole file is refused; each has a French sentence in the web's messages. */
export const SCHEDULE_REFUSALS = {
  empty: 'The file is empty',
  large: 'A schedule may have at most 5 MB',
  long: 'A schedule may have at most 5,000 lines and 300 voyages: split it',
  unknown: 'This is not a schedule in CSV or XLSX',
  columns: 'No columns for vessel, voyage number, ETD and the arrivals were found',
  moves: 'This schedule moves more than 1,000 inquiries: import it in parts',
  slow: 'This file takes too much time or memory to be read',
} as const
export class ScheduleRefused extends Error {
  override readonly name = 'ScheduleRefused'
  readonly code: keyof typeof SCHEDULE_REFUSALS

  constructor(code: keyof typeof SCHEDULE_REFUSALS) {
    super(SCHEDULE_REFUSALS[code])
    this.code = code
  }
}

const PROBLEMS_SHOWN = 200
const VALUE = 80
/** Keeps the first problems, and counts all. */
export function collectProblems() {
  const problems: ScheduleProblem[] = []
  let count = 0
  return {
    add({ line, column }: Place, code: Code, value = '', isLeftOut = true): void {
      count++
      if (problems.length < PROBLEMS_SHOWN)
        problems.push({ line, column, code, value: value.slice(0, VALUE), isLeftOut })
    },
    get all() {
      return { problems: problems.toSorted((a, b) => a.line - b.line), problemCount: count }
    },
  }
}
export type Problems = ReturnType<typeof collectProblems>
