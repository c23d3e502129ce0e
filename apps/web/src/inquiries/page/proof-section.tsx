import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { restDueOf } from '@minato/domain/ledger'
import { centsInWords } from '@minato/domain/ledger-sentence'
import { useRef, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { Mark } from '../inquiry-icons.tsx'
import { useClock } from '../times.ts'
import { DocumentLink } from './document-link.tsx'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { Uploads } from './uploads.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'
import { useUploads } from './use-uploads.ts'
import { FileInput } from '../../ui/file-input.tsx'

export const PROOF_ID = 'payment-proof'

interface Props {
  inquiry: Inquiry
  isBuyer: boolean
  /** Why the last proof was rejected, from the event log. */
  refusedFor: string | undefined
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** The payment proof (INQ-07): uploaded by the buyer from a file or camera, answered by the dealer. */
export function ProofSection({ inquiry, isBuyer, refusedFor, onChanged, reload }: Props) {
  const { locale } = useShell()
  const { proof: t } = useInquiryTexts()
  const clock = useClock(locale)
  const { proof, objections } = inquiry
  const maySend = isBuyer && objections['submitProof'] === null
  // Cars are often paid in instalments: while the rest is due the form is offered, otherwise hidden.
  const rest = restDueOf(inquiry.balance)
  const isNext = maySend && proof?.state === 'ACCEPTED' && rest <= 0
  const isDue = maySend && !isNext
  if (!proof && !maySend) return null
  return (
    <Panel title={t.title} className={isDue ? 'proof due' : 'proof'}>
      <div id={PROOF_ID} tabIndex={-1} />
      {proof && (
        <>
          <p className={`proof-state ${proof.state.toLowerCase()}`} role="status">
            <b>{t.states[proof.state]}</b> {t.sentOn(clock.moment(proof.at))}
            {proof.state === 'WAITING' && rest > 0 && ` ${t.forRest(centsInWords(rest, 'USD', locale))}`}
          </p>
          {proof.state === 'REFUSED' && refusedFor && <blockquote className="reason">{refusedFor}</blockquote>}
          <ul>
            <DocumentLink document={proof.document} />
          </ul>
        </>
      )}
      {isDue && <SendProof inquiry={inquiry} onChanged={onChanged} reload={reload} />}
      {isNext && (
        <details className="unfold">
          <summary>{t.next}</summary>
          <SendProof inquiry={inquiry} onChanged={onChanged} reload={reload} />
        </details>
      )}
    </Panel>
  )
}

function SendProof({ inquiry, onChanged, reload }: Omit<Props, 'isBuyer' | 'refusedFor'>) {
  const { api, locale } = useShell()
  const { proof: t } = useInquiryTexts()
  const uploads = useUploads(inquiry.id, { isStrict: true })
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  const chosen = uploads.done.at(-1)
  const rest = restDueOf(inquiry.balance)
  const take = ([file]: Iterable<File>) => {
    if (!file) return
    uploads.clear()
    uploads.add([file])
  }
  const send = async () => {
    if (!chosen) return
    const isDone = await act(`proof ${chosen.id}`, (key) =>
      api('POST /api/main/inquiry/{id}/payment-proof', {
        params: { id: inquiry.id },
        key,
        body: { documentId: chosen.id },
      }),
    )
    if (isDone) uploads.clear()
  }
  return (
    <div
      className={isOver ? 'drop-zone over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <p className="small">
        {inquiry.proof && inquiry.proof.state !== 'ACCEPTED'
          ? t.another
          : rest > 0
            ? t.rest(centsInWords(rest, 'USD', locale))
            : t.hint}
      </p>
      <FileInput
        ref={picker}
        accept="application/pdf,image/jpeg,image/png,image/gif"
        aria-label={t.choose}
        onFiles={take}
      />
      <FileInput ref={camera} accept="image/*" capture="environment" onFiles={take} />
      <div className="row">
        <button className="btn line" type="button" onClick={() => picker.current?.click()}>
          <Mark name="up" />
          {t.choose}
        </button>
        <button className="btn line on-touch" type="button" onClick={() => camera.current?.click()}>
          {t.photograph}
        </button>
      </div>
      <Uploads uploads={uploads} />
      <FaultLine fault={fault} />
      {chosen && (
        <button className="btn ink" type="button" aria-disabled={isBusy || undefined} onClick={() => void send()}>
          {t.send}
        </button>
      )}
    </div>
  )
}
