import { formatFor, pluralFor } from '../format.ts'

const { date, number } = formatFor('en')
const plural = pluralFor('en')

/** Estimated costs at the destination, on the pages of an inquiry and in the settings. */
export const estimatedCosts = {
  title: 'Estimated costs at the destination',
  apart: 'Not part of this invoice. You pay them to others at the destination, and we do not guarantee them.',
  apartManager: 'Not part of any invoice or total. The buyer pays them to others at the destination.',
  kinds: { DUTY: 'Duty and taxes', PORT: 'Port charges', CLEARING: 'Customs clearance', INLAND: 'Inland transport' },
  range: (low: string, high: string) => `${low} to ${high}`,
  percent: (range: string) => `${range}% of the price with freight and insurance`,
  asOf: (day: string, source: string, version: number) => `As of ${date(day)}, version ${number(version)}: ${source}`,
  unknown: 'Unknown',
  unknownText: 'We have no estimate for this destination.',
  note: 'Buyers see these ranges on their inquiry and below the proforma, always apart from what you guarantee.',
  count: (count: number) => `${number(count)} ${plural(count, 'estimate', 'estimates')}`,
  none: 'No estimates yet. Buyers see “unknown”.',
  add: 'Add an estimate',
  edit: 'Edit',
  editTitle: (what: string) => `Edit the estimate: ${what}`,
  remove: 'Remove',
  removeTitle: (what: string) => `Remove the estimate: ${what}?`,
  removeText: 'Buyers will see “unknown”. Documents already issued do not change.',
  saved: 'Estimate saved',
  removed: 'Estimate removed',
  submit: 'Save',
  country: 'Country',
  kind: 'Kind of cost',
  basis: 'Enter as',
  bases: { AMOUNT: 'Amount', PERCENT: 'Percentage of the price with freight and insurance' },
  low: 'Lowest',
  high: 'Highest',
  order: 'The highest must not be below the lowest',
  currency: 'Currency',
  currencyHint: 'Three letters, such as USD or KES. Not used for a percentage.',
  currencyRule: 'Enter a currency code of three letters',
  source: 'Source',
  sourceHint: 'Address or name of the publication',
  sourceDate: 'Date of the source',
}
export type EstimatedCostsTexts = typeof estimatedCosts
