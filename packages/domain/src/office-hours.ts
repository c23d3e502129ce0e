/** Office hours of one weekday in Japan; `weekday` 0 is Sunday. The minutes are 0 where they are absent. */
export interface OfficeDay {
  weekday: number
  opens: number
  opensMinute?: number | undefined
  closes: number
  closesMinute?: number | undefined
}

const HOUR = 60

/** Opening time in minutes after midnight. */
export const opensAt = ({ opens, opensMinute = 0 }: Omit<OfficeDay, 'weekday'>): number => opens * HOUR + opensMinute
/** Closing time in minutes after midnight, at most 1440. */
export const closesAt = ({ closes, closesMinute = 0 }: Omit<OfficeDay, 'weekday'>): number =>
  closes * HOUR + closesMinute

/** '09:30' for 570 minutes after midnight. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')
