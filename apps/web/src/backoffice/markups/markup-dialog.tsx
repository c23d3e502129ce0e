import type { Markup } from '@minato/contract/pricing'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { TextField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { FormError } from '../../forms/form-errors.ts'
import { instantIn } from '../../forms/local-time.ts'
import { NumberField } from '../../forms/office-fields.tsx'
import { faultsOf, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useDebounced } from '../../forms/use-debounced.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
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
  const t = useMarkupsTexts()
  const texts = useEffectsTexts()
  const { table } = useOfficeTexts()
  const [typed, setTyped] = useState('')
  const meant = numberOf(typed, 2)
  const percentage = faultsOf(RULES, { percentage: typed }).percentage === undefined ? (meant ?? undefined) : undefined
  const { effect, hasFailed, reload, isAgain, send } = useMarkupChange({ markup, percentage, onDone })
  const view = useRef<HTMLDivElement>(null)
  // Removes the message about waiting.
  useEffect(() => {
    const field = effect && view.current?.closest('form')?.elements.namedItem('percentage')
    if (field instanceof HTMLElement) field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [effect])
  return (
    <Dialog title={t.changeOf(name)} onClose={onClose} isForm footer="form">
      <Form isPart rules={RULES} submit={t.submit} send={send}>
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
        <div ref={view} className="join-plan" aria-live="polite" tabIndex={-1}>
          {percentage !== undefined && !effect && <p className="muted">{hasFailed ? t.failed : texts.looking}</p>}
          {hasFailed && (
            <button
              className="btn line"
              type="button"
              onClick={() => {
                void reload()
                // The focused button disappears.
                view.current?.focus()
              }}
            >
              {table.again}
            </button>
          )}
          {isAgain && (
            <p className="notice" role="alert">
              {texts.again}
            </p>
          )}
          {effect && percentage !== undefined && (
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

/** Previews a percentage after typing stops; `send` saves it with the effect that was shown. */
export function useMarkupChange({
  markup,
  percentage,
  onDone,
}: Pick<Props, 'markup' | 'onDone'> & { percentage: number | undefined }) {
  const { api } = useShell()
  const t = useMarkupsTexts()
  const params = { markupId: markup.id }
  // The percentage whose effect has changed since it was shown.
  const [changed, setChanged] = useState<number>()
  const settled = useDebounced(percentage, SOON_MS)
  const query = { percentage: String(percentage) as never }
  const ask = percentage !== undefined && settled === percentage ? { params, query } : undefined
  const read = useCall('GET /api/pricing/markup/{markupId}/effect', ask, { isReported: true })
  const { data: effect, hasFailed, reload } = read
  const send = async (values: Values, key: string): Promise<void> => {
    if (percentage === undefined || !effect) throw new FormError({ percentage: hasFailed ? t.failed : t.unseen })
    const effectiveTime = instantIn(values, 'effectiveTime') ?? null
    const body = { percentage, effectiveTime, shown: effect.shown }
    try {
      onDone(await api('POST /api/pricing/markup/{markupId}/value', { params, body, key }), percentage, effectiveTime)
    } catch (error) {
      if (!isNotShown(error)) throw error
      await reload()
      setChanged(percentage)
      throw new FormError({})
    }
  }
  return { effect, hasFailed, reload, isAgain: changed !== undefined && changed === percentage, send }
}
