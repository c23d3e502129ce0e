import type { BankAccount } from '@minato/contract/settings'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { reportRefusal } from '../../forms/report-refusal.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useMeeting } from '../../forms/use-meeting.tsx'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import { Part } from '../frame/office-page.tsx'
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

/** The accounts that buyers pay to. */
export function BankPart({ accounts: given }: { accounts: readonly BankAccount[] }) {
  const shell = useShell()
  const { api } = shell
  const { bank: t } = useSettingsTexts()
  const [accounts, setAccounts] = useState(given)
  const [editing, setEditing] = useState<BankAccount | 'new'>()
  const [leaving, setLeaving] = useState<BankAccount>()
  const done = async (title: string) => {
    setAccounts(await api('GET /api/main/bank-account', {}))
    setEditing(undefined)
    setLeaving(undefined)
    notify({ isError: false, title, lines: [] })
  }
  const { send: change, view } = useMeeting<Fields, BankAccount>({
    entity: 'bankAccount',
    fields: FIELDS.map((key) => ({ key, label: t[key] })),
    written: fieldsOf,
    save: async ({ id }, body, version) => {
      await api('PUT /api/main/bank-account/{id}', { params: { id }, body, version })
      await done(t.saved)
    },
  })
  const edited = editing === 'new' ? undefined : editing
  const send = async (values: Values, key: string, begun: BankAccount | undefined) => {
    const body = fieldsIn(values)
    if (begun) return change(begun, body, edited)
    await api('POST /api/main/bank-account', { body, key })
    await done(t.saved)
  }
  const remove = async ({ id, version }: BankAccount) => {
    try {
      await api('DELETE /api/main/bank-account/{id}', { params: { id }, version })
      await done(t.removed)
    } catch (error) {
      setLeaving(undefined)
      reportRefusal(shell, error)
    }
  }
  return (
    <Part id="bank" title={t.title} note={t.note}>
      <p className="muted">{t.warning}</p>
      {accounts.length === 0 && <p>{t.none}</p>}
      <ul className="lines">
        {accounts.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.bank}</b> {one.branch}
              <p className="small">
                {one.holder}, {one.accountNumber}, {one.swift}, {one.currency}
              </p>
              {one.bankAddress && <p className="small muted">{one.bankAddress}</p>}
            </div>
            <div className="row">
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
      <button className="btn line" type="button" onClick={() => setEditing('new')}>
        {t.add}
      </button>
      {editing && (
        <Dialog
          title={editing === 'new' ? t.add : `${t.edit}, ${editing.bank}`}
          onClose={() => setEditing(undefined)}
          footer="form"
        >
          <OfficeForm
            isPart
            draft={`bank account ${edited?.id ?? 'new'}`}
            read={edited}
            rules={RULES}
            send={send}
            submit={t.submit}
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
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t.removeText}</p>
        </Confirm>
      )}
      {view}
    </Part>
  )
}
