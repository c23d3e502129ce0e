import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useMessages } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'

type Comparison = NonNullable<NonNullable<Inquiry['invoice']>['comparison']>

/** The last proforma compared with the final invoice or its preview, line by line (TRU-07). */
export function ComparedLines({ comparison }: { comparison: Comparison }) {
  const { car, format } = useMessages()
  const { amounts: t } = useInquiryTexts()
  const amount = (value: number | null) => (value === null ? '–' : format.money(value))
  const { lines, proformaTotal, finalTotal } = comparison
  return (
    <table className="compared">
      <caption className="vh">{t.compare}</caption>
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.proforma}</th>
          <th scope="col">{t.final}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index} className={line.proforma === line.final ? undefined : 'moved'}>
            <th scope="row">{t.kinds[line.kind]}</th>
            <td>{amount(line.proforma)}</td>
            <td>{amount(line.final)}</td>
          </tr>
        ))}
        <tr className={proformaTotal === finalTotal ? undefined : 'moved'}>
          <th scope="row">{t.sum}</th>
          <td>{amount(proformaTotal)}</td>
          <td>{finalTotal === null ? car.onRequest : amount(finalTotal)}</td>
        </tr>
      </tbody>
    </table>
  )
}
