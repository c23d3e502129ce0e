import { formatFor, pluralFor } from './format.ts'

const plural = pluralFor('en')
const { number } = formatFor('en')

/** Import of cars: files that are rejected before they are sent, and undoing a run. */
export const importFiles = {
  rejected: {
    empty: (name: string) => `${name} is empty.`,
    type: (name: string) =>
      `${name} is not a CSV or Excel (.xlsx) file. Save the list as CSV or as an Excel workbook (.xlsx) and send that.`,
    size: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB. Split it into several files.`,
  },
  rate: {
    label: (currency: string) => `${currency} for one US dollar`,
    needed: 'Without it, prices in this currency cannot be imported.',
    enter: (currency: string) => `Enter the rate for ${currency}`,
  },
  /** In place of a person's name. */
  byCommand: 'Command line',
  undoCatalogue: 'Makers, models and model codes that it added are removed too, unless something else uses them.',
  removedEntries: (count: number) =>
    `${number(count)} ${plural(count, 'maker, model or model code', 'makers, models and model codes')} removed from the catalogue.`,
}
export type ImportFilesTexts = typeof importFiles
