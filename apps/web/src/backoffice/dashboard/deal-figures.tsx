import { Fragment } from 'react'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { useWorkTexts } from '../inquiries/work-texts.ts'
import type { DashboardData } from './dashboard-data.ts'
import { useDashboardTexts } from './dashboard-texts.ts'
import { FiguresPart } from './figures-part.tsx'

/** Inquiries by step with the time in each, and who waits for a reply (DOC-04). */
export function DealFigures({ data: { steps, waiting } }: { data: DashboardData }) {
  const { locale, messages } = useShell()
  const t = useDashboardTexts()
  const work = useWorkTexts()
  const { number, dateTime } = messages.format
  const days = (value: number | null) => (value === null ? '–' : number(value))
  const sum = (of: (row: (typeof steps)[number]) => number) => steps.reduce((all, row) => all + of(row), 0)
  return (
    <>
      <FiguresPart
        id="steps"
        title={t.steps.title}
        note={t.steps.note}
        bars={{
          labels: steps.map(({ status }) => work.statuses[status]),
          // Days are on no axis of counts: they stand in the table.
          series: [{ label: t.steps.open, ink: '--teal', values: steps.map(({ open }) => open) }],
          said: number,
        }}
        heads={[t.steps.head, t.steps.open, t.steps.days, t.steps.took]}
        rows={steps.map(({ status, open, days: now, passed, took }) => ({
          key: status,
          cells: [
            work.statuses[status],
            number(open),
            days(now),
            <Fragment key="took">
              {days(took)} {passed > 0 && <small>{t.steps.of(passed)}</small>}
            </Fragment>,
          ],
        }))}
        foot={[t.total, number(sum(({ open }) => open)), '', '']}
      />
      <FiguresPart
        id="waiting"
        isText
        isAbove
        title={t.waiting.title}
        note={t.waiting.note}
        {...(waiting.length > 0 && {
          bars: {
            labels: waiting.map(({ reference }) => work.number(reference)),
            series: [{ label: t.waiting.days, ink: '--amber', values: waiting.map((one) => one.days) }],
            isLying: true,
            said: number,
          } as const,
        })}
        heads={[t.waiting.inquiry, t.waiting.buyer, t.waiting.next, t.waiting.since, t.waiting.days]}
        rows={waiting.map(({ id, reference, buyer, since, days: waits, what }) => ({
          key: id,
          cells: [
            <a key="inquiry" href={localPath(`/inquiries/${id}`, locale)}>
              {work.number(reference)}
            </a>,
            buyer,
            work.next.SELLER[what as keyof typeof work.next.SELLER] ?? what,
            dateTime(since),
            number(waits),
          ],
        }))}
      >
        {waiting.length === 0 ? (
          <p className="muted">{t.waiting.none}</p>
        ) : (
          <p className="office-more">
            <a href={`${localPath('/inquiries', locale)}?inquiryState=ALL`}>{t.waiting.all}</a>
          </p>
        )}
      </FiguresPart>
    </>
  )
}
