import type { InsuranceRate } from '@minato/contract/settings'
import { useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { instantIn } from '../../forms/local-time.ts'
import { NumberField } from '../../forms/office-fields.tsx'
import { required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { EffectDialog } from '../effects/effect-dialog.tsx'
import { useEffectsTexts } from '../effects/effects-texts.ts'
import { changesNoPrice, PriceEffectView } from '../effects/price-effect-view.tsx'
import { useShownChange } from '../effects/use-shown-change.ts'
import { useUndo } from '../effects/use-undo.tsx'
import { Part } from '../layout/office-page.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const RULES = { percentage: [required, numeric(0, 20, 3)] }

/** The marine insurance rate with past and scheduled ones. */
export function InsuranceSection({ rates: given }: { rates: InsuranceRate[] }) {
  const { api, messages } = useShell()
  const { insurance: t } = useSettingsTexts()
  const { data: rates = given, reload } = useCall('GET /api/main/insurance-rate', {}, { initial: given })
  const [round, setRound] = useState(0)
  const shownChange = useShownChange()
  const { show, view } = useUndo()
  const { undone } = useEffectsTexts()
  const { format } = messages
  const at = rates.findIndex(({ isInForce }) => isInForce)
  const undo = async ({ id }: InsuranceRate): Promise<string> => {
    await api('PUT /api/main/insurance-rate/{id}/undo', { params: { id } })
    await reload()
    return undone
  }
  const send = (values: Values, key: string) => {
    const from = instantIn(values, 'validFrom')
    const percentage = numberOf(values['percentage'] ?? '', 3) ?? 0
    return shownChange.apply({
      preview: () => api('GET /api/main/insurance-rate/effect', { query: { percentage } }),
      isEmpty: changesNoPrice,
      dialog: (effect, isAgain, onAnswer) => (
        <EffectDialog isAgain={isAgain} onAnswer={onAnswer}>
          <PriceEffectView
            effect={effect}
            kind="INSURANCE"
            exportPath={`/api/main/insurance-rate/effect/export?percentage=${percentage}`}
          />
        </EffectDialog>
      ),
      save: async ({ shown }) => {
        const body = { percentage, ...(from && { validFrom: from }), shown }
        const rate = await api('POST /api/main/insurance-rate', { body, key })
        await reload()
        setRound(round + 1)
        show({ text: t.done, undo: () => undo(rate) })
      },
    })
  }
  return (
    <Part id="insurance" title={t.title} note={t.note}>
      {view}
      {rates.length === 0 && <p className="muted">{t.none}</p>}
      <ul className="lines">
        {rates.map((one, i) => (
          <li key={one.id}>
            <div>
              <b>{t.percent(format.number(one.percentage))}</b>{' '}
              <span className="small muted">{t.since(format.dateTime(one.validFrom))}</span>
            </div>
            <span className={one.isInForce ? 'good' : 'muted small'}>
              {one.isInForce ? t.inForce : at === -1 || i < at ? t.toCome : t.past}
            </span>
          </li>
        ))}
      </ul>
      <GuardedForm key={round} isPart rules={RULES} send={send} submit={t.submit}>
        <div className="fields">
          <NumberField name="percentage" label={t.rate} unit="%" decimals={3} />
          <div className="wide">
            <TextField name="validFrom" label={t.from} hint={t.fromHint} type="datetime-local" />
          </div>
        </div>
      </GuardedForm>
      {shownChange.view}
    </Part>
  )
}
