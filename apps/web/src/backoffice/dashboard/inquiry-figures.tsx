import { Fragment } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryListTexts } from '../inquiries/inquiry-list-texts.ts'
import type { DashboardData } from './dashboard-data.ts'
import { useDashboardTexts } from './dashboard-texts.ts'
import { FiguresSection } from './figures-section.tsx'

/** Open inquiries by step, with the time in each (DOC-04). */
export function StepFigures({ steps }: Pick<DashboardData, 'steps'>) {
  const { locale, messages } = useShell()
  const t = useDashboardTexts()
  const work = useInquiryListTexts()
  const { number } = messages.format
  const days = (value: number | null) => (value === null ? '–' : number(value))
  const sum = (of: (row: (typeof steps)[number]) => number) => steps.reduce((all, row) => all + of(row), 0)
  return (
    <FiguresSection
      id="steps"
      title={t.steps.title}
      note={t.steps.note}
      bars={{
        labels: steps.map(({ status }) => work.statuses[status]),
        // Days do not fit the axis of counts, so only the table has them.
        series: [{ label: t.steps.open, ink: '--teal', values: steps.map(({ open }) => open) }],
        said: number,
      }}
      heads={[t.steps.head, t.steps.open, t.steps.days, t.steps.took]}
      rows={steps.map(({ status, open, days: now, passed, took }) => ({
        key: status,
        cells: [
          work.statuses[status],
          open === 0 ? (
            number(open)
          ) : (
            <a key="open" href={`${localPath('/inquiries', locale)}?step=${status}`}>
              {number(open)}
            </a>
          ),
          days(now),
          <Fragment key="took">
            {days(took)} {passed > 0 && <small>{t.steps.of(passed)}</small>}
          </Fragment>,
        ],
      }))}
      foot={[t.total, number(sum(({ open }) => open)), '', '']}
    />
  )
}

/** Inquiries that wait longest for the dealer (DOC-04). */
export function WaitingPart({ waiting }: Pick<DashboardData, 'waiting'>) {
  const { locale, messages } = useShell()
  const t = useDashboardTexts()
  const work = useInquiryListTexts()
  const { number, dateTime } = messages.format
  return (
    <FiguresSection
      id="waiting"
      isText
      title={t.waiting.title}
      note={t.waiting.note}
      heads={[t.waiting.inquiry, t.waiting.buyer, t.waiting.next, t.waiting.since, t.waiting.days]}
      rows={waiting.map(({ id, reference, buyer, since, days: waits, what }) => ({
        key: id,
        cells: [
          <a key="inquiry" className="nowrap" href={localPath(`/inquiries/${id}`, locale)}>
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
          <a href={localPath('/inquiries', locale)}>{t.waiting.all}</a>
        </p>
      )}
    </FiguresSection>
  )
}
