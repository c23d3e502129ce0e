import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { ConsigneeChangePart } from '../slots.ts'
import { useSide } from '../use-side.ts'
import { ConsigneeAddress } from './consignee-address.tsx'
import { ConsigneeForm } from './consignee-form.tsx'
import { Panel } from './panel.tsx'
import { ProposedConsignee } from './proposed-consignee.tsx'

interface Props {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** Who receives the car and where: entered by the buyer until the invoice is issued, printed on every document. */
export function ConsigneeSection({ inquiry, onChanged, reload }: Props) {
  const { api, locale } = useShell()
  const { consignee: t } = useInquiryTexts()
  const side = useSide()
  const { customerInformation: consignee, consigneeProposal, objections, outcome, id } = inquiry
  const mayEnter = side === 'BUYER' && objections['setConsignee'] === null
  const isEntered = consignee.address !== null
  if (!isEntered && !mayEnter && (side === 'BUYER' || outcome !== null) && !consigneeProposal) return null
  return (
    <Panel title={t.title} {...(mayEnter && !isEntered && inquiry.hasDraft && { className: 'due' })}>
      {isEntered && <ConsigneeAddress consignee={consignee} />}
      {!isEntered && (mayEnter || side === 'SELLER') && <p className="small">{t.missing[side]}</p>}
      {side === 'SELLER' && objections['edit'] === null && objections['proposeConsignee'] !== null && (
        <p className="small">
          <a href={localPath(`/inquiry/edit/${id}`, locale)}>{isEntered ? t.correct : t.enter}</a>
        </p>
      )}
      {isEntered && side === 'BUYER' && !mayEnter && !outcome && !consigneeProposal && (
        <p className="small muted">{t.fixed}</p>
      )}
      {mayEnter && (
        <ConsigneeForm
          inquiry={inquiry}
          title={isEntered ? t.change : t.enter}
          submit={t.save}
          draft={`consignee ${id}`}
          save={(version, body) => api('PUT /api/main/inquiry/{id}/consignee', { params: { id }, version, body })}
          onChanged={onChanged}
          reload={reload}
        />
      )}
      {side === 'BUYER' && consigneeProposal && (
        <ProposedConsignee inquiry={inquiry} proposal={consigneeProposal} onChanged={onChanged} reload={reload} />
      )}
      {side === 'SELLER' && <ConsigneeChangePart inquiry={inquiry} onChanged={onChanged} reload={reload} />}
    </Panel>
  )
}
