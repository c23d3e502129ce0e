import { formatFor } from '../format.ts'

const { number } = formatFor('en')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The dashboard. */
export const dashboard = {
  title: 'Dashboard',
  asOf: (when: string) => `As of ${when}`,
  csv: 'CSV',
  chartOf: (what: string) => `${what}, as a chart. The table below it has the numbers.`,
  urgent: { title: 'Urgent inquiries' },
  numbers: 'Show the numbers',
  cars: 'Cars',
  value: 'Price',
  total: 'Total',
  status: { title: 'Stock by status', head: 'Status' },
  age: {
    title: 'Stock by age',
    note: 'Days since the car was added',
    head: 'Days',
    range: (from: number, to: number | null) =>
      to === null ? `over ${number(from - 1)}` : `${number(from)} to ${number(to)}`,
    drafts: 'Drafts',
    offered: 'For sale',
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
    note: 'Margins include only sold cars with a known cost.',
  },
  makers: { title: 'Stock by maker', head: 'Maker' },
  steps: {
    title: 'Inquiries by step',
    note: 'Average days in the step, for open inquiries and for those that left it within a year.',
    head: 'Step',
    open: 'Open now',
    days: 'Days so far',
    took: 'Days taken',
    of: (count: number) => `of ${number(count)}`,
  },
  waiting: {
    title: 'Waiting for you longest',
    note: 'Oldest first: replies and next steps.',
    inquiry: 'Inquiry',
    buyer: 'Buyer',
    next: 'Next step',
    since: 'Waiting since',
    days: 'Days',
    none: 'Nothing is waiting for you.',
    all: 'All inquiries',
  },
  unasked: {
    title: 'Viewed but not asked about',
    note: 'For sale, most viewed first',
    car: 'Car',
    views: 'Views',
    days: 'Days',
    none: 'Every viewed car has an inquiry.',
  },
  /** '2026-06'. */
  month: (month: string) => `${MONTHS[Number(month.slice(5)) - 1] ?? month}\u00a0${month.slice(0, 4)}`,
}
export type DashboardTexts = typeof dashboard
