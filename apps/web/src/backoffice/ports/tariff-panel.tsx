import type { AuditEntry } from '@minato/contract/gate'
import type { Charge, Port } from '@minato/contract/ports'
import { useRef, useState } from 'react'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { MoneyField } from '../../forms/office-fields.tsx'
import { required } from '../../forms/rules.ts'
import { money, numberOf } from '../../forms/parse-input.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { useShell } from '../../api/shell.ts'
import { EffectDialog } from '../effects/effect-dialog.tsx'
import { useEffectsTexts } from '../effects/effects-texts.ts'
import { changesNoPrice, PriceEffectView } from '../effects/price-effect-view.tsx'
import { useShownChange } from '../effects/use-shown-change.ts'
import { useUndo } from '../effects/use-undo.tsx'
import { Panel } from '../layout/office-page.tsx'
import { ChargeHistory, StartField, startIn } from './charge-history.tsx'
import { usePortsTexts } from './ports-texts.ts'

export interface ChargeProps {
  port: Port
  charges: readonly Charge[]
  /** `said`: the announced message, unless the panel shows it itself. */
  onSaved(said?: string): void
}

const isOfTariff = ({ part }: AuditEntry): boolean => part === 'tariff'

/** The freight per cubic metre to this port: current, past and scheduled. */
export function TariffPanel({ port, charges, onSaved }: ChargeProps) {
  const { api, locale, messages } = useShell()
  const t = usePortsTexts()
  const [typed, setTyped] = useState('')
  const { value } = port.tariff
  const meant = numberOf(typed, 2)
  const shownChange = useShownChange()
  const { show, view: undoView } = useUndo()
  const { undone } = useEffectsTexts()
  const undo = async ({ id, version }: Port, tariffId: string): Promise<string> => {
    await api('PUT /api/main/port/{id}/tariff/undo', { params: { id }, body: { tariffId }, version })
    onSaved()
    return undone
  }
  const start = useRef<{ validFrom?: string }>({})
  const { send, view } = useEditConflict<{ value: number | null }, Port>({
    entity: 'port',
    isMeant: isOfTariff,
    fields: [{ key: 'value', label: t.tariff, text: (given) => messages.format.exactMoney(Number(given)) }],
    written: ({ tariff }) => ({ value: tariff.value?.value ?? null }),
    save: ({ id, tariff }, body, version) => {
      const amount = body.value ?? 0
      return shownChange.apply({
        preview: () => api('GET /api/main/port/{id}/tariff/effect', { params: { id }, query: { value: amount } }),
        isEmpty: changesNoPrice,
        dialog: (effect, isAgain, onAnswer) => (
          <EffectDialog isAgain={isAgain} onAnswer={onAnswer}>
            <PriceEffectView
              effect={effect}
              kind="TARIFF"
              exportPath={`/api/main/port/${id}/tariff/effect/export?value=${amount}`}
            />
          </EffectDialog>
        ),
        save: async ({ shown }) => {
          const given = { value: amount, currency: 'USD', ...start.current, shown } as const
          const params = { id: tariff.productId }
          const saved = await api('PUT /api/main/product/{id}/tariff', { params, body: given, version })
          setTyped('')
          onSaved()
          const { recordedTariffId } = saved
          show({ text: t.tariffSet, undo: value && recordedTariffId ? () => undo(saved, recordedTariffId) : undefined })
        },
      })
    },
  })
  return (
    <Panel id="tariff" title={t.tariff}>
      <p>{value ? <b className="figure">{t.tariffOf(value.value)}</b> : t.noTariff}</p>
      {undoView}
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
      {shownChange.view}
    </Panel>
  )
}
