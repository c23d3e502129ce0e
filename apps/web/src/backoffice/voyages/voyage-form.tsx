import type { Port } from '@minato/contract/ports'
import type { Voyage, VoyageFields } from '@minato/contract/voyages'
import { useState } from 'react'
import { ComboField } from '../../forms/combo-field.tsx'
import { TextField } from '../../forms/field.tsx'
import { useForm } from '../../forms/form.tsx'
import type { MergeField } from '../../forms/merge.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useShell } from '../../api/shell.ts'
import { Icon } from '../../ui/icons.tsx'
import { useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/voyages.css'

export const VOYAGE_RULES = {
  vessel: [required, atMost(120)],
  number: [required, atMost(60)],
  carrier: [atMost(120)],
  loadingPort: [required, atMost(120)],
  cutOff: [required],
  departure: [required],
}

const rowsIn = (values: Values): number[] =>
  Object.keys(values)
    .flatMap((key) => /^portCalls\.(\d+)\.portId$/.exec(key)?.[1] ?? [])
    .map(Number)

/** Empty rows are left out. */
export const fieldsIn = (values: Values): VoyageFields => ({
  vessel: values['vessel']?.trim() ?? '',
  number: values['number']?.trim() ?? '',
  carrier: values['carrier']?.trim() || null,
  loadingPort: values['loadingPort']?.trim() ?? '',
  cutOff: values['cutOff'] ?? '',
  departure: values['departure'] ?? '',
  portCalls: rowsIn(values).flatMap((row) => {
    const [portId = '', arrival = ''] = [values[`portCalls.${row}.portId`], values[`portCalls.${row}.arrival`]]
    return portId || arrival ? [{ portId, arrival }] : []
  }),
})
export const written = ({
  vessel,
  number,
  carrier,
  loadingPort,
  cutOff,
  departure,
  portCalls,
}: Voyage): VoyageFields => ({
  vessel,
  number,
  carrier,
  loadingPort,
  cutOff,
  departure,
  portCalls: portCalls.map(({ portId, arrival }) => ({ portId, arrival })),
})

/** Vessel, dates and ports of call, for creating and editing. */
export function VoyageInputs({ voyage, ports }: { voyage?: Voyage; ports: readonly Port[] }) {
  const t = useVoyagesTexts()
  const { restored } = useForm()
  const calls = voyage?.portCalls ?? []
  const [rows, setRows] = useState(() => {
    const kept = restored ? rowsIn(restored) : []
    return kept.length ? kept : calls.length ? calls.map((_, at) => at) : [0]
  })
  const line = (name: 'vessel' | 'number' | 'carrier' | 'loadingPort') => (
    <TextField name={name} label={t[name]} defaultValue={voyage?.[name] ?? ''} autoComplete="off" />
  )
  const options = ports.map(({ id, name, country }) => ({ id, text: name, note: country }))
  return (
    <>
      <div className="fields voyage-fields">
        {line('vessel')}
        {line('number')}
        {line('carrier')}
        {line('loadingPort')}
        <TextField name="cutOff" label={t.cutOff} hint={t.cutOffHint} type="date" defaultValue={voyage?.cutOff ?? ''} />
        <TextField name="departure" label={t.departure} type="date" defaultValue={voyage?.departure ?? ''} />
      </div>
      <fieldset className="field port-calls">
        <legend>{t.calls}</legend>
        <p className="hint">{t.callsHint}</p>
        {rows.map((row, at) => (
          <div key={row} className="port-call">
            <ComboField
              name={`portCalls.${row}.portId`}
              label={t.port(at + 1)}
              initial={calls[row]?.portId ?? ''}
              options={options}
            />
            <TextField
              name={`portCalls.${row}.arrival`}
              label={t.arrival(at + 1)}
              type="date"
              defaultValue={calls[row]?.arrival ?? ''}
            />
            <button
              className="btn line"
              type="button"
              aria-label={t.removeCall(at + 1)}
              title={t.removeCall(at + 1)}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            >
              <Icon name="close" small />
            </button>
          </div>
        ))}
        <button className="btn line" type="button" onClick={() => setRows([...rows, Math.max(-1, ...rows) + 1])}>
          {t.addCall}
        </button>
      </fieldset>
    </>
  )
}

/** The same fields for an edit conflict. */
export function useVoyageMergeFields(ports: readonly Port[]): MergeField[] {
  const { format } = useShell().messages
  const t = useVoyagesTexts()
  const day = (value: unknown) => format.date(String(value))
  const nameOf = (id: string) => ports.find((one) => one.id === id)?.name ?? id
  return [
    { key: 'vessel', label: t.vessel },
    { key: 'number', label: t.number },
    { key: 'carrier', label: t.carrier },
    { key: 'loadingPort', label: t.loadingPort },
    { key: 'cutOff', label: t.cutOff, text: day },
    { key: 'departure', label: t.departure, text: day },
    {
      key: 'portCalls',
      label: t.calls,
      text: (calls) =>
        (calls as VoyageFields['portCalls']).map(({ portId, arrival }) => t.call(nameOf(portId), arrival)).join(' · '),
    },
  ]
}
