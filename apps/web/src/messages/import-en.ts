import type { ImportSummary } from '@minato/contract/vehicles-import'
import { formatFor, pluralFor } from './format.ts'
import { question } from './import-question-en.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')
const rows = (count: number): string => `${number(count)} ${plural(count, 'row', 'rows')}`
const cars = (count: number): string => `${number(count)} ${plural(count, 'car', 'cars')}`

/** What a guess of the reader is about: columns, units, figures (the server's guesses.ts). */
type Params = Readonly<Record<string, string | number | boolean | null>>
const shown = (value: Params[string] | undefined): string => number(Math.round(Number(value ?? 0) * 10) / 10)
const spread = ({ middle, low, high }: Params): string =>
  middle === null ? '' : ` Its values lie around ${shown(middle)}, most of them from ${shown(low)} to ${shown(high)}.`
const reasons: Readonly<Record<string, string>> = {
  said: 'as you say',
  name: 'its name says so',
  values: 'its values say so',
  column: 'where the column of the currency says nothing else',
  yen: 'its name is Japanese and its figures are those of yen',
}
const before = ({ hasChassis }: Params): string => (hasChassis ? 'by their chassis where there is one, else ' : '')

const guesses: Readonly<Record<string, (params: Params) => string>> = {
  encoding: ({ encoding }) => `The text is read as ${encoding}.`,
  sheets: ({ sheet }) => `The sheet “${sheet}” is read, and no other.`,
  'no-header': () => 'The file has no header: its columns are told by their values.',
  'header-line': ({ line }) => `The header stands on line ${shown(line)}; what comes before it is left out.`,
  'header-unknown': () => 'No column of this header is known: name them below.',
  'only-year': ({ column }) =>
    `“${column}” is the only year of the file: it is taken for the year of first registration.`,
  'year-in-name': ({ column }) =>
    `No column holds the year. It is read from “${column}”, as the year of first registration.`,
  'engine-in-name': ({ column }) => `No column holds the engine size. It is read from “${column}”, in litres.`,
  'brand-by-model': () => 'No column holds the maker: it is told by the model, where only one maker has such a model.',
  'day-first': ({ column }) => `“${column}”: day before month, assumed, since no date in it tells.`,
  'month-first': ({ column }) => `“${column}”: month before day, as its values say.`,
  'semi-automatic': ({ value, column }) => `“${value}” in “${column}” is taken for automatic.`,
  pictures: ({ column }) =>
    `“${column}” holds addresses of pictures. Nothing is fetched from an address in a file: put the pictures on the cars.`,
  litres: ({ column, ...more }) => `“${column}” is in litres.${spread(more)}`,
  distance: ({ column, unit, reason, factor, isInThousands, isSmall, ...more }) => {
    const words = unit === 'mi' ? 'miles' : 'kilometres'
    const times = isInThousands ? ' in thousands' : Number(factor) > 1 ? `, times ${shown(factor)}` : ''
    const why =
      reason === 'assumed' ? `assumed, since nothing names a unit.${spread(more)}` : `${reasons[String(reason)]}.`
    return `“${column}” is in ${words}${times}: ${why}${isSmall ? ' These are small: are thousands meant?' : ''}`
  },
  money: ({ column, currency, reason, rate, isHigh, ...more }) => {
    const why =
      reason === 'assumed'
        ? `assumed, since nothing in the file names a currency.${spread(more)}${isHigh ? ' These are high for dollars: is another currency meant?' : ''}`
        : `${reasons[String(reason)]}.`
    const tail =
      rate === null
        ? ` Without a rate no row can be imported.`
        : currency === 'USD'
          ? ''
          : ` At ${number(Number(rate))} for one dollar.`
    return `“${column}” is in ${currency === 'USD' ? 'US dollars' : currency}: ${why}${tail}`
  },
  'known-by-row': ({ reason, column, count, ...more }) => {
    const why: Readonly<Record<string, string>> = {
      none: 'No column holds a number of the source’s own.',
      counter: `“${column}” only counts the rows, and would shift when the list is sorted anew.`,
      repeated: `“${column}” repeats itself on ${rows(Number(count))}.`,
      nameless: `“${column}” could know a car again, if the source had a name.`,
    }
    return `${why[String(reason)] ?? ''} Cars are known again ${before(more)}by the content of their row: a row that changes is a new car.`
  },
  'known-by-number': ({ column, source, ...more }) =>
    `Cars are known again ${before(more)}by “${column}” of the source “${source}”.`,
}

