import type { BankAccount } from '@minato/contract/bank-accounts'
import type { Proposal } from '@minato/contract/proposals'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { NumberField } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { reportError } from '../../forms/report-error.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useSecondFactorTexts } from '../../session/second-factor-texts.ts'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { Part } from '../layout/office-page.tsx'
import { ProposalList } from '../proposals/proposal-list.tsx'
import { useProposalsTexts } from '../proposals/proposals-texts.ts'
import { useSecondFactor } from '../../account/use-second-factor.tsx'
import { AddAccount, hasHadAccount } from './add-account.tsx'
import type { SettingsData } from './settings-data.ts'
import { useSettingsTexts } from './settings-texts.ts'

const FIELDS = ['holder', 'bank', 'branch', 'bankAddress', 'swift', 'accountNumber', 'currency'] as const
type Fields = Pick<BankAccount, (typeof FIELDS)[number]>
const RULES = {
  holder: [required, atMost(120)],
  bank: [required, atMost(120)],
  branch: [atMost(120)],
  bankAddress: [atMost(200)],
  swift: [required],
  accountNumber: [required, atMost(34)],
  currency: [required],
}
const fieldsIn = (values: Values): Fields => ({
  holder: values['holder']?.trim() ?? '',
  bank: values['bank']?.trim() ?? '',
  branch: values['branch']?.trim() || null,
  bankAddress: values['bankAddress']?.trim() || null,
  swift: values['swift']?.trim().toUpperCase() ?? '',
  accountNumber: values['accountNumber']?.trim() ?? '',
  currency: values['currency']?.trim().toUpperCase() ?? '',
})
const fieldsOf = (one: BankAccount): Fields => ({
  holder: one.holder,
  bank: one.bank,
  branch: one.branch,
  bankAddress: one.bankAddress,
  swift: one.swift,
  accountNumber: one.accountNumber,
  currency: one.currency,
})

