import type { PriceEffect } from '@minato/contract/change-effects'
import type { Markup } from '@minato/contract/pricing'
import { useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { instantIn } from '../../forms/local-time.ts'
import { NumberField } from '../../forms/office-fields.tsx'
import { faultsOf, required } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { PriceEffectView } from '../effects/price-effect-view.tsx'
import { useEffectsTexts } from '../effects/effects-texts.ts'
import { isNotShown } from '../effects/use-shown-change.ts'
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
  const texts = useEffectsTexts()
  const [isAgain, setAgain] = useState(false)
  const [typed, setTyped] = useState('')
  const meant = numberOf(typed, 2)
  const percentage = faultsOf(RULES, { percentage: typed }).percentage === undefined ? meant : undefined
  const { effect, reload } = useEffectOf(markup.id, percentage ?? undefined)
  return (
    <Dialog title={t.changeOf(name)} onClose={onClose} isForm footer="form">
      <Form
        isPart
        rules={RULES}
        submit={t.submit}
        send={async (values, key) => {
          const given = numberOf(values['percentage'] ?? '', 2) ?? 0
          const effectiveTime = instantIn(values, 'effectiveTime') ?? null
          const body = { percentage: given, effectiveTime, ...(effect && { shown: effect.shown }) }
          const params = { markupId: markup.id }
          try {
            const changed = await api('POST /api/pricing/markup/{markupId}/value', { params, body, key })
            onDone(changed, given, effectiveTime)
          } catch (error) {
            if (!isNotShown(error)) throw error
            await reload()
            setAgain(true)
            throw new FormError({})
          }
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
          {percentage !== undefined && !effect && <p className="muted">{texts.looking}</p>}
          {isAgain && (
            <p className="notice" role="alert">
              {texts.again}
            </p>
          )}
          {effect && percentage != null && (
            <PriceEffectView
              effect={effect}
              kind="MARKUP"
              exportPath={`/api/pricing/markup/${markup.id}/effect/export?percentage=${percentage}`}
            />
          )}
        </div>
      </Form>
    </Dialog>
  )
}

/** The preview of a percentage, after typing stops. */
function useEffectOf(
  markupId: string,
  percentage: number | undefined,
): { effect?: PriceEffect; reload(): Promise<void> } {
  const settled = useDebounced(percentage, SOON_MS)
  const query = { percentage: String(percentage) as never }
  const ask = percentage !== undefined && settled === percentage ? { params: { markupId }, query } : undefined
  const { data, reload } = useCall('GET /api/pricing/markup/{markupId}/effect', ask, { isReported: true })
  return { ...(data && { effect: data }), reload }
}
