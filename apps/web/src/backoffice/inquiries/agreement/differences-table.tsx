import type { DocumentDifference } from '@minato/contract/document-agreement-shapes'
import { isSameValue } from '@minato/domain/document-values'
import { useShell } from '../../../api/shell.ts'
import { useAgreementTexts } from './agreement-texts.ts'
import '../../../styles/agreement.css'

/** A table of the differing fields: each document's value, marked where it differs from the first document's. */
export function DifferencesTable({ differences }: { differences: readonly DocumentDifference[] }) {
  const { messages } = useShell()
  const t = useAgreementTexts()
  /** Amounts of our own documents are whole US dollars. */
  const shown = (value: string, isOurs: boolean): string =>
    isOurs && /^\d+$/.test(value) ? messages.format.money(Number(value)) : value
  const isAmount = (field: DocumentDifference['field']) => ['fob', 'freight', 'insurance', 'total'].includes(field)
  return (
    <table className="agreement">
      <thead>
        <tr>
          <th scope="col">{t.document}</th>
          <th scope="col">{t.value}</th>
        </tr>
      </thead>
      {differences.map(({ field, values }) => (
        <tbody key={field}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {t.fields[field]}
            </th>
          </tr>
          {values.map(({ documentId, kind, name, value, page, line }) => (
            <tr key={`${documentId} ${name} ${value} ${page}`}>
              <td>
                {t.kinds[kind]} {name && <small>{name}</small>}
              </td>
              <td className={isSameValue(field, value, values[0]?.value ?? value) ? undefined : 'turn'}>
                {shown(value, isAmount(field) && page === null)}
                {page !== null && line !== null && <small>{t.at(page, line)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