/** The accounts that buyers pay to, and changes waiting for a second manager (TRU-04). */
export function BankSection({
  accounts: given,
  proposals: givenProposals,
  waiting,
  secondFactor,
}: Pick<SettingsData, 'accounts' | 'proposals' | 'waiting' | 'secondFactor'>) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const { bank: t } = useSettingsTexts()
  const four = useProposalsTexts()
  const factor = useSecondFactorTexts()
  const { withSecondFactor, view: codeDialog } = useSecondFactor()
  const bank = useCall('GET /api/main/bank-account', {}, { initial: given })
  const changes = useCall('GET /api/main/proposal', {}, { initial: givenProposals })
  const accounts = bank.data ?? given
  const proposals = (changes.data ?? givenProposals).filter(({ kind }) => kind !== 'CONSIGNEE')
  const [editing, setEditing] = useState<BankAccount | 'new'>()
  const [leaving, setLeaving] = useState<BankAccount>()
  const reload = async () => void (await Promise.all([bank.reload(), changes.reload()]))
  const done = async ({ state, effectiveAt }: Proposal) => {
    await reload()
    setEditing(undefined)
    setLeaving(undefined)
    const title =
      state === 'IN_FORCE' ? t.saved : effectiveAt ? four.sentAlone(messages.format.dateTime(effectiveAt)) : four.sent
    notify({ isError: false, title, lines: [] })
  }
  const { send: change, view } = useEditConflict<Fields, BankAccount>({
    entity: 'bankAccount',
    fields: FIELDS.map((key) => ({ key, label: t[key] })),
    written: fieldsOf,
    save: async ({ id }, body, version) => {
      await done(
        await withSecondFactor(() => api('PUT /api/main/bank-account/{id}', { params: { id }, body, version })),
      )
    },
  })
  const edited = editing === 'new' ? undefined : editing
  const send = async (values: Values, key: string, begun: BankAccount | undefined) => {
    const body = fieldsIn(values)
    if (begun) return change(begun, body, edited)
    await done(await withSecondFactor(() => api('POST /api/main/bank-account', { body, key })))
  }
  const propose = async (call: () => Promise<Proposal>) => {
    try {
      await done(await withSecondFactor(call))
    } catch (error) {
      setLeaving(undefined)
      if (!(error instanceof FormError)) reportError(shell, error)
    }
  }
  const isFirst = !hasHadAccount({ accounts, proposals })
  return (
    <Part id="bank" title={t.title} note={t.note}>
      <p className="muted">{t.warning}</p>
      {waiting.isAlone ? (
        <p className="notice">
          {four.howAlone(waiting.aloneHours)} <a href={localPath('/settings/managers', locale)}>{four.invite}</a>
        </p>
      ) : (
        <p className="muted">{four.how(waiting.waitingHours)}</p>
      )}
      {!secondFactor.since && accounts.length > 0 && (
        <p className="notice">
          {factor.missing} <a href={localPath('/account#second-factor', locale)}>{factor.setUp}</a>
        </p>
      )}
      <ProposalList proposals={proposals} onDecided={reload} />
      {accounts.length === 0 && <p>{t.none}</p>}
      <ul className="lines">
        {accounts.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.bank}</b> {one.branch}
              {one.isDefault && accounts.length > 1 && <span className="small good"> · {four.isDefault}</span>}
              <p className="small">
                {one.holder}, {one.accountNumber}, {one.swift}, {one.currency}
              </p>
              {one.bankAddress && <p className="small muted">{one.bankAddress}</p>}
            </div>
            <div className="row">
              {!one.isDefault && (
                <button
                  className="btn line"
                  type="button"
                  aria-label={`${four.makeDefault}, ${one.bank}`}
                  onClick={() =>
                    void propose(() =>
                      api('PUT /api/main/bank-account/{id}/default', { params: { id: one.id }, version: one.version }),
                    )
                  }
                >
                  {four.makeDefault}
                </button>
              )}
              <button
                className="btn line"
                type="button"
                aria-label={`${t.edit}, ${one.bank}`}
                onClick={() => setEditing(one)}
              >
                {t.edit}
              </button>
              <button
                className="btn line"
                type="button"
                aria-label={`${t.remove}, ${one.bank}`}
                onClick={() => setLeaving(one)}
              >
                {t.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <AddAccount
        accounts={accounts}
        proposals={proposals}
        secondFactor={secondFactor}
        onAdd={() => setEditing('new')}
      />
      <WaitingTimes waiting={waiting} withSecondFactor={withSecondFactor} onProposed={done} />
      {editing && (
        <Dialog
          title={editing === 'new' ? t.add : t.editTitle(editing.bank)}
          onClose={() => setEditing(undefined)}
          isForm
          footer="form"
        >
          <OfficeForm
            isPart
            draft={`bank account ${edited?.id ?? 'new'}`}
            read={edited}
            rules={RULES}
            send={send}
            submit={isFirst ? t.submit : four.proposeChange}
          >
            {FIELDS.map((name) => (
              <TextField
                key={name}
                name={name}
                label={t[name]}
                autoComplete="off"
                defaultValue={editing === 'new' ? (name === 'currency' ? 'USD' : '') : (editing[name] ?? '')}
              />
            ))}
          </OfficeForm>
        </Dialog>
      )}
      {leaving && (
        <Confirm
          title={t.removeTitle(leaving.bank)}
          confirm={t.remove}
          isDanger
          typedName={leaving.bank}
          onConfirm={() =>
            void propose(() =>
              api('DELETE /api/main/bank-account/{id}', { params: { id: leaving.id }, version: leaving.version }),
            )
          }
          onClose={() => setLeaving(undefined)}
        >
          <p>{t.removeText}</p>
        </Confirm>
      )}
      {view}
      {codeDialog}
    </Part>
  )
}

interface WaitingProps extends Pick<SettingsData, 'waiting'> {
  withSecondFactor: ReturnType<typeof useSecondFactor>['withSecondFactor']
  onProposed(proposal: Proposal): Promise<void>
}
/** How long changes wait; changing this needs a proposal too. */
function WaitingTimes({ waiting, withSecondFactor, onProposed }: WaitingProps) {
  const { api } = useShell()
  const { waiting: t, proposeChange } = useProposalsTexts()
  const [round, setRound] = useState(0)
  const send = async (values: Values) => {
    const hours = (name: string) => numberOf(values[name] ?? '', 0) ?? 0
    const body = { waitingHours: hours('waitingHours'), aloneHours: hours('aloneHours') }
    await onProposed(await withSecondFactor(() => api('PUT /api/main/waiting-time', { body })))
    setRound(round + 1)
  }
  return (
    <details className="unfold">
      <summary>{t.title}</summary>
      <GuardedForm
        key={round}
        isPart
        rules={{ waitingHours: [required, numeric(1, 336, 0)], aloneHours: [required, numeric(24, 720, 0)] }}
        send={send}
        submit={proposeChange}
      >
        <div className="fields">
          <NumberField
            name="waitingHours"
            label={t.waitingHours}
            unit={t.hours}
            hint={t.waitingHint}
            defaultValue={String(waiting.waitingHours)}
          />
          <NumberField
            name="aloneHours"
            label={t.aloneHours}
            unit={t.hours}
            hint={t.aloneHint}
            defaultValue={String(waiting.aloneHours)}
          />
        </div>
      </GuardedForm>
    </details>
  )
}
