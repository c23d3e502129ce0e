import { formatFor } from '../format.ts'

const { date, number } = formatFor('en')

/** The import verdict of a past day, in the back office. */
export const pastVerdict = {
  open: 'What was on file on a past date',
  day: 'Date',
  title: (day: string) => `On file on ${date(day)}`,
  rule: (version: number, recordedAt: string) =>
    `Version ${number(version)} of the rule, recorded on ${date(recordedAt)}.`,
  SHIPPING: 'Expected arrival: from the shipping data in the event log on that date.',
  TRANSIT_DAYS: 'Expected arrival: from the days at sea in the rule. Past sailing schedules are not kept.',
  car: 'The facts of the car are those of today.',
  failed: 'The verdict could not be loaded.',
  again: 'Try again',
  outOfRange: 'No verdict for this date. Choose a date from the day the inquiry was opened until today.',
}
export type PastVerdictTexts = typeof pastVerdict
