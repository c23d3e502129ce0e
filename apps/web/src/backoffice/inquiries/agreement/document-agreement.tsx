import type { DocumentAgreement as Agreement } from '@minato/contract/document-agreement'
import type { AgreementSlot } from '../../../inquiries/slots.ts'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import { useAgreementTexts } from './agreement-texts.ts'
import { DifferencesTable } from './differences-table.tsx'
import '../../../styles/agreement.css'

/** Whether the documents of an inquiry agree, beside its documents; compared again whenever the inquiry changes. */
export function DocumentAgreement({ inquiry: { id, version } }: AgreementSlot) {
  const t = useAgreementTexts()
  const ask = { params: { id } }
  const { data, hasFailed } = useCall('GET /api/main/inquiry/{id}/document-agreement', ask, { version })
  if (!data || hasFailed) return <p className="small muted">{hasFailed ? t.failed : t.comparing}</p>
  return <AgreementShown agreement={data} />
}

/** The result as text: the state, what was not checked, and what managers accepted. */
export function AgreementShown({ agreement: { differences, documents, accepted } }: { agreement: Agreement }) {
  const { messages } = useShell()
  const t = useAgreementTexts()
  if (documents.length === 0) return null
  const isUnchecked = ({ state }: Agreement['documents'][number]) => state in t.why
  return (
    <div className="agreement-part">
      {differences.length === 0 ? (
        // A document that nothing was read of never agrees.
        !documents.every(isUnchecked) && (
          <p className="good">{documents.some(isUnchecked) ? t.agreeChecked : t.agree}</p>
        )
      ) : (
        <>
          <p className="turn" role="status">
            {t.differ(differences.length)}
          </p>
          <details>
            <summary>{t.show}</summary>
            <DifferencesTable differences={differences} />
          </details>
        </>
      )}
      {documents.map(({ id, kind, name, state }) => {
        const why = t.why[state]
        return (
          why && (
            <p key={id} className="small">
              {t.unchecked(name || t.kinds[kind], why)}
            </p>
          )
        )
      })}
      {accepted.map(({ at, by, reason }) => {
        const when = messages.format.dateTime(at)
        const name = by && `${by.firstname} ${by.lastname}`.trim()
        return (
          <p key={at} className="small muted">
            {name ? t.accepted(name, when) : t.acceptedPlain(when)} {reason && t.because(reason)}
          </p>
        )
      })}
    </div>
  )
}
