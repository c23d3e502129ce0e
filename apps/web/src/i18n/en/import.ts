import type { ImportSummary } from '@minato/contract/vehicles-import'
import { formatFor, pluralFor } from '../format.ts'
import { question } from './import-question.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')
const rows = (count: number): string => `${number(count)} ${plural(count, 'row', 'rows')}`
const cars = (count: number): string => `${number(count)} ${plural(count, 'car', 'cars')}`

/** Subjects of an assumption: columns, units, numbers (the server's guesses.ts). */
type Params = Readonly<Record<string, string | number | boolean | null>>
const shown = (value: Params[string] | undefined): string => number(Math.round(Number(value ?? 0) * 10) / 10)
const spread = ({ middle, low, high }: Params): string =>
  middle === null ? '' : ` Typical value ${shown(middle)}, most from ${shown(low)} to ${shown(high)}.`
const reasons: Readonly<Record<string, string>> = {
  said: 'as you chose',
  name: 'by its name',
  values: 'by its values',
  column: 'unless the currency column says otherwise',
  yen: 'its name is Japanese and its amounts are typical of yen',
}
const before = ({ hasChassis }: Params): string =>
  hasChassis ? 'by their chassis number if there is one, otherwise ' : ''

const guesses: Readonly<Record<string, (params: Params) => string>> = {
  encoding: ({ encoding }) => `The text is read as ${encoding}.`,
  sheets: ({ sheet }) => `Only the sheet “${sheet}” is read.`,
  'no-header': () => 'The file has no header. Columns are recognised by their values.',
  'header-line': ({ line }) => `The header is on line ${shown(line)}. Lines before it are ignored.`,
  'header-unknown': () => 'No column in this header is recognised. Choose the fields below.',
  'only-year': ({ column }) =>
    `“${column}” is the only year in the file. It is used as the year of first registration.`,
  'year-in-name': ({ column }) =>
    `No column holds the year. It is read from “${column}”, as the year of first registration.`,
  'engine-in-name': ({ column }) => `No column holds the engine size. It is read from “${column}”, in litres.`,
  'brand-by-model': () =>
    'No column contains the maker. It is taken from the model where only one maker has that model.',
  'day-first': ({ column }) => `“${column}”: day before month is assumed, because no date shows the order.`,
  'month-first': ({ column }) => `“${column}”: month before day, by its values.`,
  'semi-automatic': ({ value, column }) => `“${value}” in “${column}” is read as automatic.`,
  pictures: ({ column }) =>
    `“${column}” contains picture addresses. Pictures are not downloaded from a file: add them to the cars.`,
  litres: ({ column, ...more }) => `“${column}” is in litres.${spread(more)}`,
  distance: ({ column, unit, reason, factor, isInThousands, isSmall, ...more }) => {
    const words = unit === 'mi' ? 'miles' : 'kilometres'
    const times = isInThousands ? ' in thousands' : Number(factor) > 1 ? `, times ${shown(factor)}` : ''
    const why =
      reason === 'assumed' ? `assumed, because no unit is given.${spread(more)}` : `${reasons[String(reason)]}.`
    return `“${column}” is in ${words}${times}: ${why}${isSmall ? ' These values are low. Are they in thousands?' : ''}`
  },
  money: ({ column, currency, reason, rate, isHigh, ...more }) => {
    const why =
      reason === 'assumed'
        ? `assumed, because the file gives no currency.${spread(more)}${isHigh ? ' These values are high for dollars. Is it another currency?' : ''}`
        : `${reasons[String(reason)]}.`
    const tail =
      rate === null
        ? ` Without a rate no row can be imported.`
        : currency === 'USD'
          ? ''
          : ` Rate: ${number(Number(rate))} per dollar.`
    return `“${column}” is in ${currency === 'USD' ? 'US dollars' : currency}: ${why}${tail}`
  },
  'known-by-row': ({ reason, column, count, ...more }) => {
    const why: Readonly<Record<string, string>> = {
      none: 'No column contains a stock number from the source.',
      counter: `“${column}” only counts the rows and would change when the list is sorted differently.`,
      repeated: `“${column}” is repeated on ${rows(Number(count))}.`,
      nameless: `“${column}” could identify cars if you name the source.`,
    }
    return `${why[String(reason)] ?? ''} Cars are recognised ${before(more)}by the content of their row, so a changed row is a new car.`
  },
  'known-by-number': ({ column, source, ...more }) =>
    `Cars are recognised ${before(more)}by “${column}” of the source “${source}”.`,
}

