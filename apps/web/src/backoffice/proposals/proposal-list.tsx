import type { Proposal } from '@minato/contract/proposals'
import { isOpenState, OBJECTION_REASONS } from '@minato/domain/proposals'
import type { ProposalObjection } from '@minato/domain/proposals'
import { useId, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { FormError } from '../../forms/form-errors.ts'
import { reportError } from '../../forms/report-error.ts'
import { useCountryName } from '../../inquiries/country-name.ts'
import { notify } from '../../api/notices.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { useSettingsTexts } from '../settings/settings-texts.ts'
import { useProposalsTexts } from './proposals-texts.ts'
import { useSecondFactor } from '../../account/use-second-factor.tsx'
import '../../styles/proposals.css'

type Step = 'approve' | 'reject' | 'cancel'
interface Props {
  proposals: readonly Proposal[]
  /** Runs once a proposal was decided. */
  onDecided(): Promise<void>
}

/** Open proposals with old and new values side by side, and what became of the others. */
export function ProposalList({ proposals, onDecided }: Props) {
  const t = useProposalsTexts()
  const open = proposals.filter(({ state }) => isOpenState(state))
  const ended = proposals.filter(({ state }) => !isOpenState(state))
  if (proposals.length === 0) return null
  return (
    <div className="proposals">
      {open.length > 0 && <h3>{t.title}</h3>}
      {open.map((one) => (
        <OpenProposal key={one.id} proposal={one} onDecided={onDecided} />
      ))}
      {ended.length > 0 && (
        <details className="unfold">
          <summary>{t.history}</summary>
          {ended.map((one) => (
            <EndedProposal key={one.id} proposal={one} />
          ))}
        </details>
      )}
    </div>
  )
}

function OpenProposal({ proposal, onDecided }: { proposal: Proposal } & Pick<Props, 'onDecided'>) {
  const shell = useShell()
  const t = useProposalsTexts()
  const { say } = useFormTexts()
  const { withSecondFactor, view } = useSecondFactor()
  const [asked, setAsked] = useState<Step>()
  const id = useId()
  const { dateTime } = shell.messages.format
  const { kind, state, needsApproval, effectiveAt, expiresAt } = proposal
  const objection = proposal.objection as ProposalObjection | null
  const decide = async (step: Step) => {
    try {
      await withSecondFactor(() => shell.api(`PUT /api/main/proposal/{id}/${step}`, { params: { id: proposal.id } }))
      notify({ isError: false, title: t.done[step], lines: [] })
    } catch (error) {
      if (!(error instanceof FormError)) reportError(shell, error)
    }
    setAsked(undefined)
    await onDecided()
  }
  return (
    <section className="proposal" aria-labelledby={id}>
      <div className="proposal-head">
        <h4 id={id}>{t.kinds[kind]}</h4>
        <span className="proposal-state">
          {state === 'SCHEDULED' && !needsApproval ? t.scheduled : t.states[state]}
        </span>
      </div>
      <Comparison proposal={proposal} />
      <ProposedBy proposal={proposal} />
      <p className="small">
        {effectiveAt ? (
          <b>{t.effective(dateTime(effectiveAt))}</b>
        ) : (
          `${proposal.confirmedAt ? t.confirmed : t.wait(proposal.waitingHours)} ${t.expires(dateTime(expiresAt))}`
        )}
      </p>
      {state === 'PROPOSED' && objection && objection !== 'NOT_PENDING' && (
        <p className="small">{say(OBJECTION_REASONS[objection])}</p>
      )}
      <div className="row">
        {state === 'PROPOSED' && objection === null && (
          <button className="btn go" type="button" onClick={() => setAsked('approve')}>
            {t.approve}
          </button>
        )}
        {state === 'PROPOSED' && objection !== 'OWN_PROPOSAL' ? (
          <button className="btn line" type="button" onClick={() => setAsked('reject')}>
            {t.reject}
          </button>
        ) : (
          <button className="btn line" type="button" onClick={() => setAsked('cancel')}>
            {t.cancel}
          </button>
        )}
      </div>
      {asked && (
        <Confirm
          title={t[`${asked}Title`]}
          confirm={t[asked]}
          isDanger={asked !== 'approve'}
          onConfirm={() => void decide(asked)}
          onClose={() => setAsked(undefined)}
        >
          <Comparison proposal={proposal} />
          <p>{asked === 'approve' && kind === 'CONSIGNEE' ? t.approveConsigneeText : t[`${asked}Text`]}</p>
        </Confirm>
      )}
      {view}
    </section>
  )
}

function EndedProposal({ proposal }: { proposal: Proposal }) {
  const { messages } = useShell()
  const t = useProposalsTexts()
  const { dateTime } = messages.format
  const { kind, state, proposedAt, effectiveAt, endedBy, endedAt, expiresAt } = proposal
  const when = state === 'IN_FORCE' ? (effectiveAt ?? proposedAt) : (endedAt ?? expiresAt)
  return (
    <div className="proposal">
      <div className="proposal-head">
        <b>{t.kinds[kind]}</b>
        <span className="small muted">
          {t.states[state]}, {t.ended(endedBy?.name ?? '', dateTime(when))}
        </span>
      </div>
      <Comparison proposal={proposal} />
      <ProposedBy proposal={proposal} />
    </div>
  )
}

const ORDER = [
  'holder',
  'bank',
  'branch',
  'bankAddress',
  'swift',
  'accountNumber',
  'currency',
  'waitingHours',
  'aloneHours',
  'name',
  'address',
  'city',
  'country',
  'phone',
  'email',
]

/** Old and new values; of a change of details, the fields that stay are left out but for the bank. */
function Comparison({ proposal: { before, after } }: { proposal: Proposal }) {
  const t = useProposalsTexts()
  const { bank: words } = useSettingsTexts()
  const labels: Record<string, string> = {
    ...(words as Record<string, unknown> as Record<string, string>),
    waitingHours: t.waiting.waitingHours,
    aloneHours: t.waiting.aloneHours,
    ...t.consignee,
  }
  const countryName = useCountryName(useShell().locale)
  const textOf = (field: string, value: string | number | null) =>
    value === null ? '–' : field === 'country' ? countryName(String(value)) : value
  const rows = ORDER.map((field) => [field, before?.[field] ?? null, after?.[field] ?? null] as const).filter(
    ([field, old, now]) => old !== now || (old !== null && (field === 'bank' || field === 'accountNumber')),
  )
  return (
    <table className="proposal-values">
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {before && <th scope="col">{t.before}</th>}
          {after && <th scope="col">{t.after}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([field, old, now]) => (
          <tr key={field} className={old === now ? undefined : 'differs'}>
            <th scope="row">{labels[field]}</th>
            {before && <td>{textOf(field, old)}</td>}
            {after && <td>{textOf(field, now)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The managers who proposed and approved a change. */
function ProposedBy({ proposal: { proposedBy, proposedAt, approvedBy, approvedAt } }: { proposal: Proposal }) {
  const { dateTime } = useMessages().format
  const t = useProposalsTexts()
  return (
    <p className="small muted">
      {t.proposed(proposedBy.name, dateTime(proposedAt))}
      {approvedBy && approvedAt && <> · {t.approved(approvedBy.name, dateTime(approvedAt))}</>}
    </p>
  )
}
