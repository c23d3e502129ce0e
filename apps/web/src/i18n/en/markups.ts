import { formatFor, pluralFor } from '../format.ts'

const { number } = formatFor('en')
const plural = pluralFor('en')
const percent = (value: number) => `${number(value)}%`

/** Markups on base prices, by body category. */
export const markups = {
  title: 'Markups',
  note: 'Added to base prices before visitors see them, by body type.',
  percent,
  since: (date: string) => `since ${date}`,
  from: (value: number, date: string) => `${percent(value)} from ${date}`,
  cars: (count: number) => `${number(count)} ${plural(count, 'car', 'cars')} for sale`,
  change: 'Change',
  changeOf: (name: string) => `Change the markup of ${name}`,
  versions: (count: number) => `${number(count)} earlier`,
  cancel: 'Cancel',
  cancelOf: (value: number, date: string) => `Cancel ${percent(value)} from ${date}`,
  cancelled: 'The change is cancelled',
  percentage: 'Markup',
  percentageHint: 'More than −100, up to 1,000, two decimals.',
  startField: 'Effective from',
  startHint: 'Leave empty to start now. Japan time (JST).',
  unseen: 'Wait until the effect is shown below.',
  failed: 'The effect could not be calculated. Try again.',
  submit: 'Set the markup',
  set: (name: string, value: number) => `${name}: ${percent(value)} from now on`,
  planned: (name: string, value: number, date: string) => `${name}: ${percent(value)} from ${date}`,
}
export type MarkupsTexts = typeof markups
