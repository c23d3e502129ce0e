import type { ReactNode } from 'react'
import { ExportButton } from '../../table/export-button.tsx'
import { Part } from '../layout/office-page.tsx'
import { BarChart } from './bar-chart.tsx'
import type { Bars } from './draw-chart.ts'
import { useDashboardTexts } from './dashboard-texts.ts'

interface Props {
  /** The chart's name in the call of its export. */
  id: string
  title: string
  note?: string
  bars?: Bars
  isTall?: boolean
  heads: readonly string[]
  /** The first cell of a line names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
  /** Text columns, aligned left. */
  isText?: boolean
  /** The table needs the whole width, so the chart is above it. */
  isAbove?: boolean
  children?: ReactNode
}

/** One topic of the dashboard: chart, table behind a button, and CSV export. */
export function FiguresSection({ id, title, note, bars, isTall, heads, rows, foot, isText, isAbove, children }: Props) {
  const column = isText ? undefined : 'num'
  const t = useDashboardTexts()
  const table = rows.length > 0 && (
    <div className={isAbove || !bars ? 'figures-table in-words' : 'figures-table'}>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={head} scope="col" className={i ? column : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, i) => (
                <td key={heads[i + 1]} className={column}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot[0]}</th>
              {foot.slice(1).map((cell, i) => (
                <td key={heads[i + 1]} className={column}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
  return (
    <Part
      id={id}
      title={title}
      note={
        <ExportButton path={`/api/main/dashboard/${id}/export`} name={`${id}.csv`} className="link">
          {t.csv}
          <span className="vh">, {title}</span>
        </ExportButton>
      }
    >
      {note && <p className="small muted">{note}</p>}
      <div className={bars ? 'figures' : undefined}>
        {bars && <BarChart label={t.chartOf(title)} isTall={isTall ?? false} bars={bars} />}
        {table &&
          (bars ? (
            <details className="figures-numbers">
              <summary>
                {t.numbers}
                <span className="vh">, {title}</span>
              </summary>
              {table}
            </details>
          ) : (
            table
          ))}
      </div>
      {children}
    </Part>
  )
}
