import { useSyncExternalStore } from 'react'
import { company } from './company.ts'
import { useMessages } from './shell.ts'

const JAPAN_OFFSET_MS = 9 * 3_600_000
const MINUTE_MS = 60_000

const minutes = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The time in Yokohama and whether the office is open. In the browser only: a rendered page may be kept by the server. */
export function Clock() {
  const t = useMessages()
  const minute = useSyncExternalStore(
    minutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  )
  if (minute === undefined) return <span className="hours">{t.officeIn}</span>
  const there = new Date(minute * MINUTE_MS + JAPAN_OFFSET_MS)
  const [opens, closes] = company.hours[there.getUTCDay()] ?? [0, 0]
  const isOpen = there.getUTCHours() >= opens && there.getUTCHours() < closes
  const time = `${there.getUTCHours()}:${String(there.getUTCMinutes()).padStart(2, '0')}`
  return (
    <span className="hours">
      {isOpen && <i className="lamp" />}
      {isOpen ? t.openUntil(time, t.hour(closes)) : t.closedNow(time)}
    </span>
  )
}
