import type { AuditEntry } from '@minato/contract/gate'
import type { Port } from '@minato/contract/ports'
import { useRef, useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { MoneyField } from '../../forms/office-fields.tsx'
import { reportError } from '../../forms/report-error.ts'
import { required } from '../../forms/rules.ts'
import { money, numberOf } from '../../forms/parse-input.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { ChargeHistory, StartField, startIn } from './charge-history.tsx'
import { usePortsTexts } from './ports-texts.ts'
import type { ChargeProps } from './tariff-panel.tsx'

const TYPE = 'PRE_EXPORT'
const feeOf = ({ inspections }: Port) => inspections.find(({ type }) => type === TYPE)?.amount.value ?? null

const isOfInspection = ({ part }: AuditEntry): boolean => part === 'inspection'

/** Whether this port requires a pre-export inspection, and its fee. */
export function InspectionPanel({ port, charges, onSaved }: ChargeProps) {
  const shell = useShell()
  const { api, locale, messages } = shell
  const t = usePortsTexts()
  const [isAsking, setAsking] = useState(false)
  const { id, version } = port
  const fee = feeOf(port)
  const start = useRef<{ validFrom?: string }>({})
  const { send, view } = useEditConflict<{ amount: number | null }, Port>({
    entity: 'port',
    isMeant: isOfInspection,
    fields: [{ key: 'amount', label: t.inspection, text: (given) => messages.format.exactMoney(Number(given)) }],
    written: (one) => ({ amount: feeOf(one) }),
    save: async (_, { amount }, read) => {
      const body = { type: TYPE, amount: { value: amount ?? 0, currency: 'USD' }, ...start.current } as const
      await api('PUT /api/main/port/{id}/inspection', { params: { id }, body, version: read })
      onSaved(t.inspectionSet)
    },
  })
  const add = async (amount: number, key: string) => {
    const body = { type: TYPE, amount: { value: amount, currency: 'USD' }, ...start.current } as const
    await api('POST /api/main/port/{id}/inspection', { params: { id }, body, key })
    onSaved(t.inspectionSet)
  }
  const remove = () => {
    setAsking(false)
    const query = { 'inspection-type': TYPE } as const
    api('DELETE /api/main/port/{id}/inspection', { params: { id }, query, version }).then(
      () => onSaved(t.inspectionGone),
      (error: unknown) => reportError(shell, error),
    )
  }
  return (
    <Panel id="inspection" title={t.inspection}>
      <p>{fee === null ? t.noInspection : <b className="figure">{messages.format.exactMoney(fee)}</b>}</p>
      <GuardedForm
        key={charges.length}
        isPart
        rules={{ amount: [required, ...money(locale, 0, 100_000, 2)] }}
        submit={fee === null ? t.addInspection : t.setInspection}
        send={(values, key) => {
          const amount = numberOf(values['amount'] ?? '', 2) ?? 0
          start.current = startIn(values)
          return fee === null ? add(amount, key) : send(port, { amount })
        }}
      >
        <MoneyField decimals={2} name="amount" label={t.inspectionFee} hint={t.tariffNote} />
        <StartField />
      </GuardedForm>
      {fee !== null && (
        <button className="link" type="button" onClick={() => setAsking(true)}>
          {t.removeInspection}
        </button>
      )}
      <ChargeHistory port={port} charges={charges} onSaved={onSaved} />
      {isAsking && (
        <Confirm
          title={t.removeTitle(port.name)}
          confirm={t.removeInspection}
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={remove}
        >
          <p>{t.removeText}</p>
        </Confirm>
      )}
      {view}
    </Panel>
  )
}