const states: Record<ImportSummary['state'], string> = {
  READY: 'Not imported yet',
  CHECKING: 'Being checked',
  RUNNING: 'Being imported',
  DONE: 'Imported',
  CANCELLED: 'Stopped',
  FAILED: 'Failed',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
}

/** Import of dealers' files: upload, mapping, check, run and undo. */
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
    sending: (percent: number) => `Uploading … ${percent}%`,
    reading: 'Reading …',
    cancel: 'Cancel',
    one: 'One file at a time.',
    /** Shown to a manager who has left the page. */
    arrived: 'The file is uploaded. Find it under Import, Imported files.',
    lost: 'The file could not be uploaded',
    another: 'Another file',
  },
  past: {
    title: 'Imported files',
    note: 'You can undo an import for 90 days.',
    empty: 'No files yet.',
    file: 'File',
    by: 'By',
    when: 'Sent',
    state: 'State',
    rows: 'Rows',
    made: 'New',
    changed: 'Changed',
    refused: 'Refused',
    former: 'former manager',
  },
  states,
  working: (percent: number, done: number, total: number) =>
    `${percent}%, ${number(done)} of ${rows(total)}. You can leave this page. The import continues.`,
  waiting: 'Starting soon. You can leave this page.',
  undoing: 'Undoing the import. You can leave this page.',
  stop: 'Stop',
  stopping: 'Stopping …',
  counts: {
    title: 'Preview',
    done: 'Results',
    rows: 'Rows',
    made: 'New cars',
    changed: 'Changed cars',
    unchanged: 'Unchanged cars',
    partial: 'With an empty value',
    refused: 'Refused',
  },
  status: {
    title: 'Status',
    check: (count: number) => `Check ${rows(count)}`,
    again: 'Check again',
    run: (count: number) => `Import ${cars(count)}`,
    nothing: 'Nothing to import. All cars are up to date.',
    none: 'No row can be imported. Choose the fields below, or fix the file.',
    blocked: 'Some rows have errors. Fix them and upload the file again, or import only valid rows.',
    unread: 'Your changes are not applied yet.',
    bad: 'If some rows have errors',
    whole: 'Import nothing',
    good: 'Import only valid rows',
    catalogue: 'Create missing makers and models',
    catalogueHint: 'Also creates model codes. Otherwise rows with unknown ones are listed as errors.',
    publish: 'Publish right away',
    publishHint:
      'Only cars with a price, shown with an illustration until photos are added. Otherwise they are drafts.',
    discard: 'Delete file',
    discardTitle: 'Delete this file?',
    discardText: (name: string) => `${name} has not been imported. No car is changed.`,
    undo: 'Undo this import',
    undoTitle: 'Undo this import?',
    undoText: (deleted: number, restored: number) =>
      [
        deleted > 0 && `${cars(deleted)} created by this import will be deleted.`,
        restored > 0 && `${cars(restored)} changed by this import will be restored.`,
        deleted + restored === 0 && 'There is nothing to undo.',
      ]
        .filter(Boolean)
        .join(' '),
    undoFailed: 'The preview could not be loaded.',
    undoKept: (count: number) => `${cars(count)} will not change:`,
    undoMore: (count: number) => `and ${number(count)} more`,
    undoVerb: 'Undo',
    undone: (count: number) => `Import undone for ${cars(count)}.`,
    kept: (count: number) => `${cars(count)} ${plural(count, 'was', 'were')} kept. See the reasons in the list below.`,
    other: 'Another import is running. You can start this one when it has finished.',
    stale: 'Someone else changed these settings. Your changes are kept: check them and apply again.',
    stopped: 'Stopped. Rows imported so far are kept and can be undone.',
    stoppedWhole: 'Stopped. Nothing was imported.',
    sent: (who: string, when: string) => `Uploaded by ${who}, ${when}.`,
    seeDrafts: 'See the drafts',
    seeCars: 'See the cars',
  },
  columns: {
    question,
    title: 'Columns',
    /** Beside the price column. */
    markups: (low: number, high: number) =>
      `Buyers see this price plus the markup for the body type, currently ${low === high ? `${number(low)}%` : `${number(low)}% to ${number(high)}%`}.`,
    seeMarkups: 'See markups',
    note: (known: number, total: number) => `${number(known)} of ${number(total)} mapped. Unmapped columns first.`,
    column: 'Column',
    samples: 'Examples',
    field: 'Field',
    sure: 'Confidence',
    levels: { said: 'Set by you', high: 'High', middle: 'Medium', low: 'Low' },
    leaveOut: 'Not imported',
    takenFrom: (field: string, other: string) => `${field} was read from “${other}”, which is now not imported.`,
    save: 'Apply',
    saving: 'Applying …',
    discard: 'Reset',
    remembered: 'Settings taken from the last file with this header.',
    empty: 'empty',
    fieldOf: (column: string) => `Field of “${column}”`,
  },
  reading: {
    title: 'Settings',
    kind: { csv: 'Text', xlsx: 'Excel workbook' },
    sheet: 'Sheet',
    currency: 'Price currency',
    asInFile: 'As in the file',
    rateHint: 'How many make 1 USD, for example 150 for yen, 0.79 for pounds.',
    rateFault: 'A number greater than 0',
    distance: 'Distances',
    km: 'Kilometres',
    mi: 'Miles',
    source: 'Name of the source',
    sourceHint: 'Cars from a source are recognised by their stock number.',
    guesses: 'Assumptions',
    notes: 'Notes on the file',
  },
  problems: {
    title: 'Problems',
    note: (count: number) => `${number(count)} ${plural(count, 'problem', 'problems')}`,
    none: 'No problems: every row can be imported.',
    nothing: 'No problems match these filters.',
    cut: (listed: number, all: number) =>
      `Only the first ${number(listed)} of ${number(all)} are listed here. The CSV file has all of them.`,
    severity: 'Severity',
    any: 'All',
    severities: { refused: 'Row refused', partial: 'Value left empty', flagged: 'To check' },
    field: 'Field',
    anyField: 'All fields',
    line: 'Line',
    what: 'Problem',
    export: 'Download all errors (CSV)',
  },
  cars: {
    title: 'Imported cars',
    car: 'Car',
    reference: 'Reference',
    what: 'Result',
    made: 'New',
    changed: 'Changed',
    kept: 'Kept',
    because: (car: string, reason: string) => `${car}: ${reason}`,
    keptFor: {
      deleted: 'deleted since the import',
      archived: 'archived since the import',
      edited: 'edited since the import',
      pictures: 'photos added since the import',
      costs: 'purchase costs entered since the import',
      inquiry: 'in an inquiry',
      catalogue: 'its previous model code no longer exists',
      number: 'another car now has its previous stock or chassis number',
    },
    gone: 'Deleted',
  },
  fields: {
    brand: 'Maker',
    model: 'Model',
    name: 'Maker and model together',
    modelYear: 'Model year',
    trim: 'Model code',
    registrationMonth: 'Month of registration',
    manufactureMonth: 'Month of manufacture',
    price: 'Price',
    currency: 'Currency',
    dimension: 'Length × width × height',
    tires: 'Tyres, both axles',
    location: 'Location',
    id: 'Source stock number',
  } as Record<string, string>,
  groups: {
    car: 'Car',
    specification: 'Specification',
    price: 'Price',
    dimensions: 'Dimensions',
    place: 'Location',
    kit: 'Kit',
    inspection: 'Inspection',
    equipment: 'Equipment',
  },
  /** Assumptions of the reader, by code. */
  guesses,
}
export type ImportTexts = typeof imports
