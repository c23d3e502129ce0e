import type { ConsigneeProposal, Inquiry } from '@minato/contract/inquiries-shapes'
import { useId, useRef, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useClock } from '../times.ts'
import { ConsigneeAddress } from './consignee-address.tsx'
import { FaultLine } from './fault-line.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'

interface Props {
  inquiry: Inquiry
  proposal: ConsigneeProposal
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}
type Answer = 'confirm' | 'reject'

/** A consignee that the dealer's managers propose: the buyer confirms or rejects it (TRU-04). */
export function ProposedConsignee({ inquiry, proposal, onChanged, reload }: Props) {
  const { api, locale } = useShell()
  const { proposed: t } = useInquiryTexts().consignee
  const clock = useClock(locale)
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  const [asked, setAsked] = useState<Answer>()
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const { consignee, effectiveAt, expiresAt, isConfirmed } = proposal
  const { id, version, objections } = inquiry
  const mayConfirm = !isConfirmed && objections['confirmConsignee'] === null
  const answer = async (step: Answer) => {
    setAsked(undefined)
    const input = { params: { id }, version }
    const heading = section.current?.closest('.panel')?.querySelector('h2')
    const isDone = await act(`${step} ${proposal.id}`, () =>
      step === 'confirm'
        ? api('PUT /api/main/inquiry/{id}/consignee/confirm', input)
        : api('PUT /api/main/inquiry/{id}/consignee/reject', input),
    )
    // The focused button disappears.
    if (!isDone || !heading) return
    heading.tabIndex = -1
    heading.focus()
  }
  return (
    <section ref={section} className="notice proposed-consignee" aria-labelledby={title}>
      <h3 id={title}>{t.title}</h3>
      <ConsigneeAddress consignee={consignee} />
      <p>
        {isConfirmed && `${t.confirmed} `}
        {effectiveAt ? t.effective(clock.moment(effectiveAt)) : t.waits(clock.moment(expiresAt))}
      </p>
      {mayConfirm && <p>{effectiveAt ? t.askNow : t.ask}</p>}
      <div className="row">
        {mayConfirm && (
          <button
            className="btn go"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || setAsked('confirm')}
          >
            {t.confirm}
          </button>
        )}
        {objections['rejectConsignee'] === null && (
          <button
            className="btn line"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || setAsked('reject')}
          >
            {t.reject}
          </button>
        )}
      </div>
      <FaultLine fault={fault} />
      {asked && (
        <Confirm
          title={asked === 'confirm' ? t.confirmTitle : t.rejectTitle}
          confirm={t[asked]}
          isDanger={asked === 'reject'}
          onConfirm={() => void answer(asked)}
          onClose={() => setAsked(undefined)}
        >
          <ConsigneeAddress consignee={consignee} />
          <p>{asked === 'confirm' ? t.confirmText : t.rejectText}</p>
        </Confirm>
      )}
    </section>
  )
}
