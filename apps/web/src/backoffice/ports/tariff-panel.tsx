import type { AuditEntry } from '@minato/contract/gate'
import type { Charge, Port } from '@minato/contract/ports'
import { useRef, useState } from 'react'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { MoneyField } from '../../forms/office-fields.tsx'
import { required } from '../../forms/rules.ts'
import { money, numberOf } from '../../forms/parse-input.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useShell } from '../../api/shell.ts'
import { Panel } from '../layout/office-page.tsx'
import { ChargeHistory, StartField, startIn } from './charge-history.tsx'
import { usePortsTexts } from './ports-texts.ts'

export interface ChargeProps {
  port: Port
  charges: readonly Charge[]
  onSaved(said: string): void
}

const isOfTariff = ({ part }: AuditEntry): boolean => part === 'tariff'

/** The freight per cubic metre to this port: current, past and scheduled. */
export function TariffPanel({ port, charges, onSaved }: ChargeProps) {
  const { api, locale, messages } = useShell()
  const t = usePortsTexts()
  const [typed, setTyped] = useState('')
  const { value } = port.tariff
  const meant = numberOf(typed, 2)
  const start = useRef<{ validFrom?: string }>({})
  const { send, view } = useEditConflict<{ value: number | null }, Port>({
    entity: 'port',
    isMeant: isOfTariff,
    fields: [{ key: 'value', label: t.tariff, text: (given) => messages.format.exactMoney(Number(given)) }],
    written: ({ tariff }) => ({ value: tariff.value?.value ?? null }),
    save: async ({ tariff }, body, version) => {
      const amount = { value: body.value ?? 0, currency: 'USD', ...start.current } as const
      await api('PUT /api/main/product/{id}/tariff', { params: { id: tariff.productId }, body: amount, version })
      setTyped('')
      onSaved(t.tariffSet)
    },
  })
  return (
    <Panel id="tariff" title={t.tariff}>
      <p>{value ? <b className="figure">{t.tariffOf(value.value)}</b> : t.noTariff}</p>
      <GuardedForm
        key={charges.length}
        isPart
        rules={{ value: [required, ...money(locale, 0.01, 100_000, 2)] }}
        submit={t.setTariff}
        send={(values) => {
          start.current = startIn(values)
          return send(port, { value: numberOf(values['value'] ?? '', 2) ?? null })
        }}
      >
        <MoneyField
          decimals={2}
          name="value"
          label={t.newTariff}
          hint={meant ? t.tariffExample(meant) : t.tariffNote}
          onChange={({ target }) => setTyped(target.value)}
        />
        <StartField />
      </GuardedForm>
      <ChargeHistory port={port} charges={charges} onSaved={onSaved} />
      {view}
    </Panel>
  )
}
