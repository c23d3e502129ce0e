import { JAPAN_OFFSET_MS } from '@minato/domain/moments'
import { closesAt, opensAt } from '@minato/domain/office-hours'
import { useSyncExternalStore } from 'react'
import { townOf } from '../api/company.ts'
import { useShell } from '../api/shell.ts'

const MINUTE_MS = 60_000

const minutes = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time at the head office and whether it is open. Browser only, because rendered pages are cached. */
export function Clock() {
  const { company, messages: t } = useShell()
  const minute = useSyncExternalStore(
    minutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  )
  const town = townOf(company)
  if (!town || !company.officeHours) return null
  if (minute === undefined) return <span className="hours">{t.officeIn(town)}</span>
  const there = new Date(minute * MINUTE_MS + JAPAN_OFFSET_MS)
  const today = company.officeHours.find(({ weekday }) => weekday === there.getUTCDay())
  const now = there.getUTCHours() * 60 + there.getUTCMinutes()
  const isOpen = today && now >= opensAt(today) && now < closesAt(today)
  const time = t.format.time(there.toISOString().slice(11, 16))
  return (
    <span className="hours">
      {isOpen && <i className="lamp" />}
      {isOpen ? t.openUntil(town, time, t.hour(closesAt(today))) : t.closedNow(town, time)}
    </span>
  )
}
