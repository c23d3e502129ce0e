import { JAPAN_OFFSET_MS } from '@minato/domain/moments'
import { closesAt, opensAt } from '@minato/domain/office-hours'
import { useSyncExternalStore } from 'react'
import { townOf } from '../api/company.ts'
import { useShell } from '../api/shell.ts'

const MINUTE_MS = 60_000

const subscribeToMinutes = (listener: () => void) => {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time at the head office and whether it is open. Browser only, because rendered pages are cached. */
export function Clock() {
  const { company, messages: t } = useShell()
  const minute = useSyncExternalStore(
    subscribeToMinutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  )
  const town = townOf(company)
  if (!town || !company.officeHours) return null
  if (minute === undefined) return <span className="hours">{t.officeIn(town)}</span>
  const japanTime = new Date(minute * MINUTE_MS + JAPAN_OFFSET_MS)
  const today = company.officeHours.find(({ weekday }) => weekday === japanTime.getUTCDay())
  const now = japanTime.getUTCHours() * 60 + japanTime.getUTCMinutes()
  const isOpen = today && now >= opensAt(today) && now < closesAt(today)
  const time = t.format.time(japanTime.toISOString().slice(11, 16))
  return (
    <span className="hours">
      {isOpen && <i className="lamp" />}
      {isOpen ? t.openUntil(town, time, t.hour(closesAt(today))) : t.closedNow(town, time)}
    </span>
  )
}
