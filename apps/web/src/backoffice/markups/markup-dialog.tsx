import type { Markup, MarkupEffect } from '@minato/contract/pricing'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { instantIn } from '../../forms/local-time.ts'
import { NumberField } from '../../forms/office-fields.tsx'
import { faultsOf, required } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useMarkupsTexts } from './markups-texts.ts'

const RULES = { percentage: [required, numeric(-99.99, 1000, 2)] }
const SOON_MS = 250

interface Props {
  markup: Markup
  name: string
  onDone(changed: Markup, percentage: number, effectiveTime: string | null): void
  onClose(): void
}

/** Changes the markup of a body type, with a preview of the affected prices. */
export function MarkupDialog({ markup, name, onDone, onClose }: Props) {
  const { api } = useShell()
  const t = useMarkupsTexts()
  const [typed, setTyped] = useState('')
  const meant = numberOf(typed, 2)
  const percentage = faultsOf(RULES, { percentage: typed }).percentage === undefined ? meant : undefined
  const effect = useEffectOf(markup.id, percentage ?? undefined)
  return (
    <Dialog title={t.changeOf(name)} onClose={onClose} isForm footer="form">
      <Form
        isPart
        rules={RULES}
        submit={t.submit}
        send={async (values, key) => {
          const given = numberOf(values['percentage'] ?? '', 2) ?? 0
          const effectiveTime = instantIn(values, 'effectiveTime') ?? null
          const body = { percentage: given, effectiveTime }
          const changed = await api('POST /api/pricing/markup/{markupId}/value', {
            params: { markupId: markup.id },
            body,
            key,
          })
          onDone(changed, given, effectiveTime)
        }}
      >
        <div className="fields">
          <NumberField
            name="percentage"
            label={t.percentage}
            hint={t.percentageHint}
            unit="%"
            decimals={2}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="wide">
            <TextField name="effectiveTime" label={t.startField} hint={t.startHint} type="datetime-local" />
          </div>
        </div>
        <div className="join-plan" aria-live="polite">
          {percentage !== undefined && !effect && <p className="muted">{t.looking}</p>}
          {effect && <Effect effect={effect} />}
        </div>
      </Form>
    </Dialog>
  )
}

/** The preview of a percentage, after typing stops. */
function useEffectOf(markupId: string, percentage: number | undefined): MarkupEffect | undefined {
  const settled = useDebounced(percentage, SOON_MS)
  const query = { percentage: String(percentage) as never }
  const ask = percentage !== undefined && settled === percentage ? { params: { markupId }, query } : undefined
  return useCall('GET /api/pricing/markup/{markupId}/effect', ask, { isReported: true }).data
}

function Effect({ effect }: { effect: MarkupEffect }) {
  const { format } = useShell().messages
  const t = useMarkupsTexts()
  const { numberOfCar, numberOfVisibleCar, before, after, examples } = effect
  return (
    <>
      <p>
        <b>{t.moves(numberOfCar, numberOfVisibleCar)}</b> {examples.length > 0 && t.sum(before, after)}
      </p>
      {examples.length > 0 && (
        <table className="effect">
          <thead>
            <tr>
              <th>{t.example}</th>
              <th className="num">{t.before}</th>
              <th className="num">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((one) => (
              <tr key={one.id}>
                <td>
                  {one.name} <small className="muted">REF {one.reference}</small>
                </td>
                <td className="num">{format.money(one.before)}</td>
                <td className="num">
                  <b>{format.money(one.after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
