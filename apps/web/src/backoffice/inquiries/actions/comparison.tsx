import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useMessages } from '../../../shell/shell.ts'
import { useDealActionsTexts } from '../deal-refusals.ts'

/** The last proforma against the final invoice, or what that would say now, line by line. */
export function Comparison({ inquiry: { invoice } }: { inquiry: Inquiry }) {
  const { format } = useMessages()
  const { invoice: t, onRequest } = useDealActionsTexts()
  const comparison = invoice?.comparison
  if (!comparison) return null
  const { lines, isSame, proformaTotal, finalTotal } = comparison
  const said = (value: number | null) => (value === null ? '–' : format.money(value))
  const others = lines.filter(({ proforma, final }) => proforma !== final).length
  return (
    <>
      <p className={isSame ? 'good' : 'turn'}>{isSame ? t.same : t.differs(others)}</p>
      <table className="effect">
        <caption className="vh">{t.compare}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col" className="num">
              {t.proforma}
            </th>
            <th scope="col" className="num">
              {t.final}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, proforma, final }, index) => (
            <tr key={`${kind} ${index}`} className={proforma === final ? undefined : 'differs'}>
              <th scope="row">{t.lines[kind]}</th>
              <td className="num">{said(proforma)}</td>
              <td className="num">{said(final)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t.lines.TOTAL}</th>
            <td className="num">
              <b>{said(proformaTotal)}</b>
            </td>
            <td className="num">
              <b>{finalTotal === null ? onRequest : said(finalTotal)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
