import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { stringifySearch } from '../../api/search-params.ts'
import { OfficePage } from '../layout/office-page.tsx'
import { AccountNotices } from './account-notices.tsx'
import type { DashboardData } from './dashboard-data.ts'
import { StepFigures, WaitingPart } from './inquiry-figures.tsx'
import { useDashboardTexts } from './dashboard-texts.ts'
import { FiguresSection } from './figures-section.tsx'
import { UrgentFigures } from './urgent-figures.tsx'
import '../../styles/figures.css'

const IN_STOCK = 'DRAFT,PUBLISHED,RESERVED'
const OFFERED = 'PUBLISHED,RESERVED'
/** Number of makers with a bar of their own. */
const MAKERS = 12

/** The dealer's figures (DOC-04) as charts, tables and files. Every number links to its cars. */
export function DashboardPage({ data }: { data: DashboardData }) {
  const { locale, messages } = useShell()
  const t = useDashboardTexts()
  const { format, names } = messages
  const { number, money } = format
  const sum = <R,>(rows: readonly R[], of: (row: R) => number) => rows.reduce((all, row) => all + of(row), 0)
  const list = (value: number, search: Record<string, string>, text = number(value)) =>
    value === 0 ? text : <a href={localPath('/', locale) + stringifySearch(search)}>{text}</a>
  /** The cars of an age, oldest first. */
  const byAge = (value: number, statuses: string, from: number, to: number | null) =>
    list(value, {
      statuses,
      daysStart: String(from),
      ...(to !== null && { daysEnd: String(to) }),
      'order.field': 'DAYS',
      'order.direction': 'DESC',
    })
  const makers = data.makers.slice(0, MAKERS)
  return (
    <OfficePage title={t.title} actions={<p className="small muted">{t.asOf(format.dateTime(data.asOf))}</p>}>
      <AccountNotices proposals={data.proposals} isAlone={data.isAlone} />
      <UrgentFigures tasks={data.tasks} />
      <div className="dashboard-urgent">
        <WaitingPart waiting={data.waiting} />
      </div>
      <div className="dashboard">
        <FiguresSection
          id="status"
          title={t.status.title}
          bars={{
            labels: data.status.map(({ status }) => names.status[status]),
            series: [{ label: t.cars, ink: '--teal', values: data.status.map(({ cars }) => cars) }],
            said: number,
          }}
          heads={[t.status.head, t.cars, t.value]}
          rows={data.status.map(({ status, cars, value }) => ({
            key: status,
            cells: [names.status[status], list(cars, { statuses: status }), money(value)],
          }))}
          foot={[t.total, number(sum(data.status, ({ cars }) => cars)), money(sum(data.status, ({ value }) => value))]}
        />
        <FiguresSection
          id="age"
          title={t.age.title}
          note={t.age.note}
          bars={{
            labels: data.age.map(({ from, to }) => t.age.range(from, to)),
            series: [
              { label: t.age.offered, ink: '--teal', values: data.age.map(({ offered }) => offered) },
              { label: t.age.drafts, ink: '--line-strong', values: data.age.map(({ drafts }) => drafts) },
            ],
            isStacked: true,
            said: number,
          }}
          heads={[t.age.head, t.age.offered, t.age.drafts, t.value]}
          rows={data.age.map(({ from, to, drafts, offered, value }) => ({
            key: String(from),
            cells: [
              t.age.range(from, to),
              byAge(offered, OFFERED, from, to),
              byAge(drafts, 'DRAFT', from, to),
              money(value),
            ],
          }))}
        />
        <FiguresSection
          id="months"
          title={t.stock.title}
          bars={{
            labels: data.months.map(({ month }) => t.month(month)),
            series: [
              { label: t.stock.published, ink: '--line-strong', values: data.months.map(({ published }) => published) },
              { label: t.stock.sold, ink: '--ink-900', values: data.months.map(({ sold }) => sold) },
            ],
            said: number,
          }}
          heads={[t.stock.month, t.stock.published, t.stock.sold]}
          rows={data.months.toReversed().map(({ month, published, sold }) => ({
            key: month,
            cells: [t.month(month), list(published, { publishedMonth: month }), list(sold, { soldMonth: month })],
          }))}
          foot={[
            t.total,
            number(sum(data.months, ({ published }) => published)),
            number(sum(data.months, ({ sold }) => sold)),
          ]}
        />
        <FiguresSection
          id="sales"
          title={t.sales.title}
          note={t.sales.note}
          bars={{
            labels: data.months.map(({ month }) => t.month(month)),
            series: [
              { label: t.sales.sales, ink: '--line-strong', values: data.months.map(({ sales }) => sales) },
              { label: t.sales.margin, ink: '--teal', values: data.months.map(({ margin }) => margin) },
            ],
            said: money,
          }}
          heads={[t.stock.month, t.sales.sales, t.sales.margin, t.sales.known]}
          rows={data.months.toReversed().map(({ month, sales, margin, known, sold }) => ({
            key: month,
            cells: [
              t.month(month),
              list(sales, { soldMonth: month }, money(sales)),
              known ? money(margin) : '–',
              t.sales.knownOf(known, sold),
            ],
          }))}
          foot={[
            t.total,
            money(sum(data.months, ({ sales }) => sales)),
            money(sum(data.months, ({ margin }) => margin)),
            t.sales.knownOf(
              sum(data.months, ({ known }) => known),
              sum(data.months, ({ sold }) => sold),
            ),
          ]}
        />
        <FiguresSection
          id="makers"
          title={t.makers.title}
          isTall
          bars={{
            labels: makers.map(({ brand }) => brand),
            series: [{ label: t.cars, ink: '--ink-900', values: makers.map(({ cars }) => cars) }],
            isLying: true,
            said: number,
          }}
          heads={[t.makers.head, t.cars, t.value]}
          rows={data.makers.map(({ brand, slug, cars, value }) => ({
            key: slug,
            cells: [brand, list(cars, { brand: slug, statuses: IN_STOCK }), money(value)],
          }))}
          foot={[t.total, number(sum(data.makers, ({ cars }) => cars)), money(sum(data.makers, ({ value }) => value))]}
        />
        <FiguresSection
          id="unasked"
          title={t.unasked.title}
          note={t.unasked.note}
          isTall
          isAbove
          {...(data.unasked.length > 0 && {
            bars: {
              labels: data.unasked.map(({ reference }) => messages.car.ref(reference)),
              series: [{ label: t.unasked.views, ink: '--ink-900', values: data.unasked.map(({ views }) => views) }],
              isLying: true,
              said: number,
            } as const,
          })}
          heads={[t.unasked.car, t.unasked.views, t.unasked.days]}
          rows={data.unasked.map(({ id, reference, name, path, views, days }) => ({
            key: id,
            cells: [
              <>
                <a href={localPath(path, locale)}>{name}</a> <small>{messages.car.ref(reference)}</small>
              </>,
              number(views),
              number(days),
            ],
          }))}
        >
          {data.unasked.length === 0 && <p className="muted">{t.unasked.none}</p>}
        </FiguresSection>
        <StepFigures steps={data.steps} />
      </div>
    </OfficePage>
  )
}
