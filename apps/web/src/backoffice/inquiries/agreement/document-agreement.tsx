import type { DocumentAgreement as Agreement } from '@minato/contract/document-agreement'
import { useEffect, useState } from 'react'
import type { AgreementSlot } from '../../../inquiries/slots.ts'
import { useShell } from '../../../api/shell.ts'
import { useAgreementTexts } from './agreement-texts.ts'
import { DifferencesTable } from './differences-table.tsx'
import '../../../styles/agreement.css'

/** Whether the documents of an inquiry agree, beside its documents; compared anew whenever the inquiry changes. */
export function DocumentAgreement({ inquiry: { id, version } }: AgreementSlot) {
  const { api } = useShell()
  const t = useAgreementTexts()
  const [answer, setAnswer] = useState<Agreement | 'failed'>()
  useEffect(() => {
    const asked = new AbortController()
    const { signal } = asked
    api('GET /api/main/inquiry/{id}/document-agreement', { params: { id }, signal }).then(
      (given) => signal.aborted || setAnswer(given),
      () => signal.aborted || setAnswer('failed'),
    )
    return () => asked.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version of the inquiry is compared anew
  }, [api, id, version])
  if (answer === undefined || answer === 'failed')
    return <p className="small muted">{answer ? t.failed : t.comparing}</p>
  return <AgreementShown agreement={answer} />
}

/** The answer in words: the state, what was not checked, and what managers accepted. */
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