const states: Record<ImportSummary['state'], string> = {
  READY: 'Not run yet',
  CHECKING: 'Being checked',
  RUNNING: 'Being imported',
  DONE: 'Imported',
  CANCELLED: 'Stopped',
  FAILED: 'Failed',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
}

/** Dealers' files: sending, mapping, checking, running and undoing an import of cars. */
export const imports = {
  title: 'Import cars',
  vehicles: 'Vehicles',
  steps: 'Steps of the import',
  step: { file: 'File', columns: 'Columns', check: 'Check', run: 'Import' },
  file: {
    title: 'A list of cars',
    drop: 'Drop a file here',
    choose: 'Choose a file',
    hint: 'CSV or Excel (.xlsx), up to 50 MB. Columns and words of the trade are recognised in English, French, Japanese, Russian and Arabic. Nothing is written yet.',
    sending: (percent: number) => `Sending … ${percent}%`,
    reading: 'Being read …',
    cancel: 'Cancel',
    one: 'One file at a time.',
    /** To whoever has left the page meanwhile. */
    arrived: 'The list has arrived; it stands under Import, Files so far.',
    lost: 'The list was not taken in',
    another: 'Another file',
  },
  past: {
    title: 'Files so far',
    note: 'What a run did can be undone for 90 days.',
    empty: 'No file has been sent yet.',
    file: 'File',
    by: 'By',
    when: 'Sent',
    state: 'State',
    rows: 'Rows',
    made: 'New',
    changed: 'Changed',
    refused: 'Refused',
    former: 'somebody no longer here',
  },
  states,
  working: (percent: number, done: number, total: number) =>
    `${percent}%, ${number(done)} of ${rows(total)}. You can leave this page: the work goes on.`,
  waiting: 'It begins in a moment. You can leave this page.',
  undoing: 'What the run did is being taken back. You can leave this page.',
  stop: 'Stop',
  stopping: 'Stopping …',
  counts: {
    title: 'What comes of the rows',
    done: 'What came of the rows',
    rows: 'Rows',
    made: 'New cars',
    changed: 'Changed cars',
    unchanged: 'Already the same',
    partial: 'With a value left empty',
    refused: 'Refused',
  },
  status: {
    title: 'Status',
    check: (count: number) => `Check ${rows(count)}`,
    again: 'Check again',
    run: (count: number) => `Import ${cars(count)}`,
    nothing: 'Nothing to import: every car stands there so already.',
    none: 'No row is a car that can be taken. Name the columns, or mend the file.',
    blocked: 'Bad rows stand in the way. Mend them and send the file again, or take the good rows only.',
    unread: 'Your changes are not read yet.',
    bad: 'Of bad rows',
    whole: 'All or nothing',
    good: 'Take the good rows only',
    catalogue: 'Add what the catalogue lacks',
    catalogueHint: 'Makers, models and model codes of the file. Otherwise their rows are bad rows, named line by line.',
    publish: 'Visible to visitors at once',
    publishHint: 'Cars with a price; with a marked illustration until photographs come. Otherwise they are drafts.',
    discard: 'Throw the file away',
    discardTitle: 'Throw this file away?',
    discardText: (name: string) => `${name} has not run: no car is touched.`,
    undo: 'Undo this import',
    undoTitle: 'Undo this import?',
    undoText: (made: number, changed: number) =>
      [
        made > 0 && `${cars(made)} that it made ${plural(made, 'is', 'are')} deleted.`,
        changed > 0 &&
          `${cars(changed)} that it changed ${plural(changed, 'gets back what it', 'get back what they')} had.`,
        'Whatever somebody has changed since stays as it is.',
      ]
        .filter(Boolean)
        .join(' '),
    undoVerb: 'Undo',
    undone: (count: number) => `${cars(count)} taken back.`,
    kept: (count: number) => `${cars(count)} left as they are, since somebody has changed them: they are named below.`,
    other: 'Another import is at work. This one can run when it has ended.',
    stale: 'Somebody else has changed how this file is read. Your own changes still stand: look, and read it again.',
    stopped: 'Stopped. What was in by then stays, and can be undone.',
    stoppedWhole: 'Stopped. Nothing was written.',
    sent: (who: string, when: string) => `Sent by ${who}, ${when}.`,
    seeDrafts: 'See the drafts',
    seeCars: 'See the cars',
  },
  columns: {
    question,
    title: 'Columns',
    note: (known: number, total: number) =>
      `${number(known)} of ${number(total)} are read. Those that are not stand first.`,
    column: 'Column',
    samples: 'Its cells',
    field: 'Taken for',
    sure: 'How sure',
    levels: { said: 'Said by you', high: 'Sure', middle: 'Likely', low: 'A guess' },
    leaveOut: 'Not read',
    takenFrom: (field: string, other: string) => `${field} was read from “${other}”, which is left out now.`,
    save: 'Read it so',
    saving: 'Being read …',
    discard: 'As it was',
    remembered: 'Read as the last file with this header was.',
    empty: 'empty',
    fieldOf: (column: string) => `What “${column}” is taken for`,
  },
  reading: {
    title: 'How it is read',
    kind: { csv: 'Text', xlsx: 'Excel workbook' },
    sheet: 'Sheet',
    currency: 'Currency of the prices',
    asInFile: 'As the file says',
    rateHint: 'How many of it make 1 USD: 150 for yen, 0.79 for pounds.',
    rateFault: 'A number greater than 0',
    distance: 'Distances',
    km: 'Kilometres',
    mi: 'Miles',
    source: 'Name of the source',
    sourceHint: 'Cars of one source are known again by their number in its list.',
    guesses: 'What the file does not say, and is taken so',
    notes: 'What stands out in the file',
  },
  problems: {
    title: 'What is wrong with it',
    note: (count: number) => `${number(count)} ${plural(count, 'line', 'lines')} of this list`,
    none: 'Nothing is wrong: every row can be taken whole.',
    nothing: 'Nothing of this kind.',
    cut: (listed: number, all: number) =>
      `Only the first ${number(listed)} of ${number(all)} are listed here. The CSV file has all of them.`,
    severity: 'How bad',
    any: 'All',
    severities: { refused: 'Row refused', partial: 'Value left empty', flagged: 'To look at' },
    field: 'Field',
    anyField: 'Every field',
    line: 'Line',
    what: 'What is wrong',
    value: 'It says',
    export: 'Download all errors (CSV)',
  },
  cars: {
    title: 'Its cars',
    car: 'Car',
    reference: 'Reference',
    what: 'What came of it',
    made: 'New',
    changed: 'Changed',
    kept: 'Left as it is',
    gone: 'Deleted',
    onlyKept: 'Only those left as they are',
    all: 'All of them',
  },
  fields: {
    brand: 'Maker',
    model: 'Model',
    name: 'Maker and model in one',
    modelYear: 'Model year',
    trim: 'Model code',
    grade: 'Grade',
    chassis: 'Chassis',
    firstRegistration: 'First registration',
    registrationMonth: 'Month of registration',
    manufacture: 'Manufactured',
    manufactureMonth: 'Month of manufacture',
    seatBeltYear: 'Seat belts, year',
    mileage: 'Mileage',
    engineSize: 'Engine size',
    engineCode: 'Engine code',
    transmissionType: 'Gearbox',
    driveType: 'Drive',
    steering: 'Steering wheel',
    fuelType: 'Fuel',
    color: 'Colour',
    doors: 'Doors',
    numberSeat: 'Seats',
    bodyType: 'Body type',
    price: 'Price',
    currency: 'Currency',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    dimension: 'Length × width × height',
    cubicMeter: 'Volume, m³',
    tires: 'Tyres, both axles',
    frontTireSize: 'Front tyres',
    rearTireSize: 'Rear tyres',
    country: 'Yard, country',
    city: 'City',
    street: 'Street',
    district: 'District',
    location: 'Place of any kind',
    id: 'Number in the source’s list',
  } as Record<string, string>,
  groups: {
    car: 'Car',
    specification: 'Specification',
    price: 'Price',
    dimensions: 'Dimensions',
    place: 'Place',
    kit: 'Kit',
    inspection: 'Inspection',
    equipment: 'Equipment',
  },
  /** What the reader has guessed, by its code. */
  guesses,
}
export type ImportTexts = typeof imports
