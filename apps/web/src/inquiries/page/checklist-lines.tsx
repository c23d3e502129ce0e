import type { DocumentChecklist } from '@minato/contract/document-checklist-shapes'
import { dayInWords } from '@minato/domain/moments'
import type { ReactNode } from 'react'
import { reportError } from '../../forms/report-error.ts'
import { useShell } from '../../api/shell.ts'
import { saveFile } from '../../table/save-file.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { useCopy } from './use-copy.ts'
import '../../styles/checklist.css'

export type ChecklistLine = DocumentChecklist['lines'][number]

/** One line for each document. `actionsFor`: the user's actions on it. */
export function ChecklistLines({
  lines,
  actionsFor,
}: {
  lines: readonly ChecklistLine[]
  actionsFor?: (line: ChecklistLine) => ReactNode
}) {
  const shell = useShell()
  const { checklist: t, documents, payment } = useInquiryTexts()
  const side = useSide()
  const copy = useCopy()
  const { locale, messages } = shell
  return (
    <ul>
      {lines.map((line) => {
        const { kind, state, document, inspectionBodies, courier, trackingNumber, sentOn, receivedAt } = line
        const name = t.names[kind]
        const file = document?.name ?? name
        return (
          <li key={kind}>
            <div>
              <b>{name}</b>
              <span className={`state ${state.toLowerCase()}`}>{t.states[side][state]}</span>
              {inspectionBodies.length > 0 && state === 'MISSING' && (
                <small>{t.bodies(inspectionBodies.join(', '))}</small>
              )}
              {document && (
                <small>
                  <button
                    className="btn quiet"
                    type="button"
                    aria-label={documents.download(file)}
                    onClick={() =>
                      void saveFile(shell, `/api/archiving/document/${document.id}/content`, file).catch(
                        (error: unknown) => reportError(shell, error),
                      )
                    }
                  >
                    {file}
                  </button>
                </small>
              )}
              {courier && sentOn && <small>{t.sentOn(courier, dayInWords(sentOn, locale))}</small>}
              {trackingNumber && (
                <small className="tracking">
                  {t.trackingNumber} <b>{trackingNumber}</b>
                  <button
                    className="btn line"
                    type="button"
                    aria-label={t.named(t.copyNumber, name)}
                    onClick={() => copy(t.trackingNumber, trackingNumber)}
                  >
                    {payment.copy}
                  </button>
                </small>
              )}
              {receivedAt && <small>{t.receivedOn(messages.format.date(receivedAt))}</small>}
            </div>
            {actionsFor && <div className="row">{actionsFor(line)}</div>}
          </li>
        )
      })}
    </ul>
  )
}
