import { formatFor, pluralFor } from '../format.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')

const missing = {
  price: 'price',
  chassis: 'chassis',
  firstRegistration: 'year',
  mileage: 'mileage',
  engineSize: 'engine size',
  transmissionType: 'gearbox',
  fuelType: 'fuel',
  color: 'colour',
  steering: 'steering side',
  bodyType: 'body type',
  cubicMeter: 'volume (m³)',
}
export type PreviewField = keyof typeof missing

/** Import of cars: files that are rejected before they are sent, and undoing a run. */
export const importFiles = {
  rejected: {
    empty: (name: string) => `${name} is empty.`,
    type: (name: string) =>
      `${name} is not a CSV or Excel (.xlsx) file. Save the list as CSV or as an Excel workbook (.xlsx) and send that.`,
    size: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB. Split it into several files.`,
  },
  template: {
    label: 'Or start from a template with two example cars:',
    fileName: 'import-template',
    formats: { csv: 'CSV template', xlsx: 'Excel template' },
  },
  preview: {
    title: 'Preview',
    note: (count: number, all: number) =>
      `The first ${number(count)} ${plural(count, 'car', 'cars')} of ${number(all)} ${plural(all, 'row', 'rows')}, as buyers will see them`,
    none: 'No row of the file is a car yet. Choose the columns that hold the maker and the model.',
    more: (count: number) => `Show ${number(count)} cars`,
    fewer: 'Show fewer',
    line: (line: number) => `Line ${number(line)}`,
    changes: { new: 'Adds a new car', changed: 'Updates a car in stock', unchanged: 'Already in stock, no change' },
    missing: (fields: readonly PreviewField[]) => `Missing: ${fields.map((field) => missing[field]).join(', ')}`,
    /** Shown below a price with markup. */
    markup: (base: string, bodyType: string, percentage: number) =>
      `${base} in the file, plus the ${number(percentage)}% markup for ${bodyType}`,
    complete: 'Nothing important is missing',
  },
  rate: {
    label: (currency: string) => `${currency} for one US dollar`,
    needed: 'Without it, prices in this currency cannot be imported.',
    enter: (currency: string) => `Enter the rate for ${currency}`,
  },
  /** Instead of a person's name. */
  byCommand: 'Command line',
  undoCatalogue: 'Makers, models and model codes that it added are removed too, unless something else uses them.',
  removedEntries: (count: number) =>
    `${number(count)} ${plural(count, 'maker, model or model code', 'makers, models and model codes')} removed from the catalogue.`,
}
export type ImportFilesTexts = typeof importFiles
