import { formatFor } from '../format.ts'

const { date } = formatFor('en')

/** The next sailings, on a car's page. */
export const sailings = {
  title: 'Next sailings',
  titleTo: (port: string) => `Next sailings to ${port}`,
  to: (port: string) => `To ${port}`,
  ship: (vessel: string, voyage: string) => `${vessel} ${voyage}:`,
  cutOff: (day: string) => `cut-off ${date(day)}`,
  departs: (port: string, day: string) => `departs ${port} ${date(day)}`,
  arrives: (port: string, day: string) => `arrives ${port} ${date(day)}`,
}
export type SailingTexts = typeof sailings
