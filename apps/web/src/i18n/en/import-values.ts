import { formatFor, pluralFor } from '../format.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')
const rows = (count: number): string => `${number(count)} ${plural(count, 'row', 'rows')}`
const values = (count: number): string => `${number(count)} ${plural(count, 'value', 'values')}`

/** Unreadable values of an import, skipped columns, and the mapping file. */
export const importValues = {
  title: 'Unknown values and names',
  /** Undecided values that would be left empty, and undecided new names that are similar to known ones. */
  note: (empty: number, newNames: number) =>
    [
      empty > 0 && `${values(empty)} will be left empty unless you choose a meaning.`,
      newNames > 0 &&
        `${number(newNames)} new ${plural(newNames, 'name looks like a known one and', 'names look like known ones and')} will be created unless you choose the known one.`,
      empty + newNames === 0 && 'All values are matched.',
    ]
      .filter(Boolean)
      .join(' '),
  kept: 'Your choices are kept for the next file with this header.',
  acceptAll: (count: number) => `Accept all ${number(count)} suggestions`,
  acceptOne: 'Accept the suggestion',
  accept: 'Accept',
  acceptOf: (value: string) => `Accept the suggestion for “${value}”`,
  apply: 'Apply meanings',
  applying: 'Applying …',
  undo: 'Undo changes',
  column: (field: string, label: string) => `${field}, from the column “${label}”`,
  value: 'Value in the file',
  rows: 'In the file',
  rowsOf: rows,
  meaning: 'Meaning',
  state: 'Status',
  /** `list`: line numbers. */
  lines: (list: string, count: number) => `${plural(count, 'line', 'lines')} ${list}`,
  meaningOf: (value: string, field: string) => `Meaning of “${value}” (${field})`,
  choose: 'Choose a meaning',
  type: 'Type how to read it',
  leaveEmpty: 'Leave empty',
  suggestion: (meaning: string) => `Suggestion: ${meaning}`,
  createNew: 'Create as new',
  createsNew: 'Will be created as new',
  chosen: 'Your choice',
  unsaved: 'Chosen, not applied yet',
  empty: 'Left empty',
  others: (count: number) => `Other values in ${rows(count)} are left empty. You can find them in the list of errors.`,
  leftOut: {
    title: 'Not imported',
    none: 'Every column and value of the file is imported.',
    columns: 'Columns',
    values: 'Values left empty',
    ofColumn: (label: string, count: number | undefined) =>
      count === undefined ? label : `${label}: ${values(count)}`,
    ofValue: (field: string, value: string, count: number) => `${field} “${value}”: ${rows(count)}`,
    newNames: 'New names to check',
    ofNewName: (field: string, value: string, known: string, count: number) =>
      `${field} “${value}”, similar to ${known}: ${rows(count)}`,
    otherValues: (field: string, count: number) => `${field}, further values: ${rows(count)}`,
    more: (count: number) => `and ${number(count)} more`,
    review: 'Review values',
    reviewNames: 'Review names',
  },
  file: {
    title: 'Mapping file',
    hint: 'It holds your columns, values and units, for another file or for the command line.',
    save: 'Download mapping (JSON)',
    load: 'Use a mapping file',
    loaded: 'The mapping is loaded. Read the file again to apply it.',
    unused: (names: string) => `Not used for this file: ${names}.`,
    wrong: 'This is not a mapping file. Choose a JSON file that was downloaded here.',
  },
}
export type ImportValueTexts = typeof importValues
