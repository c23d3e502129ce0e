import { formatFor, pluralFor } from '../format.ts'

const { date, number } = formatFor('en')
const plural = pluralFor('en')
const voyages = (count: number) => `${number(count)} ${plural(count, 'voyage', 'voyages')}`
const inquiries = (count: number) => `${number(count)} ${plural(count, 'inquiry', 'inquiries')}`

/** Import of a carrier's sailing schedule. */
export const voyageSchedule = {
  open: 'Import a schedule',
  title: 'Import a schedule',
  file: 'File',
  drop: 'Drop the carrier’s schedule here',
  choose: 'Choose a file',
  formats: 'CSV or XLSX, 5 MB at most.',
  layouts: 'One line for each port call, or one line for each voyage with a column for each port.',
  one: 'Choose one file at a time.',
  reading: 'Reading the schedule…',
  columns: 'Recognized columns',
  column: (title: string, meaning: string) => `${title} → ${meaning}`,
  ignored: (titles: string) => `Not used: ${titles}`,
  meanings: {
    VESSEL: 'vessel',
    NUMBER: 'voyage number',
    VESSEL_AND_NUMBER: 'vessel and voyage number',
    CARRIER: 'shipping company',
    LOADING_PORT: 'port of loading',
    CUT_OFF: 'cut-off',
    DEPARTURE: 'ETD',
    PORT: 'port of call',
    ARRIVAL: 'ETA',
    CALL: 'ETA',
  },
  callAt: (port: string) => `ETA in ${port}`,
  problemsTitle: (count: number) => `${number(count)} ${plural(count, 'problem', 'problems')} in the file`,
  leftOut: (count: number, names: string) =>
    `${voyages(count)} left out${names && `: ${names}`}. Correct the file and choose it again, or import the rest.`,
  place: (line: number, column: string | null) =>
    column === null ? `Line ${number(line)}` : `Line ${number(line)}, ${column}`,
  /** Dates in `value` use the user's format. */
  problem: (place: string, words: string, value: string) =>
    value ? `${place}: ${words} (${value})` : `${place}: ${words}`,
  more: (count: number) => `and ${number(count)} more`,
  problems: {
    BAD_LINE: 'this line cannot be read',
    SHIFTED: 'the cells are not below their columns',
    MISSING: 'a value is missing',
    NO_CUT_OFF: 'the cut-off is missing, and the voyage is new',
    NO_LOADING_PORT: 'the port of loading is missing, and the voyage is new',
    TOO_LONG: 'this text is too long',
    BAD_DATE: 'not a date',
    DATE_ORDER: 'day and month cannot be told apart. Write the dates as 2027-06-12',
    FAR_DATE: 'this date is more than ten years away',
    CONTRADICTION: 'conflicts with another line of this voyage',
    UNKNOWN_PORT: 'not one of your ports, this call is left out',
    AMBIGUOUS_PORT: 'several of your ports have this name, this call is left out. Add the country to the name',
    NO_PORT_CALL: 'the voyage calls at none of your ports',
    ARRIVAL_BEFORE_DEPARTURE: 'the arrival is before the departure',
    CUT_OFF_AFTER_DEPARTURE: 'the cut-off is after the departure',
    CALL_NOT_LISTED: 'the file does not list this port. The call is kept',
    OTHER_LOADING_PORT: 'another port of loading of this voyage. Its departure is not used',
  },
  noCutOff: {
    title: 'Cut-off dates',
    text: (names: string) =>
      `Some new voyages have no cut-off date: ${names}. Set how many days before departure they stop accepting cars.`,
    days: 'Days before departure',
    submit: 'Set cut-off dates',
  },
  result: 'Voyages',
  counts: (added: number, changed: number, same: number) =>
    `${number(added)} new, ${number(changed)} changed, ${number(same)} unchanged`,
  nothing: 'All voyages in this file are already saved. There is nothing to import.',
  noneRead: 'No voyage of this file can be imported.',
  moves: (count: number) =>
    `${inquiries(count)} ${plural(count, 'moves', 'move')} to new dates. Each buyer gets one message in the inquiry and one email per voyage.`,
  atRisk: (count: number) => `${number(count)} at risk`,
  states: { NEW: 'New', CHANGED: 'Changed', SAME: 'Unchanged' },
  cutOff: (from: string | null, to: string) => changed('Cut-off', from, to),
  departure: (from: string | null, to: string) => changed('Departure', from, to),
  arrival: (port: string, from: string | null, to: string) => changed(port, from, to),
  loadingPort: (port: string) => `from ${port}`,
  apply: (count: number) => `Import ${voyages(count)}`,
  again: 'Voyages or bookings have changed since you opened this preview. Check it again.',
  applied: (added: number, changed: number) => `Schedule imported: ${number(added)} new, ${number(changed)} changed`,
  otherFile: 'Choose another file',
}
const changed = (what: string, from: string | null, to: string): string =>
  from !== null && from !== to ? `${what} ${date(from)} → ${date(to)}` : `${what} ${date(to)}`

export type VoyageScheduleTexts = typeof voyageSchedule
