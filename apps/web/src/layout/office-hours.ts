import type { Company } from '@minato/contract/settings'
import { closesAt, opensAt } from '@minato/domain/office-hours'
import type { FootTexts } from '../i18n/en/foot.ts'
import type { Messages } from '../i18n/messages.ts'

type Hours = Company['officeHours']
/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** The office hours in few lines: adjacent days with equal hours are joined. */
export function officeHourLines(
  hours: Hours,
  { hour }: Pick<Messages, 'hour'>,
  foot: FootTexts,
): [days: string, hours: string][] {
  const hoursOf = (day: number) => {
    const entry = hours.find(({ weekday }) => weekday === day)
    return entry ? `${hour(opensAt(entry))} – ${hour(closesAt(entry))}` : foot.closed
  }
  const lines: { from: number; to: number; said: string }[] = []
  for (const day of WEEK) {
    const hoursOfDay = hoursOf(day)
    const last = lines.at(-1)
    if (last?.said === hoursOfDay) last.to = day
    else lines.push({ from: day, to: day, said: hoursOfDay })
  }
  return lines.map(({ from, to, said }) => [foot.days(from, to), said])
}
