import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef, useState } from 'react'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Mark } from '../inquiry-icons.tsx'
import { useSide } from '../use-side.ts'
import { DifferencesDialogPart, DocumentAgreementPart } from '../slots.ts'
import { useClock } from '../times.ts'
import { DocumentLink } from './document-link.tsx'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { Uploads } from './uploads.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'
import { useUploads } from './use-uploads.ts'
import { FileInput } from '../../ui/file-input.tsx'

interface Props {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** The documents of the inquiry: issued ones with their codes, receipts, and uploads of both sides. */
export function DocumentsSection({ inquiry, onChanged, reload }: Props) {
  const { locale } = useShell()
  const texts = useInquiryTexts()
  const { documents: t } = texts
  const clock = useClock(locale)
  const { papers, receipts, earlierProofs, extraDocuments, invoice, customerInformation } = inquiry
  const madeOutTo = `${customerInformation.firstname} ${customerInformation.lastname}`.trim()
  const issued = new Set(papers.map(({ document }) => document.id))
  const otherReceipts = receipts.filter(({ id }) => !issued.has(id))
  const isInvoiceDue = inquiry.status === 'INVOICE_ISSUED' && inquiry.outcome === null
  const side = useSide()
  const isUnconfirmed = inquiry.status === 'NEGOTIATION' && inquiry.objections['issueInvoice'] === 'EMAIL_UNVERIFIED'
  const isEmpty = ![papers, otherReceipts, earlierProofs, extraDocuments].some(({ length }) => length)
  return (
    <Panel title={t.title} {...(isInvoiceDue && { className: 'due' })}>
      {isUnconfirmed && (
        <p className="small">
          {side === 'BUYER' ? (
            <a href={localPath('/account', locale)}>{t.unconfirmed[side]}</a>
          ) : (
            <b className="turn">{t.unconfirmed[side]}</b>
          )}
        </p>
      )}
      {isEmpty && <p className="small muted">{t.none[side]}</p>}
      <ul>
        {papers.map((paper) => (
          <DocumentLink key={paper.id} document={paper.document} title={t.numbered(t.kinds[paper.kind], paper.number)}>
            <small>
              {paper.state !== 'VALID' && <b className="turn">{t.states[paper.state] ?? paper.state} · </b>}
              {paper.kind === 'PROFORMA' &&
                paper.state === 'VALID' &&
                inquiry.status === 'INVOICE_ISSUED' &&
                paper.number === invoice?.number &&
                invoice.validUntil && (
                  <span>{t.validUntil(clock.moment(invoice.graceUntil ?? invoice.validUntil))} · </span>
                )}
              <a href={localPath(`/check/${paper.code}`, locale)}>{t.check}</a>
            </small>
          </DocumentLink>
        ))}
        {otherReceipts.map((one) => (
          <DocumentLink key={one.id} document={one} title={t.receipt} />
        ))}
        {earlierProofs.map((one) => (
          <DocumentLink key={one.document.id} document={one.document} title={t.proof}>
            <small>{t.proofStates[one.state]}</small>
          </DocumentLink>
        ))}
        {extraDocuments.map((one) => (
          <DocumentLink key={one.id} document={one} />
        ))}
      </ul>
      {side === 'SELLER' && <DocumentAgreementPart inquiry={inquiry} />}
      {papers.length > 0 && inquiry.consigneeProposal && <p className="small">{texts.consignee.onDocuments}</p>}
      {papers.length > 0 && madeOutTo && <p className="small muted">{t.madeOutTo(madeOutTo)}</p>}
      {inquiry.objections['addExtraDocument'] === null && (
        <AddDocument inquiry={inquiry} onChanged={onChanged} reload={reload} />
      )}
    </Panel>
  )
}

function AddDocument({ inquiry, onChanged, reload }: Props) {
  const { api } = useShell()
  const { documents: t } = useInquiryTexts()
  const uploads = useUploads(inquiry.id)
  const picker = useRef<HTMLInputElement>(null)
  const { act, fault, differences, isBusy } = useInquiryAction(onChanged, reload)
  const [isAsking, setAsking] = useState(false)
  const add = async (reason?: string) => {
    setAsking(true)
    for (const { id } of uploads.done) {
      const isDone = await act(`extra ${id}`, (key) =>
        api('POST /api/main/inquiry/{inquiryId}/extra-document/{extraDocumentId}', {
          params: { inquiryId: inquiry.id, extraDocumentId: id },
          key,
          body: reason === undefined ? undefined : { acceptDifferencesReason: reason },
        }),
      )
      if (!isDone) return
    }
    uploads.used()
  }
  return (
    <div
      className="add-paper"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        uploads.add(event.dataTransfer.files)
      }}
    >
      <FileInput ref={picker} multiple aria-label={t.add} onFiles={uploads.add} />
      <Uploads uploads={uploads} />
      <FaultLine fault={fault} />
      {differences && isAsking && (
        <DifferencesDialogPart differences={differences} onAccept={add} onClose={() => setAsking(false)} />
      )}
      <div className="row">
        <button className="btn line" type="button" onClick={() => picker.current?.click()}>
          <Mark name="clip" />
          {t.add}
        </button>
        {uploads.done.length > 0 && (
          <button className="btn ink" type="button" aria-disabled={isBusy || undefined} onClick={() => void add()}>
            {t.put(uploads.done.length)}
          </button>
        )}
      </div>
    </div>
  )
}
