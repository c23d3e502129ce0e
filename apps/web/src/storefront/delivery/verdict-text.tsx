import type { ImportRule } from '@minato/contract/import-rules'
import type { Verdict } from '@minato/domain/arrival-verdict'
import { useShell } from '../../api/shell.ts'
import { arrival as english } from '../../i18n/en/arrival.ts'
import { arrival as french } from '../../i18n/fr/arrival.ts'
import { textsFor } from '../../i18n/texts.ts'

const SIGNS = { ALLOWED: '✓', AT_RISK: '!', REFUSED: '✕', UNKNOWN: '?' } as const
/** The hosts of web addresses in a source; the whole text if there are none. */
function hostsOf(source: string): string {
  const hosts = [...source.matchAll(/(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?=[/\s;]|$)/gi)]
  return [...new Set(hosts.map(([, host]) => host))].join(', ') || source
}

export const useArrivalTexts = () => textsFor(useShell().locale, { en: english, fr: french }, 'arrival')

interface Props {
  verdict: Verdict<ImportRule>
  /** Name of the destination country. */
  country: string
}

/** The verdict in a few words. `isLong` has the days, for which the line of a card is too short. */
export function VerdictBadge({ verdict: { state, days }, country, isLong = false }: Props & { isLong?: boolean }) {
  const t = useArrivalTexts()
  const label = t.states[state](country, days)
  return (
    <span className={`verdict ${state.toLowerCase().replace('_', '-')}`} title={isLong ? undefined : label}>
      <i aria-hidden="true">{SIGNS[state]}</i> {isLong ? label : t.states[state](country, null)}
    </span>
  )
}

/** The verdict with reason, dates and sources. `window`: the expected arrival of a car that is ordered today. */
export function VerdictText({ verdict, country, window }: Props & { window?: { from: string; to: string } | null }) {
  const { locale } = useShell()
  const t = useArrivalTexts()
  const { state, reason, rules, lastDay, firstDay } = verdict
  const isShipment = rules[0]?.ageMoment === 'SHIPMENT'
  const limits = { country, lastDay, firstDay, isShipment }
  const isRuleChange = state === 'AT_RISK' && reason !== 'TOO_OLD' && reason !== 'TOO_NEW'
  return (
    <>
      <VerdictBadge verdict={verdict} country={country} isLong />
      <p className="small">
        {isRuleChange && `${t.ruleChanges(limits)} `}
        {reason ? t.reasons[reason](limits, state === 'REFUSED') : t.allowed(limits)}
      </p>
      <details className="small muted">
        <summary>{t.details}</summary>
        {window && state !== 'REFUSED' && <p>{t.window(window.from, window.to)}</p>}
        {rules.map(({ id, source, reviewedOn, noteEn, noteFr }) => (
          <p key={id}>
            {textsFor(locale, { en: noteEn, fr: noteFr })} {t.source(hostsOf(source), reviewedOn)}
          </p>
        ))}
        <p>{t.noGuarantee}</p>
      </details>
    </>
  )
}
