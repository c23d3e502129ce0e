import { formatFor } from './format.ts'

const { number } = formatFor('en')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The managers' figures. */
export const dashboard = {
  title: 'Dashboard',
  asOf: (when: string) => `As of ${when}`,
  csv: 'CSV',
  csvOf: (what: string) => `${what} as CSV`,
  chartOf: (what: string) => `${what}, as a chart. The numbers are in the table below it.`,
  urgent: { title: 'Urgent inquiries' },
  numbers: 'Show the numbers',
  cars: 'Cars',
  value: 'Price',
  total: 'Total',
  status: { title: 'Stock by status', head: 'Status' },
  age: {
    title: 'Stock by age',
    note: 'Days since the car came in',
    head: 'Days',
    range: (from: number, to: number | null) =>
      to === null ? `over ${number(from - 1)}` : `${number(from)} to ${number(to)}`,
    drafts: 'Drafts',
    offered: 'On sale',
  },
  stock: {
    title: 'Published and sold by month',
    month: 'Month',
    published: 'Published',
    sold: 'Sold',
  },
  sales: {
    title: 'Sales and margins by month',
    sales: 'Sales',
    margin: 'Margin',
    known: 'Cost known',
    knownOf: (known: number, sold: number) => `${number(known)} of ${number(sold)}`,
    note: 'The margin is of those sold cars alone whose cost is known.',
  },
  makers: { title: 'Stock by maker', head: 'Maker' },
  steps: {
    title: 'Inquiries by step',
    note: 'Days in the step on average: of those that stand in it, and of those that left it within a year.',
    head: 'Step',
    open: 'Open now',
    days: 'Days in it',
    took: 'Days it took',
    of: (count: number) => `of ${number(count)}`,
  },
  waiting: {
    title: 'Waiting for you longest',
    note: 'A reply, or your next step.',
    inquiry: 'Inquiry',
    buyer: 'Buyer',
    next: 'Next step',
    since: 'Waiting since',
    days: 'Days',
    none: 'Nothing is waiting for you.',
    all: 'All inquiries',
  },
  unasked: {
    title: 'Looked at, and not asked for',
    note: 'On sale, the most viewed first',
    car: 'Car',
    views: 'Views',
    days: 'Days',
    none: 'Every car that was looked at was asked for.',
  },
  /** '2026-06'. */
  month: (month: string) => `${MONTHS[Number(month.slice(5)) - 1] ?? month}\u00a0${month.slice(0, 4)}`,
}
export type DashboardTexts = typeof dashboard
