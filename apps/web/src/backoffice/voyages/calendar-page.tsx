import type { Voyage } from '@minato/contract/voyages'
import { dayInJapan } from '@minato/domain/moments'
import { useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { endOf, monthAfter, MONTHS_SHOWN, monthsFrom, placeOf, voyagesIn, weeksOf } from './calendar.ts'
import type { VoyagesData } from './voyages-data.ts'
import { useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/voyages.css'

/** The voyages of some months: bars from departure to the last arrival, and on phones a list by week (TRU-10). */
export function CalendarPage({ data, from }: { data: Pick<VoyagesData, 'voyages'>; from: string | undefined }) {
  const { locale } = useShell()
  const t = useVoyagesTexts()
  const { calendar: c } = t
  const [today] = useState(() => dayInJapan(new Date().toISOString()))
  const first = from ?? today.slice(0, 7)
  const voyages = voyagesIn(data.voyages, first)
  const months = monthsFrom(first)
  const hrefFrom = (month: string) => `${localPath('/voyages/calendar', locale)}?from=${month}`
  const others = (
    <>
      <a className="btn line" href={hrefFrom(monthAfter(first, -MONTHS_SHOWN + 1))}>
        {c.earlier}
      </a>
      <a className="btn line" href={localPath('/voyages/calendar', locale)}>
        {c.today}
      </a>
      <a className="btn line" href={hrefFrom(monthAfter(first, MONTHS_SHOWN - 1))}>
        {c.later}
      </a>
    </>
  )
  return (
    <OfficePage title={c.title} crumbs={[{ text: t.title, path: '/voyages' }]} actions={others}>
      {voyages.length === 0 && <p>{c.empty}</p>}
      {voyages.length > 0 && (
        <>
          <div className="voyage-months">
            <div className="voyage-row voyage-head" aria-hidden="true">
              <span />
              <ol>
                {months.map((month) => (
                  <li key={month}>{c.month(month)}</li>
                ))}
              </ol>
            </div>
            <ol>
              {voyages.map((voyage) => (
                <li key={voyage.id}>
                  <Row voyage={voyage} first={first} today={today} />
                </li>
              ))}
            </ol>
            <p className="voyage-legend small muted">
              <span className="voyage-key cut-off" /> {t.cutOff}
              <span className="voyage-key bar" /> {c.atSea}
              <span className="voyage-key call" /> {c.call}
              <span className="voyage-key today" /> {c.todayLine}
            </p>
          </div>
          <Weeks voyages={voyages} first={first} />
        </>
      )}
    </OfficePage>
  )
}

/** Units of a month's width in the drawing. */
const WIDE = 100
const MARK = 0.9

function Row({ voyage, first, today }: { voyage: Voyage; first: string; today: string }) {
  const { locale } = useShell()
  const t = useVoyagesTexts()
  const { calendar: c } = t
  const x = (day: string): number => placeOf(day, first) * WIDE
  const end = endOf(voyage)
  const dates = [
    c.on(t.cutOff, voyage.cutOff),
    c.on(t.departs, voyage.departure),
    ...voyage.portCalls.map(({ name, arrival }) => t.call(name, arrival)),
  ]
  return (
    <a className="voyage-row" href={localPath(`/voyages/${voyage.id}`, locale)} title={dates.join('\n')}>
      <span>
        <b>{t.nameOf(voyage.vessel, voyage.number)}</b>
        <small className="muted">
          <span className="vh">{dates.join(', ')}, </span>
          {[voyage.portCalls.map(({ name }) => name).join(', '), c.booked(voyage.booked)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <svg viewBox={`0 0 ${MONTHS_SHOWN * WIDE} 24`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: MONTHS_SHOWN - 1 }, (_, at) => (
          <rect key={at} className="month" x={(at + 1) * WIDE - 0.1} y={0} width={0.2} height={24} />
        ))}
        <rect
          className="bar"
          x={x(voyage.departure)}
          y={7}
          width={Math.max(MARK, x(end) - x(voyage.departure))}
          height={10}
        />
        <rect className="cut-off" x={x(voyage.cutOff)} y={3} width={MARK} height={18} />
        {voyage.portCalls.map(({ portId, arrival }) => (
          <rect key={portId} className="call" x={x(arrival)} y={3} width={MARK} height={18} />
        ))}
        <rect className="today" x={x(today)} y={0} width={0.3} height={24} />
      </svg>
    </a>
  )
}

function Weeks({ voyages, first }: { voyages: readonly Voyage[]; first: string }) {
  const { locale } = useShell()
  const t = useVoyagesTexts()
  const { calendar: c } = t
  return (
    <div className="voyage-weeks">
      {weeksOf(voyages, first).map(({ monday, events }) => (
        <section key={monday} aria-labelledby={`week-${monday}`}>
          <h2 id={`week-${monday}`}>{c.week(monday)}</h2>
          <ul>
            {events.map(({ day, kind, port, voyage }) => (
              <li key={`${voyage.id} ${kind} ${port}`}>
                <span>{c.event[kind](port, day)}</span>{' '}
                <a href={localPath(`/voyages/${voyage.id}`, locale)}>{t.nameOf(voyage.vessel, voyage.number)}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
