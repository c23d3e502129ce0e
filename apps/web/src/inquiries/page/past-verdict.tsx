import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { dayInJapan } from '@minato/domain/moments'
import { useId, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { pastVerdict as english } from '../../i18n/en/past-verdict.ts'
import { pastVerdict as french } from '../../i18n/fr/past-verdict.ts'
import { VerdictText } from '../../storefront/delivery/verdict-text.tsx'
import { useCountryName } from '../country-name.ts'
import { textsFor } from '../../i18n/texts.ts'

/** The focusable summary to which the event log links. */
export const PAST_VERDICT_ID = 'past-verdict'

/** `press`: counts the presses of links, each of which opens the panel anew. */
export interface ShownVerdict {
  at: string
  press: number
}

/** The end of a day in Japan. */
const endOf = (day: string): string => `${day}T23:59:59.999+09:00`

interface Props {
  inquiry: Inquiry
  /** The moment to begin with; undefined: closed, without a day. */
  at: string | undefined
}

/** The import verdict by the rules and shipping data that were on file on a past day (TRU-06). */
export function PastVerdict({ inquiry: { id, createdAt }, at: chosen }: Props) {
  const { locale, messages } = useShell()
  const t = textsFor(locale, { en: english, fr: french }, 'pastVerdict')
  const countryName = useCountryName(locale)
  const fieldId = useId()
  const [day, setDay] = useState(() => (chosen === undefined ? '' : dayInJapan(chosen)))
  const [today] = useState(() => dayInJapan(new Date().toISOString()))
  const first = dayInJapan(createdAt)
  const isPast = day >= first && day <= today
  const at = day === today ? {} : { at: endOf(day) }
  const {
    data: verdict,
    hasFailed,
    reload,
  } = useCall('GET /api/main/inquiry/{id}/arrival-verdict', isPast ? { params: { id }, query: at } : undefined)
  return (
    <details className="small" open={chosen !== undefined}>
      <summary id={PAST_VERDICT_ID}>{t.open}</summary>
      <div className="field">
        <label htmlFor={fieldId}>{t.day}</label>
        <input
          id={fieldId}
          className="in"
          type="date"
          value={day}
          min={first}
          max={today}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div aria-live="polite">
        {day !== '' && !isPast && <p className="muted">{t.outOfRange}</p>}
        {isPast && !verdict && !hasFailed && <p className="muted">{messages.loading}</p>}
        {isPast && hasFailed && (
          <p className="row">
            {t.failed}
            <button className="btn line" type="button" onClick={() => void reload()}>
              {t.again}
            </button>
          </p>
        )}
        {isPast && verdict && (
          <>
            <p>
              <b>{t.title(day)}</b>
            </p>
            <VerdictText verdict={verdict} country={countryName(verdict.country)} window={null} />
            <ul>
              {verdict.rules.map(({ id: ruleId, version, recordedAt }) => (
                <li key={ruleId}>{t.rule(version, recordedAt)}</li>
              ))}
              {verdict.arrivalBasis && <li>{t[verdict.arrivalBasis]}</li>}
              <li>{t.car}</li>
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
