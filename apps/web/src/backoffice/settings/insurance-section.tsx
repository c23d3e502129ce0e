import type { InsuranceRate } from '@minato/contract/settings'
import { useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import { GuardedForm } from '../../forms/guarded-form.tsx'
import { instantIn } from '../../forms/local-time.ts'
import { NumberField } from '../../forms/office-fields.tsx'
import { required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { Part } from '../layout/office-page.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const RULES = { percentage: [required, numeric(0, 20, 3)] }

/** The marine insurance rate with past and scheduled ones. */
export function InsuranceSection({ rates: given }: { rates: InsuranceRate[] }) {
  const { api, messages } = useShell()
  const { insurance: t } = useSettingsTexts()
  const { data: rates = given, reload } = useCall('GET /api/main/insurance-rate', {}, { initial: given })
  const [round, setRound] = useState(0)
  const { format } = messages
  const at = rates.findIndex(({ isInForce }) => isInForce)
  const send = async (values: Values, key: string) => {
    const from = instantIn(values, 'validFrom')
    const body = { percentage: numberOf(values['percentage'] ?? '', 3) ?? 0, ...(from && { validFrom: from }) }
    await api('POST /api/main/insurance-rate', { body, key })
    await reload()
    setRound(round + 1)
    notify({ isError: false, title: t.done, lines: [] })
  }
  return (
    <Part id="insurance" title={t.title} note={t.note}>
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
    </Part>
  )
}
