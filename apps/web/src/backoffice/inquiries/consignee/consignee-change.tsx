import { useCall } from '../../../api/use-call.ts'
import { useShell } from '../../../api/shell.ts'
import { useInquiryTexts } from '../../../inquiries/inquiry-texts.ts'
import { ConsigneeForm } from '../../../inquiries/page/consignee-form.tsx'
import type { ActionsSlot } from '../../../inquiries/slots.ts'
import { TableFailed } from '../../../table/table-states.tsx'
import { ProposalList } from '../../proposals/proposal-list.tsx'
import { useSecondFactor } from '../../../account/use-second-factor.tsx'

/** Another consignee after an invoice was issued: one manager proposes it, a second one approves it (TRU-04). */
export function ConsigneeChange({ inquiry, onChanged, reload }: ActionsSlot) {
  const { api, messages } = useShell()
  const { consignee: t } = useInquiryTexts()
  const { withSecondFactor, view } = useSecondFactor()
  const { id, version, consigneeProposal, objections } = inquiry
  const {
    data: proposals,
    hasFailed,
    reload: reloadProposals,
  } = useCall('GET /api/main/proposal', consigneeProposal ? {} : undefined, { version })
  const pending = proposals?.filter((one) => one.id === consigneeProposal?.id) ?? []
  return (
    <>
      {hasFailed && <TableFailed onAgain={() => void reloadProposals()} />}
      {consigneeProposal && !proposals && !hasFailed && (
        <p className="muted" role="status">
          {messages.loading}
        </p>
      )}
      <ProposalList
        proposals={pending}
        onDecided={async () => void (await Promise.all([reloadProposals(), reload()]))}
      />
      {objections['proposeConsignee'] === null && !consigneeProposal && (
        <>
          <p className="small muted">{t.needsTwo}</p>
          <ConsigneeForm
            inquiry={inquiry}
            title={t.propose}
            submit={t.sendProposal}
            draft={`consignee proposal ${id}`}
            save={(read, body) =>
              withSecondFactor(() =>
                api('PUT /api/main/inquiry/{id}/consignee/proposal', { params: { id }, version: read, body }),
              )
            }
            onChanged={onChanged}
            reload={reload}
          />
        </>
      )}
      {view}
    </>
  )
}
