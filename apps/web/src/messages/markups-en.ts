import { formatFor, pluralFor } from './format.ts'

const { money, number } = formatFor('en')
const plural = pluralFor('en')
const percent = (value: number) => `${number(value)}%`

/** What is put on base prices, by body category. */
export const markups = {
  title: 'Markups',
  note: 'Put on base prices before visitors see them, by body type.',
  percent,
  since: (date: string) => `since ${date}`,
  from: (value: number, date: string) => `${percent(value)} from ${date}`,
  cars: (count: number) => `${number(count)} ${plural(count, 'car', 'cars')} for sale`,
  change: 'Change',
  changeOf: (name: string) => `Change the markup of ${name}`,
  versions: (count: number) => `${number(count)} earlier`,
  cancel: 'Call off',
  cancelOf: (value: number, date: string) => `Call off ${percent(value)} from ${date}`,
  cancelled: 'It will not come',
  percentage: 'Markup',
  percentageHint: 'More than −100, up to 1,000, two decimals.',
  startField: 'From',
  startHint: 'Left empty: from now on. Japan’s time (JST).',
  submit: 'Set the markup',
  set: (name: string, value: number) => `${name}: ${percent(value)} from now on`,
  planned: (name: string, value: number, date: string) => `${name}: ${percent(value)} from ${date}`,
  undo: 'Undo',
  looking: 'Looking at what would move …',
  moves: (count: number, seen: number) =>
    count === 0
      ? 'This moves no price.'
      : `This moves ${number(count)} ${plural(count, 'price', 'prices')}, ${number(seen)} of ${plural(count, 'it', 'them')} seen by visitors.`,
  sum: (before: number, after: number) => `Together ${money(before)} today, then ${money(after)}.`,
  example: 'Example',
  before: 'Today',
  after: 'Then',
}
export type MarkupsTexts = typeof markups
