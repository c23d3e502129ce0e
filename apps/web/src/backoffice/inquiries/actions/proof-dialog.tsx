import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useEffect, useRef, useState } from 'react'
import { DocumentLink } from '../../../inquiries/page/document-link.tsx'
import { FaultLine } from '../../../inquiries/page/fault-line.tsx'
import { useInquiryAction } from '../../../inquiries/page/use-inquiry-action.ts'
import { DialogFooter } from '../../../forms/dialog-footer.tsx'
import { Dialog } from '../../../forms/dialog.tsx'
import { TextArea } from '../../../forms/office-fields.tsx'
import { OfficeForm } from '../../../forms/office-form.tsx'
import { atMost, required } from '../../../forms/rules.ts'
import { ApiError } from '../../../api/api.ts'
import { useShell } from '../../../api/shell.ts'
import { fetchFile } from '../../../table/save-file.ts'
import { actionErrorText, useInquiryActionsTexts, useInquiryErrorText } from '../inquiry-errors.ts'
import type { ActionProps } from './action-dialog.tsx'

/** Shows the payment proof beside its answer: accept it, or reject it with a reason for the buyer (INQ-07). */
export function ProofDialog({ inquiry, onDone, onClose, reload }: ActionProps) {
  const { api, messages } = useShell()
  const t = useInquiryActionsTexts()
  const { inForm } = useInquiryErrorText()
  const [isRefusing, setRefusing] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its button disappears.
    if (isRefusing) answer.current?.querySelector('textarea')?.focus()
  }, [isRefusing])
  const { act, fault, isBusy, clear } = useInquiryAction(onDone, reload)
  const { id, invoice, objections } = inquiry
  // Keeps the proof that was shown, even if the buyer sends another one meanwhile.
  const [proof, setProof] = useState(inquiry.proof)
  if (!proof) return null
  const { format } = messages
  const documentId = proof.document.id
  const other = inquiry.proof?.document.id === documentId ? null : inquiry.proof
  const accept = () =>
    act('accept', () =>
      api('PUT /api/main/inquiry/{inquiryId}/accept-payment-proof', {
        params: { inquiryId: id },
        body: { documentId },
      }),
    )
  const refused = (next: Inquiry) => onDone(next, 'refuseProof')
  const against = objections['acceptProof']
  return (
    <Dialog
      title={t.proof.title}
      onClose={onClose}
      isWide
      footer={
        isRefusing ? (
          'form'
        ) : (
          <DialogFooter action={t.proof.accept} isDisabled={Boolean(against) || isBusy} onAction={() => void accept()}>
            <button className="btn line" type="button" onClick={() => setRefusing(true)}>
              {t.proof.refuse}
            </button>
          </DialogFooter>
        )
      }
    >
      <div className="office deal-action proof-answer">
        <div>
          <ProofShown key={documentId} id={documentId} type={proof.document.type} />
        </div>
        <div ref={answer}>
          <p>{t.proof.text}</p>
          <p>
            {t.proof.sent(format.dateTime(proof.at))}{' '}
            {invoice?.total != null && <b>{t.proof.amount(format.money(invoice.total))}</b>}
          </p>
          <ul className="docs">
            <DocumentLink document={proof.document} />
          </ul>
          <div role="status">
            {other && (
              <div className="notice">
                <p>{t.proof.another}</p>
                <button
                  className="btn line"
                  type="button"
                  onClick={() => {
                    clear()
                    setProof(other)
                  }}
                >
                  {t.proof.showAnother}
                </button>
              </div>
            )}
          </div>
          <FaultLine fault={fault} />
          {isRefusing ? (
            <OfficeForm
              key={documentId}
              isPart
              isDanger
              onCancel={() => setRefusing(false)}
              draft={`refusal of ${documentId}`}
              read={undefined}
              rules={{ reason: [required, atMost(1000)] }}
              submit={t.proof.refuse}
              send={(values) =>
                api('PUT /api/main/inquiry/{id}/refuse-payment-proof', {
                  params: { id },
                  body: { reason: values['reason']?.trim() ?? '', documentId },
                }).then(refused, (error: unknown) => {
                  if (error instanceof ApiError && error.status === 409) void reload()
                  return inForm(error)
                })
              }
            >
              <TextArea name="reason" label={t.reason} hint={t.reasonHint} />
            </OfficeForm>
          ) : (
            against && <p className="small muted">{actionErrorText(t, against)}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A picture is shown; a PDF is downloaded, not run inside the page. */
function ProofShown({ id, type }: { id: string; type: string | null }) {
  const shell = useShell()
  const { proof: t } = useInquiryActionsTexts()
  const [url, setUrl] = useState<string>()
  const isPicture = type?.startsWith('image/') ?? false
  useEffect(() => {
    if (!isPicture) return
    const asked = new AbortController()
    let made: string | undefined
    const bring = async () => {
      const picture = await fetchFile(shell, `/api/archiving/document/${id}/content`, asked.signal)
      if (!picture || asked.signal.aborted) return
      made = URL.createObjectURL(picture)
      setUrl(made)
    }
    // It can still be downloaded.
    bring().catch(() => {})
    return () => {
      asked.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, isPicture, shell])
  if (url) return <img className="proof-picture" src={url} alt={t.picture} />
  return <p className="muted">{t.noPicture}</p>
}
