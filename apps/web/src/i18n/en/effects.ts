import { formatFor, pluralFor } from '../format.ts'

const { money, number } = formatFor('en')
const plural = pluralFor('en')
const cars = (count: number) => `${number(count)} ${plural(count, 'car', 'cars')}`

/** What a change moves, before it is saved, and its undo. */
export const effects = {
  title: 'Check the effects of this change',
  apply: 'Apply the change',
  again: 'The effects have changed since you opened this list. Check them again.',
  looking: 'Checking the effect …',
  prices: (count: number, seen: number) =>
    count === 0
      ? 'No price changes.'
      : `${number(count)} ${plural(count, 'price changes', 'prices change')}, ${number(seen)} visible to visitors.`,
  pricesTo: (count: number, port: string) =>
    count === 0
      ? `No delivered prices to ${port} change.`
      : `The delivered price to ${port} changes for ${cars(count)}.`,
  insuredPrices: (count: number, port: string) =>
    `Delivered prices change for ${cars(count)}. These are the prices to ${port}, the port with the highest freight.`,
  sum: (before: number, after: number) => `Total: ${money(before)} now, ${money(after)} after the change.`,
  largest: 'Largest changes',
  examples: 'Examples',
  inquiry: 'Inquiry',
  before: 'Now',
  after: 'After the change',
  quotes: (count: number, invoices: number) =>
    [
      `${number(count)} open ${plural(count, 'inquiry keeps its', 'inquiries keep their')} quote. A new quote would differ.`,
      invoices > 0 && `${number(invoices)} issued ${plural(invoices, 'proforma stays', 'proformas stay')} unchanged.`,
    ]
      .filter(Boolean)
      .join(' '),
  verdicts: (count: number) =>
    count === 0
      ? 'No car gets a different import verdict.'
      : `${cars(count)} ${plural(count, 'gets', 'get')} a different import verdict.`,
  verdictChange: (country: string, before: string, after: string, count: number) =>
    `${country}: ${before} → ${after}, ${cars(count)}`,
  inquiryVerdicts: (count: number) =>
    `${number(count)} open ${plural(count, 'inquiry gets', 'inquiries get')} a different import verdict.`,
  more: (count: number) => `${number(count)} more in the full list.`,
  download: 'Download the full list (CSV)',
  undo: 'Undo',
  undone: 'Change undone',
  changedSince: 'This has been changed since and can no longer be undone.',
}
export type EffectsTexts = typeof effects
